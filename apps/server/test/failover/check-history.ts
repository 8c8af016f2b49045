import type { HistoryEvent } from './history.ts'

export interface Verdict {
  /** A sentence each. */
  readonly problems: readonly string[]
  readonly acknowledged: number
  readonly mails: number
  readonly givenUp: number
  /** The longest time without an acknowledged write after each fault, in its order. */
  readonly pauses: readonly { readonly fault: string; readonly ms: number }[]
}

type Of<Type extends HistoryEvent['type']> = HistoryEvent & { readonly type: Type }

/** What a cluster of databases and processes promised by its answers, and did not keep. */
export function checkHistory(events: readonly HistoryEvent[], pauseMsMax: number): Verdict {
  const pick = <Type extends HistoryEvent['type']>(type: Type) =>
    events.filter((event): event is Of<Type> => event.type === type)
  const tries = pick('try')
  const acknowledged = new Set(pick('acknowledged').map(({ write }) => write))
  const found = new Map(pick('found').map(({ write, times }) => [write, times]))
  const mailed = new Map(pick('mailed').map(({ write, times }) => [write, times]))
  const pauses = listPauses(pick('acknowledged'), pick('fault'))
  return {
    problems: [
      ...tries.flatMap(({ write }) => checkRows(write, acknowledged.has(write), found.get(write) ?? 0)),
      ...checkSlots(tries, acknowledged),
      ...tries.flatMap((each) => checkMails(each, found.get(each.write) ?? 0, mailed.get(each.write) ?? 0)),
      ...checkStreams(tries, acknowledged, pick('heard')),
      ...pick('refused')
        .filter(({ write }) => tries.some((each) => each.write === write && each.slot === undefined))
        .map(({ write, status }) => `The write ${write} was refused by ${status}.`),
      ...pauses
        .filter(({ ms }) => ms > pauseMsMax)
        .map(({ fault, ms }) => `After ${fault} no write was acknowledged for ${(ms / 1000).toFixed(1)} s.`),
    ],
    acknowledged: acknowledged.size,
    mails: [...mailed.values()].reduce((sum, times) => sum + times, 0),
    givenUp: pick('given_up').length,
    pauses,
  }
}

function checkRows(write: string, isAcknowledged: boolean, times: number): string[] {
  if (times > 1) return [`The write ${write} is there ${times} times.`]
  return isAcknowledged && times === 0 ? [`The acknowledged write ${write} is lost.`] : []
}

function checkSlots(tries: readonly Of<'try'>[], acknowledged: ReadonlySet<string>): string[] {
  const holders = Map.groupBy(
    tries.filter(({ slot, write }) => slot !== undefined && acknowledged.has(write)),
    ({ slot }) => slot,
  )
  return [...holders].flatMap(([slot, writes]) =>
    writes.length > 1
      ? [`The slot ${slot} was given to ${writes.map(({ write }) => write).join(' and ')}.`]
      : [],
  )
}

function checkMails({ write, isMailed = false }: Of<'try'>, rows: number, mails: number): string[] {
  if (mails > 1) return [`The mail of ${write} was sent ${mails} times.`]
  return isMailed && rows > 0 && mails === 0 ? [`The mail of ${write} was not sent.`] : []
}

/** After a change a browser has to hear of its noun, or that it has to fetch all anew. */
function checkStreams(
  tries: readonly Of<'try'>[],
  acknowledged: ReadonlySet<string>,
  heard: readonly Of<'heard'>[],
): string[] {
  const byUser = Map.groupBy(heard, ({ user }) => user)
  return tries
    .filter(({ write }) => acknowledged.has(write))
    .filter(
      ({ at, user, noun }) =>
        !byUser
          .get(user)
          ?.some((each) => each.at >= at && (each.event !== 'change' || each.nouns.includes(noun))),
    )
    .map(({ write, user }) => `The stream of ${user} never heard of ${write}.`)
}

/** Between the last write before a fault and the first after the next one. */
function listPauses(acknowledged: readonly Of<'acknowledged'>[], faults: readonly Of<'fault'>[]) {
  const times = acknowledged.map(({ at }) => at)
  return faults.map(({ fault, at }, place) => {
    const until = faults[place + 1]?.at
    const first = times.findLast((time) => time <= at) ?? at
    const after = times.filter((time) => time > at && (until === undefined || time <= until))
    // Without a write until the next fault the pause lasts until the write that ends it.
    const ends = after.length > 0 ? after : [times.find((time) => time > at) ?? Infinity]
    return { fault, ms: Math.max(...ends.map((time, index) => time - (ends[index - 1] ?? first))) }
  })
}
