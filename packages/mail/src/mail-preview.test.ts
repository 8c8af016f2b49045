import fc from 'fast-check'
import { expect, it } from 'vitest'
import { any_character } from '../../../apps/server/test/any-character.ts'
import { extractPreview } from './mail-preview.ts'
import { visibleMail } from './visible-mail.ts'

const ofText = (text: string, ...known: string[]) => extractPreview(visibleMail({ html: null, text }), known)
const ofHtml = (html: string, ...known: string[]) => extractPreview(visibleMail({ html, text: null }), known)

it('[MAIL44] begins with the words of the mail itself', () => {
  expect(ofText('Hi Mara,\n\nthe frames arrive\non Thursday.\n\nBest regards\nRuth')).toBe(
    'the frames arrive on Thursday.',
  )
  expect(ofText('> Can you come?\n> Ruth\n\nYes, at ten.')).toBe('Yes, at ten.')
  expect(ofText('On Monday, Ruth wrote:\n> Can you come?\n\nYes, at ten.')).toBe('Yes, at ten.')
})

it('[MAIL44] leaves out subject, sender, pictures, bare addresses and lines without a letter', () => {
  const html =
    '<img src="https://kite.example/l.png" alt="Logo" width=80><h1>The Weekly  Kite</h1><p>Issue 212</p><p>https://kite.example/212</p><p>* * *</p><p>Wind from the west.</p>'
  expect(ofHtml(html, 'The Weekly Kite', 'issue 212')).toBe('Wind from the west.')
})

it.each([
  'View this email in your browser',
  'Trouble reading this? Open it in a web browser.',
  'Newsletter im Browser ansehen',
  'Zur Online-Version',
  'Voir dans votre navigateur',
  'Unsubscribe',
  'CAUTION: This email originated from outside of the organization.',
  'You are receiving this email because you are a member.',
  'Sie erhalten diesen Newsletter als Kunde.',
  'Do not reply to this mail.',
])('[MAIL44] leaves out what mail software puts in front: %s', (line) => {
  expect(ofText(`${line}\nThe quay is closed today.`)).toBe('The quay is closed today.')
})

it('[MAIL44] leaves out what fills the preview of other programs', () => {
  const filler = '&zwnj;&nbsp;&#847;&shy;&#8199;&#65279;'.repeat(60)
  expect(
    ofHtml(`<div style="display:none">Spring is here ${filler}</div><p>${filler}</p><p>Two offers.</p>`),
  ).toBe('Two offers.')
})

it('[MAIL44] shows what the mail has when it has no words of its own', () => {
  expect(ofText('> Can you come?')).toBe('> Can you come?')
  expect(ofText('Hello Mara,')).toBe('Hello Mara,')
  expect(ofText('👍')).toBe('👍')
  expect(ofText('Lunch', 'Lunch')).toBe('Lunch')
  expect(ofText('Unsubscribe')).toBe('Unsubscribe')
  expect(ofText('')).toBe('')
})

it('[MAIL44] is one line of at most 200 characters, whatever the mail is made of', () => {
  const piece = fc.oneof(
    fc.string({ unit: any_character, maxLength: 30 }),
    fc.constantFrom('\n', '> ', '🚲', '-- \n'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const preview = ofText(pieces.join(''))
      expect(preview.length).toBeLessThanOrEqual(200)
      expect(preview).not.toMatch(/[\n\t]/)
      expect(preview.isWellFormed()).toBe(true)
    }),
  )
})
