import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../test/any-character.ts'
import {
  categoryOf,
  flagsOf,
  labelChange,
  labelNames,
  type MailFacts,
  searchFor,
  threadIdOf,
  searchWords,
  textsOfPeople,
  wordsOf,
} from './mail.rules.ts'

const facts: MailFacts = {
  own_addresses: ['ada@example.com'],
  from: 'bo@example.org',
  to: ['ada@example.com'],
  label_names: ['INBOX'],
  is_bulk: false,
  asksForAction: () => false,
}

describe('the list a mail is put into', () => {
  it('[MAIL14] is Task for what is addressed to the user alone and asks for something', () => {
    expect(categoryOf({ ...facts, asksForAction: () => true })).toBe('task')
    expect(categoryOf({ ...facts, asksForAction: () => false })).toBe('inbox')
  })

  it('[MAIL14] is Inbox where no person in particular is addressed', () => {
    const asked = { ...facts, asksForAction: () => true }
    expect(categoryOf({ ...asked, to: ['ada@example.com', 'eve@example.net'] })).toBe('inbox')
    expect(categoryOf({ ...asked, to: ['team@example.com'] })).toBe('inbox')
    expect(categoryOf({ ...asked, is_bulk: true })).toBe('inbox')
  })

  it('[MAIL13] is Notes for what one sends to oneself', () => {
    const own = { ...facts, from: 'ada@example.com' }
    expect(categoryOf(own)).toBe('notes')
    expect(categoryOf({ ...own, to: ['ada@example.com', 'bo@example.org'] })).toBe('inbox')
    expect(categoryOf({ ...own, to: [] })).toBe('inbox')
  })

  it('[MAIL13] [MAIL14] follows labels of these names', () => {
    expect(categoryOf({ ...facts, label_names: ['notes', 'INBOX'] })).toBe('notes')
    for (const name of ['Task', 'TASKS', 'To do', 'todo']) {
      expect(categoryOf({ ...facts, label_names: [name], is_bulk: true })).toBe('task')
    }
    expect(categoryOf({ ...facts, label_names: ['Notes 2025'] })).toBe('inbox')
  })
})

describe('labels', () => {
  const labels = {
    Label_7: { name: 'Zoo', is_own: true },
    Label_3: { name: 'Travel/Rome', is_own: true },
    INBOX: { name: 'INBOX', is_own: false },
    UNREAD: { name: 'UNREAD', is_own: false },
  }

  it('[MAIL8] show by name, the own ones first and what every mail has last', () => {
    const ids = ['UNREAD', 'CATEGORY_UPDATES', 'INBOX', 'Label_7', 'Label_3', 'Label_99']
    expect(labelNames(ids, labels)).toEqual(['Travel/Rome', 'Zoo', 'INBOX', 'CATEGORY_UPDATES', 'UNREAD'])
    expect(labelNames(['__proto__', 'constructor'], labels)).toEqual([])
  })

  it('[MAIL7] define a mail’s folder', () => {
    expect(flagsOf(['INBOX', 'UNREAD'])).toMatchObject({
      is_read: false,
      is_archived: false,
      place: 'received',
    })
    expect(flagsOf([])).toMatchObject({ is_read: true, is_archived: true, place: 'received' })
    expect(flagsOf(['TRASH'])).toMatchObject({ is_deleted: true, is_archived: false })
    expect(flagsOf(['SENT'])).toMatchObject({ place: 'sent', is_archived: false })
    expect(flagsOf(['SENT', 'INBOX']).place).toBe('received')
    for (const label of ['SPAM', 'DRAFT', 'CHAT']) expect(flagsOf([label, 'INBOX']).place).toBe('hidden')
  })

  it('[MAIL9] are changed to the state that the person wants, and then match it', () => {
    const label = fc.constantFrom('UNREAD', 'STARRED', 'INBOX', 'IMPORTANT', 'Label_1')
    const wanted = fc.record({ is_read: fc.boolean(), is_starred: fc.boolean(), is_archived: fc.boolean() })
    fc.assert(
      fc.property(fc.uniqueArray(label), wanted, (label_ids, flags) => {
        const { add, remove } = labelChange(label_ids, { ...flags, is_deleted: false })
        const after = [...label_ids.filter((id) => !remove.includes(id)), ...add]
        expect(flagsOf(after)).toMatchObject(flags)
        expect(after).toHaveLength(new Set(after).size)
        expect(remove.every((id) => label_ids.some((one) => one === id))).toBe(true)
      }),
    )
  })
})

describe('words', () => {
  it('[MAIL17] are in lower case without accents, each once', () => {
    expect(wordsOf(['Grüße, GRÜSSE! Naïve 2026', 'naive'])).toEqual(['gruße', 'grusse', 'naive', '2026'])
    expect(wordsOf(['日本語 привет'])).toEqual(['日本語', 'привет'])
  })

  it('[MAIL91] of a field are told apart from the same words elsewhere, of at most 200 recipients', () => {
    const people = Array.from({ length: 300 }, (_, index) => ({
      name: '',
      address: `p${index}@quay.example`,
    }))
    const words = searchWords(
      { subject: ['To Omar'], from: ['Zoë', ''], to: textsOfPeople(people.slice(0, 1), people.slice(1)) },
      ['crane'],
    )
    expect(words.slice(0, 7)).toEqual(['to', 'omar', 'zoe', 'crane', ':from:zoe', ':to:p0', ':to:quay'])
    expect(words.filter((word) => /^:to:p\d/.test(word))).toHaveLength(200)
    expect(words.slice(-2)).toEqual([':subject:to', ':subject:omar'])
  })

  it('[MAIL17] [MAIL22] of any term make a query that the database reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: any_character, maxLength: 200 }), (term) => {
        const query = searchFor('01890000-0000-7000-8000-0123456789ab', term)
        expect(query ?? "'0123456789ab.':*").toMatch(
          /^'0123456789ab\.[\p{L}\p{N}]*':\*( & '0123456789ab\.[\p{L}\p{N}]+':\*)*$/u,
        )
      }),
    )
    expect(searchFor('01890000-0000-7000-8000-0123456789ab', "%_'\\ :*&|!")).toBeNull()
  })

  it('[MAIL7] of a conversation make the same id everywhere', () => {
    expect(threadIdOf('box', 'thread')).toBe(threadIdOf('box', 'thread'))
    expect(threadIdOf('box', 'thread')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(threadIdOf('other', 'thread')).not.toBe(threadIdOf('box', 'thread'))
  })
})
