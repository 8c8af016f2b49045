import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import {
  bookPollOption,
  poll_answers,
  poll_options_max,
  poll_participants_max,
  type SessionUser,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callOften } from '../../../../test/call-often.ts'
import { type InsertedPoll, insertPollRow, type PollRowParts } from '../../../../test/poll-row.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { pollFormToken, type PollPurpose, pollToken } from '../../../platform/security/poll-token.ts'
import { countHit } from '../../../platform/security/rate-limit.ts'

const now = '2026-11-20T09:00:00.000Z'
const three_times = ['2026-12-01T10:00:00', '2026-12-01T14:00:00', '2026-12-02T10:00:00']
const naughty = `"><script>alert(1)</script>'&lt;<b onclick=x>`

let server: TestServer
let ada: SessionUser
let visitors = 0
let network = ''

beforeAll(async () => {
  server = await startTestServer({
    now,
    settings: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://meet.people.example' },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson({ first_name: 'Ada' })
  visitors += 1
  network = `203.0.113.${visitors}`
})

describe('the page of the public link', () => {
  it('[POL16] [POL17] shows what is asked and what others answered, in words and without a script of another origin', async () => {
    const poll = await aPoll({
      description: 'Bring ideas.',
      deadline: '2026-11-25T17:00:00Z',
      people: [
        { name: 'Ben', answers: ['yes', 'if_need_be', 'no'], comment: 'Rather early.' },
        { name: 'Chi', answers: ['yes', 'no', 'no'] },
        { name: 'Dee' },
      ],
    })
    const { status, text, headers } = await get(pathOf(poll))
    expect(status).toBe(200)
    for (const said of [
      'Ada Example asks which time suits you',
      '<h1>Planning day</h1>',
      'Bring ideas.',
      'Wednesday, 25 November 2026, 18:00 (Berlin, Central European Standard Time)',
      '2 of 4 have answered',
      '★ Best so far: Tuesday, 1 December 2026, 10:00 – 11:00',
      'Everybody who answered can attend.',
      '<b>✓ 2 yes</b>: Ben, Chi',
      '<b>(✓) 1 if need be</b>: Ben',
      '<b>✕ 1 no</b>: Chi',
      '<b>Ben</b><span class="words">Rather early.</span>',
      '<span class="hide">Tuesday, 1 December 2026, </span>10:00 – 11:00<span class="hide">, Berlin, Central European Time</span>',
    ])
      expect(text).toContain(said)
    expect(text.match(/<fieldset/g)).toHaveLength(3)
    expect(text.match(/type="radio"/g)).toHaveLength(9)
    expect(text).not.toMatch(/<img|style="|\son\w+=|https?:|people\.example/)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    )
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect((await get('/poll/script/zone.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('[POL26] shows the organizer’s picture of this server, and initials beneath it', async () => {
    const path = pathOf(await aPoll())
    expect((await get(path)).text).toContain('<span class="face">AE</span>')
    const setPicture = (profile_picture: string) =>
      server.db.updateTable('app_user').set({ profile_picture }).where('user_id', '=', ada.user_id).execute()
    await setPicture('https://pictures.example/1')
    expect((await get(path)).text).not.toMatch(/<img|pictures\.example/)
    const picture = `/v1/user/picture/${ada.user_id}/${'x'.repeat(43)}`
    await setPicture(picture)
    const { text, headers } = await get(path)
    expect(text).toContain(`<span class="face">AE<img src="${picture}" alt=""`)
    expect(headers['content-security-policy']).toContain("; img-src 'self';")
  })

  it('[POL16] names who cannot attend the best option', async () => {
    const people = [
      { name: 'Ben', answers: ['no', 'yes'] },
      { name: 'Chi', answers: ['yes', 'no'] },
      { name: 'Dee', answers: ['no', 'yes'] },
    ] as const
    const { text } = await get(pathOf(await aPoll({ people })))
    expect(text).toContain('All but Chi can attend.')
    expect((await get(pathOf(await aPoll({ people })), 'de-AT, en;q=0.5')).text).toMatch(
      /<html lang="de">[^]*Alle außer Chi können teilnehmen\./,
    )
  })

  it('[POL16] hides the answers where the organizer wants it', async () => {
    const poll = await aPoll({
      isHidden: true,
      people: [{ name: 'Ben', answers: ['yes', 'no', 'no'], comment: 'Rather early.' }],
    })
    const { text } = await get(pathOf(poll))
    expect(text).toContain('Only Ada Example sees the answers.')
    expect(text).not.toMatch(/Ben|Rather early|Best so far|1 yes/)
  })

  it('[POL18] shows times in the asked zone, in the poll’s where it is fixed, and whole days as they are', async () => {
    const path = pathOf(await aPoll())
    const shown = await get(`${path}?zone=Asia/Kathmandu`)
    expect(shown.text).toContain('Times in Kathmandu, Nepal Time')
    expect(shown.text).toContain('14:45 – 15:45')
    expect(shown.text).not.toContain('/poll/script/zone.js')
    expect((await get(path)).text).toContain('/poll/script/zone.js')
    expect((await get(`${path}?zone=America/St_Johns`)).text).toContain('05:30 – 06:30')
    expect((await get(`${path}?zone=Nowhere/None`)).text).toContain('Times in Berlin, Central European Time')
    const zones = await get(`${path}?choose=zone&zone=Asia/Kathmandu`)
    expect(zones.text).toContain('<option value="Asia/Kathmandu" selected>Kathmandu</option>')
    const fixed = pathOf(await aPoll({ isZoneFixed: true, zone: 'Australia/Lord_Howe' }))
    const same = await get(`${fixed}?zone=Asia/Kathmandu`)
    expect(same.text).toContain('Times in Lord Howe Island, Lord Howe Time')
    expect(same.text).toContain('10:00 – 11:00')
    expect(same.text).not.toMatch(/Change time zone|zone\.js/)
    const days = pathOf(await aPoll({ options: ['2026-12-01', '2026-12-02'], zone: 'Pacific/Apia' }))
    const whole = await get(`${days}?zone=America/St_Johns`)
    expect(whole.text).toContain('asks which day suits you')
    expect(whole.text).toContain('<span class="hide">Tuesday, 1 December 2026</span>')
    expect(whole.text).not.toMatch(/Times in|zone\.js/)
  })

  it('[POL18] keeps an answer that is under way while another zone is chosen', async () => {
    const poll = await aPoll()
    const path = pathOf(poll)
    const under_way = { name: 'Grace', email: 'grace@guests.example', comment: 'After "noon"' }
    const answer = { [`o-${poll.option_ids[1]}`]: 'if_need_be' }
    const typed = [
      'value="Grace"',
      'value="grace@guests.example"',
      'After &quot;noon&quot;',
      `name="o-${poll.option_ids[1]}" value="if_need_be"`,
    ]
    const zones = await post(path, { ...under_way, ...answer, choose: 'zone' })
    expect(zones.status).toBe(200)
    for (const kept of [...typed, 'method="post"', '<button class="main" name="choose" value="shown">'])
      expect(zones.text).toContain(kept)
    const shown = await post(path, { ...under_way, ...answer, choose: 'shown', zone: 'America/St_Johns' })
    for (const kept of [...typed, 'Times in St. John’s', `action="${path}?zone=America%2FSt_Johns"`])
      expect(shown.text).toContain(kept)
    expect(shown.text).toContain('value="if_need_be" checked')
    const back = await post(path, { ...under_way, ...answer, choose: 'back', zone: 'America/St_Johns' })
    for (const kept of [...typed, 'Times in Berlin']) expect(back.text).toContain(kept)
    expect((await get(path)).text).not.toContain('Grace')
  })

  it('[POL18] tells an hour apart that comes twice', async () => {
    const poll = await aPoll({ options: ['2026-10-25T01:30:00', '2026-10-25T02:30:00'] })
    expect((await get(pathOf(poll))).text).toMatch(
      /01:30 – 02:30 \(first\)[^]*02:30 \(first\) – 02:30 \(second\)/,
    )
  })

  it('[POL22] is the same for an unknown poll, a deleted one, one without the link and one of a disabled account', async () => {
    const off = await aPoll({ isPublic: false })
    const deleted = await aPoll()
    await server.db.deleteFrom('poll').where('poll_id', '=', deleted.poll_id).execute()
    const gone = await aPoll({ people: [{ name: 'Ben' }] })
    const open = await aPoll({ people: [{ name: 'Ben' }] })
    await server.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(now) })
      .where('user_id', '=', ada.user_id)
      .execute()
    const wrong = [
      pathOf(off),
      pathOf(deleted),
      pathOf(gone),
      ownPathOf(gone),
      `/poll/${'x'.repeat(43)}`,
      '/poll/x',
      '/poll/answer',
      `/poll/${tokenOf(open.poll_id, 'own')}`,
      `/poll/answer/${tokenOf(open.poll_id, 'public')}`,
      `/poll/${tokenOf(open.participant_ids[0], 'own')}`,
      `/poll/answer/${pollFormToken(testBox, open.poll_id, open.participant_ids[0] ?? '')}`,
      `/poll/answer/${tokenOf(open.participant_ids[0], 'public')}`,
    ]
    const [first] = await Promise.all(wrong.map((path) => get(path)))
    for (const path of wrong) {
      const { status, text } = await get(path)
      expect([path, status, text]).toEqual([path, 404, first?.text])
      const sent = await post(path, { name: 'Eve' })
      expect([path, sent.status, sent.text]).toEqual([path, 404, first?.text])
    }
    expect((await get(`/poll/answer/${tokenOf(off.poll_id, 'public')}/meeting.ics`)).status).toBe(404)
  })

  it('[POL23] shows hostile texts unchanged, and answers hostile values', async () => {
    const poll = await aPoll({
      title: naughty,
      description: naughty,
      people: [{ name: naughty, answers: ['yes'], comment: naughty }],
    })
    const clean = /<script>|<b onclick/
    expect((await get(pathOf(poll))).text).not.toMatch(clean)
    for (const value of ['', naughty, '9'.repeat(400), '%00', '\u0000\uD800']) {
      const hostile = encodeURIComponent(value.toWellFormed())
      for (const name of ['zone', 'choose', 'saved']) {
        const { status, text } = await get(`${pathOf(poll)}?${name}=${hostile}`)
        expect([name, value, status]).toEqual([name, value, 200])
        expect(text).not.toMatch(clean)
      }
      const fields = {
        name: value,
        email: value,
        comment: value,
        form: value,
        [`o-${poll.option_ids[0]}`]: value,
      }
      const { status, text } = await post(pathOf(poll), fields)
      expect([value, status]).toEqual([value, 400])
      expect(text).not.toMatch(clean)
    }
  })

  it('[POL24] says noindex, and asks a network that opens or answers very often to wait', async () => {
    const poll = await aPoll()
    const { headers, text } = await get(pathOf(poll))
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(text).toContain('<meta name="robots" content="noindex">')
    const join = async (name: string) => (await post(pathOf(poll), answered(poll, { name }))).status
    const first = await callOften(server.db, 29, () => join('Guest 1'))
    expect([first, await join('Guest 30'), await join('Guest 31')]).toEqual([303, 303, 429])
  })

  it('[POL24] asks for patience where very many networks answer one poll', async () => {
    const poll = await aPoll()
    const moment = new Date(now)
    const limit = { most: 200, windowSeconds: 3600 }
    for (let hit = 0; hit < 199; hit += 1)
      await countHit(server.db, 'poll join of', poll.poll_id, limit, moment)
    const statuses: number[] = []
    for (const name of ['Grace', 'Greta']) {
      network = `198.51.100.${statuses.length}`
      statuses.push((await post(pathOf(poll), answered(poll, { name }))).status)
    }
    expect(statuses).toEqual([303, 429])
  })

  it('[POL25] has at most 60 KB compressed with all options and participants', async () => {
    const options = Array.from(
      { length: poll_options_max },
      (_, place) => `2026-12-${String(1 + (place % 30)).padStart(2, '0')}T${place < 30 ? '10' : '15'}:00:00`,
    )
    const people = Array.from({ length: poll_participants_max }, (_, place) => ({
      name: `Person ${(place * 7919) % 10_007} Example`,
      comment: place % 3 === 0 ? `I can stay until ${place} o’clock.` : '',
      answers: options.map(
        (_one, option) => poll_answers[(place * 31 + option * 17 + ((place * option) % 7)) % 3] ?? null,
      ),
    }))
    const { text } = await get(pathOf(await aPoll({ options, people })))
    expect(text.match(/<fieldset/g)).toHaveLength(poll_options_max)
    expect(gzipSync(text).length).toBeLessThan(60_000)
  })
})

describe('an answer by the public link', () => {
  it('[POL19] is stored, and leads to the own link', async () => {
    const poll = await aPoll()
    const fields = answered(poll, { name: 'Grace', email: 'grace@guests.example', comment: 'See you.' })
    const own = await sendForm(`${pathOf(poll)}?zone=Asia/Kathmandu`, fields)
    expect(own).toMatch(/^\/poll\/answer\/[\w-]{43}\?zone=Asia%2FKathmandu&saved=mailed$/)
    const { text } = await get(own)
    for (const said of [
      'Your answer is stored.',
      'A mail with your own link is on its way to your address.',
      '1 option has no answer of yours yet.',
      'You answer as Grace.',
      `value="https://meet.people.example${own.replace(/\?.*/, '')}"`,
      'Times in Kathmandu, Nepal Time',
      '>See you.</textarea>',
    ])
      expect(text).toContain(said)
    expect(text.match(/ checked/g)).toHaveLength(2)
    const [grace] = await participants(poll)
    expect(grace).toMatchObject({
      participant_name: 'Grace',
      participant_email: 'grace@guests.example',
      participant_timezone: 'Asia/Kathmandu',
      participant_language: 'en-GB',
      comment: 'See you.',
    })
    const mails = await server.db
      .selectFrom('outgoing_mail')
      .select('about_id')
      .where('kind', '=', 'poll')
      .execute()
    expect(mails).toEqual([{ about_id: grace?.participant_id }])
    expect((await get(pathOf(poll))).text).not.toContain('grace@guests.example')
  })

  it('[POL27] that is sent twice, or again from a page gone back to, is one answer', async () => {
    const poll = await aPoll()
    const form = /name="form" value="([\w-]{43})"/.exec((await get(pathOf(poll))).text)?.[1] ?? ''
    const first = { ...answered(poll, { name: 'Grace' }), form }
    const owns = await Promise.all([sendForm(pathOf(poll), first), sendForm(pathOf(poll), first)])
    expect(new Set(owns).size).toBe(1)
    expect(await sendForm(pathOf(poll), { ...first, [`o-${poll.option_ids[0]}`]: 'no' })).toBe(owns[0])
    expect(await participants(poll)).toHaveLength(1)
    expect((await get(pathOf(poll))).text).toContain('<b>✕ 1 no</b>: Grace')
    const other = await aPoll()
    expect(await sendForm(pathOf(other), { ...answered(other, { name: 'Grace' }), form })).not.toBe(owns[0])
    expect(await participants(other)).toHaveLength(1)
    expect(await participants(poll)).toHaveLength(1)
  })

  it('[POL20] says what is wrong at its field and keeps everything typed', async () => {
    const poll = await aPoll()
    const typed = { name: 'x"'.repeat(70), email: 'nowhere', comment: 'Some <words>', form: 'x' }
    const { status, text } = await post(pathOf(poll), { ...typed, [`o-${poll.option_ids[1]}`]: 'if_need_be' })
    expect(status).toBe(400)
    for (const said of [
      'Please correct the marked fields.',
      'id="name-error">The name can have at most 120 characters.',
      'id="email-error">Enter an email address',
      'aria-describedby="email-error email-hint"',
      'value="nowhere"',
      'x&quot;x&quot;',
      'Some &lt;words&gt;</textarea>',
      `name="o-${poll.option_ids[1]}" value="if_need_be" checked`,
    ])
      expect(text).toContain(said)
    const empty = await post(pathOf(poll), { name: 'Grace' })
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('id="answers-error"')])
    expect(empty.text).toContain('value="Grace"')
    const long = await post(pathOf(poll), answered(poll, { name: 'Grace', comment: 'x'.repeat(1001) }))
    expect(long.text).toContain('id="comment-error"')
    const trapped = await post(pathOf(poll), { ...answered(poll, { name: 'Grace' }), website: 'spam' })
    expect([trapped.status, trapped.text]).toEqual([400, expect.stringContaining('The answer was not sent')])
    expect(trapped.text).toContain('value="Grace"')
    expect(await participants(poll)).toEqual([])
  })

  it('[POL28] gets the same reply with the address of a participant, of whom nothing is told or changed', async () => {
    const people = [{ name: 'Ben', email: 'ben@guests.example', answers: ['no', 'no', 'no'] }] as const
    const poll = await aPoll({ people })
    const replies = await Promise.all(
      ['BEN@guests.example', ada.primary_email, 'new@guests.example'].map(async (email) => {
        const own = await sendForm(pathOf(poll), answered(poll, { name: 'Eve', email, comment: 'Mine' }))
        const { status, text } = await get(own)
        return { status, text: text.replaceAll(/answer\/[\w-]{43}|"form" value="[^"]*"/g, ''), own }
      }),
    )
    const [known] = replies
    expect(known?.own).toMatch(/saved=mailed$/)
    expect(known?.own).not.toContain(tokenOf(poll.participant_ids[0], 'own'))
    expect(saidIn(known?.text ?? '')).toContain('A mail with your own link')
    expect(new Set(replies.map(({ status, text }) => `${status} ${saidIn(text)}`)).size).toBe(1)
    const stored = await participants(poll)
    const addresses = stored.map((one) => `${one.participant_name} ${one.participant_email}`)
    expect(addresses.toSorted()).toEqual([
      'Ben ben@guests.example',
      'Eve new@guests.example',
      'Eve null',
      'Eve null',
    ])
    expect((await get(pathOf(poll))).text).toContain('Ben')
    const mails = await server.db
      .selectFrom('outgoing_mail')
      .select('about_id')
      .where('kind', '=', 'poll')
      .execute()
    expect(mails.map(({ about_id }) => about_id)).toContain(poll.participant_ids[0])
  })

  it('[POL20] finds no room in a full poll, and keeps everything typed', async () => {
    const people = Array.from({ length: poll_participants_max }, (_, place) => ({ name: `Person ${place}` }))
    const poll = await aPoll({ people })
    const { status, text } = await post(pathOf(poll), answered(poll, { name: 'Grace' }))
    expect(status).toBe(409)
    expect(text).toContain('This poll has no room for another participant')
    expect(text).toContain('value="Grace"')
  })

  it('[POL23] takes a name with line ends as text', async () => {
    const poll = await aPoll()
    const own = await sendForm(pathOf(poll), answered(poll, { name: 'Eve\r\nBcc: x@y.example <b>' }))
    expect((await get(own)).text).toContain('You answer as Eve Bcc: x@y.example &lt;b&gt;.')
  })
})

describe('the page of an own link', () => {
  it('[POL16] [POL19] changes the own answer and no other', async () => {
    const poll = await aPoll({
      people: [
        {
          name: 'Ben',
          answers: ['yes', 'no', 'no'],
          comment: 'Rather early.',
          zone: 'America/St_Johns',
          language: 'de',
        },
        { name: 'Chi', answers: ['no', 'no', 'no'] },
      ],
    })
    const shown = await get(ownPathOf(poll))
    expect(shown.text).toMatch(/<html lang="de">[^]*Sie antworten als Ben\.[^]*05:30 – 06:30/)
    expect(shown.text.match(/ checked/g)).toHaveLength(3)
    expect(shown.text).not.toMatch(/zone\.js|name="email"/)
    expect(shown.text).not.toContain('fehlt noch Ihre Antwort')
    const own = await sendForm(ownPathOf(poll), { ...answered(poll, {}), comment: 'Later, please.' })
    expect(own).toBe(`${ownPathOf(poll)}?saved=1`)
    expect((await get(own)).text).toContain('Ihre Antwort ist gespeichert.')
    expect((await get(ownPathOf(poll))).text).toContain('Zu 1 Möglichkeit fehlt noch Ihre Antwort.')
    const { text } = await get(pathOf(poll))
    expect(text).toContain('Later, please.')
    expect(text).toContain('<b>✕ 1 no</b>: Chi')
    const empty = await post(ownPathOf(poll), { comment: 'Kept' })
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('>Kept</textarea>')])
  })

  it('[POL16] works where there is no public link, and shows only the own answer where they are hidden', async () => {
    const poll = await aPoll({
      isPublic: false,
      isHidden: true,
      people: [
        { name: 'Ben', answers: ['yes', 'no', 'no'] },
        { name: 'Chi', answers: ['no', 'no', 'no'], comment: 'Secret' },
      ],
    })
    const { status, text } = await get(ownPathOf(poll))
    expect(status).toBe(200)
    expect(text.match(/ checked/g)).toHaveLength(3)
    expect(text).not.toMatch(/Chi|Secret|1 yes/)
  })

  it('[POL21] does not store an answer after the end, and says so', async () => {
    const people = [{ name: 'Ben', answers: ['yes', 'no', 'no'] }] as const
    const poll = await aPoll({ people, deadline: '2026-11-25T17:00:00Z' })
    server.setNow('2026-11-25T17:00:01.000Z')
    for (const path of [pathOf(poll), ownPathOf(poll)]) {
      const { status, text } = await post(path, answered(poll, { name: 'Grace' }, 'no'))
      expect(status).toBe(409)
      expect(text).toContain('The poll ended before your answer arrived')
      expect(text).toContain('So far nothing is booked.')
      expect(text).not.toMatch(/<form|<input(?! id="own")/)
    }
    expect(await participants(poll)).toHaveLength(1)
    const { text } = await get(ownPathOf(poll))
    expect(text).toContain('Your answer: <b>✓ Yes</b>')
  })

  it('[POL21] says what was booked, with links for calendars', async () => {
    const poll = await aBooked({ zone: 'Europe/Berlin' })
    const own = await get(ownPathOf(poll))
    for (const said of [
      'The time is booked.',
      'Tuesday, 1 December 2026, 14:00 – 15:00',
      '★ Chosen',
      'https://calendar.google.com/',
      'https://outlook.live.com/',
      'dates=20261201T130000Z%2F20261201T140000Z',
    ])
      expect(own.text).toContain(said)
    const file = await get(`${ownPathOf(poll)}/meeting.ics`)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.text).toContain('DTSTART;TZID=Europe/Berlin:20261201T140000')
    expect(file.text).not.toContain('ada')
    const shown = await get(pathOf(poll))
    expect(shown.text).toContain('The time is booked.')
    expect(shown.text).not.toContain('meeting.ics')
    await server.db
      .updateTable('meeting')
      .set({ meeting_status: 'cancelled' })
      .where('user_id', '=', ada.user_id)
      .execute()
    expect((await get(ownPathOf(poll))).text).toContain('The meeting was cancelled.')
    expect((await get(`${ownPathOf(poll)}/meeting.ics`)).status).toBe(410)
    expect((await post(ownPathOf(poll), answered(poll, {}))).status).toBe(409)
  })

  it('[POL21] says which whole day was booked, in every zone', async () => {
    const poll = await aBooked({ zone: 'Pacific/Apia', options: ['2026-12-01', '2026-12-02'] })
    const { text } = await get(`${ownPathOf(poll)}?zone=America/St_Johns`)
    expect(text).toContain('<b>The day is booked.</b>Wednesday, 2 December 2026<')
    expect(text).toContain('dates=20261202%2F20261203')
  })
})

