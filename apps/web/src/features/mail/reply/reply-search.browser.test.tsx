import type { MailDraft, NamedTime, ReadTime } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

it('[WML75] nothing can be corrected where no times of the mail were told apart', async () => {
  await open(offering)
  await expect.element(page.getByRole('link', { name: 'Show in the mail' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument()
})

function certain(time: NamedTime): ReadTime {
  return { ...time, is_certain: true }
}

async function open(draft: MailDraft) {
  const shown = await show(`/user/mails/${mail_id}`, {
    answers: { ...answersOfMail(mail), followDraft: streamOf({ draft }) },
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
