import type { NamedTime, NamedTimeRole, ReadTime } from '@meridian/contract'
import { useState } from 'react'

interface Corrections {
  /** The times that the corrections are of. */
  readonly named: readonly ReadTime[]
  readonly said: readonly ReadTime[]
}

/** What the person says of the times that a mail names, until others are told of it. */
export function useCorrections(named: readonly ReadTime[]) {
  const [corrections, setCorrections] = useState<Corrections>({ named, said: named })
  const said = corrections.named === named ? corrections.said : named
  const isChanged = said.some(({ role }, place) => role !== named[place]?.role)
  return {
    said,
    isChanged,
    /** Times that the person has looked at are as they are shown; without a change none is said to be anything. */
    toSay: isChanged ? said.map(({ start, end, role }): NamedTime => ({ start, end, role })) : [],
    change: (time: NamedTime, role: NamedTimeRole) =>
      setCorrections({ named, said: said.map((one) => (one.start === time.start ? { ...one, role } : one)) }),
  }
}
