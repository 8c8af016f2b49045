import { expect, it } from 'vitest'
import { no_notes, notesOf, notesOfText } from './draft-notes.ts'
import { aDraft } from './draft.sample.ts'

const draft = aDraft({ mail_body: 'It is […].' })
const kept = notesOf(draft, { point: 'Say where.', areTimesChosen: false })

it('[WML73] says what is said of a draft that is unchanged', () => {
  expect(notesOfText(draft.mail_body, { kept, shown: no_notes })).toBe(kept)
  expect(notesOfText('It is here.', { kept, shown: no_notes })).toBe(no_notes)
})

it('[WML68] goes on saying it while the draft is changed, until its text is deleted', () => {
  expect(notesOfText('It is here.', { kept, shown: kept })).toBe(kept)
  expect(notesOfText(' \n', { kept, shown: kept })).toBe(no_notes)
})
