import type { TextModelSetting } from '@meridian/contract'

type Calls = Pick<TextModelSetting, 'calls_this_month' | 'calls_per_month'>

/** How much of the month's calls is used, from 0 to 1. A month without any is used up from its start. */
export function shareOfMonth({ calls_this_month, calls_per_month }: Calls): number {
  return calls_per_month === 0 ? 1 : Math.min(1, calls_this_month / calls_per_month)
}
