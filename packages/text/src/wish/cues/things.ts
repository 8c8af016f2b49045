import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded statement says when a thing or somebody other than writer and reader begins, comes or is due. */
export function tellsOfThing(folded: string, language: Language): boolean {
  return things[language].test(folded)
}

const things: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(the|our|my|your|his|her|their|this|next) ~2 (parcel|package|delivery|order|concert|show|film|movie|play|match|game|exam|exams|test|quiz|party|course|class|newsletter|magazine|version|release|update|offer|sale|contract|lease|invoice|bill|plumber|electrician|builders|painter|decorator|gardener|cleaner|sweep|server|website|survey|results|festival|exhibition|fair|market|wedding|funeral|birthday|anniversary|holidays|term|semester|season|strike|registration|premiere|race|tournament) ~2 (is|are|starts|start|begins|begin|ends|end|finishes|takes|goes|comes|come|coming|appears|arrives|arrive|runs|lasts|expires|closes|opens)|(kids|children|boys|girls|pupils) ~1 (have|are) ~1 (holiday|holidays|off|school)',
  ),
  de: matchPhrases(
    '(der|die|das|unser|unsere|mein|meine|dein|deine|ihr|ihre|euer|eure) ~2 (paket|sendung|lieferung|bestellung|konzert|film|spiel|prufung|klausur|test|feier|party|fest|kurs|unterricht|newsletter|heft|version|update|angebot|vertrag|mietvertrag|rechnung|klempner|elektriker|handwerker|maler|schornsteinfeger|gartner|server|webseite|ausstellung|messe|markt|hochzeit|beerdigung|geburtstag|ferien|semester|streik|anmeldung|premiere|rennen|turnier) (ist|sind|wird|beginnt|beginnen|fangt|startet|starten|endet|enden|findet|finden|geht|gehen|erscheint|erscheinen|kommt|kommen|soll|sollen|sollte|gilt|lauft|steht)|kinder haben ~5 (ferien|frei|schulfrei)',
  ),
  fr: matchPhrases(
    '(le|la|les|l|notre|nos|mon|ma|mes|ton|ta|tes|votre|vos|son|sa|ses) ~1 (colis|paquet|livraison|commande|concert|spectacle|film|match|examen|controle|fete|cours|newsletter|numero|version|offre|promotion|contrat|bail|facture|plombier|electricien|peintre|jardinier|ramoneur|serveur|site|exposition|salon|foire|mariage|enterrement|anniversaire|vacances|semestre|greve|inscription|premiere|course|tournoi) (est|sont|sera|commence|commencent|debute|debutent|finit|finissent|se termine|a lieu|ont lieu|part|partent|sort|sortent|parait|vient|arrive|arrivent|devrait|doit|court|dure|tombe)|enfants (sont|ont) ~2 (vacances|conge)',
  ),
  es: matchPhrases(
    '(el|la|los|las|nuestro|nuestra|mi|mis|tu|tus|su|sus) ~1 (paquete|envio|entrega|pedido|concierto|espectaculo|pelicula|partido|examen|fiesta|curso|boletin|newsletter|revista|version|oferta|contrato|factura|fontanero|electricista|pintor|jardinero|servidor|web|exposicion|feria|boda|funeral|cumpleanos|vacaciones|semestre|huelga|inscripcion|estreno|carrera|torneo) (es|son|sera|seran|empieza|empiezan|comienza|comienzan|termina|terminan|acaba|vence|sale|salen|viene|llega|llegan|deberia|tiene que|debe|dura|vale)|(ninos|hijos|chicos) (tienen|estan) ~1 (vacaciones|fiesta)',
  ),
  it: matchPhrases(
    '(il|lo|la|l|i|gli|le|nostro|nostra|mio|mia|tuo|tua|suo|sua) ~1 (pacco|spedizione|consegna|ordine|concerto|spettacolo|film|partita|esame|verifica|festa|corso|newsletter|numero|versione|offerta|contratto|fattura|idraulico|elettricista|imbianchino|giardiniere|spazzacamino|server|sito|mostra|fiera|matrimonio|funerale|compleanno|vacanze|semestre|sciopero|iscrizione|prima|gara|torneo) (e|sono|sara|saranno|comincia|cominciano|inizia|iniziano|finisce|scade|scadono|esce|escono|viene|arriva|arrivano|dovrebbe|deve|dura|vale|si tiene)|(bambini|figli|ragazzi) (sono|hanno) ~1 (vacanza|vacanze)',
  ),
}
