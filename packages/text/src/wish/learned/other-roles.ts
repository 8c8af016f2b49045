import type { LikelyRole } from './likely-roles.ts'
import { type NamedTime, time_roles, type TimeRole } from './time-cues.ts'

/** A time with the role that it likely has. */
export interface ReadRole extends LikelyRole {
  readonly time: NamedTime
}

/** Roles that the times of a mail may have as well. */
export interface OtherRoles {
  readonly roles: readonly ReadRole[]
  /** How many times as likely as the likeliest ones. */
  readonly chance: number
}

/** Rarer ones change nothing about where a meeting is looked for. */
const least_chance = 0.05
const most_others = 24
/** Of so many turns any two are tried together. */
const most_turns = 24

/** One time that has another role; never likelier than the role that was chosen for it. */
interface Turn {
  readonly at: number
  readonly role: TimeRole
  readonly chance: number
}

/** The roles of all times where one or two have another than the likeliest, likeliest first. */
export function otherRoles(read: readonly ReadRole[]): OtherRoles[] {
  const turns = inOrder(read.flatMap(turnsOf)).slice(0, most_turns)
  const pairs = turns.flatMap((one, place) =>
    turns
      .slice(place + 1)
      .filter(({ at }) => at !== one.at)
      .map((other) => ({ turned: [one, other], chance: one.chance * other.chance })),
  )
  const singles = turns.map((one) => ({ turned: [one], chance: one.chance }))
  return inOrder([...singles, ...pairs])
    .slice(0, most_others)
    .map(({ turned, chance }) => ({ roles: read.map((one, at) => turnedBy(one, at, turned)), chance }))
}

function turnsOf({ time, role: likely, shares }: ReadRole, at: number): Turn[] {
  if (time.item.kind === 'length') return []
  const share = shares[time_roles.indexOf(likely)] ?? 0
  return time_roles.flatMap((role, number) =>
    role === likely ? [] : [{ at, role, chance: Math.min(1, (shares[number] ?? 0) / share) }],
  )
}

function inOrder<One extends { readonly chance: number }>(all: readonly One[]): One[] {
  return all
    .filter(({ chance }) => chance >= least_chance)
    .toSorted((one, other) => other.chance - one.chance)
}

function turnedBy(one: ReadRole, at: number, turned: readonly Turn[]): ReadRole {
  const turn = turned.find((other) => other.at === at)
  return turn ? { ...one, role: turn.role } : one
}
