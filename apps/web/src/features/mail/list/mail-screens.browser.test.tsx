import type { Mail, MailCountsQuery } from '@meridian/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, Refusal } from '../../../../test/answers.ts'
import { expectAccessible, expectDistinctNames } from '../../../../test/barriers.ts'
import { focusOn } from '../../../../test/keyboard.ts'
import { aMail, aMailbox, anId, anIntegration } from '../../../../test/samples.ts'
import { show, type Shown, stopTime } from '../../../../test/show.tsx'

let mails: Mail[] = []
beforeEach(() => {
  mails = ['First', 'Second', 'Third'].map((mail_subject, index) =>
    aMail({
      mail_id: anId(index + 1),
      thread_id: anId(index + 101),
      mail_subject,
      mail_date: `2026-11-1${7 - index}T09:00:00.000Z`,
      integration_mail_type: 'file',
    }),
  )
})

const change = (ids: readonly string[], part: Partial<Mail>): void => {
  mails = mails.map((mail) => (ids.includes(mail.mail_id) ? { ...mail, ...part } : mail))
}

const listOf = (list: MailCountsQuery['lists'][number], term = ''): readonly Mail[] =>
  mails.filter(
    (mail) =>
      mail.mail_subject.toLowerCase().includes(term.toLowerCase()) &&
      (['all', '', undefined, mail.mail_category] as const).includes(list.mail_category) &&
      (list.mail_view === 'snoozed') === (mail.snoozed_until !== null) &&
      (list.mail_view === 'archived') === mail.is_archived &&
      (list.mail_view === 'deleted') === mail.is_deleted,
  )

const answers: Answers = {
  listMailboxes: [aMailbox()],
  listMails: ({ query }) => [...listOf(query, query.search_term)],
  countMails: ({ body: { lists, search_term } }) => ({
    mail_counts: lists.map((list) => listOf(list, search_term).length),
  }),
  getMail: ({ params }) => mails.find(({ mail_id }) => mail_id === params.mail_id) ?? new Refusal(404),
  getMailThread: [],
  updateMail: ({ params, body }) => {
    const { mail_category, is_read, mail_reply } = body
    change([params.mail_id], {
      ...(mail_category && { mail_category }),
      ...(is_read !== undefined && { is_read }),
      ...(mail_reply !== undefined && { mail_reply }),
    })
    return mails.find(({ mail_id }) => mail_id === params.mail_id) ?? new Refusal(404)
  },
  updateMails: ({ body }) => ({ mail_ids: body.mail_ids }),
  snoozeMails: ({ body }) => {
    change(body.mail_ids, { snoozed_until: body.snoozed_until })
    return { mail_ids: body.mail_ids }
  },
}

const rows = page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
const row = (subject: string) => rows.filter({ has: page.getByRole('link', { name: subject, exact: true }) })

function open(address = '/user/mails', others: Answers = {}): Promise<Shown> {
  return show(address, { answers: { ...answers, ...others } })
}

