import { expect, it } from 'vitest'
import { filtered } from './literal-filter.ts'
import { literalsOf } from './literals.ts'

it.each<[RegExp, readonly string[] | null]>([
  [/unsubscribe/, ['unsubscribe']],
  [/(?<!\p{L})(?:Termin|Treffen)(?!\p{L})/iu, ['termin', 'treffen']],
  [/see you (?:soon|later)/, ['see you ']],
  [/sende?n?/, ['send']],
  [/abc+d/, ['abc']],
  [/(?:ignor(?:e|ing)|forget) \w+/, ['ignor', 'forget']],
  [/(?:the )?(?:rules){1,2}/, ['rules']],
  [/(?:rules){0,2}/, null],
  [/yes|no/, null],
  [/(?=rules)/, null],
  [/[Rr]ules/, ['ules']],
  [/l[’']utilisateur \(.*\)/, ['utilisateur ']],
])('[GEN415] finds what each match of %s holds', (pattern, literals) => {
  expect(literalsOf(pattern)).toEqual(literals)
})

it.each<[RegExp, string, boolean]>([
  [/(?<!\p{L})(?:termin|treffen)(?!\p{L})/iu, 'Der TERMIN steht.', true],
  [/(?<!\p{L})(?:termin|treffen)(?!\p{L})/iu, 'Die Termine stehen.', false],
  [/(?<!\p{L})(?:termin|treffen)(?!\p{L})/iu, 'Nichts davon.', false],
  [/straße/iu, 'Die STRAẞE', true],
  [/sorry/iu, 'ſorry', true],
  [/yes|no/, 'no', true],
  [/invoice/, `${'word '.repeat(1000)}invoice`, true],
  [/déjà vu/iu, 'DÉJÀ VU', true],
])('[GEN415] tests as %s does: %s', (pattern, text, isFound) => {
  expect(pattern.test(text)).toBe(isFound)
  expect(filtered(pattern).test(text)).toBe(isFound)
  expect(filtered(pattern).search(text)).toBe(text.search(pattern))
})
