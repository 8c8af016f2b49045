import { filtered } from '../literal-filter.ts'
/** The names of sums, last days, times and places, as rows of a form have them. */
const label =
  /^(?:(?:invoice|bill|rechnung|facture|factura|recibo|fattura)(?: (?:no\.?|number|nr\.?|n°|n\.?º?|número|numéro|numero))?|rechnungs-?(?:nummer|nr\.?)|(?:total|amount|balance|sum|price)(?: due| payable| outstanding| total)?|outstanding(?: amount)?|(?:grand |open )total|due(?: date| by| on)?|deadline|pay(?:able)? by|payment due|pick-?up(?: by| until| from| point)?|collect (?:by|from)|valid until|expires(?: on)?|(?:collection|pick-?up|access|door) code|next (?:attempt|try|debit)|(?:expected |estimated )?delivery(?: date)?|location|place|venue|where(?: to (?:collect|pick (?:it|them) up))?|when|(?:collection|pick-?up) (?:address|place)|collect (?:it )?at|(?:offener |fälliger |zu zahlender )?betrag|(?:gesamt|rechnungs|rest|zahl)betrag|(?:gesamt)?summe|fällig(?: am| bis)?|fälligkeit(?:sdatum)?|zahlbar bis|zahlungsziel|frist|abholcode|türcode|nächster (?:versuch|einzug)|liefertermin|(?:voraussichtliche )?lieferung|abhol(?:ort|adresse|stelle)|(?:wo )?abholen(?: bei| in)?|abhol(?:bereit|frist|ung)(?: bis| ab)?|(?:treffpunkt|ort)|wo|wann|termin|gültig bis|montant(?: ttc| dû| total| à payer| à régler)?|(?:total|solde)(?: ttc| dû| à payer)?|échéance|date (?:limite|d[’']échéance)|à (?:régler|payer) avant(?: le)?|code (?:de retrait|d[’']accès)|prochaine? (?:tentative|prélèvement)|(?:date de )?livraison(?: prévue)?|lieu(?: de retrait)?|adresse de retrait|où (?:le |la |les )?retirer|point de retrait|où|quand|valable jusqu[’']au|importe(?: total| pendiente| a pagar)?|total a pagar|saldo(?: pendiente)?|vencimiento|fecha (?:límite|de vencimiento)|plazo|código (?:de recogida|de acceso)|próximo (?:intento|cargo)|(?:fecha de )?entrega(?: prevista)?|(?:punto|lugar|dirección) de recogida|dónde recoger(?:l[oa]s?)?|lugar|dónde|cuándo|válid[oa] hasta|importo(?: totale| dovuto| da pagare)?|totale(?: da pagare)?|scadenza|data di scadenza|codice (?:di ritiro|di accesso)|prossimo (?:tentativo|addebito)|(?:data di )?consegna(?: prevista)?|(?:punto|luogo|indirizzo) di ritiro|dove ritirar(?:l[oaie]|e)|luogo|dove|quando|valid[oa] fino al)$/iu
const longest_row = 120
const longest_label = 30

/** `Amount due      113.40 EUR`, in a table of two columns. */
export function isFactRow(line: string): boolean {
  const words = line.trim()
  if (words.length > longest_row) return false
  const columns = words.split(/\t+| {3,}|\s\|\s/u)
  const [name = '', value = ''] = columns
  if (columns.length > 1 && fails.test(columns.slice(1).join(' '))) return true
  if (columns.length > 1 && columns.length <= 3 && names_thing.test(name) && is_day.test(value)) return true
  if (beginsWithDay(words)) return true
  return (
    columns.length === 2 && ((namesFact(name) && /\d/u.test(value)) || (namesParty(name) && value !== ''))
  )
}

/** `Volcanoes   12.03.2027`: each thing with its day. */
const names_thing = /^(?!(?:dat|fecha|data(?!\p{L})|vom|du |le |am |on )).*\p{L}{3}/iu
const is_day =
  /^(?:\p{L}{2,10}[.,]? )?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.? \p{L}{3,10}\.?(?: \d{4})?)$/u

/** `12.03.2027  Volcanoes  (may be renewed)`, and no row of an account. */
function beginsWithDay(words: string): boolean {
  const [day = '', thing = '', ...others] = words.split(/\t+| {2,}|\s\|\s/u)
  return (
    is_day.test(day) &&
    /\p{L}{3}/u.test(thing) &&
    !is_day.test(thing) &&
    others.length <= 1 &&
    !is_sum.test(others.join(' '))
  )
}

const is_sum = /\d[.,]\d{2}(?!\d)|[€$£]|(?<!\p{L})(?:eur|gbp|usd|chf)(?!\p{L})/iu

/** What a program writes into the row of a thing that went wrong. */
const fails = filtered(
  /(?<!\p{L})(?:out of stock|sold out|vergriffen|nicht lieferbar|épuisée?s?|rupture de stock|agotad[oa]s?|esaurit[oaie]|failed|failure|errors?|not sent|refused|overdue|fehler|fehlern|fehlgeschlagen|gescheitert|abgelehnt|überfällig|échec|échoué|erreurs?|refusé|impayée?|fallo|falló|fallid[oa]|errores|rechazad[oa]|errore|errori|fallit[oa]|non riuscit[oa]|rifiutat[oa])(?!\p{L})/iu,
)

/** `Amount due: 113.40 EUR`, in a line for itself. */
export function isFactLine(sentence: string): boolean {
  if (sentence.length > longest_row) return false
  const colon = sentence.indexOf(':')
  return (
    colon > 0 &&
    colon + 1 < sentence.length &&
    (namesFact(sentence.slice(0, colon)) || namesParty(sentence.slice(0, colon)))
  )
}

/** Whose money or parcel it is. */
function namesParty(name: string): boolean {
  return party.test(name.trim().replace(/ ?:$/u, ''))
}

const party = filtered(
  /^(?:payee|recipient|sender|shipper|creditor|merchant|gläubiger|händler|créancier|commerçant|acreedor|comercio|creditore|esercente|(?:zahlungs)?empfänger(?:in)?|absender(?:in)?|bénéficiaire|expéditeur|beneficiario|remitente|destinatario|mittente)$/iu,
)

function namesFact(name: string): boolean {
  const words = name
    .trim()
    .replace(/ ?:$/u, '')
    .replace(/ \([^()]{1,30}\)$/u, '')
  return words.length <= longest_label && label.test(words)
}
