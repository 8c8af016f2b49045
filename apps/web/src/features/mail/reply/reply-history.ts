import type { DraftNotes } from './draft-notes.ts'
import type { DraftedTime } from './reply-text.ts'

/** A reply, with the times that it offers and what is said of it. */
export interface ReplyState {
  readonly text: string
  readonly times: readonly DraftedTime[]
  readonly notes: DraftNotes
}

/** The states of a reply, through which undo and redo walk. */
export interface ReplyHistory {
  readonly past: readonly ReplyState[]
  readonly shown: ReplyState
  readonly future: readonly ReplyState[]
  /** The typing that the last step consists of; null where the next change is a step of its own. */
  readonly typing: Typing | null
}

interface Typing {
  readonly kind: 'insertion' | 'deletion'
  /** Where the cursor is behind it. */
  readonly cursor: number
}

export const reply_steps_max = 100

export function startHistory(shown: ReplyState): ReplyHistory {
  return { past: [], shown, future: [], typing: null }
}

/** With what the reply is now. A word that is typed is one step, and so is every other change of the text. */
export function recordState(history: ReplyHistory, state: ReplyState): ReplyHistory {
  const { past, shown } = history
  if (shown.text === state.text) {
    const isSame = shown.times === state.times && shown.notes === state.notes
    return isSame ? history : { ...history, shown: state }
  }
  const change = changeBetween(shown.text, state.text)
  const typing = typingOf(change)
  const isSameStep = typing !== null && goesOn(history.typing, typing, change, state.text)
  return {
    past: isSameStep ? past : [...past, shown].slice(-reply_steps_max),
    shown: state,
    future: [],
    typing,
  }
}

/** One step before what is shown; null where there is none. */
export function stepBack({ past, shown, future }: ReplyHistory): ReplyHistory | null {
  const before = past.at(-1)
  if (before === undefined) return null
  return { past: past.slice(0, -1), shown: before, future: [shown, ...future], typing: null }
}

/** One step after what is shown; null where there is none. */
export function stepForward({ past, shown, future }: ReplyHistory): ReplyHistory | null {
  const [after, ...later] = future
  if (after === undefined) return null
  return { past: [...past, shown], shown: after, future: later, typing: null }
}

/** As many steps away as the latest state with this text; null where there is none. */
export function stepToText({ past, shown, future }: ReplyHistory, text: string): ReplyHistory | null {
  const states = [...past, shown, ...future]
  const at = states.findLastIndex((state) => state.text === text)
  const found = states[at]
  if (found === undefined) return null
  return { past: states.slice(0, at), shown: found, future: states.slice(at + 1), typing: null }
}

/** The cursor in `text` when it takes the place of `replaced`: behind what differs. */
export function cursorIn(text: string, replaced: string): number {
  const { added, removed, end } = changeBetween(replaced, text)
  // Two texts may have no more in common than the end of a sentence.
  const isOtherText = added > 0 && removed > 0 && text.length - end < added
  return isOtherText ? text.length : end
}

interface Change {
  readonly added: number
  readonly removed: number
  /** Where the change ends in the text after it. */
  readonly end: number
}

function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let rest = 0
  while (rest < shorter - start && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1
  const end = after.length - rest
  return { added: end - start, removed: before.length - rest - start, end }
}

/** A key adds or removes one character, which is up to two UTF-16 units. */
function typingOf({ added, removed, end }: Change): Typing | null {
  if (removed === 0 && added <= 2) return { kind: 'insertion', cursor: end }
  if (added === 0 && removed <= 2) return { kind: 'deletion', cursor: end }
  return null
}

function goesOn(before: Typing | null, now: Typing, { added, removed, end }: Change, text: string): boolean {
  if (before?.kind !== now.kind) return false
  // Delete removes what is behind the cursor, Backspace what is before it.
  if (now.kind === 'deletion') return end === before.cursor || end === before.cursor - removed
  return end - added === before.cursor && !isWordEnd(text, before.cursor)
}

function isWordEnd(text: string, at: number): boolean {
  return isSpace(text[at]) && !isSpace(text[at - 1])
}

function isSpace(character = ' '): boolean {
  return character.trim() === ''
}
