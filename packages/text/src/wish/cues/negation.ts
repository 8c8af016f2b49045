import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a clause denies what it says of a time that it limits, from folded text: `before ten I am no use to anyone`. */
export function denies(folded: string, language: Language): boolean {
  return denials[language].test(folded) && !harmless[language].test(folded)
}

const denials: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'never|nobody|no one|noone|nothing|hardly|rarely|cannot|cant|dont|wont|(do|does|is|are|am|can|could|will|would|should|m|re|s) ~1 (not|never)|(don|doesn|isn|aren|won|wouldn|couldn|can) t|no (use|good|human|way|chance|point|earthly)',
  ),
  de: matchPhrases('nicht|nie|niemals|niemand|niemanden|keiner|keinen|keine|kein|nichts|nix|kaum'),
  fr: matchPhrases('(ne|n) ~4 (pas|plus|rien|personne|jamais|guere|aucun|aucune)|personne|jamais|pas'),
  es: matchPhrases('no|nunca|nadie|nada|tampoco|apenas'),
  it: matchPhrases('non|nessuno|niente|nulla|mai'),
}

/** Nothing stands in the way, or the clause sets a condition. */
const harmless: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(not a|no|never a) (problem|trouble|bother|issue)|(don t|not|doesn t) ~1 (mind|matter|hesitate|need|have|worry|forget)|nothing ~2 (on|planned|in the way|against)|not only|if|why|(not|no) ~1 (later|earlier|before|after|until)',
  ),
  de: matchPhrases(
    '(kein|keine) (problem|thema|hindernis|termine|termin|verpflichtungen|umstande)|macht ~2 nichts|(nichts|nix) ~3 (vor|dagegen|im weg|geplant)|nicht nur|wenn|falls|ob|brauch*|(nicht|nichts|nie) (vor|nach|bis|spater|fruher)|egal|mussen ~4 nicht|muss ~4 nicht',
  ),
  fr: matchPhrases(
    '(pas|aucun) ~1 (probleme|souci|obligation|besoin)|rien ~2 (de prevu|contre|au programme)|n hesitez|n importe|si|pas (avant|apres|plus tard)|(ai|avons) ~1 rien',
  ),
  es: matchPhrases(
    '(ningun|no hay) (problema|inconveniente)|no ~1 (importa|molesta|necesito|hace falta|tengo nada)|no solo|si|no (antes|despues|mas tarde)',
  ),
  it: matchPhrases(
    '(nessun|non c e) (problema|impegno)|non ~1 (importa|disturba|serve|occorre)|non ~2 (niente|nulla|impegni)|non solo|se|non (prima|dopo|oltre|piu tardi)',
  ),
}

/** Whether a clause says of a thing when it will be there: `the paper won't be in stock before February`. */
export function speaksOfThing(folded: string, language: Language): boolean {
  return things[language].test(folded) && !people[language].test(folded)
}

const things: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(the|our|your|my|these|those) ~5 (is|are|won|will|isn|aren) ~3 (available|in stock|ready|delivered|finished|printed|dry|complete|arrive)',
  ),
  de: matchPhrases(
    '(der|die|das|den|unser|unsere|mein|meine|ihr|ihre) ~9 (lieferbar|verfugbar|fertig|druckreif|vorratig|geliefert|trocken|gedruckt|fertiggestellt)',
  ),
  fr: matchPhrases(
    '(le|la|les|l|nos|notre|mon|ma|mes|vos|votre) ~5 (est|sont|sera|seront) ~3 (disponible*|pret|prets|prete|pretes|livre*|termine*|imprime*|sec|sechee)',
  ),
  es: matchPhrases(
    '(el|la|los|las|nuestro|nuestra|mi|mis|su|sus) ~5 (esta|estan|estara|estaran) ~2 (disponible*|list*|entregad*|terminad*|impres*|sec*)',
  ),
  it: matchPhrases(
    '(il|la|lo|l|i|gli|le|nostro|nostra|suo|sua) ~5 (e|sono|sara|saranno) ~2 (disponibil*|pront*|consegnat*|finit*|stampat*|asciutt*)',
  ),
}

const people: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'i|we|he|she|they|boss|manager|director|colleague*|partner|husband|wife|team|doctor|daughter|son|mother|father|office|studio|shop|room',
  ),
  de: matchPhrases(
    'ich|wir|er|chef*|leiter*|kolleg*|partner*|mann|frau|herr|team|doktor|arzt|arztin|tochter|sohn|mutter|vater|buro|atelier|praxis|raum',
  ),
  fr: matchPhrases(
    'je|nous|il|elle|on|chef*|direct*|colleg*|associe*|mari|femme|equipe|docteur|fille|fils|mere|pere|bureau|atelier|cabinet|salle',
  ),
  es: matchPhrases(
    'yo|nosotros|jef*|direct*|companer*|soci*|marido|mujer|equipo|doctor*|hij*|madre|padre|oficina|estudio|consulta|sala',
  ),
  it: matchPhrases(
    'io|noi|cap*|dirett*|colleg*|soci*|marito|moglie|squadra|dottor*|figli*|madre|padre|ufficio|studio|sala',
  ),
}
