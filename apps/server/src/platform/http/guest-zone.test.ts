import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { zone_script } from './guest-zone.ts'

const address = 'https://plan.example/answer/token'

it.each([
  ['in the zone of the browser', 'Asia/Kathmandu', undefined, '', ['?zone=Europe%2FBerlin']],
  ['before the reader begins', 'Asia/Kathmandu', [], '', ['?zone=Europe%2FBerlin']],
  ['not once the reader has pressed something', 'Asia/Kathmandu', ['click'], '', []],
  ['not once the reader has typed', 'Asia/Kathmandu', ['input'], '', []],
  ['not in the zone that it has', 'Europe/Berlin', undefined, '', []],
  ['not where the address names a zone', 'Asia/Kathmandu', undefined, '?zone=Asia%2FKathmandu', []],
])('[INV56] [INV95] the page is shown again %s', (_, shown, events, search, again) => {
  const opened: string[] = []
  runInNewContext(zone_script, {
    URL,
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Europe/Berlin' }) }) },
    document: { currentScript: { dataset: { zone: shown } } },
    performance: { eventCounts: events && new Map(events.map((kind) => [kind, 1])) },
    location: { href: `${address}${search}`, replace: (next: URL) => opened.push(next.search) },
  })
  expect(opened).toEqual(again)
})
