import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMeetings, updateUser } from '@meridian/contract'
import { readWishSamples, type WishSample } from '@meridian/text'
import { expect } from '@playwright/test'
import { connectGmail } from './support/gmail.ts'
import { test } from './support/guard.ts'
import { aSender } from './support/mail-files.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const zone = 'Europe/Berlin'
const samples = join(import.meta.dirname, '../packages/text/samples/wishes')
/** Mails that count in weeks from the day they are sent, so that any day will do. */
const mails = [
  'fresh/en 7',
  'fresh/de 6',
  'fresh/de 8',
  'fresh/fr 6',
  'fresh/es 3',
  'fresh/it 6',
  'unseen/en 2',
  'unseen/de 1',
  'unseen/fr 1',
  'unseen/es 1',
].map((name) => ({ name, sample: find(name) }))

for (const { name, sample } of mails) {
  test(`${name} becomes a meeting at a time that the mail wishes`, async ({ page, request }) => {
    const mara = await aPerson(request)
    await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
    const { from } = aSender(sample.from)
    const { subject, text } = sample
    const [mail_id] = await connectGmail(mara, { from, subject, text: text.replaceAll('\n', '\r\n') })
    await signIn(page, mara)
    await page.goto(`/user/mails/${mail_id}`)
    const reply = page.getByRole('region', { name: 'Reply' })
    await reply.getByRole('button', { name: 'Generate Reply' }).click()
    const times = reply.getByRole('list', { name: 'Times that are offered' }).getByRole('listitem')
    await expect(times).toHaveCount(2)
    await expect(reply.getByText('Saved just now')).toBeVisible()
    await reply.getByRole('button', { name: 'Send reply' }).click()
    const offer = page.getByRole('region', { name: 'Times you have offered' })
    await offer.getByRole('button', { name: 'Book this' }).first().click()
    await expect(page.getByText('The meeting is booked.').first()).toBeVisible()
    const [meeting] = await mara.call(listMeetings, {})
    const { meeting_date: date, meeting_time: time } = meeting ?? {}
    const day = date?.start_date ?? ''
    const [start, end] = [time?.start_time ?? '', time?.end_time ?? '']
    expect(meets(sample, day, start, end), `${day} ${start}–${end} for “${text}”`).toBe(true)
    if (sample.minutes !== null) expect(minutesOf(end) - minutesOf(start)).toBe(sample.minutes)
  })
}

function find(name: string): WishSample {
  const [set = '', language = '', number = ''] = name.split(/[/ ]/)
  const file = readFileSync(join(samples, set, `${language}.txt`), 'utf8')
  const found = readWishSamples(name, file)[Number(number) - 1]
  if (!found) throw new Error(`There is no mail ${name}.`)
  return found
}

/** The days of a sample count from the week in which it was written; the mail is sent today. */
function meets({ when, sentOn }: WishSample, day: string, start: string, end: string): boolean {
  const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now())
  const shift = mondayOf(today) - mondayOf(sentOn.slice(0, 10))
  const written = new Date(Date.parse(day) - shift).toISOString().slice(0, 10)
  if (when.length === 0) return day > today
  return when.some(
    (time) =>
      time.days.some(([first, last]) => written >= first && written <= last) &&
      start >= time.from &&
      end <= time.until,
  )
}

const day_ms = 86_400_000

function mondayOf(date: string): number {
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return Date.parse(date) - weekday * day_ms
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
