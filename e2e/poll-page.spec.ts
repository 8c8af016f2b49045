import { bookPollOption, createPoll, type Input, type Poll } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './support/axe.ts'
import { test } from './support/guard.ts'
import { theMailTo } from './support/mails.ts'
import { aPerson, type Person } from './support/person.ts'

/** Of a day in three weeks. */
const noon = Temporal.Now.plainDateISO('UTC')
  .add({ weeks: 3 })
  .toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' })

const kathmandu = { timezoneId: 'Asia/Kathmandu', zone: 'Kathmandu, Nepal Time', clock: '17:45 – 18:45' }
const st_johns = {
  timezoneId: 'America/St_Johns',
  zone: 'St. John’s, Newfoundland Time',
  clock: /0[89]:30 – (09|10):30/,
}

for (const { javaScriptEnabled, width, timezoneId, zone, clock, tag } of [
  { javaScriptEnabled: true, width: 1440, ...kathmandu, tag: '@whole' },
  { javaScriptEnabled: false, width: 320, ...st_johns, tag: [] },
  { javaScriptEnabled: true, width: 320, ...st_johns, tag: '@whole' },
  { javaScriptEnabled: false, width: 1440, ...kathmandu, tag: '@whole' },
])
  test(`[POL16] [POL17] [POL18] [POL19] [POL20] [POL21] a guest answers, changes the answer and reads what was booked, ${width} px wide, ${javaScriptEnabled ? 'with' : 'without'} a script`, {
    tag,
  }, async ({ browser, request, guard }) => {
    guard.expectFailedLoads('400')
    const mara = await aPerson(request, javaScriptEnabled ? 'Mara' : 'Mona')
    const poll = await aPoll(mara)
    const context = await browser.newContext({ javaScriptEnabled, timezoneId, locale: 'en-GB' })
    guard.watch(context)
    const guest = await context.newPage()
    await guest.setViewportSize({ width, height: 900 })
    const address = pathOf(poll)
    await guest.goto(address)
    await expect(guest.getByRole('heading', { name: 'Garden walk' })).toBeVisible()
    if (!javaScriptEnabled) {
      await expect(guest.getByText('Times in Berlin, Central European Time')).toBeVisible()
      await guest.getByRole('button', { name: 'Change time zone' }).click()
      await guest.getByLabel('Time zone').selectOption(timezoneId)
      await guest.getByRole('button', { name: 'Show' }).click()
    }
    await expect(guest.getByText(`Times in ${zone}`)).toBeVisible()
    const [first, second] = [0, 1].map((place) => guest.getByRole('group').nth(place))
    if (!first || !second) throw new Error('The page has no options.')
    await expect(first).toContainText(clock)
    await expect(first).toHaveAccessibleName(new RegExp(`\\d{4}, .* – .*, ${zone}`))
    await expectGoodPage(guest, javaScriptEnabled)

    await guest.getByLabel('Name').fill('Grace Guest')
    await guest.getByLabel('Email').fill('nowhere')
    await guest.getByRole('button', { name: 'Send answer' }).click()
    await expect(guest.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
    await expect(first).toHaveAccessibleDescription('Choose an answer for at least one option.')
    await expect(guest.getByLabel('Name')).toHaveValue('Grace Guest')
    await expectGoodPage(guest, javaScriptEnabled)
    const email = `grace.${Date.now()}.${width}@guests.example`
    await guest.getByLabel('Email').fill(email)
    // By the keyboard alone.
    await first.getByRole('radio', { name: 'Yes', exact: true }).focus()
    await guest.keyboard.press('Space')
    await guest.keyboard.press('ArrowRight')
    await expect(first.getByRole('radio', { name: 'If need be' })).toBeChecked()
    await second.getByRole('radio', { name: 'Yes' }).check()
    await guest.getByRole('button', { name: 'Send answer' }).click()

    await expect(guest.getByRole('status')).toContainText('Your answer is stored.')
    await expect(guest.getByRole('status')).toContainText('1 option has no answer of yours yet.')
    await expect(guest.getByRole('main')).toContainText('Everybody who answered can attend.')
    await expectGoodPage(guest, javaScriptEnabled)
    const own = await guest.getByLabel(/^With it you change your answer/).inputValue()
    const { parts } = await theMailTo(email)
    expect(parts.map(({ text }) => text).join('\n')).toContain(own)

    await guest.goto(own)
    await guest.getByRole('group').nth(2).getByRole('radio', { name: 'No' }).check()
    await guest.getByLabel('Comment').fill('Rather not in the evening.')
    await guest.getByRole('button', { name: 'Save answer' }).click()
    await expect(guest.getByRole('status')).toContainText('Your answer is stored.')
    await guest.goto(address)
    await expect(guest.getByRole('main')).toContainText('Rather not in the evening.')
    await expect(guest.getByRole('main')).toContainText('1 no: Grace Guest')

    const option_id = poll.poll_options[1]?.option_id ?? ''
    await mara.call(bookPollOption, { params: { poll_id: poll.poll_id }, body: { option_id } })
    await guest.goto(own)
    await expect(guest.getByRole('status')).toContainText('The time is booked.')
    await expectGoodPage(guest, javaScriptEnabled)
    const [file] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Apple and others (.ics)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('meeting.ics')
    await guest.goto(address)
    await expect(guest.getByRole('status')).toContainText('The time is booked.')
    await expect(guest.getByRole('button')).toHaveCount(0)
    await context.close()
  })

test('[POL16] [POL21] a guest whose browser prefers German answers about days, and is told of the end', {
  tag: '@whole',
}, async ({ browser, request, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request, 'Marie')
  const poll = await aPoll(mara, {
    poll_options: [0, 1].map((days) => ({ option_date: noon.add({ days }).toPlainDate().toString() })),
    are_answers_hidden: true,
  })
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Australia/Lord_Howe' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.goto(pathOf(poll))
  await expect(guest.getByText('Nur Marie')).toBeVisible()
  await guest.getByLabel('Name').fill('Greta Gast')
  await guest.getByRole('group').first().getByRole('radio', { name: 'Zur Not' }).check()
  await expectGoodPage(guest, true)
  await mara.call(bookPollOption, {
    params: { poll_id: poll.poll_id },
    body: { option_id: poll.poll_options[0]?.option_id ?? '' },
  })
  await guest.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(guest.getByRole('alert')).toContainText('Die Umfrage war zu Ende, bevor Ihre Antwort ankam')
  await expect(guest.getByRole('status')).toContainText('Der Tag ist gebucht.')
  await expectGoodPage(guest, true)
  await context.close()
})

function aPoll(
  person: Person,
  about: Partial<NonNullable<Input<typeof createPoll>['body']>> = {},
): Promise<Poll> {
  return person.call(createPoll, {
    body: {
      poll_title: 'Garden walk',
      poll_description: 'Bring boots.',
      poll_timezone: 'Europe/Berlin',
      has_public_link: true,
      poll_options: [0, 2, 26].map((hours) => ({
        start_timestamp: noon.add({ hours }).toInstant().toString(),
        end_timestamp: noon
          .add({ hours: hours + 1 })
          .toInstant()
          .toString(),
      })),
      ...about,
    },
  })
}

function pathOf({ public_url }: Poll): string {
  if (public_url === null) throw new Error('The poll has no public link.')
  return new URL(public_url).pathname
}

/** Without barriers in light and dark, and no wider than the window. */
async function expectGoodPage(page: Page, hasScript: boolean): Promise<void> {
  // The examination is a script.
  if (!hasScript) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page, { colorsOnly: colorScheme === 'dark' })).toEqual([])
  }
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isTooWide).toBe(false)
  }
}
