import type { CalendarFeed } from '@meridian/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { no_answer, Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { anInstance } from '../../../test/frame-answers.ts'
import { focusOn } from '../../../test/keyboard.ts'
import { anId, aUser } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const here = () => `${location.pathname}${location.search}`
const unchanged = page.getByRole('button', { name: 'No changes to save' })
const { access_token: _, ...mara } = aUser()

describe('[WEB123] the settings', () => {
  it.each([
    ['on a desktop', [1440, 900]],
    ['on a phone', [390, 844]],
  ] as const)('open each view from its card, and return by its arrow, %s', async (_where, size) => {
    await show('/user/settings', { size })
    for (const [title, id] of [
      ['Profile Setting', 4],
      ['Labels Setting', 5],
      ['Availability Setting', 6],
    ] as const) {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .click()
      await expect.poll(here).toBe(`/user/settings?option=${id}`)
      await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await page.getByRole('link', { name: 'Back to settings' }).click()
      await expect.poll(here).toBe('/user/settings')
    }
  })

  it('have cards that keep their height once what is set is known', async () => {
    const feed = Promise.withResolvers<CalendarFeed>()
    await show('/user/settings', { size: [390, 844], answers: { getCalendarFeed: () => feed.promise } })
    const card = page.getByRole('main').getByRole('link', { name: /^Calendar feed/ })
    await expect.element(page.getByText('No program has access')).toBeVisible()
    const before = card.element().getBoundingClientRect().height
    feed.resolve({ is_active: false, created_at: null, last_read_at: null })
    await expect.element(card).toMatchTextContent(/Off$/)
    expect(card.element().getBoundingClientRect().height).toBe(before)
  })

  it('say on their buttons whether there is something to save', async () => {
    const shown = await show('/user/settings?option=4', {
      answers: {
        updateUser: ({ body }) => ({ ...mara, ...body }),
        updateTimestampInfo: ({ body }) => body,
      },
    })
    await expect.poll(() => unchanged.length).toBe(2)
    await expect.element(unchanged.first()).toBeDisabled()
    await page.getByRole('textbox', { name: 'About' }).fill('Grows beans.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect
      .element(page.getByRole('alertdialog').filter({ hasText: 'User details updated successfully' }))
      .toBeVisible()
    await expect.poll(() => unchanged.length).toBe(2)
    const zones = page.getByRole('region', { name: 'Time zone' })
    await zones.getByRole('button').first().click()
    await page
      .getByRole('option', { name: /Lisbon/ })
      .first()
      .click()
    const save = page.getByRole('button', { name: 'Save Timezone Changes' })
    await expect.element(save).toMatchTextContent(/^Save Timezone Change\.{3}/)
    await save.click()
    await expect.poll(() => shown.asked('updateUser').at(-1)?.body.timezone).toBe('Europe/Lisbon')
  })

  it('[SET13] name hours over the bars only where they stand apart', async () => {
    // As a window of 1,280 pixels is with text twice as large.
    await show('/user/settings?option=6', { size: [640, 800] })
    await expect.element(page.getByRole('switch', { name: 'Sunday available' })).toBeVisible()
    const names = [...document.querySelectorAll('[aria-hidden] > span')]
      .filter(
        ({ textContent, clientHeight, parentElement }) =>
          /^1?[26] [AP]M$/.test(textContent) && (parentElement?.clientHeight ?? clientHeight) > 0,
      )
      .map((name) => name.getBoundingClientRect())
    expect(
      names.flatMap(({ left }, at) => left - (names[at - 1]?.right ?? left - 8)).filter((gap) => gap < 2),
    ).toEqual([])
  })

  it('take changed hours back by Cancel, and save them', async () => {
    const shown = await show('/user/settings?option=6', {
      answers: { updateAvailability: () => new Refusal(409, 'Not now.') },
    })
    const same = page.getByRole('button', { name: 'No Changes' })
    await expect.element(same).toBeDisabled()
    const sunday = page.getByRole('switch', { name: 'Sunday available' })
    await focusOn(sunday)
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(same).toBeDisabled()
    await focusOn(sunday)
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect
      .poll(() => shown.asked('updateAvailability')[0]?.body.availability_info?.sunday?.is_available)
      .toBe(true)
  })
})

describe('[SET17] what comes by mail', () => {
  const card = page.getByRole('region', { name: 'Mail', exact: true })
  const reminders = card.getByRole('checkbox', { name: /^Reminders by mail/ })
  const invitations = card.getByRole('checkbox', { name: /^Invitations by mail/ })

  it('is saved as soon as it is chosen, and stays as it was when refused', async () => {
    const shown = await show('/user/settings?option=9', {
      answers: { updateUser: ({ body }) => ({ ...mara, ...body }) },
    })
    await card.getByRole('button', { name: /^For 10 seconds/ }).click()
    await page.getByRole('option', { name: 'For 20 seconds' }).click()
    await focusOn(reminders)
    await userEvent.keyboard(' ')
    await expect
      .poll(() => shown.asked('updateUser').map(({ body }) => body))
      .toEqual([{ undo_send_seconds: 20 }, { reminders_by_mail: true }])
    await expect.element(reminders).toBeChecked()
    await expectAccessible()
    shown.answer({ updateUser: () => new Refusal(500) })
    await focusOn(invitations)
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Failed to update user. Please try again.').first()).toBeVisible()
    await expect.element(invitations).toBeChecked()
  })

  it('is told not to come where the instance sends no mail', async () => {
    await show('/user/settings?option=9', { answers: { getInstance: anInstance({ has_mail: false }) } })
    await expect.element(card.getByText(/This server doesn.t send mail yet\./)).toBeVisible()
  })
})

it('[DAV21] [DAV28] the steps for calendar programs name the address and the user, with a code for phones', async () => {
  await show('/user/settings?option=12')
  const card = page.getByRole('region', { name: 'Calendar programs' })
  await expect
    .element(card.getByRole('textbox', { name: 'Server address' }))
    .toHaveValue(`${location.origin}/dav/`)
  await expect.element(card.getByText(/Your user name is mara@people\.example/)).toBeVisible()
  for (const program of ['iPhone and iPad', 'Mac', 'Thunderbird', 'Android with DAVx⁵'])
    await card.getByText(program, { exact: true }).click()
  await expect.poll(() => card.getByRole('listitem').length).toBe(12)
  // [DAV28] The two for phones have a code each; drawn here, so that no other server hears of the account.
  expect(card.getByRole('img', { name: 'QR code with server and user name' }).length).toBe(2)
  await expectAccessible()
})

it('[PPL36] an admin changes the own password, and sees where the account is signed in', async () => {
  const shown = await show('/admin/account', {
    user: { role: 'admin' },
    answers: {
      listSessions: [
        {
          session_id: anId(1),
          created_at: '2026-11-18T08:00:00.000Z',
          last_seen_at: '2026-11-18T09:00:00.000Z',
          browser: 'Firefox',
          operating_system: 'Linux',
          signed_in_by: 'password',
          is_current: true,
        },
      ],
      changePassword: { sessions_ended: 0 },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Sessions' }).getByText('This browser')).toBeVisible()
  expect(page.getByRole('button', { name: 'Export calendar' }).elements()).toEqual([])
  await expectAccessible()
  await page.getByLabelText('Current password', { exact: true }).fill('correct horse battery')
  await page.getByLabelText('New password', { exact: true }).fill('another horse entirely')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Password changed successfully.')).toBeVisible()
  expect(shown.asked('changePassword').map(({ body }) => body)).toEqual([
    { current_password: 'correct horse battery', new_password: 'another horse entirely' },
  ])
})

it('[SET36] lists the five latest sessions, and all on demand', async () => {
  const systems = ['Linux', 'Windows', 'macOS', 'Android', 'iPhone', 'iPad', 'ChromeOS']
  const sessions = systems.map((operating_system, index) => ({
    session_id: anId(1 + index),
    created_at: '2026-11-01T08:00:00.000Z',
    last_seen_at: `2026-11-1${index}T08:00:00.000Z`,
    browser: null,
    operating_system,
    signed_in_by: 'password' as const,
    is_current: operating_system === 'Linux',
  }))
  await show('/user/settings?option=7', { answers: { listSessions: sessions } })
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  const names = () => rows.elements().map((row) => row.querySelector('p')?.firstChild?.textContent)
  const first = ['Linux', 'ChromeOS', 'iPad', 'iPhone', 'Android'].map((name) => `A browser on ${name}`)
  await expect.poll(names).toEqual(first)
  await focusOn(page.getByRole('button', { name: 'Show all 7' }))
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual([...first, 'A browser on macOS', 'A browser on Windows'])
  await expect.element(rows.nth(5)).toHaveFocus()
  expect(page.getByRole('button', { name: /^Show all/ }).elements()).toEqual([])
})

it.each([
  [1920, 2],
  [1440, 2],
  [1024, 2],
  [390, 1],
])('[SET37] no card of the settings is alone in a row, at %i px', async (width, columns) => {
  await show('/user/settings', { size: [width, 900] })
  const cards = page.getByRole('main').getByRole('list', { name: 'Settings' }).getByRole('listitem')
  await expect.poll(() => cards.length).toBeGreaterThan(8)
  const rows = Map.groupBy(cards.elements(), (card) => card.getBoundingClientRect().top)
  expect(new Set([...rows.values()].map(({ length }) => length))).toEqual(new Set([columns]))
})

it('[WEB103] the language changes the page at once, and says so in the new one', async () => {
  let reader: typeof mara = mara
  await show('/user/settings?option=4', {
    answers: {
      getUser: () => reader,
      updateUser: ({ body }) => {
        reader = { ...mara, ...body }
        return reader
      },
    },
  })
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click()
  await page.getByRole('option', { name: /Deutsch/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Benutzerdaten gespeichert')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Profil einstellen' })).toBeVisible()
  expect(document.documentElement.lang).toBe('de')
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ language: 'de' })
})

it('[WEB92] region and week start change how dates are written, and the language stays', async () => {
  await show('/user/calendar?view=week&date=2027-01-06', { user: { region: 'US', week_start: 3 } })
  await expect.element(page.getByRole('grid', { name: 'Week of Jan 6 – 12, 2027' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^January 2027/ }).first()).toBeVisible()
})

describe('[WEB102] where text runs from right to left', () => {
  beforeEach(() => localStorage.setItem('pseudo_language', 'ar-XB'))

  it('arrow keys move the way one reads', async () => {
    await show('/user/calendar?view=week&date=2026-12-02')
    await expect.poll(() => document.documentElement.dir).toBe('rtl')
    await expect.poll(() => cell() !== undefined).toBe(true)
    cell()?.focus()
    const before = document.activeElement?.getBoundingClientRect().x ?? Number.NaN
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .poll(() => document.activeElement?.getBoundingClientRect().x ?? Number.NaN)
      .toBeLessThan(before)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement?.getBoundingClientRect().x).toBe(before)
  })
})

