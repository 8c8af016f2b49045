import { describe, expect, it } from 'vitest'
import { readNewPollState } from '../../../platform/navigation/poll-path.ts'
import { anOption, aParticipant, aPoll } from '../poll.sample.ts'
import {
  answeredBy,
  bodyOf,
  changesOf,
  formOfPoll,
  lostOptions,
  newPollForm,
  withPerson,
  withState,
  withTime,
} from './poll-form.ts'

const nine = Date.parse('2026-12-01T09:00:00Z')
const hour = 3_600_000

describe('[POL30] the form of a poll', () => {
  it('sends only what was changed', () => {
    const saved = formOfPoll(aPoll())
    expect(changesOf(saved, saved)).toEqual({})
    expect(changesOf(saved, { ...saved, poll_title: ' Harbour walk ' })).toEqual({})
    expect(changesOf(saved, { ...saved, poll_title: 'Pier' })).toEqual({ poll_title: 'Pier' })
  })

  it('changes no moment when the zone changes', () => {
    const form = withTime({ ...newPollForm('Europe/Berlin'), deadline: nine }, [nine, nine + hour])
    const moved = bodyOf({ ...form, poll_timezone: 'Asia/Kathmandu' })
    expect(moved.poll_options).toEqual(bodyOf(form).poll_options)
    expect(moved.deadline).toBe(bodyOf(form).deadline)
  })

  it('keeps the id, and so the answers, of an option that stays', () => {
    const saved = formOfPoll(aPoll())
    const { poll_options = [] } = changesOf(saved, withTime(saved, [nine + 5 * hour, nine + 6 * hour]))
    expect(poll_options.map(({ option_id }) => option_id)).toEqual([
      anOption(0).option_id,
      anOption(1).option_id,
      null,
    ])
  })

  it('takes each time and each person once, the earliest time first', () => {
    const times = [nine + hour, nine, nine + hour].reduce(
      (form, at) => withTime(form, [at, at + hour]),
      newPollForm('UTC'),
    ).times
    expect(times.map(({ start }) => start)).toEqual([nine, nine + hour])
    const ida = { user_id: null, email: 'Ida@guests.example', name: 'Ida', picture: null }
    const twice = withPerson(withPerson(newPollForm('UTC'), ida), { ...ida, email: 'ida@guests.example' })
    expect(twice.people).toEqual([ida])
  })

  it('leaves people who came by the public link alone', () => {
    const guest = aParticipant(3, {
      user_id: null,
      participant_email: 'ida@guests.example',
      is_invited: false,
    })
    const poll = aPoll({ participants: [...aPoll().participants, guest] })
    expect(formOfPoll(poll).people.map(({ name }) => name)).toEqual(['Ana Example', 'Ben Example'])
  })

  it('sends no detail of a place that has none', () => {
    const form = { ...newPollForm('UTC'), poll_place: 'zoom', place_details: 'Pier 7' } as const
    expect(bodyOf(form).place_details).toBeNull()
    expect(bodyOf({ ...form, poll_place: 'address' }).place_details).toBe('Pier 7')
  })
})

describe('[POL30] answers that would be lost', () => {
  it('are those of options left out, until their loss is agreed to by name', () => {
    const poll = aPoll()
    const saved = formOfPoll(poll)
    const [first, second] = poll.poll_options
    const without = { ...saved, times: saved.times.slice(1) }
    expect(answeredBy(poll, first?.option_id ?? '')).toEqual(['Ana Example', 'Ben Example'])
    expect(lostOptions(poll, saved)).toEqual([])
    expect(lostOptions(poll, without)).toEqual([first?.option_id])
    expect(lostOptions(poll, { ...without, let_go: [first?.option_id ?? ''] })).toEqual([])
    // A time that is taken away and added again is the same option.
    const again = withTime(without, [
      Date.parse(first?.start_timestamp ?? ''),
      Date.parse(first?.end_timestamp ?? ''),
    ])
    expect(lostOptions(poll, again)).toEqual([])
    expect(second).toBeDefined()
  })
})

describe('[POL29] what another screen hands over', () => {
  it('is added to what is there already', () => {
    const begun = {
      ...withTime(newPollForm('UTC'), [nine, nine + hour]),
      poll_title: 'Mine',
      asks_for: 'days',
    } as const
    const form = withState(begun, {
      poll_title: 'Other',
      participants: [{ user_id: null, email: 'ida@guests.example', name: 'Ida' }],
      times: [[nine + 2 * hour, nine + 3 * hour]],
    })
    expect(form.poll_title).toBe('Mine')
    expect(form.asks_for).toBe('times')
    expect(form.times).toHaveLength(2)
    expect(form.people.map(({ email }) => email)).toEqual(['ida@guests.example'])
  })

  it('is read with care: the browser keeps the state of other versions', () => {
    expect(readNewPollState(null)).toBeNull()
    expect(readNewPollState({ key: 'x' })).toBeNull()
    expect(
      readNewPollState({
        times: [
          [2, 1],
          [1, 2],
          ['1', 2],
        ],
        participants: [{ name: 'Ida' }],
      }),
    ).toEqual({
      times: [[1, 2]],
      participants: [],
    })
  })
})
