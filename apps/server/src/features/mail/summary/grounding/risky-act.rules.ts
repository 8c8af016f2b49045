import { wordsOf } from '@meridian/text'

/**
 * Acts by which people are robbed, with the beginnings of the words that name them in five languages. A model may speak
 * of one only where the mail or the person does.
 */
const risky_acts: readonly (readonly string[])[] = [
  [
    'password',
    'passwort',
    'passwört',
    'kennwort',
    'mot de passe',
    'contraseña',
    'credential',
    'zugangsdaten',
  ],
  ['log in', 'login', 'sign in', 'einlogg', 'connectez vous', 'inicia sesión', 'iniciar sesión', 'accedi'],
  ['download', 'herunterlad', 'runterlad', 'télécharg', 'descarg', 'scaric'],
  ['install'],
  ['click', 'klick', 'anklick', 'cliqu', 'haz clic', 'haga clic', 'clicc'],
  ['transfer', 'wire', 'überweis', 'virement', 'virer', 'bonific'],
  ['pay', 'paid', 'bezahl', 'zahlung', 'paie', 'payer', 'payez', 'paga', 'pagu'],
  ['gift card', 'voucher', 'gutschein', 'carte cadeau', 'tarjeta regalo', 'buono regalo'],
  ['bitcoin', 'crypto', 'krypto', 'wallet'],
  [
    'bank',
    'iban',
    'coordonnées bancaires',
    'datos bancarios',
    'coordinate bancarie',
    'kontodaten',
    'kontonummer',
  ],
  ['macro', 'makro'],
  [
    'pin',
    'tan',
    'security code',
    'verification code',
    'sicherheitscode',
    'code de sécurité',
    'codice di sicurezza',
  ],
  ['forward', 'weiterleit', 'reenv', 'reenvi', 'inoltr', 'transfér', 'faites suivre'],
  ['delete', 'erase', 'lösch', 'supprim', 'borra', 'borre', 'elimin', 'cancella'],
  ['disable', 'deactivate', 'deaktivier', 'abschalt', 'désactiv', 'desactiv', 'disattiv'],
]

/** Of these only the whole word names the act: `forward` goes with `look`, a `pin` holds a note. */
const whole_words = new Set([
  'pay',
  'paid',
  'wire',
  'pin',
  'tan',
  'paga',
  'bank',
  'transfer',
  'virer',
  'accedi',
])
const harmless = /\b(?:look(?:ing|s)? forward|pay(?:ing)? attention|bank holiday)\b/giu

export type RiskyActs = ReadonlySet<number>

/** Which risky acts a text names, each by its place in the table. */
export function riskyActsIn(text: string): RiskyActs {
  const words = ` ${wordsOf(text.replaceAll(harmless, ' ')).join(' ').replaceAll(/['’-]/gu, ' ')} `
  return new Set(
    risky_acts.flatMap((names, act) => (names.some((name) => namesAct(words, name)) ? [act] : [])),
  )
}

function namesAct(words: string, name: string): boolean {
  return words.includes(whole_words.has(name) ? ` ${name} ` : ` ${name}`)
}