async function aPoll(about: Partial<PollRowParts> = {}): Promise<InsertedPoll> {
  return insertPollRow(server.db, { user_id: ada.user_id, options: three_times, ...about }, new Date(now))
}

/** A poll whose second option was booked. */
async function aBooked(about: Partial<PollRowParts>): Promise<InsertedPoll> {
  const poll = await aPoll({ ...about, people: [{ name: 'Ben', answers: ['no', 'yes'] }] })
  const input = { params: { poll_id: poll.poll_id }, body: { option_id: poll.option_ids[1] ?? '' } }
  const { status, message } = await server.call(bookPollOption, input, ada.access_token)
  expect([status, message]).toEqual([200, 'Meeting created and participants invited.'])
  return poll
}

/** A form with the first two options answered. */
function answered(
  { option_ids }: InsertedPoll,
  typed: Record<string, string>,
  answer = 'yes',
): Record<string, string> {
  return { ...typed, [`o-${option_ids[0]}`]: answer, [`o-${option_ids[1]}`]: answer }
}

function tokenOf(id: string | undefined, purpose: PollPurpose): string {
  return pollToken(testBox, id ?? '', purpose)
}

function pathOf({ poll_id }: InsertedPoll): string {
  return `/poll/${tokenOf(poll_id, 'public')}`
}

/** Of the first participant. */
function ownPathOf({ participant_ids }: InsertedPoll): string {
  return `/poll/answer/${tokenOf(participant_ids[0], 'own')}`
}

/** All but the organizer. */
function participants({ poll_id }: InsertedPoll) {
  return server.db
    .selectFrom('poll_participant')
    .selectAll()
    .where('poll_id', '=', poll_id)
    .where('is_organizer', '=', false)
    .execute()
}

async function sendForm(path: string, fields: Record<string, string>): Promise<string> {
  const { status, headers, text } = await post(path, fields)
  expect(status, text.replace(/[^]*<main>/, '')).toBe(303)
  return String(headers['location'])
}

function get(path: string, accept = 'en-GB') {
  const headers = { 'accept-language': accept, 'x-forwarded-for': network }
  return server.send({ method: 'GET', path, headers })
}

function post(path: string, fields: Record<string, string>) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'accept-language': 'en-GB',
    'x-forwarded-for': network,
  }
  return server.send({ method: 'POST', path, payload: new URLSearchParams(fields).toString(), headers })
}

/** What a page says first about the answer that has just come. */
function saidIn(text: string): string {
  const start = text.indexOf('role="status"')
  return text.slice(start, text.indexOf('</div>', start))
}