it('[SET34] the signature is saved when its field is left, and stays in it where the server refuses', async () => {
  const shown = await show('/user/settings?option=9', {
    answers: { updateUser: ({ body }) => ({ ...mara, ...body }) },
  })
  const signature = page.getByRole('textbox', { name: 'Signature' })
  await signature.fill('Mara\nGardens')
  ;(signature.element() as HTMLElement).blur()
  await expect
    .poll(() => shown.asked('updateUser').map(({ body }) => body))
    .toEqual([{ mail_signature: 'Mara\nGardens' }])
  shown.answer({ updateUser: () => new Refusal(500) })
  await signature.fill('Mara\nOrchards')
  ;(signature.element() as HTMLElement).blur()
  await expect.element(page.getByText('Failed to update user. Please try again.').first()).toBeVisible()
  await expect.element(signature).toHaveValue('Mara\nOrchards')
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect.element(page.getByText('Notifications draft kept')).toBeVisible()
  shown.answer({ updateUser: ({ body }) => ({ ...mara, ...body }) })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mail and notifications/ })
    .click()
  await expect.element(signature).toHaveValue('Mara\nOrchards')
  const save = page.getByRole('region', { name: 'Signature' }).getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect(shown.asked('updateUser').at(-1)?.body).toEqual({ mail_signature: 'Mara\nOrchards' })
})

