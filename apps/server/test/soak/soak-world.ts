import type { CalDavWorld } from '../../../simulators/src/caldav/world.ts'
import type { Simulator } from '../../../simulators/src/kit/simulator.ts'
import type { SimulatedProviders } from '../simulators.ts'
import type { MailServer } from '../../../simulators/src/smtp/mail-server.ts'
import type { Chance } from './chance.ts'
import type { SoakPerson, SoakProvider } from './soak-people.ts'

export interface SoakSimulators extends SimulatedProviders {
  readonly caldav: Simulator<CalDavWorld>
}

/** Everything that happens outside the product, and what a report needs. */
export interface SoakWorld {
  readonly simulators: SoakSimulators
  readonly people: readonly SoakPerson[]
  readonly chance: Chance
  /** The first day on which anything takes place, and all days on which anything may. */
  readonly first_day: Temporal.PlainDate
  readonly days: number
  readonly things: Thing[]
  readonly diary: Entry[]
  readonly teams: Map<string, Set<string>>
  /** An access token with which every calendar at Google can be looked at. */
  readonly onlookerToken: () => string
  readonly now: () => number
  readonly mails: MailThing[]
  readonly replies: Reply[]
  /** Where the instance's mails go. */
  readonly post: MailServer
  /** How many have been named. */
  readonly names: { mails: number; replies: number; gatherings: number; objects: number }
}

export type MailFlag = 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted'

/** A mail that a person received. Its subject begins with its name. */
export interface MailThing {
  readonly name: string
  readonly person: SoakPerson
  /** At Google. */
  readonly id: string
  state: 'there' | 'gone'
  /** What its person asked the product for, where nothing has happened to it since. */
  readonly wishes: Map<MailFlag, boolean>
}

/** A reply that a person wrote in the product; its subject begins with its name. */
export interface Reply {
  readonly name: string
  /** At Google. */
  readonly account: string
  /** `maybe` where the server died before it answered. */
  state: 'maybe' | 'sent' | 'taken back'
}

/** Something that people see in a calendar. Its title begins with its name. */
export interface Thing {
  readonly name: string
  readonly kind: 'event' | 'series' | 'invitation' | 'booking' | 'meeting' | 'meeting series' | 'object'
  readonly person: SoakPerson
  /** Where it is at Google; moves. */
  calendar: string
  id: string
  /** The person who booked, at Calendly. */
  invitee: string
  /** The same thing at Google, where Calendly or Zoom have it as well. */
  copy: string | null
  state: 'there' | 'cancelled' | 'gone'
  readonly zone: string
}

/** What happened, for the story of a difference. */
export interface Entry {
  readonly at_ms: number
  readonly provider: SoakProvider | 'mail' | 'gathering' | 'program' | 'processes'
  /** Of a thing, an account or a process. */
  readonly about: string
  readonly what: string
}

export function note(
  { diary, now }: Pick<SoakWorld, 'diary' | 'now'>,
  provider: Entry['provider'],
  about: string,
  what: string,
): void {
  diary.push({ at_ms: now(), provider, about, what })
}

/** A new name, and the thing as one that is there. */
export function addThing(
  { things }: SoakWorld,
  thing: Pick<Thing, 'kind' | 'person'> & Partial<Thing>,
): Thing {
  const added: Thing = {
    name: `T${things.length}.`,
    calendar: thing.person.account,
    id: '',
    invitee: '',
    copy: null,
    state: 'there',
    zone: thing.person.timezone,
    ...thing,
  }
  things.push(added)
  return added
}

/** Whole quarter hours on a day of the soak, by the clock of the zone; some of them at night. */
export function aWallTime({ chance, first_day, days }: SoakWorld): Temporal.PlainDateTime {
  const minutes = chance.below(24 * 4) * 15
  return first_day
    .add({ days: chance.below(days) })
    .toPlainDateTime()
    .add({ minutes })
}

export function aLength({ chance }: SoakWorld): number {
  return chance.pick([15, 30, 45, 60, 90]) ?? 30
}
