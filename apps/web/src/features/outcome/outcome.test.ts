import { type ActionItem, type Meeting, no_recurring_days } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agendaWith, linesToAdd } from './agenda-with-items.ts'
import { hasOutcomes, unfinishedFirst } from './outcome.ts'

const at = (moment: string) => Date.parse(moment)

describe('[TSK24]', () => {
  it('shows them on completed meetings, and on no other single meeting', () => {
    const past = at('2027-01-01T00:00:00Z')
    expect(hasOutcomes(held({ meeting_status: 'completed' }), past)).toBe(true)
    expect(hasOutcomes(held({ meeting_status: 'cancelled' }), past)).toBe(false)
    expect(hasOutcomes(held({}), past)).toBe(false)
  })

  it('shows them on a series from the end of its first occurrence, whichever occurrence is looked at', () => {
    // 10:00 to 11:00 in Berlin, first on 27 October 2026, after the clocks went back.
    const series = held({ meeting_recurrence: weekly('2026-10-27') })
    expect(hasOutcomes(series, at('2026-10-27T09:59:59Z'))).toBe(false)
    expect(hasOutcomes(series, at('2026-10-27T10:00:00Z'))).toBe(true)
    const before = held({ meeting_recurrence: weekly('2026-10-20') })
    expect(hasOutcomes(before, at('2026-10-20T08:59:59Z'))).toBe(false)
    expect(hasOutcomes(before, at('2026-10-20T09:00:00Z'))).toBe(true)
    const cancelled = held({ meeting_recurrence: weekly('2026-10-20'), meeting_status: 'cancelled' })
    expect(hasOutcomes(cancelled, at('2026-11-20T09:00:00Z'))).toBe(false)
  })

  it('shows what is to be done first', () => {
    const items = [item('a', 'completed'), item('b'), item('c', 'completed'), item('d')]
    expect(unfinishedFirst(items).map(({ action_item_id }) => action_item_id)).toEqual(['b', 'd', 'a', 'c'])
  })
})

describe('[TSK27]', () => {
  it('names unfinished items that the agenda does not name, each once and on one line', () => {
    const items = [
      item('Book the track'),
      item('Book\n the  track'),
      item('Print it', 'completed'),
      item('Call Oslo'),
      { ...item(''), action_item_title: 'Action item 5' },
    ]
    expect(linesToAdd(items, '')).toEqual(['Book the track', 'Call Oslo', 'Action item 5'])
    expect(linesToAdd(items, 'Figures\n2. Call Oslo  \n- Action item 5')).toEqual(['Book the track'])
  })

  it('puts them below what the agenda says', () => {
    expect(agendaWith('', ['One', 'Two'])).toEqual({ agenda: 'One\nTwo', added: 2 })
    expect(agendaWith('Figures 10 min\n', ['One'])).toEqual({ agenda: 'Figures 10 min\nOne', added: 1 })
    expect(agendaWith('x'.repeat(1999), ['One'])).toEqual({ agenda: 'x'.repeat(1999), added: 0 })
  })

  it('is offered once, never makes an agenda too long and never breaks a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 15 }),
        fc.string({ unit: 'grapheme', maxLength: 1500 }),
        (texts, agenda) => {
          const items = texts.map((text) => item(text))
          const next = agendaWith(agenda, linesToAdd(items, agenda))
          expect(next.agenda.length).toBeLessThanOrEqual(Math.max(2000, agenda.length))
          expect(next.agenda.isWellFormed()).toBe(true)
          const left = linesToAdd(items, next.agenda)
          expect(agendaWith(next.agenda, left).added).toBe(0)
        },
      ),
    )
  })
})

function item(text: string, action_item_status: ActionItem['action_item_status'] = 'active'): ActionItem {
  return {
    action_item_id: text,
    meeting_id: 'meeting',
    action_item_title: 'Action item 1',
    action_item_description: text,
    action_item_status,
    task: null,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
  }
}

function weekly(recurring_start_date: string): Meeting['meeting_recurrence'] {
  return {
    is_recurring: true,
    recurring_type: 'weekly',
    recurring_start_date,
    recurring_end_date: null,
    recurring_days: { ...no_recurring_days, tuesday: true },
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
  }
}

function held(part: Partial<Meeting>) {
  return {
    meeting_status: 'active' as const,
    meeting_timezone: 'Europe/Berlin',
    meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
    meeting_timestamps: {
      start_timestamp: '2026-11-24T09:00:00.000Z',
      end_timestamp: '2026-11-24T10:00:00.000Z',
    },
    meeting_recurrence: { ...weekly('2026-11-24'), is_recurring: false },
    ...part,
  }
}
