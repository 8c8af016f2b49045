import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../../server/test/any-character.ts'
import { no_notes } from './draft-notes.ts'
import {
  cursorIn,
  recordState,
  reply_steps_max,
  type ReplyHistory,
  type ReplyState,
  startHistory,
  stepBack,
  stepForward,
  stepToText,
} from './reply-history.ts'

describe('[WML76] undo walks back through every text', () => {
  it('of two drafts and what was typed between them, and redo walks forward', () => {
    const texts = ['Mine.', 'A first draft.', 'A first draft. More words', 'A second draft.']
    const history = changed(startHistory(a('Mine.')), 'A first draft.')
    const last = changed(typed(history, ' More words'), 'A second draft.')
    expect(walk(last, stepBack)).toEqual([
      'A second draft.',
      'A first draft. More words',
      'A first draft. More',
      'A first draft.',
      'Mine.',
    ])
    expect(walk(end(last, stepBack), stepForward)).toEqual([
      ...texts.slice(0, 2),
      'A first draft. More',
      ...texts.slice(2),
    ])
  })

  it('word by word of what was typed, deletions apart', () => {
    const history = ['See you\nSe', 'See you\nS'].reduce(changed, typed(startHistory(a('')), 'See you\nSee'))
    expect(walk(history, stepBack)).toEqual(['See you\nS', 'See you\nSee', 'See you', 'See', ''])
  })

  it('begins a step where typing goes on elsewhere, and after undo', () => {
    const there = typed(startHistory(a('ab')), 'x')
    expect(walk(changed(there, 'yabx'), stepBack)).toEqual(['yabx', 'abx', 'ab'])
    const back = stepBack(typed(startHistory(a('')), 'one two')) ?? there
    expect(walk(typed(back, 'th'), stepBack)).toEqual(['oneth', 'one', ''])
  })

  it('forgets what was undone once something else is typed', () => {
    const back = stepBack(changed(startHistory(a('Mine.')), 'A draft.'))
    expect(back && stepForward(typed(back, '!'))).toBeNull()
  })

  it('keeps the last steps alone', () => {
    let history = startHistory(a('0'))
    for (let step = 1; step <= reply_steps_max + 10; step += 1)
      history = changed(history, `${step} `.repeat(5))
    expect(walk(history, stepBack)).toHaveLength(reply_steps_max + 1)
  })

  it('comes back to the first text and forward to the last, whatever was changed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: any_character }), { maxLength: 60 }), (texts) => {
        const first = startHistory(a('first'))
        const last = texts.reduce(changed, first)
        const start = end(last, stepBack)
        expect(start.shown.text).toBe('first')
        expect(end(start, stepForward).shown.text).toBe(last.shown.text)
      }),
    )
  })
})

it('[WML69] each text comes back with its times and its notes', () => {
  const mine = a('Mine.')
  const drafted = { ...a('Tue 10:00?'), notes: { ...no_notes, text: 'Tue 10:00?', leftOutCount: 2 } }
  const history = recordState(startHistory(mine), drafted)
  // What is said of a text may come after it.
  const later = recordState(history, { ...drafted, times: [] })
  expect(later.past).toHaveLength(1)
  expect(stepBack(later)?.shown).toBe(mine)
  const back = stepBack(later) ?? later
  expect(stepForward(back)?.shown.notes.leftOutCount).toBe(2)
})

it('[WML76] a text is found wherever it is in the history, and stays in its place', () => {
  const history = ['A draft.', 'Another.'].reduce(changed, startHistory(a('Mine.')))
  const found = stepToText(history, 'Mine.') ?? history
  expect(walk(found, stepForward)).toEqual(['Mine.', 'A draft.', 'Another.'])
  expect(stepToText(history, 'Never written.')).toBeNull()
})

it.each([
  ['Mine.', 'A draft of more words.', 5],
  ['Hello there, Ada', 'Hello, Ada', 11],
  ['Hello, Ada', 'Hello there, Ada', 5],
  ['Meet on Tuesday, if that suits you', 'Meet on Friday, if that suits you', 12],
  ['Hello', 'Hello there', 5],
])('[WML76] the cursor in %j is behind what differs from %j', (text, replaced, cursor) => {
  expect(cursorIn(text, replaced)).toBe(cursor)
})

function a(text: string): ReplyState {
  return { text, times: [], notes: no_notes }
}

function changed(history: ReplyHistory, text: string): ReplyHistory {
  return recordState(history, a(text))
}

function typed(history: ReplyHistory, keys: string): ReplyHistory {
  return keys.split('').reduce((before, key) => changed(before, before.shown.text + key), history)
}

type Step = (history: ReplyHistory) => ReplyHistory | null

/** Every text from here to the end. */
function walk(history: ReplyHistory, step: Step): string[] {
  const next = step(history)
  return [history.shown.text, ...(next === null ? [] : walk(next, step))]
}

function end(history: ReplyHistory, step: Step): ReplyHistory {
  const next = step(history)
  return next === null ? history : end(next, step)
}
