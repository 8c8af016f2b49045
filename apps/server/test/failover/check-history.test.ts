import { expect, it } from 'vitest'
import { checkHistory } from './check-history.ts'
import type { HistoryEvent } from './history.ts'

const tried = (write: string, at: number, more = {}): HistoryEvent => ({
  type: 'try',
  at,
  write,
  user: 'ada',
  noun: 'task',
  ...more,
})
const acknowledged = (write: string, at: number): HistoryEvent => ({ type: 'acknowledged', at, write })
const found = (write: string, times: number): HistoryEvent => ({ type: 'found', at: 900, write, times })
const mailed = (write: string, times: number): HistoryEvent => ({ type: 'mailed', at: 900, write, times })
const change = (at: number, nouns = ['task']): HistoryEvent => ({
  type: 'heard',
  at,
  user: 'ada',
  event: 'change',
  nouns,
})
const ready = (at: number): HistoryEvent => ({ type: 'heard', at, user: 'ada', event: 'ready', nouns: [] })
const fault = (name: string, at: number): HistoryEvent => ({ type: 'fault', at, fault: name })

const good = [
  tried('w1', 10, { isMailed: true }),
  change(15),
  acknowledged('w1', 20),
  found('w1', 1),
  mailed('w1', 1),
]
const problemsOf = (events: readonly HistoryEvent[]) => checkHistory(events, 30_000).problems

it('[RUN56] a history that keeps every promise has no problem', () => {
  expect(checkHistory(good, 30_000)).toEqual({
    problems: [],
    acknowledged: 1,
    mails: 1,
    givenUp: 0,
    pauses: [],
  })
})

it('[RUN56] a lost acknowledged write and a doubled one are found', () => {
  expect(problemsOf([...good, tried('w2', 30), change(31), acknowledged('w2', 40), found('w2', 0)])).toEqual([
    'The acknowledged write w2 is lost.',
  ])
  expect(problemsOf([...good, tried('w2', 30), found('w2', 2)])).toEqual(['The write w2 is there 2 times.'])
})

it('[RUN56] a write without an answer may be there or not', () => {
  for (const times of [0, 1]) {
    expect(
      problemsOf([...good, tried('w2', 30), { type: 'given_up', at: 99, write: 'w2' }, found('w2', times)]),
    ).toEqual([])
  }
})

it('[RUN56] two holders of one slot are found, and a refused one is right', () => {
  const slot = { slot: 's1' }
  const race = [
    ...good,
    tried('w2', 30, slot),
    tried('w3', 30, slot),
    change(35),
    acknowledged('w2', 40),
    found('w2', 1),
  ]
  expect(problemsOf([...race, { type: 'refused', at: 41, write: 'w3', status: 400 }])).toEqual([])
  expect(problemsOf([...race, acknowledged('w3', 41), found('w3', 1)])).toEqual([
    'The slot s1 was given to w2 and w3.',
  ])
})

it('[RUN56] any other refusal is found', () => {
  expect(
    problemsOf([...good, tried('w2', 30), { type: 'refused', at: 41, write: 'w2', status: 400 }]),
  ).toEqual(['The write w2 was refused by 400.'])
})

it('[RUN56] a mail that was sent twice or never is found', () => {
  expect(problemsOf([...good.slice(0, -1), mailed('w1', 2)])).toEqual(['The mail of w1 was sent 2 times.'])
  expect(problemsOf(good.slice(0, -1))).toEqual(['The mail of w1 was not sent.'])
})

it('[RUN56] a stream has to hear of each change, or that it has to fetch anew', () => {
  const write = [tried('w2', 30), acknowledged('w2', 40), found('w2', 1)]
  expect(problemsOf([...good, ...write])).toEqual(['The stream of ada never heard of w2.'])
  expect(problemsOf([...good, ...write, change(45, ['meeting'])])).toEqual([
    'The stream of ada never heard of w2.',
  ])
  expect(problemsOf([...good, ...write, ready(400)])).toEqual([])
})

const written = (name: string, at: number) => [
  tried(name, at - 5),
  change(at),
  acknowledged(name, at),
  found(name, 1),
]

it('[RUN56] a long time without writes is found with the fault before it', () => {
  const events = [
    ...good,
    fault('a kill', 1000),
    ...written('w2', 20_000),
    fault('a switchover', 21_000),
    ...written('w3', 60_000),
  ]
  const { problems, pauses } = checkHistory(events, 30_000)
  expect(pauses).toEqual([
    { fault: 'a kill', ms: 19_980 },
    { fault: 'a switchover', ms: 40_000 },
  ])
  expect(problems).toEqual(['After a switchover no write was acknowledged for 40.0 s.'])
  expect(checkHistory([...good, fault('a kill', 1000)], 30_000).problems).toEqual([
    'After a kill no write was acknowledged for Infinity s.',
  ])
})
