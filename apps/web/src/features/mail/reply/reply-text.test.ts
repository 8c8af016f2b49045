import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areClear,
  draftedTimes,
  gapsIn,
  lineOfTime,
  offeredTimes,
  piecesOfReply,
  replySubject,
  withoutTime,
} from './reply-text.ts'

describe('[WML26] a gap of a reply', () => {
  it('is what stands in brackets with dots, and is told by its line', () => {
    const text = 'Dear D,\n- Your address? […]\nI can [...] or [… date]. [sic] [1]'
    expect(gapsIn(text).map(({ start, end, line }) => [text.slice(start, end), line])).toEqual([
      ['[…]', 'Your address? […]'],
      ['[...]', 'I can [...] or [… date]. [sic] [1]'],
      ['[… date]', 'I can [...] or [… date]. [sic] [1]'],
    ])
    expect(gapsIn('All is said.')).toEqual([])
  })

  it('and a time that is offered leave the rest of the text as it is', () => {
    const part = fc.constantFrom('[…]', 'a', '\n', '[', ']', '[...]', 'at 10:00')
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const pieces = piecesOfReply(text, ['at 10:00', 'nowhere'])
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true)
      }),
    )
  })

  it('are told apart', () => {
    const pieces = piecesOfReply('At 10:00 in […].', ['At 10:00'])
    expect(pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ['time', 'At 10:00'],
      ['text', ' in '],
      ['gap', '[…]'],
      ['text', '.'],
    ])
  })
})

describe('[WML27] the times of a draft', () => {
  const first = 'Tuesday 24 November, 14:00–15:00 (Europe/Berlin)'
  const second = 'Thursday 26 November, 9.30–10.30 (Europe/Berlin)'
  const text = `Dear D,\n\n- ${first}\n- ${second}\n\n- which address? […]`
  const slots: [string, string][] = [
    ['2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z'],
    ['2026-11-26T08:30:00.000Z', '2026-11-26T09:30:00.000Z'],
  ]
  const link_line = '  Choose this time: https://meridian.example/answer/…'
  const times = draftedTimes({ slots, mail_body: text, link_line })

  it('are known by their lines, and offered as long as these stand there', () => {
    expect(times.map(({ words }) => words)).toEqual([first, second])
    expect(offeredTimes(times, text.replace('26 November', '27 November'))).toEqual([times[0]])
  })

  it('[WML58] name the line below which their link belongs', () => {
    expect(times.map((time) => lineOfTime(time, text))).toEqual([`- ${first}`, `- ${second}`])
    expect(times.map((time) => lineOfTime(time, `On ${second}`))).toEqual(['', ''])
  })

  it('go with their line', () => {
    const [time] = times
    if (!time) throw new Error('There is no time.')
    const rest = withoutTime(text, time)
    expect(rest).toBe(`Dear D,\n\n- ${second}\n\n- which address? […]`)
    expect(offeredTimes(times, rest)).toEqual([times[1]])
  })

  it('are all offered where the text does not tell which is which', () => {
    const unclear = draftedTimes({ slots, mail_body: `Tuesday or Thursday?\n- ${first}`, link_line })
    expect(offeredTimes(unclear, 'Tuesday or Thursday?')).toEqual(unclear)
    expect(unclear.map(({ words }) => words)).toEqual([null, null])
    expect([areClear(unclear), areClear(times)]).toEqual([false, true])
    expect(unclear.map((time) => withoutTime('Tuesday?', time))).toEqual(['Tuesday?', 'Tuesday?'])
  })
})

it.each([
  ['New date', 'Re: New date'],
  ['RE: AW[2]: New date', 'Re: New date'],
  ['Regarding x', 'Re: Regarding x'],
  ['', 'Re:'],
])('[WML28] answers “%s” as “%s”', (subject, answer) => {
  expect(replySubject(subject)).toBe(answer)
})
