import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded question asks for a fact, and not for time: `Who was the plumber you had last year?` */
export function asksForFact(folded: string, language: Language): boolean {
  return facts[language].test(folded)
}

const facts: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(who|what|which|where|whose) ~3 (was|were|did|had)|(do|would|did) you ~2 (still|happen to) (have|know|remember) (the|his|her|their|that|a|an|where|who|which)|(do|would) you (know|remember|recall) (who|where|what|which|how|the|his|her)|(which|what) (size|version|colour|color|number|name|address|brand|model)|how (many|much|old|big|far)',
  ),
  de: matchPhrases(
    '(wer|was|welche*|wo|woher|wie) ~5 (war|waren|hatte|hattet|hatten|hattest|hiess|gewesen)|(hast|habt|haben) (du|ihr|sie) ~1 (noch|zufallig) ~1 (die|den|das|eine|einen|ein)|(weisst|wisst|wissen|kennst|kennt|kennen) (du|ihr|sie)|(welche|was fur) ~1 (grosse|nummer|farbe|version|adresse|marke|schuhgrosse|telefonnummer)|wie (viele|gross|heisst|alt|teuer|weit)',
  ),
  fr: matchPhrases(
    '(qui|quel*|ou|comment|quoi) ~6 (etait|etaient|avait|avaient|aviez|avais|avez eu|as eu)|(as|avez|aurais|auriez) (tu|vous) (encore|toujours|par hasard) ~1 (le|la|les|l|un|une)|(connais|connaissez|sais|savez) (tu|vous)|(tu|vous) (connais|connaissez|sais|savez|souviens|souvenez) (qui|ou|comment|combien|le|la)|quelle (taille|pointure|version|couleur|adresse|marque|reference)|quel (numero|modele)|combien',
  ),
  es: matchPhrases(
    '(quien|que|cual|donde|como) ~5 (era|eran|fue|fueron|tuvisteis|tuvo|tuviste|habia|llamaba)|(tienes|tiene|teneis) ~1 (aun|todavia|por casualidad) (el|la|los|las|un|una)|(sabes|sabe|sabeis|recuerdas|recuerda|conoces|conoce) (quien|donde|como|cuanto|el|la|a)|que ~2 (talla|numero|color|version|direccion|marca|modelo)|cuant*',
  ),
  it: matchPhrases(
    '(chi|quale|che|cosa|dove|come) ~6 (era|erano|fu|avete avuto|aveva|avevate|chiamava)|(hai|ha|avete) (ancora|per caso) ~1 (il|la|lo|l|i|gli|le|un|una)|(sai|sa|sapete|ricordi|ricorda|conosci|conosce) (chi|dove|come|quanto|il|la)|che ~1 (taglia|numero|colore|versione|indirizzo|marca|modello)|quant*',
  ),
}

/** Whether a folded sentence says what somebody may or should do, whoever that is: `Anyone who is ill can ring the office`. */
export function speaksOfAnyone(folded: string, language: Language): boolean {
  return anyone[language].test(folded)
}

const anyone: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(anyone|anybody|whoever|everyone|everybody|those|people|residents|tenants|members|parents|visitors|customers) ~1 (who|with|wanting|wishing|needing|having)',
  ),
  de: matchPhrases(
    '(wer|alle die|diejenigen|jeder der|alle , die) ~9 (kann|konnen|meldet|melden|wendet|wenden|soll|sollte|mochte|darf|moge|bitte)|(mieter|bewohner|eltern|mitglieder|kunden|besucher) , die',
  ),
  fr: matchPhrases(
    '(ceux|celles|quiconque|toute personne|toutes les personnes|les personnes|les residents|les locataires|les parents|les membres) ~1 (qui|souhaitant|ayant|desirant|en)|que (ceux|celles) qui',
  ),
  es: matchPhrases(
    '(quien|quienes|los que|las que|el que|la que|toda persona que|las personas que|los vecinos que|los padres que) ~5 (pueden|puede|podra|podran|deben|debe|lo diga|que avise|que llame|que escriba|contacte)|(quien|quienes) (tenga|tengan|quiera|quieran|necesite|necesiten|desee|deseen)',
  ),
  it: matchPhrases(
    '(chi|chiunque|coloro|tutti quelli|i condomini|le persone|i genitori|i soci) ~1 (che)? ~1 (ha|avesse|abbia|hanno|vuole|volesse|desidera|desiderasse|necessita|avessero|puo|vogliono)',
  ),
}

/** Whether the words of a folded sentence that could say what suits say how somebody is or where they go: `both are well`. */
export function fitsNothing(folded: string, language: Language): boolean {
  return well[language].test(folded)
}

const well: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(is|are|am|re|s|doing) (doing|both|all|very|quite)? well|(keep|leave|kept) ~2 (free|clear)|free (entry|admission|of charge)|(entry|admission) ~1 free',
  ),
  de: matchPhrases(
    'geht (es|s) (ihm|ihr|ihnen|beiden|allen|mir|uns)? (wieder|sehr|schon|ganz|allen|so weit)? (gut|besser|prima|bestens)|(geht|gehen) ~6 (ins|ans|an die|in die|schwimmen|wandern|einkaufen|essen|zum (arzt|sport|training|bahnhof|spiel|turnier|strand|see))|(halten|halte|lassen|lass|haltet) ~3 frei|eintritt ~2 frei',
  ),
  fr: matchPhrases(
    '(tout|monde|elle|il|bebe|maman|papa|deux) ~1 (va|vont) ~1 (bien|mieux)|(se porte|se portent) ~1 bien|(laisser|laissez|laisse|garder|gardez) ~2 libre|entree libre',
  ),
  es: matchPhrases(
    '(los dos|las dos|ambos|ambas|todos|madre|bebe|nino|nina) (esta|estan|estamos) ~1 bien|(se encuentra|se encuentran) bien|todo (va|esta)? bien|(deje*|dejar*|deja|mantener*) ~2 libre|entrada libre',
  ),
  it: matchPhrases(
    '(stanno|stiamo) (tutti|molto|tutte)? (bene|meglio)|tutto (bene|a posto|procede)|(lasci|lascia|lasciare|tenere|tenga|tieni) ~2 liber*|ingresso libero',
  ),
}

