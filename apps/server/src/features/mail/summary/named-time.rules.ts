import { named_times_max, type NamedTime, type NamedTimeRole, type ReadTime } from '@meridian/contract'
import type { ReadTime as TextTime, SaidTime, TimeRole } from '@meridian/text'

const roles_told = {
  meant: 'suits',
  left_out: 'does_not_suit',
  until: 'until',
  from: 'from',
  other: 'other',
} as const satisfies Record<TimeRole, NamedTimeRole>

const roles_said = {
  suits: 'meant',
  does_not_suit: 'left_out',
  until: 'until',
  from: 'from',
  other: 'other',
} as const satisfies Record<NamedTimeRole, TimeRole>

/** What was taken for what, as a person can correct it. */
export function presentNamedTimes(named: readonly TextTime[]): ReadTime[] {
  return named
    .slice(0, named_times_max)
    .map(({ start, end, role, isClear }) => ({ start, end, role: roles_told[role], is_certain: isClear }))
}

export function readSaidTimes(said: readonly NamedTime[]): SaidTime[] {
  return said.map(({ start, end, role }) => ({ start, end, role: roles_said[role] }))
}