it('[MAIL95] a snippet whose name is taken is refused at its name, and what was typed stays', async () => {
  const message = 'You have a snippet with this name already.'
  await show('/user/settings?option=9', {
    answers: {
      listSnippets: [],
      createSnippet: () => new Refusal(409, message, { errors: [{ path: 'snippet_name', message }] }),
    },
  })
  await page.getByRole('button', { name: 'Add snippet' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  const text = page.getByRole('textbox', { name: 'Text' })
  await name.fill('thanks')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(text).toHaveFocus()
  await text.fill('Thank you for your order.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(name).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(name).toHaveFocus()
  await expect.element(text).toHaveValue('Thank you for your order.')
})

it('[WEB163] the focus stays beside what was deleted', async () => {
  await show('/user/settings?option=9', { answers: { listSnippets: [aSnippet(1), aSnippet(2)] } })
  await focusOn(page.getByRole('button', { name: 'Delete thanks1' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Delete thanks1' })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Edit thanks2' })).toHaveFocus()
})

/** An address of the server would have the page of the app for an answer. */
const small_picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

it('[WEB163] the focus stays where the picture can be chosen after it is deleted', async () => {
  await show('/user/settings?option=4', { user: { profile_picture: small_picture } })
  await focusOn(page.getByRole('button', { name: 'Delete picture' }))
  await userEvent.keyboard('{Enter}')
  const choose = page.getByRole('button', { name: 'Upload picture' })
  await expect.element(choose).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(choose.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('[PRG24] an app password whose creation had no answer is listed, to be revoked', async () => {
  const { asked } = await show('/user/settings?option=12', {
    answers: { createAppPassword: () => no_answer },
  })
  await page.getByRole('button', { name: 'New app password' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Calendar on my phone')
  const before = asked('listAppPasswords').length
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked('listAppPasswords').length).toBeGreaterThan(before)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Calendar on my phone')
})

/** An hour in the second column of the calendar. */
function cell(): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>('[role="gridcell"][data-cell$=":1"]')[10]
}

function aSnippet(number: number) {
  return {
    snippet_id: anId(number),
    snippet_name: `thanks${number}`,
    snippet_text: 'Thank you.',
  }
}
