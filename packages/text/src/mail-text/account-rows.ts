import { filtered } from '../literal-filter.ts'
/** An account, and who has it. */
const account = filtered(
  /^(?:iban|bic|swift|sort code|account (?:holder|number|no\.?|name)|konto(?:nummer|inhaber(?:in)?|verbindung)?(?= ?:)|bankverbindung|blz|verwendungszweck|(?:payment )?reference(?= ?:)|payable to(?= ?:)|titulaire(?: du compte)?|(?:numéro de )?compte(?= ?:)|libellé|titular(?: de la cuenta)?|(?:número de )?cuenta(?= ?:)|concepto(?= ?:)|intestat(?:[oa] a|ario)|causale)(?!\p{L})/iu,
)
const iban = /(?<!\p{L})(?:iban|bic|swift|sort code|bankverbindung|kontonummer)(?!\p{L})/iu

/** The number that a firm has given its customer. */
const customer = filtered(
  /^(?:(?:your )?(?:customer|client|account|member(?:ship)?) (?:number|no\.?|id)|(?:ihre )?(?:kunden|mitglieds?|konto)-?(?:nummer|nr\.?)|(?:votre )?(?:n(?:°|º|uméro)(?: de)? (?:client|compte|adhérent)|réf(?:érence)? client)|(?:su )?(?:n(?:\.?º|°|úmero)(?: de)? (?:cliente|cuenta|socio))|(?:codice|numero|n\.|n°) (?:cliente|conto|socio)) ?[:.]? ?[\p{L}\p{N}*./ -]{1,30}$/iu,
)

/** Whom a letter is for. */
const attention =
  /^(?:(?:alla |all[’'])?(?:cortese |c\.? ?)?att(?:enzione|\.ne|n)(?= )|(?:alla )?c\. ?a\.(?= )|z\. ?h(?:d\.?|\.)|zu händen|à l[’']attention (?:de|du|d[’'])|a la at(?:ención|t\.?|n\.?) de|at(?:tn|t|n)\.? ?[:.]|(?:for )?(?:the )?attention (?:of|:)|spett(?:\.le|\.|abile) )/iu

/** Whether a text has rows of an account. */
export function namesAccount(text: string): boolean {
  return iban.test(text)
}

/** Whether a line is a row of an account, as it stands below what is to be paid. */
export function isAccountRow(line: string): boolean {
  return (
    line.length <= longest_row &&
    account.test(line) &&
    !/[.!?]$/u.test(line.replace(/(?:\p{L}{1,3}\.){1,4}$/u, ''))
  )
}

/** Whether a line only has the reader's number with a firm. */
export function isCustomerRow(line: string): boolean {
  return line.length <= longest_row && customer.test(line)
}

/** Whether a line says whom the letter is for. */
export function namesAddressee(line: string): boolean {
  return line.length <= longest_row && attention.test(line) && !/[.!?]$/u.test(line)
}

const longest_row = 120