/** Whether a folded sentence speaks of a thing or an event, and of no person: `the lift is out of order on …`. */
export function speaksOfEvent(folded: string, firstTime: number, language: Language): boolean {
  const opening = things.exec(folded)?.[0] ?? ''
  const isOfThing = (opening !== '' && firstTime >= opening.length) || happens[language].test(folded)
  return isOfThing && !persons[language].test(folded)
}

const happens: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'starts|begins|ends|finishes|arrives|departs|opens|closes|leaves|arrive|depart|runs|lasts|works',
  ),
  de: matchPhrases(
    'beginnt|endet|startet|offnet|schliesst|beginnen|enden|starten|dauert|dauern|fahrt|fahren|lauft|laufen|arbeitet|arbeiten',
  ),
  fr: matchPhrases(
    'commence|commencent|finit|finissent|termine|terminent|arrive|arrivent|part|partent|ouvre|ouvrent|ferme|ferment|dure|durent|travaille|travaillent',
  ),
  es: matchPhrases(
    'empieza|empiezan|comienza|comienzan|termina|terminan|acaba|acaban|llega|llegan|sale|salen|abre|abren|cierra|cierran|dura|duran|trabaja|trabajan',
  ),
  it: matchPhrases(
    'inizia|iniziano|comincia|cominciano|finisce|finiscono|arriva|arrivano|parte|partono|apre|aprono|chiude|chiudono|dura|durano|lavora|lavorano',
  ),
}

const things = /^(?:the |der |die |das |le |la |les |l'|el |los |las |il |lo |i |gli )[a-z]{3,30}(?= )/

const persons: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('i|we|me|us|you|your|yours|my|our|ours'),
  de: matchPhrases('ich|wir|mir|mich|uns|sie|ihnen|ihr*|dir|dich|du|dein*|euch|euer|eure*|mein*|unser*'),
  fr: matchPhrases('je|j|nous|on|vous|tu|me|m|moi|te|t|toi|votre|vos|notre|nos|mon|ma|mes|ton|ta|tes'),
  es: matchPhrases(
    'yo|me|te|le|nos|os|usted*|mi|mis|su|sus|tu|tus|nuestr*|vuestr*|puedo|podemos|puede|estoy|estamos|tengo|tenemos|voy|vamos',
  ),
  it: matchPhrases(
    'io|mi|ti|ci|vi|lei|me|te|mio|mia|suo|sua|tuo|tua|nostr*|vostr*|posso|possiamo|puo|sono|siamo|ho|abbiamo|vado|andiamo',
  ),
}

/** Whether a folded sentence says what its writer needs a thing for: `I need them for the talk with the board`. */
export function needsThing(folded: string, language: Language): boolean {
  return needed[language].test(folded)
}

const needed: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(need|want|use|using) (it|them|this|that|those|these) ~1 (for|at|in|to prepare)'),
  de: matchPhrases(
    '(brauche|brauchen|brauch|benotige|benotigen) (ich|wir)? (es|ihn|das|die|diese) ~3 (fur|zum|zur)',
  ),
  fr: matchPhrases('(en ai|en avons|en aurais) besoin pour|il (me|nous) (le|la|les) faut ~1 pour'),
  es: matchPhrases('(lo|la|los|las) (necesito|necesitamos) ~1 para|(me|nos) (hace|hacen) falta para'),
  it: matchPhrases('(mi|ci) (serve|servono) per|ne (ho|abbiamo) bisogno per'),
}

/** Whether a folded question is about what was done or said: `Could you tell me when the parcel arrived?` */
export function asksAboutPast(folded: string, language: Language): boolean {
  return past[language].test(folded)
}

const past: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'when (the|it|he|she|they|that|this|my|your) ~3 (arrived|came|was|were|did|happened|started|left|went|got|ended|took)|(i|we) (said|told|wrote|answered)',
  ),
  de: matchPhrases(
    'wann ~5 (gekommen|angekommen|passiert|geliefert|losgegangen|gegangen|eingetroffen|stattfand|ankam|kam)|(habe|haben) ~5 (gesagt|geschrieben|geantwortet|angegeben)',
  ),
  fr: matchPhrases(
    'quand ~4 (est|a|sont|ont) ~1 (arriv*|parti*|ete|eu|commence|fini)|(j ai|avons) ~1 (dit|ecrit|repondu|indique)',
  ),
  es: matchPhrases('cuando ~2 (llego|llegaron|vino|paso|salio|empezo|termino)|(dije|dijimos|escribi|puse)'),
  it: matchPhrases(
    'quando ~1 (e|sono|ha|hanno) (arrivat*|stat*|uscit*|partit*|successo|cominciato|finito)|(ho|abbiamo) ~1 (detto|scritto|risposto|indicato)',
  ),
}
