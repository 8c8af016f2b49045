import type { Language } from '../language.ts'
import { things } from '../kinds/things.ts'
import { foldText } from '../wish/tokens.ts'

/**
 * What a point is about, in a word or two of its own: the first noun of a German one, elsewhere the first of some
 * hundred things that mails ask about. Null where it has none.
 */
export function topicOf(text: string, language: Language): string | null {
  const words = [...text.slice(0, longest_read).matchAll(word)].map(([found]) => found)
  const named = language === 'de' ? germanNoun(words) : knownNoun(words, language)
  if (named === undefined) return null
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}`
}

/** A document rather than what it is for: `for the booking we need the list`. */
function knownNoun(words: readonly string[], language: Known): string | undefined {
  const folded = words.map((one) => foldText(one))
  const document = folded.findIndex((one) => documents[language].has(one))
  return words[document < 0 ? folded.findIndex((one) => others[language].has(one)) : document]
}

const longest_read = 400
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** `Entwurf der Betriebsvereinbarung` with what it is of; nouns have a capital letter, and so has the first word. */
function germanNoun(words: readonly string[]): string | undefined {
  const place = words.findIndex(
    (one, at) => at > 0 && isNoun(one, words[at - 1] ?? '') && !saysWhen(words.slice(0, at)),
  )
  const noun = words[place]
  const [of = '', whom = ''] = words.slice(place + 1, place + 3)
  return noun !== undefined && /^(?:der|des)$/u.test(of) && isNoun(whom, of) ? `${noun} ${of} ${whom}` : noun
}

/** `Bis zur nächsten Sitzung` tells when, and not what. */
function saysWhen(before: readonly string[]): boolean {
  return when.test(before.slice(-most_words_of_when).join(' ').toLowerCase())
}

const most_words_of_when = 3
const when =
  /(?:^| )(?:bis|nach|seit|ab)(?: (?:zum|zur|zu|der|dem|den))?(?: \p{Ll}+n)?$|(?:^| )vor (?:der|dem|den)$|nächste[nrm]?$/u

function isNoun(one: string, before: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}/u.test(one) && !no_topic.test(one) && !/^(?:Herrn?|Frau|Dr)$/u.test(before)
}

/** Pronouns of address, times, and what any answer is. */
const no_topic =
  /^(?:Sie|Ihnen|Ihr\p{L}*|Du|Dir|Dich|Dein\p{L}*|Euch|Euer\p{L}*|Eur\p{L}*|Uhr|Herrn?|Frau|Bescheid|Antwort|Rückmeldung|Info|Nachricht|Bitte|Frage|Fragen|Punkt|Punkte|Sache|Ding|Ende|Anfang|Mitte|Mal|Moment|Woche\p{L}*|Tage?|Tagen|Monat\p{L}*|Jahr\p{L}*|Stunde\p{L}*|Minute\p{L}*|Morgen|Vormittag|Mittag|Nachmittag|Abend|Nacht|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Dank|Grüße?|Zeit|Euro|Prozent)$/u

type Known = Exclude<Language, 'de'>

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split('|').filter((one) => !one.includes(' ') && !verbs.has(one)))
}

/** `Ada drafts the letter` */
const verbs: ReadonlySet<string> = new Set([
  'drafts',
  'copies',
  'plans',
  'forms',
  'files',
  'comments',
  'scans',
])

const documents: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: setOf(things.en.slice(1, -1)),
  fr: setOf(things.fr.slice(1, -1)),
  es: setOf(things.es.slice(1, -1)),
  it: setOf(things.it.slice(1, -1)),
}

const others: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: setOf(
    'letter|letters|room|rooms|hall|key|keys|price|prices|delivery|invoice|invoices|quote|quotes|quotation|offer|order|address|participants|guests|children|menu|food|drinks|cake|allergies|payment|deposit|insurance|policy|badge|laptop|computer|phone|booking|reservation|rate|fee|fees|trailer|boat|boats|equipment|heating|parking|car|bus|hotel|accommodation|catering|chairs|tables|dog|bed|beds|arrival|departure|damage|repair|warranty|account|certificate|probation|holiday|holidays|report|minutes|names|name|size|colour|material|quantity|number|office|school|trip|flight|theatre|shift|shifts|overtime|bonus|salary|application|position|interview|training|course|lift|door|garden|wall|roof|kitchen|bathroom|pump|machine|machines|printer|access|password|signature|tools|shirts|uniforms',
  ),
  fr: setOf(
    'salle|salles|piece|pieces|cle|cles|prix|tarif|livraison|facture|factures|devis|offre|commande|adresse|participants|invites|enfants|menu|repas|boissons|gateau|allergies|paiement|acompte|caution|assurance|badge|ordinateur|telephone|reservation|remorque|bateau|bateaux|materiel|chauffage|parking|voiture|car|hotel|hebergement|traiteur|chaises|tables|chien|lit|lits|arrivee|depart|degats|reparation|garantie|compte|rapport|noms|nom|taille|couleur|quantite|nombre|bureau|ecole|voyage|vol|candidature|poste|entretien|formation|cours|ascenseur|porte|jardin|mur|toit|cuisine|pompe|machine|machines|imprimante|acces|signature|dimensions|budget|grains|formule|loyer|charges|travaux',
  ),
  es: setOf(
    'sala|salas|habitacion|habitaciones|llave|llaves|precio|precios|tarifa|entrega|entregas|factura|facturas|presupuesto|oferta|pedido|direccion|participantes|invitados|ninos|menu|comida|bebidas|tarta|alergias|pago|senal|fianza|seguro|tarjeta|ordenador|telefono|reserva|remolque|barco|barcos|material|calefaccion|aparcamiento|coche|autobus|hotel|alojamiento|sillas|mesas|perra|perro|cama|camas|llegada|salida|danos|reparacion|garantia|cuenta|informe|nombres|nombre|talla|color|cantidad|numero|oficina|colegio|viaje|vuelo|candidatura|puesto|entrevista|formacion|curso|ascensor|puerta|jardin|pared|tejado|cocina|bomba|maquina|maquinas|impresora|acceso|firma|medidas|autorizacion|alquiler|obras|vegetarianos',
  ),
  it: setOf(
    'sala|sale|camera|camere|stanza|stanze|chiave|chiavi|prezzo|prezzi|tariffa|consegna|fattura|fatture|preventivo|offerta|ordine|indirizzo|partecipanti|ospiti|bambini|menu|cibo|bevande|torta|allergie|pagamento|acconto|caparra|assicurazione|badge|computer|telefono|prenotazione|rimorchio|barca|barche|materiale|riscaldamento|parcheggio|auto|pullman|hotel|alloggio|catering|sedie|tavoli|cane|letto|letti|arrivo|partenza|danni|riparazione|garanzia|conto|relazione|rapporto|verbale|nomi|nome|taglia|colore|quantita|numero|ufficio|scuola|viaggio|volo|candidatura|posto|colloquio|formazione|corso|ascensore|porta|giardino|muro|tetto|cucina|pompa|macchina|macchine|stampante|accesso|firma|misure|autorizzazione|affitto|lavori|penale|montacarichi|spedizioni',
  ),
}
