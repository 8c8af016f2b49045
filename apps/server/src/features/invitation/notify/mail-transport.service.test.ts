import { updateMeeting } from '@meridian/contract'
import { expect, it } from 'vitest'
import { startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startMailAccount } from '../../../../test/mail-account.ts'
import { main_calendar, writeInto } from '../../../../test/published-account.ts'
import {
  ada_account,
  type ProvidedServer,
  startProvidedServer,
} from '../../../../test/simulated-providers.ts'

const kim = {
  'guest:11111111-1111-4111-8111-111111111111': {
    primary_email: 'kim@guests.example',
    full_name: 'Kim Guest',
  },
}

it('[INV15] comes from the organizer’s own mailbox where the instance sends no mail', async () => {
  const account = await startMailAccount()
  try {
    const { server, person, advance } = account
    await aMeeting(server, person.access_token, { meeting_invitees: kim, meeting_title: 'Too early' })
    await advance(20_000)
    await server.runDueJobs()
    expect(account.asked().filter((call) => call.startsWith('POST'))).toEqual([])
    await account.join()
    await aMeeting(server, person.access_token, { meeting_invitees: kim })
    await advance(20_000)
    await server.runDueJobs()
    const sent = account.google.requests
      .list()
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages/send'))
    expect(sent).toHaveLength(1)
    const mail = readMail(Buffer.from(String(Object(sent[0]?.body).raw), 'base64url').toString('latin1'))
    expect(mail.subject).toBe('Invitation: Plan, Tue, 24 Nov 2026, 10:00 am CET')
    expect(mail.headers).toContainEqual(['to', 'Kim Guest <kim@guests.example>'])
  } finally {
    await account.close()
  }
})

it('[INV10] [INV19] leaves to Google what is in a Google calendar, and goes on with what was mailed before', async () => {
  const outside = await startMailServer()
  const provided = await startProvidedServer({
    settings: {
      SMTP_URL: outside.url,
      MAIL_FROM: 'meet@meridian.example',
    },
  })
  try {
    const { server, google } = provided
    const ada = await server.aPerson()
    const early = await aMeeting(server, ada.access_token, { meeting_invitees: kim, meeting_title: 'Early' })
    await pass(provided)
    expect(outside.mails).toHaveLength(1)
    await provided.connect(ada, 'google', ada_account)
    await pass(provided)
    await writeInto(provided, ada, main_calendar)
    google.requests.clear()
    await aMeeting(server, ada.access_token, { meeting_invitees: kim, meeting_title: 'Late' })
    const body = { meeting_title: 'Early, changed' }
    await server.call(updateMeeting, { params: { meeting_id: early.meeting_id }, body }, ada.access_token)
    await pass(provided)
    expect(outside.mails.map(({ content }) => /^Subject: (\w+: [\w ]+)/m.exec(content)?.[1])).toEqual([
      'Invitation: Early',
      'Changed: Early',
    ])
    const inserts = google.requests
      .list()
      .filter(
        ({ method, path }) =>
          method === 'POST' && /\/calendars\/[^/]+\/events$/.test(path.split('?')[0] ?? ''),
      )
    expect(inserts.map(({ body: event, query }) => [Object(event).summary, query.sendUpdates])).toEqual([
      ['Late', 'all'],
      ['Early, changed', 'none'],
    ])
  } finally {
    await provided.close()
    await outside.close()
  }
})

async function pass({ advance, server }: ProvidedServer): Promise<void> {
  await advance(20_000)
  const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
  expect(failed).toEqual([])
}
