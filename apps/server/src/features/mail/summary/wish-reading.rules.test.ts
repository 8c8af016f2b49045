import { describe, expect, it } from 'vitest'
import { type AnsweredPassage, readWish, readWishAnswer } from './text.worker.ts'

describe('[GEN88] an offer that a model reads', () => {
  it('stays one where the mail names its day and hour, in figures or in words', () => {
    const mail = 'Would Tuesday at half past two work for you? Or the 26th at 10am?'
    const { wish } = readOf(mail, [at('2026-11-24', '14:30'), at('2026-11-26', '10:00')])
    expect(wish.proposals).toMatchObject([
      { date: '2026-11-24', from: 870 },
      { date: '2026-11-26', from: 600 },
    ])
    expect(wish.times).toEqual([])
  })

  it('stays one where the grammar reads its day or its hour', () => {
    const mail = 'I am back on the 23rd. We can offer you Tuesday at 2:15pm or the day after at 9am.'
    const { wish } = readOf(mail, [at('2026-11-24', '14:15')])
    expect(wish.proposals).toMatchObject([{ date: '2026-11-24', from: 855 }])
  })

  it.each([
    ['hour', at('2026-11-24', '15:00')],
    ['day', at('2026-11-25', '14:00')],
  ])('is a mere wish where the mail does not name its %s', (_what, proposal) => {
    const { wish } = readOf('Would Tuesday at 2 pm work for you?', [proposal])
    const { date, from } = proposal
    const minutes = Number(from.slice(0, 2)) * 60
    expect(wish.proposals).toEqual([])
    expect(wish.times).toMatchObject([{ first: date, last: date, from: minutes, until: minutes + 30 }])
  })

  it.each([
    ['two sentences', 'Would Tuesday at 10:00 work for you? Or we meet on Wednesday at 14:00.'],
    ['two lines', 'These would work for me:\nTuesday 10:00\nWednesday 14:00'],
    ['two items', 'Which one suits you?\n\n- Tuesday, 10am\n- Wednesday, 2pm'],
    ['one sentence', 'Would Tuesday at 10:00 or Wednesday at 14:00 work for you?'],
    [
      'a sentence that the grammar does not read',
      'Tea waits on Tuesday at 10:00. Or come on Wednesday at 14:00.',
    ],
  ])('is a mere wish where its day and its hour stand in two offers of %s', (_what, mail) => {
    const paired = [at('2026-11-24', '10:00'), at('2026-11-25', '14:00')]
    expect(readOf(mail, paired).wish.proposals).toMatchObject([{ from: 600 }, { from: 840 }])
    const crossed = [at('2026-11-24', '14:00'), at('2026-11-25', '10:00')]
    expect(readOf(mail, crossed).wish.proposals).toEqual([])
    expect(readOf(mail, crossed).wish.times).toHaveLength(2)
  })

  it('stays one where a sentence of its own names the hour of each day', () => {
    const mail =
      'Would Tuesday or Wednesday be fine? 10:00 or 14:00 would be best. On Friday I leave at 10:00.'
    const offers = [at('2026-11-24', '14:00'), at('2026-11-25', '10:00')]
    expect(readOf(mail, offers).wish.proposals).toHaveLength(2)
    expect(readOf(mail, [at('2026-11-27', '14:00')]).wish.proposals).toEqual([])
  })

  it('is a mere wish where only a quoted or a forwarded mail names it', () => {
    const quoted = 'What do you think?\n\n> On Monday Ada wrote:\n> Would Tuesday at 14:00 work?'
    expect(readOf(quoted, [at('2026-11-24', '14:00')]).wish.proposals).toEqual([])
    const passedOn =
      'What do you think?\n\n---------- Forwarded message ---------\nWould Tuesday at 14:00 work?'
    expect(readOf(passedOn, [at('2026-11-24', '14:00')]).wish.proposals).toEqual([])
  })

  it('is a mere wish in a zone that the mail does not name', () => {
    const mail = 'Would Tuesday at 14:00 work for you?'
    const offers = [at('2026-11-24', '14:00')]
    expect(readOf(mail, offers, { time_zone: 'Asia/Tokyo' }).wish.proposals).toEqual([])
    expect(readOf(mail, offers, { time_zone: 'Europe/Berlin' }).wish.proposals).toHaveLength(1)
    const inTokyo = readOf('Would Tuesday at 14:00 Tokyo time work for you?', offers, {
      time_zone: 'Asia/Tokyo',
    })
    expect(inTokyo.wish).toMatchObject({ timeZone: 'Asia/Tokyo', proposals: [{ date: '2026-11-24' }] })
  })

  it('makes no choice between days that the mail does not name', () => {
    const mail = 'Which day suits you, Tuesday or Thursday?'
    expect(readOf(mail, [], { ask: 'choose', times: singleDays('2026-11-24', '2026-11-26') }).ask).toBe(
      'choose',
    )
    expect(readOf(mail, [], { ask: 'choose', times: singleDays('2026-11-24', '2026-12-09') }).ask).toBe(
      'meet',
    )
  })
})

