import { describe, expect, it } from 'vitest'
import {
  conflictingTexts,
  type Edits,
  editsAfter,
  hasEdits,
  keepOwnTexts,
  textOf,
  updateBody,
  withEdit,
  withoutEdit,
} from './own-texts.ts'

const mail = { mail_subject: 'New date', mail_summary: null, mail_reply: null }

describe('[WML17] what is typed', () => {
  it('is shown instead of what the mail says, and is no edit once it says the same', () => {
    const edits = withEdit(mail, {}, 'mail_subject', 'Newer date')
    expect(textOf(mail, edits, 'mail_subject')).toBe('Newer date')
    expect(textOf(mail, edits, 'mail_reply')).toBe('')
    expect(hasEdits(edits)).toBe(true)
    expect(withEdit(mail, edits, 'mail_subject', 'New date')).toEqual({})
    expect(withEdit(mail, {}, 'mail_reply', '')).toEqual({})
    expect(withoutEdit(edits, 'mail_subject')).toEqual({})
  })

  it('is all that is sent, and what was emptied goes back to the mail’s own', () => {
    const edits = withEdit(mail, withEdit(mail, {}, 'mail_reply', 'Dear D,'), 'mail_subject', ' ')
    expect(updateBody(edits)).toEqual({ mail_subject: null, mail_reply: 'Dear D,' })
  })

  it('while the same is being saved is still unsaved afterwards', () => {
    const sent = withEdit(mail, {}, 'mail_reply', 'Dear')
    const typed = withEdit(mail, withEdit(mail, sent, 'mail_reply', 'Dear D'), 'mail_subject', 'New')
    const saved = { ...mail, mail_reply: 'Dear' }
    expect(editsAfter(typed, sent, saved)).toEqual({
      mail_reply: { text: 'Dear D', base: 'Dear' },
      mail_subject: { text: 'New', base: 'New date' },
    })
    expect(editsAfter(sent, sent, saved)).toEqual({})
  })
})

describe('[WML18] what was changed elsewhere meanwhile', () => {
  const edits: Edits = withEdit(mail, {}, 'mail_reply', 'Mine')

  it('is a conflict only where the same words are typed here', () => {
    expect(conflictingTexts(mail, edits)).toEqual([])
    expect(conflictingTexts({ ...mail, mail_subject: 'Other', mail_summary: 'S' }, edits)).toEqual([])
    expect(conflictingTexts({ ...mail, mail_reply: 'Theirs' }, edits)).toEqual(['mail_reply'])
    expect(conflictingTexts({ ...mail, mail_reply: 'Mine' }, edits)).toEqual([])
  })

  it('gives way when the person says so, and nothing typed is lost', () => {
    const current = { ...mail, mail_reply: 'Theirs' }
    const kept = keepOwnTexts(current, edits)
    expect(conflictingTexts(current, kept)).toEqual([])
    expect(updateBody(kept)).toEqual({ mail_reply: 'Mine' })
  })
})
