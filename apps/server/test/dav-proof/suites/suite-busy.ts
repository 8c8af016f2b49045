import type { Component } from './suite-calendar.ts'

/** How the taken time that a calendar tells differs from what is wanted, whatever its periods are written by. */
export function busyProblems(
  calendar: Component | null,
  args: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const [component, ...others] = calendar?.components.filter(({ name }) => name === 'VFREEBUSY') ?? []
  if (!component || others.length > 0) return ['not one VFREEBUSY']
  const told = component.properties
    .filter(({ name }) => name === 'FREEBUSY')
    .flatMap(({ params, value }) =>
      value.split(',').map((period) => `${params['FBTYPE'] ?? 'BUSY'} ${asPeriod(period)}`),
    )
  const kinds = { busy: 'BUSY', tentative: 'BUSY-TENTATIVE', unavailable: 'BUSY-UNAVAILABLE' }
  const wanted = Object.entries(kinds).flatMap(([name, kind]) =>
    (args[name] ?? []).map((period) => `${kind} ${asPeriod(period)}`),
  )
  const [found, asked] = [new Set(told), new Set(wanted)]
  return [...found.symmetricDifference(asked)].map((one) => `${found.has(one) ? 'also' : 'no'} ${one}`)
}

/** `start/end`, also of `start/duration`. */
function asPeriod(period: string): string {
  const [start = '', end = ''] = period.split('/')
  if (!end.startsWith('P')) return period
  const ended = Temporal.PlainDateTime.from(start.replace('Z', ''))
    .add(Temporal.Duration.from(end))
    .toString({ smallestUnit: 'second' })
  return `${start}/${ended.replaceAll(/[-:]/g, '')}Z`
}
