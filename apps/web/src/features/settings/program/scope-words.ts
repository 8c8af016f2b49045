import type { Scope } from '@meridian/contract'
import { formatList } from '../../../platform/text/intl.ts'
import { mark, t } from '../../../platform/text/text.ts'

interface ScopeChoice {
  readonly scope: Scope
  /** On its box. */
  readonly name: string
}

interface ScopeArea {
  readonly name: string
  readonly choices: readonly ScopeChoice[]
}

const see = mark('See')
const change = mark('Change')

/** All scopes, by what they are about. */
export const scope_areas: readonly ScopeArea[] = [
  {
    name: mark('Meetings, polls, labels and invitations'),
    choices: [
      { scope: 'meetings:read', name: see },
      { scope: 'meetings:write', name: change },
    ],
  },
  {
    name: mark('Availability and held times'),
    choices: [
      { scope: 'availability:read', name: see },
      { scope: 'availability:write', name: change },
    ],
  },
  {
    name: mark('Booking pages'),
    choices: [
      { scope: 'bookings:read', name: see },
      { scope: 'bookings:write', name: change },
    ],
  },
  {
    name: mark('Tasks, action items and takeaways'),
    choices: [
      { scope: 'tasks:read', name: see },
      { scope: 'tasks:write', name: change },
    ],
  },
  {
    name: mark('Mail'),
    choices: [
      { scope: 'mail:read', name: see },
      { scope: 'mail:write', name: change },
      { scope: 'mail:send', name: mark('Send') },
    ],
  },
  { name: mark('Your profile'), choices: [{ scope: 'profile:read', name: see }] },
]

/** 'Meetings, polls, labels and invitations: See and Change · Mail: See' */
export function wordsOfScopes(granted: readonly Scope[]): string {
  return scope_areas
    .flatMap(({ name, choices }) => {
      const own = choices.filter(({ scope }) => granted.includes(scope))
      if (own.length === 0) return []
      const rights = formatList(own.map((choice) => t(choice.name)))
      return t('{area}: {rights}', { area: t(name), rights })
    })
    .join(' · ')
}