describe('[GEN86] the reading of a model', () => {
  it('takes the place of that of the grammar, and is sure', () => {
    const mail = 'Could we meet next week? Not before the boiler man has been here on Tuesday.'
    const times = [{ first: '2026-11-25', last: '2026-11-29' }]
    expect(readOf(mail, [], { times, minutes: 45 })).toMatchObject({
      ask: 'meet',
      confidence: 'high',
      wish: { times: [{ first: '2026-11-25', last: '2026-11-29' }], length: { minutes: 45 } },
      unread: [],
    })
  })

  it('makes the grammar unsure where it finds no request, and leaves its wish', () => {
    const mail = 'Could we meet on Tuesday afternoon?'
    const grammar = readWish(passageOf(mail))
    expect(readOf(mail, [], { ask: 'none' })).toEqual({ ...grammar, confidence: 'low' })
    const unsure = readWish(passageOf('I would be glad of a conversation about the beds.'))
    expect(unsure.confidence).toBe('low')
    expect(readOf('I would be glad of a conversation about the beds.', [], { ask: 'none' })).toEqual(unsure)
    const cancelled = 'I have to cancel our meeting on Tuesday at 10:00. Sorry! Could you tell Ben?'
    expect(readOf(cancelled, [], { ask: 'none' })).toEqual(readWish(passageOf(cancelled)))
  })

  it('keeps the zone that the mail names where the model names none', () => {
    const mail = 'Would Tuesday at 14:00 Tokyo time work for you?'
    expect(readOf(mail, [at('2026-11-24', '14:00')]).wish.timeZone).toBe('Asia/Tokyo')
  })

  it('names as asking what asks about a time, where the grammar found no request', () => {
    const mail = 'The books close soon. Would Tuesday be possible, do you think?\n\nAlso, where is the key?'
    const { asking } = readOf(mail, [], { times: [{ first: '2026-11-24', last: '2026-11-24' }] })
    expect(asking.map(({ start, end }) => mail.slice(start, end))).toEqual([
      'Would Tuesday be possible, do you think?',
    ])
  })
})

function singleDays(...dates: string[]) {
  return dates.map((date) => ({ first: date, last: date }))
}

function at(date: string, from: string) {
  return { date, from }
}

function readOf(text: string, proposals: readonly object[], more: object = {}) {
  const passage = passageOf(text)
  const wish = readWish(passage)
  const answer = JSON.stringify({ ask: proposals.length > 0 ? 'choose' : 'meet', proposals, ...more })
  const read = readWishAnswer({ answer, passage, wish, timeZone: 'Europe/Berlin' })
  if (read.wish === null) throw new Error(`The answer was refused: ${answer}`)
  return read.wish
}

/** Of a Thursday. */
function passageOf(text: string): AnsweredPassage {
  const written = { sentOn: '2026-11-19', isBulk: false, offersTimes: false, point: '' }
  return { subject: '', text, from: 'Odette', quoted: [], ...written }
}
