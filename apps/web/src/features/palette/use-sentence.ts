import type { Suggestion } from '@meridian/contract'
import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { isMonthFirst } from '../../platform/text/dates.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { labelTitled, type OwnLabel } from './label-titled.ts'
import { type Meaning, meaningOf } from './sentence/meaning.ts'
import type { Part, Reader, Value } from './sentence/parts.ts'
import { readSentence } from './sentence/sentence.ts'
import { type NamedPeople, useNamedPeople } from './use-named-people.ts'

/** What a sentence asks for, its names and labels resolved to those the reader knows. */
export interface Plan {
  readonly meaning: Meaning
  readonly people: readonly Suggestion[]
  readonly label_ids: readonly string[]
}

/** A part that was found, and what became of it. */
export interface ReadPart {
  readonly key: string
  readonly part: Part
  /** For a name: who bears it, null while that is being asked. */
  readonly candidates?: readonly Suggestion[] | null
  readonly person?: Suggestion | undefined
  readonly label?: OwnLabel | undefined
}

export interface Sentence {
  readonly plan: Plan
  readonly parts: readonly ReadPart[]
  /** Whether a name is still being looked up. */
  readonly isPending: boolean
  /** The words of parts that may not be taken; they stay in the title. */
  readonly left: readonly string[]
  /** Whether several people bear one of the names. */
  readonly isAmbiguous: boolean
  readonly remove: (key: string) => void
  readonly choose: (name: string, person: Suggestion) => void
}

/** What a form that the sentence goes into has already. */
export interface Filled {
  readonly mayTake: (value: Value) => boolean
  readonly isInvited: (person: Suggestion) => boolean
}

const nothing_filled: Filled = { mayTake: () => true, isInvited: () => false }

/**
 * Reads the text anew with every letter; words that were taken away, and parts that may not be taken, stay in the
 * title.
 */
export function useSentence(
  text: string,
  labels: readonly OwnLabel[],
  defaultMinutes: number,
  { mayTake, isInvited }: Filled = nothing_filled,
): Sentence {
  const reader = useReader(defaultMinutes)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<string, Suggestion>>(new Map())
  const reading = readSentence(text, reader)
  const names = reading.parts.flatMap(({ value }) => (value.kind === 'person' ? [value.name] : []))
  const named = useNamedPeople(names)
  const present = reading.parts
    .map((part) => resolved(part, text, { named, chosen, labels }))
    .filter(({ key, person }) => !removed.has(key) && !(person && isInvited(person)))
  const parts = present.filter(({ part }) => mayTake(part.value))
  const left = present.filter((read) => !parts.includes(read))
  const kept = parts.filter(isUnderstood)
  const meaning = meaningOf(
    text,
    reading,
    kept.map(({ part }) => part),
    reader,
  )

  return {
    plan: {
      meaning,
      people: unique(kept.flatMap(({ person }) => person ?? [])),
      label_ids: [...new Set(kept.flatMap(({ label }) => label?.label_id ?? []))],
    },
    parts,
    left: left.map(({ part }) => text.slice(part.from, part.to).trim()),
    isPending: parts.some(({ candidates }) => candidates === null),
    isAmbiguous: parts.some(({ candidates, person }) => !person && (candidates?.length ?? 0) > 1),
    remove: (key) => setRemoved((now) => new Set([...now, key])),
    choose: (name, person) => setChosen((now) => new Map([...now, [name.toLowerCase(), person]])),
  }
}

function useReader(defaultMinutes: number): Reader {
  const nowMs = useNow(60_000)
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const language = useSession(({ user }) => user?.language ?? 'en')
  return { nowMs, zone, language, isMonthFirst: isMonthFirst(), defaultMinutes }
}

interface Known {
  readonly named: NamedPeople
  readonly chosen: ReadonlyMap<string, Suggestion>
  readonly labels: readonly OwnLabel[]
}

function resolved(part: Part, text: string, { named, chosen, labels }: Known): ReadPart {
  const { value, from, to } = part
  const key = `${value.kind} ${text.slice(from, to).trim().toLowerCase()}`
  if (value.kind === 'label') return { key, part, label: labelTitled(value.title, labels) }
  if (value.kind !== 'person') return { key, part }
  const candidates = named.get(value.name) ?? null
  const picked = chosen.get(value.name.toLowerCase())
  const person = picked ?? (candidates?.length === 1 ? candidates[0] : undefined)
  return { key, part, candidates, person }
}

/** An unknown name and a label that does not exist stay in the title. */
function isUnderstood({ part: { value }, person, label }: ReadPart): boolean {
  if (value.kind === 'person') return person !== undefined
  return value.kind !== 'label' || label !== undefined
}

function unique(people: readonly Suggestion[]): readonly Suggestion[] {
  return [...new Map(people.map((person) => [person.user_id, person])).values()]
}