describe('[WML13] without any mail the screen offers every source there is', () => {
  it.each([
    ['all of them', true],
    ['without IMAP', false],
  ])('%s', async (_which, is_offered) => {
    mails = []
    await open('/user/mails', {
      listMailboxes: [],
      getImap: { is_offered, allowed_hosts: null, account: null },
    })
    const ways = page.getByRole('region', { name: 'Bring your mail here' })
    await expect.element(ways).toBeVisible()
    await expect.poll(() => ways.getByText('Connect by IMAP').length).toBe(is_offered ? 1 : 0)
    await expectAccessible()
  })

  it('[WEB178] which leads to what to set, for who runs the server', async () => {
    mails = []
    const google = anIntegration({ status: 'inactive', connection: null })
    await show('/user/mails', {
      user: { role: 'system_admin' },
      answers: { ...answers, listMailboxes: [], listIntegrations: [google] },
    })
    const ways = page.getByRole('region', { name: 'Bring your mail here' })
    await expect
      .element(ways.getByRole('link', { name: 'See what to set' }))
      .toHaveAttribute('href', '/user/integrations')
    expect(ways.getByText(/operator/).elements()).toEqual([])
  })

  it('below its lists, its search and its mailboxes', async () => {
    mails = []
    await open('/user/mails', { listMailboxes: [] })
    await expect.element(page.getByRole('tab', { name: 'Inbox' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('searchbox', { name: 'Search mail' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Google Mailbox' })).toBeVisible()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect.element(page.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('region', { name: 'Bring your mail here' })).toBeVisible()
  })
})

it('[WEB165] the search says what it finds as long as nothing is typed', async () => {
  await open()
  const search = page.getByRole('searchbox', { name: 'Search mail' })
  const hint = page.getByText(/from:ada/)
  await expect.element(search).toHaveAccessibleDescription(/to: the first 200 recipients/)
  await expect.element(hint).not.toBeVisible()
  await search.click()
  await expect.element(hint).toBeVisible()
  await userEvent.keyboard('ada')
  await expect.element(hint).not.toBeVisible()
})

it('[WEB37] mails that the server does not archive are back, and nothing says that they are archived', async () => {
  const answer = Promise.withResolvers<Refusal>()
  await open('/user/mails', { updateMails: () => answer.promise })
  await expect.element(row('Second')).toBeVisible()
  await userEvent.keyboard('jxe')
  const bar = page.getByRole('alert').filter({ hasText: 'Mail archived' })
  await expect.element(bar).toBeVisible()
  answer.resolve(new Refusal(503, 'Failed to update mail.'))
  await expect.element(page.getByRole('alertdialog').filter({ hasText: 'Failed to update' })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(row('Second')).toBeVisible()
})

it('[WML46] a search names how many mails it finds in the other lists, each with a link to them', async () => {
  await open('/user/mails?category=notes&search=second')
  await page.getByRole('link', { name: '1 in Inbox' }).click()
  await expect.element(row('Second')).toBeVisible()
  expect(location.search).toContain('search=second')
})

it('[WML46] a search names what it finds archived, and in the other mailboxes', async () => {
  change([anId(2)], { is_archived: true })
  await open('/user/mails?search=second', {
    listMailboxes: [aMailbox({ integration_mail_type: 'google' }), aMailbox()],
    countMails: ({ body: { lists, search_term } }) => ({
      mail_counts: lists.map((list) =>
        list.integration_mail_type === 'file' ? 1 : listOf(list, search_term).length,
      ),
    }),
  })
  await expect.element(page.getByRole('link', { name: '1 archived in Inbox' })).toBeVisible()
  await page.getByRole('link', { name: '1 in Files' }).click()
  await expect.poll(() => location.search).toBe('?type=file&search=second')
})

it('[WEB164] the buttons of two rows have different names', async () => {
  await open()
  await expect.poll(() => rows.length).toBe(3)
  expectDistinctNames(page.getByRole('list', { name: 'Mails' }).element())
})

it('[WML3] list, view and search stand in the address', async () => {
  await open('/user/mails?category=task')
  await expect.element(page.getByRole('tab', { name: /^Task/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('There is no mail in this list.')).toBeVisible()
  await page.getByRole('tab', { name: /^Inbox/ }).click()
  await expect.poll(() => location.search).toBe('')
  await page.getByRole('searchbox', { name: 'Search mail' }).fill('seco')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?search=seco')
  await expect.poll(() => rows.length).toBe(1)
  history.back()
  await expect.poll(() => rows.length).toBe(3)
})

describe('[WML52] a mail is snoozed', () => {
  it('for several at once, with a time that the list of snoozed mails shows', async () => {
    const shown = await open()
    await page.getByRole('checkbox', { name: 'Select First' }).click()
    const list = page.getByRole('region', { name: 'List of mails' })
    await list.getByRole('button', { name: 'Snooze' }).first().click()
    stopTime()
    await page.getByRole('menuitem', { name: /^Tomorrow/ }).click()
    await expect.element(row('First')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    vi.advanceTimersByTime(7000)
    await expect.poll(() => shown.asked('snoozeMails').map(({ body }) => body.mail_ids)).toEqual([[anId(1)]])
    expect(Date.parse(shown.asked('snoozeMails')[0]?.body.snoozed_until ?? '')).toBeGreaterThan(Date.now())
  })

  it('by the key H', async () => {
    await open()
    await page.getByRole('checkbox', { name: 'Select First' }).click()
    await userEvent.keyboard('h')
    await expect
      .element(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(This evening|Tomorrow)/ })
          .first(),
      )
      .toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').length).toBe(0)
  })

  it('and brought back by H', async () => {
    mails = [aMail({ is_read: true, snoozed_until: '2026-12-24T09:00:00.000Z' })]
    const shown = await open(`/user/mails/${mails[0]?.mail_id}`)
    await expect.element(page.getByRole('button', { name: /^Snoozed until/ })).toBeVisible()
    await userEvent.keyboard('h')
    const dialog = page.getByRole('dialog')
    await expect
      .element(dialog.getByRole('button', { name: /^(This evening|Tomorrow)/ }).first())
      .toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(dialog.getByRole('button', { name: 'Back to its list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.asked('snoozeMails').map(({ body }) => body.snoozed_until)).toEqual([null])
    await expect.poll(() => page.getByRole('dialog').length).toBe(0)
  })
})

describe('[JRN19] by keys', () => {
  const box = page.getByRole('textbox', { name: 'Your reply' })

  it('mails are walked through, and each draft stays with its mail', async () => {
    await open(`/user/mails/${anId(3)}`)
    await expect.element(page.getByText('3 of 3')).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('For the third jk#')
    await userEvent.keyboard('{Escape}')
    ;(box.element() as HTMLElement).blur()
    await userEvent.keyboard('k')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
    await userEvent.keyboard('j')
    await expect.element(box).toHaveValue('For the third jk#')
  })

  it('a mail is moved to another list, and deleted with a way back', async () => {
    const shown = await open(`/user/mails/${anId(2)}`)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await userEvent.keyboard('2')
    await expect.element(page.getByText('Mail updated successfully.')).toBeVisible()
    await expect.poll(() => mails[1]?.mail_category).toBe('task')
    await userEvent.keyboard('#')
    await expect.element(page.getByRole('alert').getByText('Mail deleted')).toBeVisible()
    await userEvent.keyboard('z')
    await expect.element(page.getByRole('alert').getByText('Mail deleted')).not.toBeInTheDocument()
    expect(shown.asked('deleteMail')).toEqual([])
  })
})

it('[WMT95] an event from a mail that asks for an hour is an hour long', async () => {
  mails = [aMail({ mail_body: 'Could we meet on Tuesday or Thursday for an hour?', is_read: true })]
  await open(`/user/mails/${mails[0]?.mail_id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Create Event' }).click()
  const form = page.getByRole('dialog', { name: 'Add new event' })
  await expect.element(form.getByRole('textbox', { name: 'Title' })).toHaveValue('New date')
  await expect.element(form.getByText('1 h', { exact: true }).first()).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()
})

it('[WEB161] Summarize in a row keeps the focus while it works', async () => {
  const { promise: written, resolve } = Promise.withResolvers<void>()
  await open('/user/mails', {
    summariseMail: () => written.then(() => new Refusal(429, 'Too many for now.')),
  })
  await focusOn(rows.first().getByRole('button', { name: 'Summarize: First' }))
  await userEvent.keyboard('{Enter}')
  const busy = rows.first().getByRole('button', { name: 'Summarizing: First' })
  await expect.element(busy).toHaveFocus()
  resolve()
  await expect.element(rows.first().getByRole('button', { name: /Summarize: First$/ })).toHaveFocus()
})

it('[JRN23] what is written meanwhile is stopped, or fails, and no word is lost', async () => {
  const never = new Promise<never>(() => undefined)
  const shown = await open(`/user/mails/${anId(1)}`, {
    followSummary: () => never,
    followDraft: () => never,
  })
  const summary = page.getByRole('region', { name: 'Summary' })
  const reply = page.getByRole('region', { name: 'Reply' })
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await summary.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect.element(summary.getByText('Summarizing', { exact: true }).first()).toBeVisible()
  await summary.getByRole('button', { name: 'Stop' }).click()
  await expect.element(summary.getByRole('button', { name: 'Summarize', exact: true })).toBeVisible()
  await userEvent.keyboard('r')
  await box.fill('My own words.')
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(reply.getByText('Generating Reply', { exact: true }).first()).toBeVisible()
  await reply.getByRole('button', { name: 'Stop' }).click()
  await expect.element(box).toHaveValue('My own words.')
  shown.answer({ followDraft: () => new Refusal(503), followSummary: () => new Refusal(503) })
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(page.getByText('Failed to generate AI reply. Please try again.')).toBeVisible()
  await expect.element(box).toHaveValue('My own words.')
})

it('[WML44] [WML59] the reply is folded until it is opened; Reply to all fills Cc, and Bcc opens by a button', async () => {
  const [first] = mails
  if (!first) throw new Error('There are three.')
  mails = [
    {
      ...first,
      integration_mail_type: 'google',
      mail_reply_cc: [{ name: 'Bo', address: 'bo@people.example' }],
    },
  ]
  await open(`/user/mails/${anId(1)}`)
  const reply = page.getByRole('region', { name: 'Reply', exact: true })
  await expect.element(reply.getByRole('button', { name: 'Reply to all' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Your reply' }).elements()).toEqual([])
  await reply.getByRole('button', { name: 'Reply to all' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect.element(reply.getByRole('button', { name: /^Remove Bo/ })).toBeVisible()
  await reply.getByRole('button', { name: /Bcc/ }).click()
  await focusOn(reply.getByRole('combobox', { name: 'Bcc' }))
  await expectAccessible()
})
