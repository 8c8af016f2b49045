import type { MailDraft, MovedMeeting, NamedTime, ReadTime } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refusal } from '../../../../test/answers.ts'
import { expectAccessible } from '../../../../test/barriers.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from './draft.sample.ts'
import { aSearch } from './time-search.sample.ts'

const mail = aMail({
  mail_body: 'Could we meet next week in the afternoon? Not on Wednesday, please.',
  is_read: true,
})
const { mail_id } = mail
const question = { start: 0, end: 41 }
const week: NamedTime = { start: 14, end: 23, role: 'suits' }
const wednesday: NamedTime = { start: 49, end: 58, role: 'does_not_suit' }

describe('[WML67] a draft about times says by which limits they were looked for', () => {
  it('with the times that it offers, and shows the sentence of the mail that asks', async () => {
    await open(offering)
    const times = page.getByRole('list', { name: 'Times that are offered' })
    await expect
      .element(times)
      .toHaveAccessibleDescription(
        'Looked for: 30 min · Mon 23 Nov – Sun 29 Nov, from 12:00 PM · except Wed 25 Nov · Kathmandu time',
      )
    await expectAccessible()
    await page.getByRole('link', { name: 'Show in the mail' }).click()
    const place = page.getByText('Could we meet next week in the afternoon?', { exact: true })
    await expect.element(place).toHaveFocus()
    await expect.element(times).toBeVisible()
  })

  it('[WEB180] not of times that another device found, which sending does not hold until they are looked for again', async () => {
    const answered = { ...mail, mail_reply: offering.mail_body }
    const { asked } = await show(`/user/mails/${mail_id}`, {
      answers: { ...answersOfMail(answered), followDraft: streamOf({ draft: offering }) },
    })
    const note = page.getByText(
      'Sending does not hold the times in this text, and adds no links to choose one.',
    )
    await expect.element(note).toBeVisible()
    await page.getByRole('button', { name: 'Offer times' }).click()
    await expect.element(page.getByRole('list', { name: 'Times that are offered' })).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
    expect(asked('followDraft').map(({ body }) => body.offers_times)).toEqual([true])
  })

  it('where the reading is unsure, with the button that looks for them', async () => {
    const { asked, answer } = await open(unsure)
    await expect.element(page.getByText('Saved just now')).toBeVisible()
    const group = page.getByRole('group', { name: 'Search for times' })
    await expect
      .element(group)
      .toHaveAccessibleDescription(
        'It is not certain what this mail asks for. “Offer times” looks for: 30 min · any time',
      )
    await expectAccessible()
    answer({ followDraft: streamOf({ draft: offering }) })
    await userEvent.keyboard('{Escape}')
    await group.getByRole('button', { name: 'Offer times' }).click()
    await expect.element(page.getByRole('list', { name: 'Times that are offered' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveFocus()
    expect(asked('followDraft').map(({ body }) => body.offers_times)).toEqual([false, true])
    await expect.element(group).not.toBeInTheDocument()
  })

  it('where no time was found, until another text is written', async () => {
    await open({ ...offering, slots: [] })
    const group = page.getByRole('group', { name: 'Search for times' })
    await expect.element(group).toBeVisible()
    await page.getByRole('textbox', { name: 'Your reply' }).fill('')
    await expect.element(group).not.toBeInTheDocument()
  })
})

it('[MAIL60] times in an answer that a mail program sends are not held', async () => {
  await open(offering, { ...mail, integration_mail_type: 'file' })
  await expect.element(page.getByText(/Sending does not hold them/)).toBeVisible()
  await expect.element(page.getByText(/chooses without signing in/)).not.toBeInTheDocument()
})

it('[WML73] what is said of a draft stays when the mail is opened again, and while another draft is stopped', async () => {
  const { answer, asked } = await open(unsure)
  await expect.element(page.getByText('Saved just now')).toBeVisible()
  const { mail_body } = unsure
  answer({
    getMail: { ...mail, mail_reply: mail_body },
    followDraft: () => new Promise<never>(() => undefined),
  })
  await page.getByRole('link', { name: 'Important Lists' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument()
  history.back()
  const group = page.getByRole('group', { name: 'Search for times' })
  await expect.element(group).toBeVisible()
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(group).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(group).toBeVisible()
  await group.getByRole('button', { name: 'Offer times' }).click()
  await expect.poll(() => asked('followDraft').length).toBe(3)
  const points = asked('followDraft').map(({ body }) => body.reply_point)
  expect(points[2]).toBe(points[0])
})

it('[WML75] the person says what the times of the mail are, and has times looked for by that', async () => {
  const limits = aSearch({ place: question, named_times: [certain(week), certain(wednesday)] })
  const { asked } = await open({ ...offering, time_search: limits })
  await expect.element(page.getByText('Saved just now')).toBeVisible()
  const correct = page.getByRole('button', { name: 'Correct' })
  await expect.element(correct).toHaveAttribute('aria-expanded', 'false')
  await correct.click()
  const named = page.getByRole('list', { name: 'Times that the mail names' })
  await expect.element(named.getByText('Could we meet next week in the afternoon')).toBeVisible()
  const again = page.getByRole('button', { name: 'Look for times again' })
  await expect.element(again).toBeDisabled()
  await expectAccessible()
  await named.getByRole('button', { name: 'Does not suit Wednesday' }).click()
  await page.getByRole('option', { name: 'Suits' }).click()
  await again.click()
  await expect.poll(() => asked('followDraft').length).toBe(2)
  expect(asked('followDraft')[1]?.body).toMatchObject({
    offers_times: true,
    said_times: [week, { ...wednesday, role: 'suits' }],
  })
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveFocus()
})

describe('[WML77] before times are offered on request', () => {
  const limits = aSearch({
    place: question,
    named_times: [certain(week), { ...wednesday, is_certain: false }],
  })

  it('the person says what those times are of which it is not certain', async () => {
    const { asked } = await open({ ...unsure, time_search: limits })
    await expect.element(page.getByText('Saved just now')).toBeVisible()
    const group = page.getByRole('group', { name: 'Search for times' })
    const uncertain = group.getByRole('list', { name: 'Is this right?' })
    await expect.element(uncertain.getByText('Not on Wednesday, please')).toBeVisible()
    expect(uncertain.getByRole('listitem').length).toBe(1)
    await expectAccessible()
    await uncertain.getByRole('button', { name: 'Does not suit Wednesday' }).click()
    await page.getByRole('option', { name: 'Something else' }).click()
    await group.getByRole('button', { name: 'Offer times' }).click()
    await expect.poll(() => asked('followDraft').length).toBe(2)
    expect(asked('followDraft')[1]?.body).toMatchObject({
      offers_times: true,
      said_times: [week, { ...wednesday, role: 'other' }],
    })
  })

  it('the others are shown when they are wanted, and what was said stays', async () => {
    await open({ ...unsure, time_search: limits })
    const group = page.getByRole('group', { name: 'Search for times' })
    await group.getByRole('button', { name: 'Does not suit Wednesday' }).click()
    await page.getByRole('option', { name: 'Only after it' }).click()
    await group.getByRole('button', { name: 'Correct' }).click()
    const all = group.getByRole('list', { name: 'Times that the mail names' })
    await expect.element(all.getByRole('button', { name: 'Suits next week' })).toBeVisible()
    await expect.element(all.getByRole('button', { name: 'Only after it Wednesday' })).toBeVisible()
  })

  it('nothing is said of times that are left as they are', async () => {
    const { asked } = await open({ ...unsure, time_search: limits })
    await page.getByRole('button', { name: 'Offer times' }).click()
    await expect.poll(() => asked('followDraft').length).toBe(2)
    expect(asked('followDraft')[1]?.body.said_times).toEqual([])
  })
})

describe('[WML78] the person chooses the times that a reply offers', () => {
  const limits = aSearch({
    minutes: 30,
    times: [{ days: [{ first_date: '2099-12-01', last_date: '2099-12-01' }], weekdays: [], hours: [] }],
    searched_user_id: '01890000-0000-7000-8000-000000000001',
  })
  const free: [string, string][] = [
    ['2099-12-01T09:00:00.000Z', '2099-12-01T09:30:00.000Z'],
    ['2099-12-01T09:15:00.000Z', '2099-12-01T09:45:00.000Z'],
    ['2099-12-01T13:00:00.000Z', '2099-12-01T13:30:00.000Z'],
  ]
  const found = {
    free_slots: free,
    unknown_users: [],
    unknown_from: [],
    earliest_start: '2026-01-01T00:00:00.000Z',
  }

  it('of the free ones of a day, and typed ones, by the keyboard alone', async () => {
    const { asked, answer } = await open({ ...unsure, time_search: limits })
    answer({ findSlots: found })
    await expect.element(page.getByText('Saved just now')).toBeVisible()
    const choose = page.getByRole('button', { name: 'Choose times' })
    await expect.element(choose).toBeVisible()
    choose.element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Choose times' })
    await expect.element(dialog.getByRole('button', { name: '10:00 AM' })).toBeVisible()
    expect(asked('findSlots')[0]?.body).toMatchObject({
      users: [limits.searched_user_id],
      duration: 30,
      // The day of the reader's clock, whatever the zone of the profile.
      start_time: '2099-11-30T23:00:00.000Z',
      end_time: '2099-12-01T23:00:00.000Z',
    })
    await expectAccessible()
    const offer = dialog.getByRole('button', { name: /^Offer / })
    await expect.element(offer).toBeDisabled()
    dialog.getByRole('button', { name: '02:00 PM' }).element().focus()
    await userEvent.keyboard(' ')
    await expect
      .element(dialog.getByRole('button', { name: '02:00 PM' }))
      .toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('combobox', { name: 'Another time' }).fill('19:30')
    await userEvent.keyboard('{Tab}')
    await dialog.getByRole('button', { name: 'Add time' }).click()
    answer({
      followDraft: streamOf({
        draft: { ...offering, time_search: limits },
      }),
    })
    await offer.click()
    await expect.poll(() => asked('followDraft').length).toBe(2)
    expect(asked('followDraft')[1]?.body).toMatchObject({
      offers_times: true,
      said_times: [],
      offered_slots: [free[2], ['2099-12-01T18:30:00.000Z', '2099-12-01T19:00:00.000Z']],
    })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('list', { name: 'Times that are offered' }))
      .toHaveAccessibleDescription(/^You have chosen these times\. The mail asks for: /)
    await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveFocus()
  })

  it('none of which overlaps another, and takes one back', async () => {
    const { answer } = await open({ ...unsure, time_search: limits })
    answer({ findSlots: found })
    await page.getByRole('button', { name: 'Choose times' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose times' })
    await dialog.getByRole('button', { name: '10:00 AM' }).click()
    await expect.element(dialog.getByRole('button', { name: '10:15 AM' })).toBeDisabled()
    const field = dialog.getByRole('combobox', { name: 'Another time' })
    await field.fill('10:20')
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByText('This time overlaps one that you have chosen.')).toBeVisible()
    await dialog.getByRole('button', { name: /^Do not offer Tue/ }).click()
    await expect.element(dialog.getByRole('button', { name: '10:15 AM' })).toBeEnabled()
    await expect.element(dialog.getByRole('button', { name: /^Offer / })).toBeDisabled()
  })

  it('on a day on which nothing is free only typed ones, and is told of what fails', async () => {
    const { answer } = await open({ ...unsure, time_search: limits })
    answer({ findSlots: { ...found, free_slots: [] } })
    await page.getByRole('button', { name: 'Choose times' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose times' })
    await expect.element(dialog.getByText(/^No time of Tue 01 Dec .*is free/)).toBeVisible()
    // A refusal is not tried again by itself, which would take seven seconds.
    answer({ findSlots: () => new Refusal(403, 'Failed to get availability. Please try again.') })
    await dialog.getByRole('button', { name: 'Next day' }).click()
    await expect.element(dialog.getByText('Failed to get availability. Please try again.')).toBeVisible()
  })
})

describe('[WML79] a meeting that the mail asks to move', () => {
  const moved_meeting: MovedMeeting = {
    meeting_id: '0193f0a0-0000-7000-8000-0000000000c7',
    meeting_title: 'The quay',
    start_timestamp: '2026-11-24T09:00:00.000Z',
    end_timestamp: '2026-11-24T10:00:00.000Z',
  }
  const question_of_move = /^Move “The quay” \(Tue 24 Nov, 10:00 – 11:00 AM\) to the time that is chosen$/

  it('moves to the time that is chosen, unless the person has it stay', async () => {
    const { asked, answer } = await open({ ...offering, moved_meeting })
    answer({ sendReply: () => new Refusal(409, 'Not now.') })
    const box = page.getByRole('checkbox', { name: question_of_move })
    await expect.element(box).toBeChecked()
    await expectAccessible()
    const send = page.getByRole('button', { name: 'Send reply' })
    await send.click()
    await expect.poll(() => asked('sendReply')[0]?.body.moved_meeting_id).toBe(moved_meeting.meeting_id)
    await page.getByText(question_of_move).click()
    await expect.element(box).not.toBeChecked()
    await send.click()
    await expect.poll(() => asked('sendReply').length).toBe(2)
    expect(asked('sendReply')[1]?.body).not.toHaveProperty('moved_meeting_id')
  })

  it('[WML80] is left to the sender who organizes it, unless the person wants links', async () => {
    const { asked, answer } = await open({ ...offering, senders_meeting: moved_meeting })
    answer({ sendReply: () => new Refusal(409, 'Not now.') })
    const words =
      'The sender organizes “The quay” (Tue 24 Nov, 10:00 – 11:00 AM) and moves it: send the times without links'
    await expect.element(page.getByRole('checkbox', { name: words })).toBeChecked()
    await expect.element(page.getByText(/Sending does not hold/)).toBeVisible()
    await expectAccessible()
    const send = page.getByRole('button', { name: 'Send reply' })
    await send.click()
    await expect.poll(() => asked('sendReply').length).toBe(1)
    expect(asked('sendReply')[0]?.body).not.toHaveProperty('offered_slots')
    await page.getByText(words).click()
    await expect.element(page.getByText(/Sending holds/)).toBeVisible()
    await send.click()
    await expect.poll(() => asked('sendReply')[1]?.body.offered_slots).toHaveLength(offering.slots.length)
  })

  it('is named beside the times that were offered, and told of once it has moved', async () => {
    const slots = [
      {
        held_time_id: null,
        start_timestamp: '2026-11-26T09:00:00.000Z',
        end_timestamp: '2026-11-26T10:00:00.000Z',
      },
    ]
    const meeting_id = '0193f0a0-0000-7000-8000-0000000000c8'
    const open_offer = { meeting_id, moved_meeting, state: 'open', slots, expires_at: null } as const
    const offered = { ...mail, mail_offer: open_offer }
    const { answer } = await show(`/user/mails/${mail_id}`, { answers: answersOfMail(offered) })
    const offer = page.getByRole('region', { name: 'Times you have offered' })
    await expect
      .element(offer.getByText('“The quay” (Tue 24 Nov, 10:00 – 11:00 AM) moves to the time that is chosen.'))
      .toBeVisible()
    const there = { ...moved_meeting, ...slots[0] }
    const booked = { ...open_offer, ...moved_meeting, state: 'booked', moved_meeting: there } as const
    answer({ bookOffer: { ...mail, mail_offer: booked } })
    await offer.getByRole('button', { name: 'Book this' }).click()
    await expect.element(offer.getByText('The meeting is moved.')).toBeVisible()
    await expect
      .element(offer.getByRole('link', { name: 'See the meeting' }))
      .toHaveAttribute('href', `/user/meetings/${moved_meeting.meeting_id}`)
  })
})

it('[WML75] nothing can be corrected where no times of the mail were told apart', async () => {
  await open(offering)
  await expect.element(page.getByRole('link', { name: 'Show in the mail' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument()
})

function certain(time: NamedTime): ReadTime {
  return { ...time, is_certain: true }
}

async function open(draft: MailDraft, answered = mail) {
  const shown = await show(`/user/mails/${mail_id}`, {
    answers: { ...answersOfMail(answered), followDraft: streamOf({ draft }) },
  })
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(draft.mail_body)
  return shown
}

const offering = aDraft({
  mail_subject: 'Re: A meeting',
  mail_body: 'Gladly.\n\n- Tue 24 November, 10:00–10:30 (Berlin)\n- Thu 26 November, 10:00–10:30 (Berlin)',
  slots: [
    ['2026-11-24T09:00:00.000Z', '2026-11-24T09:30:00.000Z'],
    ['2026-11-26T09:00:00.000Z', '2026-11-26T09:30:00.000Z'],
  ],
  link_line: 'Choose this time: https://meridian.example/answer/…',
  time_search: aSearch({
    timezone: 'Asia/Kathmandu',
    times: [
      { days: [{ first_date: '2026-11-23', last_date: '2026-11-29' }], weekdays: [], hours: [[720, 1440]] },
    ],
    excluded: [{ days: [{ first_date: '2026-11-25', last_date: '2026-11-25' }], weekdays: [], hours: [] }],
    place: question,
  }),
  provider: 'embedded',
  model: null,
  host: null,
})

const unsure: MailDraft = {
  ...offering,
  mail_body: 'Hello,\n\nKind regards',
  slots: [],
  may_want_times: true,
  time_search: aSearch({ place: question }),
}
