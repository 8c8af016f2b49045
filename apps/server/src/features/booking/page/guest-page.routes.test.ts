import { createHash } from 'node:crypto'
import {
  type BookingPage,
  createBookingPage,
  createSingleUseLink,
  type Input,
  type SessionUser,
  updateBookingPage,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callOften } from '../../../../test/call-often.ts'
import { insertMeeting } from '../../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { newId } from '../../../platform/id.ts'
import { bookingToken, readBookingToken } from '../../../platform/security/booking-token.ts'

// A Friday; the usual hours are 9 to 17 o'clock in Berlin.
const now = '2026-11-20T09:00:00.000Z'
const monday_nine = Date.parse('2026-11-23T08:00:00Z')

let server: TestServer
let ada: SessionUser
let visitors = 0
let network = ''
let filled = { name: '', email: '', action: '' }

beforeAll(async () => {
  server = await startTestServer({ now, settings: { TRUST_PROXY: 'true' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  visitors += 1
  network = `203.0.113.${visitors}`
  filled = { name: 'Grace Guest', email: `grace${visitors}@guests.example`, action: 'book' }
})

describe('the page of a person', () => {
  it('[BKG17] lists the pages that are listed and on, and no other', async () => {
    const page = await aPage({ booking_page_title: 'First talk' })
    await aPage({ booking_page_title: 'Secret', is_listed: false })
    await aPage({ booking_page_title: 'Closed', is_on: false })
    const { status, text, headers } = await get(pathOf(page).replace(/\/[^/]+$/, ''))
    expect(status).toBe(200)
    expect(text).toContain('First talk')
    expect(text).not.toMatch(/Secret|Closed/)
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it('[BKG29] is not found for an unknown name, and neither are pages that are off or of a disabled account', async () => {
    const off = await aPage({ is_on: false })
    const gone = await aPage()
    const answers = [await get('/book/unknown-name'), await get(`${pathOf(gone)}-x`), await get(pathOf(off))]
    await server.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(now) })
      .where('user_id', '=', ada.user_id)
      .execute()
    answers.push(await get(pathOf(gone)), await post(pathOf(gone), { time: String(monday_nine) }))
    for (const { status, text } of answers) {
      expect(status).toBe(404)
      expect(text).toBe(answers[0]?.text)
    }
  })
})

describe('the page of free times', () => {
  it('[BKG17] [BKG21] shows the page and the first day with times, without a script of another origin, in 30 KB', async () => {
    const page = await aPage({
      booking_page_title: 'First talk',
      booking_page_description: 'Bring ideas.',
      booking_place: 'address',
      place_details: 'Room 5',
      durations: [30, 60],
      step_minutes: 15,
    })
    const { status, text, headers } = await get(pathOf(page))
    expect(status).toBe(200)
    for (const said of [
      '<h1>First talk</h1>',
      'Bring ideas.',
      'Room 5',
      'Ada Example',
      '30 minutes',
      '60 minutes',
      'Friday, 20 November 2026',
      '14:00',
      'Times in Berlin, Central European Time',
    ])
      expect(text).toContain(said)
    expect(text.length).toBeLessThan(30_000 - 1000)
    expect(text).not.toMatch(/<img|style="|\son\w+=|https?:/)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect((await get(`${pathOf(page)}?day=2026-11-23&minutes=60`)).text).toContain(`value="${monday_nine}"`)
  })

  it('[BKG62] promises a link only where there is one', async () => {
    const promise = 'Online; the link comes with the booking'
    expect((await get(pathOf(await aPage({ booking_place: 'link' })))).text).not.toContain(promise)
    const link = { booking_place: 'link', place_details: 'https://meet.example.com/ada' } as const
    expect((await get(pathOf(await aPage(link)))).text).toContain(promise)
  })

  it('[BKG22] shows the hosts’ pictures of this server, and initials beneath them', async () => {
    const page = await aPage()
    expect((await get(pathOf(page))).text).toContain('<span class="face">AE</span>')
    const setPicture = (profile_picture: string) =>
      server.db.updateTable('app_user').set({ profile_picture }).where('user_id', '=', ada.user_id).execute()
    await setPicture('https://pictures.example/1')
    expect((await get(pathOf(page))).text).not.toMatch(/<img|pictures\.example/)
    const picture = `/v1/user/picture/${ada.user_id}/${'x'.repeat(43)}`
    await setPicture(picture)
    const list = pathOf(page).replace(/\/[^/]+$/, '')
    const form = String((await post(pathOf(page), { time: String(monday_nine) })).headers['location'])
    for (const path of [pathOf(page), list, form]) {
      const { status, text, headers } = await get(path)
      expect(status).toBe(200)
      expect(text).toContain(
        `<span class="face">AE<img src="${picture}" alt="" width="40" height="40" loading="lazy"`,
      )
      expect(headers['content-security-policy']).toContain("; img-src 'self';")
    }
  })

  it('[BKG65] links each day to its times, below a month on a phone, with the days of its week once it is chosen', async () => {
    const path = pathOf(await aPage())
    const { text } = await get(path)
    expect(text).toContain('<section id="times">')
    expect(text).toContain('<ul class="strip unasked"')
    expect(text).toMatch(/@media \(max-width:43\.99rem\)\{\.strip\.unasked\{display:none\}\}/)
    const [, day = ''] = /href="([^"]*day=[^"]*)"/.exec(text) ?? []
    expect(day).toMatch(/#times$/)
    expect((await get(`${path}?day=2026-11-23`)).text).toContain('<ul class="strip" ')
  })

  it('[BKG18] links the days of the week that lie in the next month', async () => {
    const path = pathOf(await aPage())
    const { text } = await get(`${path}?day=2026-11-30`)
    const [, week = ''] = /class="strip"(.*)<\/ul>/.exec(text) ?? []
    const linked = [...week.matchAll(/day=(2026-\d\d-\d\d)/g)].map(([, date]) => date)
    expect(linked).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    expect((await get(`${path}?day=2026-12-01`)).text).toContain('day=2026-11-30#times"><span>')
    expect((await get(`${path}?month=2026-12`)).text).toContain('Times on Tuesday, 1 December 2026')
  })

  it('[BKG20] shows another zone, and one zone to all where the page says so', async () => {
    const page = await aPage()
    const { text } = await get(`${pathOf(page)}?day=2026-11-23&zone=Asia/Kathmandu`)
    expect(text).toContain('Times in Kathmandu, Nepal Time')
    expect(text).toContain(`value="${monday_nine}">13:45<`)
    expect(text).not.toContain('/book/script/zone.js')
    expect((await get(`${pathOf(page)}?zone=Nowhere/None`)).text).toContain(
      'Times in Berlin, Central European Time',
    )
    const zones = await get(`${pathOf(page)}?choose=zone&minutes=30`)
    expect(zones.text).toContain('<option value="Europe/Berlin" selected>Berlin</option>')
    expect(zones.text).toContain('<input type="hidden" name="minutes" value="30">')
    const fixed = await aPage({ shown_timezone: 'America/St_Johns' })
    const shown = await get(`${pathOf(fixed)}?day=2026-11-23&zone=Asia/Kathmandu`)
    expect(shown.text).toContain('Times in St. John’s, Newfoundland Time')
    expect(shown.text).toContain(`value="${monday_nine}">04:30<`)
    expect(shown.text).not.toMatch(/Change time zone|zone\.js/)
  })

  it('[BKG19] offers an hour that comes twice two times', async () => {
    server.setNow('2026-10-23T09:00:00.000Z')
    const booking_hours = { sunday: [{ start_time: '00:00', end_time: '06:00' }] }
    const page = await aPage({ booking_hours, notice_minutes: 0 })
    const { text } = await get(`${pathOf(page)}?day=2026-10-25`)
    for (const clock of ['02:00', '02:30'])
      for (const turn of ['first', 'second']) expect(text).toContain(`>${clock} (${turn})</button>`)
  })

  it('[BKG34] is in the language of the page, else of the browser', async () => {
    const accept = 'de-AT, en;q=0.5'
    expect((await get(pathOf(await aPage()), accept)).text).toMatch(/<html lang="de">[^]*Zeiten am Freitag/)
    expect((await get(pathOf(await aPage({ page_language: 'en' })), accept)).text).toMatch(/<html lang="en">/)
  })

  it('[BKG30] shows hostile texts unchanged, and answers hostile values', async () => {
    const naughty = `"><script>alert(1)</script>'&lt;<b onclick=x>`
    const page = await aPage({ booking_page_description: naughty })
    expect((await get(pathOf(page))).text).not.toMatch(/<script>|<b onclick/)
    for (const value of ['', naughty, '-1', '9'.repeat(400), '2026-13-45', '%00', '9999999999999']) {
      const hostile = encodeURIComponent(value)
      for (const name of ['day', 'month', 'zone', 'minutes', 'host', 'time', 'embed', 'choose']) {
        const { status, text } = await get(`${pathOf(page)}?${name}=${hostile}`)
        expect([name, value, status]).toEqual([name, value, 200])
        expect(text).not.toMatch(/<script>|<b onclick/)
      }
      expect((await get(`${pathOf(page)}?key=${hostile}`)).status).toBe(404)
      expect((await get(`/book/${hostile || 'x'}/${hostile || 'x'}`)).status).toBeGreaterThanOrEqual(400)
      expect([303, 400, 409]).toContain((await post(pathOf(page), { time: value })).status)
    }
  })

  it('[BKG31] is shown in frames of allowed origins, and only when embedded', async () => {
    const page = await aPage({ allowed_origins: ['https://shop.example'] })
    const framed = await get(`${pathOf(page)}?embed=1`)
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors https://shop.example;')
    expect(framed.headers['x-frame-options']).toBeUndefined()
    expect(framed.text).toContain('data-origins="https://shop.example"')
    expect(framed.text).toMatch(/href="\?[^"]*embed=1/)
    const plain = await get(pathOf(page))
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const closed = await get(`${pathOf(await aPage())}?embed=1`)
    expect(closed.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const script = await get('/book/script/embed.js')
    expect(script.text).toContain('meridian:size')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await get('/book/script/zone.js')).status).toBe(200)
  })

  it('[BKG36] opens at the first free time, however far ahead', async () => {
    const zone = 'Europe/Berlin'
    await insertMeeting(server.db, {
      user_id: ada.user_id,
      start: '2026-11-20T00:00:00',
      end: '2027-06-01T00:00:00',
      zone,
    })
    const far = await get(pathOf(await aPage({ days_ahead: 365 })))
    expect(far.text).toContain('<h2>June 2027</h2>')
    expect(far.text).toMatch(/<button name="time"/)
    const near = await get(pathOf(await aPage({ days_ahead: 100 })))
    expect(near.text).toContain('<h2>November 2026</h2>')
    expect(near.text).not.toMatch(/<button name="time"/)
  })

  it('[BKG35] shows its color, and its policy allows the style', async () => {
    const { text, headers } = await get(pathOf(await aPage({ booking_page_color: '#6EC1E4' })))
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    expect(style).toMatch(/\.card\{border-top:6px solid #6EC1E4\}$/i)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect((await get(pathOf(await aPage()))).text).not.toContain('border-top:6px')
  })

  it('[BKG32] is indexed where it is listed', async () => {
    expect((await get(pathOf(await aPage()))).headers['x-robots-tag']).toBeUndefined()
    const { headers, text } = await get(pathOf(await aPage({ is_listed: false })))
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text).toContain('<meta name="robots" content="noindex">')
  })
})

describe('booking', () => {
  it('[BKG23] [BKG26] [BKG57] holds the time, and books it with the form', async () => {
    const page = await aPage()
    const form = await chosen(page)
    expect(form).toMatch(new RegExp(`^${pathOf(page)}/form\\?`))
    const { text, headers } = await get(form)
    expect(text).toContain('This time is held for you until 10:10.')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect((await get(`${pathOf(page)}?day=2026-11-23`)).text).not.toContain(`value="${monday_nine}"`)
    const managed = await sendForm(form, filled)
    expect(managed).toMatch(/^\/book\/manage\/[\w-]{43}/)
    const done = await get(managed)
    for (const said of [
      'The time is booked.',
      'Monday, 23 November 2026',
      '09:00 – 09:30',
      filled.email,
      'https://calendar.google.com/',
      'https://outlook.live.com/',
    ])
      expect(done.text).toContain(said)
    expect(await sendForm(form, filled)).toBe(managed)
    expect((await get(form)).headers['location']).toBe(managed)
    const file = await get(managed.replace(/\?.*|$/, '/meeting.ics'))
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.text).toContain('DTSTART;TZID=Europe/Berlin:20261123T090000')
    expect(file.text).toContain(filled.email)
    expect(await meetings()).toBe(1)
    const { guest_language } = await server.db
      .selectFrom('booking')
      .select('guest_language')
      .where('guest_email', '=', filled.email)
      .executeTakeFirstOrThrow()
    expect(guest_language).toBe('en-GB')
  })

  it('[BKG51] has one form of times on a 12-hour clock, in the list, the form and the booking', async () => {
    const page = await aPage()
    const american = 'en-US'
    expect((await get(`${pathOf(page)}?day=2026-11-23`, american)).text).toContain('>9:00 AM<')
    const form = await chosen(page)
    expect((await get(form, american)).text).toMatch(/<br>9:00 AM – 9:30 AM<[^]*held for you until 10:10 AM/)
    await sendForm(form, filled)
    expect((await get(`${pathOf(page)}?time=${monday_nine + 1_800_000}`, american)).text).toContain(
      '9:30 AM – 10:00 AM',
    )
  })

  it('[BKG24] says what is wrong at its field and keeps everything typed', async () => {
    const question = { question_kind: 'text' as const, question_text: 'Why?', options: [], is_required: true }
    const choice = {
      question_kind: 'choice' as const,
      question_text: 'Which?',
      options: ['A', 'B'],
      is_required: false,
    }
    const page = await aPage({
      booking_place: 'guest_phone',
      questions: [
        { ...question, question_id: newId() },
        { ...choice, question_id: newId() },
      ],
    })
    const form = await chosen(page)
    const typed = { ...filled, name: 'Gr"ace', email: 'no address', phone: 'x', q1: 'C' }
    const { status, text } = await post(form, typed)
    expect(status).toBe(400)
    for (const name of ['email', 'phone', 'q0', 'q1']) expect(text).toContain(`id="${name}-error"`)
    expect(text).not.toContain('id="name-error"')
    for (const kept of ['value="Gr&quot;ace"', 'value="no address"', 'value="x"'])
      expect(text).toContain(kept)
    const trapped = await post(form, { ...filled, phone: '+49 30 12345', q0: 'So', website: 'spam' })
    expect(trapped.status).toBe(400)
    expect(trapped.text).toContain('value="+49 30 12345"')
    expect(await meetings()).toBe(0)
    expect(await sendForm(form, { ...filled, phone: '+49 30 12345', q0: 'So', q1: 'B' })).toContain(
      '/book/manage/',
    )
  })

  it('[BKG25] offers the next three times and keeps everything typed where the time is gone', async () => {
    const page = await aPage({ step_minutes: 60 })
    const late = await chosen(page)
    server.setNow('2026-11-20T09:11:00.000Z')
    await sendForm(await chosen(page), { ...filled, email: 'first@guests.example' })
    expect((await get(late)).text).toContain('This time is not held.')
    const { status, text } = await post(late, filled)
    expect(status).toBe(409)
    expect(text).toContain('This time has just been taken')
    expect(text).toContain('value="Grace Guest"')
    const others = [...text.matchAll(/name="other" value="(\d+)"/g)].map(([, ms]) => Number(ms))
    expect(others).toEqual([1, 2, 3].map((hours) => monday_nine + hours * 3_600_000))
    const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const again = await post(action, { ...filled, other: String(others[0]) })
    expect(again.status).toBe(200)
    expect(again.text).toContain('value="Grace Guest"')
    expect(again.text).toContain('10:00 – 10:30')
    const held = /<form method="post" action="([^"]+)"/.exec(again.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await sendForm(held, filled)).toContain('/book/manage/')
    const taken = await post(pathOf(page), { time: String(monday_nine) })
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('The next free times')])
  })

  it('[BKG29] refuses tokens of another purpose and garbage', async () => {
    const page = await aPage()
    const form = await chosen(page)
    const managed = await sendForm(form, filled)
    const token = /manage\/([\w-]{43})/.exec(managed)?.[1] ?? ''
    const hold = /hold=([\w-]{43})/.exec(form)?.[1] ?? ''
    for (const wrong of [hold, 'x', 'x'.repeat(43), `${token}x`]) {
      expect((await get(`/book/manage/${wrong}`)).status).toBe(404)
      expect((await post(`/book/manage/${wrong}`, { action: 'cancel' })).status).toBe(404)
      expect((await get(`/book/manage/${wrong}/meeting.ics`)).status).toBe(404)
      expect((await get(`/book/confirm/${wrong}`)).status).toBe(404)
      expect((await post(`/book/confirm/${wrong}`, {})).status).toBe(404)
    }
    expect((await get(`/book/confirm/${token}`)).status).toBe(404)
    expect((await get(form.replace(hold, token))).status).toBe(404)
    expect((await post(form.replace(hold, token), filled)).status).toBe(404)
    expect(await meetings()).toBe(1)
  })

  it('[BKG30] takes a name with line ends as text', async () => {
    const managed = await sendForm(await chosen(await aPage()), {
      ...filled,
      name: 'Eve\r\nBcc: x@y.example <b>',
    })
    expect((await get(managed)).text).toContain('Eve Bcc: x@y.example &lt;b&gt;')
  })

  it('[BKG33] limits the holds of a network', async () => {
    const page = await aPage()
    const hold = async () => (await post(pathOf(page), { time: '1700000000000' })).status
    const first = await callOften(server.db, 29, hold)
    expect([first, await hold(), await hold()]).toEqual([409, 409, 429])
  })
})

describe('a booking', () => {
  it('[BKG27] is cancelled by a press, with a note, and not by opening a link', async () => {
    const page = await aPage({ place_details: 'https://rooms.example/ada' })
    const managed = await sendForm(await chosen(page), filled)
    await get(`${managed}?action=cancel`)
    expect((await get(managed)).text).toMatch(/The time is booked\.[^]*rooms\.example/)
    expect((await post(managed, { action: 'cancel', note: 'I am ill <b>' })).status).toBe(303)
    const { text } = await get(managed)
    expect(text).toContain('This booking was cancelled.')
    expect(text).not.toContain('rooms.example')
    expect(text).toContain('I am ill &lt;b&gt;')
    expect((await post(managed, { action: 'cancel' })).status).toBe(409)
    expect((await get(`${pathOf(page)}?day=2026-11-23`)).text).toContain(`value="${monday_nine}"`)
  })

  it('[BKG27][BKG29] is moved by the link for moving alone, and cancelled by the link for cancelling alone', async () => {
    const managed = await sendForm(await chosen(await aPage({ step_minutes: 60 })), filled)
    const token = /manage\/([\w-]{43})/.exec(managed)?.[1] ?? ''
    const booking_id = readBookingToken(testBox, token, 'manage') ?? ''
    const [move, cancel] = (['move', 'cancel'] as const).map(
      (purpose) => `/book/manage/${bookingToken(testBox, booking_id, purpose)}`,
    )
    const time = String(monday_nine + 3_600_000)
    for (const path of [`${move}`, `${cancel}`]) {
      const { text } = await get(path)
      expect(text).toContain('The time is booked.')
      expect(text.includes('Move to another time')).toBe(path === move)
      expect(text.includes('Cancel now')).toBe(path === cancel)
      expect((await get(`${path}/meeting.ics`)).text).toContain('BEGIN:VCALENDAR')
    }
    expect((await get(`${cancel}?move=1`)).text).not.toContain(`value="${time}"`)
    expect((await post(`${cancel}?move=1`, { time })).status).toBe(404)
    expect((await post(`${move}`, { action: 'cancel' })).status).toBe(404)
    expect((await get(managed)).text).toMatch(/The time is booked\.[^]*09:00 – 09:30/)
    expect((await post(`${move}?move=1`, { time, action: 'move' })).status).toBe(303)
    expect((await post(`${cancel}`, { action: 'cancel', note: 'Ill' })).status).toBe(303)
    expect((await get(`${move}`)).text).toContain('This booking was cancelled.')
  })

  it('[BKG54] is not moved where its host has left the page: the page says so and leads to a new booking', async () => {
    const bob = await server.aPerson({ first_name: 'Bob', timezone: 'Europe/Berlin' })
    const hosts = [ada, bob].map(({ user_id }) => ({ user_id }))
    const page = await aPage({ host_choice: 'round_robin', hosts, may_choose_host: true })
    const { headers } = await post(`${pathOf(page)}?host=${bob.user_id}`, { time: String(monday_nine) })
    const path = await sendForm(String(headers['location']), filled)
    expect((await get(path)).text).toContain('Move to another time')

    const { booking_page_id } = page
    const change = { params: { booking_page_id }, body: { host_choice: 'one' as const } }
    expect((await server.call(updateBookingPage, change, ada.access_token)).status).toBe(200)
    const { text } = await get(`${path}?move=1`)
    expect(text).not.toContain('Move to another time')
    expect(text).toMatch(/Bob \w+ takes no bookings here any more[^]*Cancel now[^]*Book another time/)
  })

  it('[BKG56] names no host whose account was deleted, and the owner where an answer is awaited', async () => {
    const path = await sendForm(await chosen(await aPage({ needs_confirmation: true })), filled)
    expect((await get(path)).text).toMatch(/<dt>With<\/dt><dd>Ada/)
    await server.db.updateTable('booking').set({ host_id: null }).execute()
    const { text } = await get(path)
    expect(text).not.toContain('<dt>With</dt>')
    expect(text).toMatch(/Ada \w+ has to approve/)
  })

  it('[BKG27] is moved to another free time, not to one that is taken', async () => {
    const page = await aPage({ step_minutes: 60 })
    const managed = await sendForm(await chosen(page), filled)
    const path = managed.replace(/\?.*/, '')
    const picker = await get(`${path}?move=1&day=2026-11-23`)
    const ten = monday_nine + 3_600_000
    expect(picker.text).toContain(`value="${ten}"`)
    expect(picker.text).not.toContain(`value="${monday_nine}"`)
    expect(picker.text).toMatch(/href="\?move=1&amp;day=|href="\?[^"]*day=[^"]*move=1/)
    const taken = await post(`${path}?move=1`, { time: String(monday_nine + 1), action: 'move' })
    expect(taken.status).toBe(409)
    const moved = await post(`${path}?move=1`, { time: String(ten), action: 'move' })
    expect(moved.status).toBe(303)
    expect((await get(String(moved.headers['location']))).text).toMatch(
      /The booking was moved\.<\/b>A mail with the new time is on its way to [^]*10:00 – 10:30/,
    )
  })

  it('[BKG50] is not moved by choosing a time: a page shows both times and asks', async () => {
    const managed = await sendForm(await chosen(await aPage({ step_minutes: 60 })), filled)
    const path = managed.replace(/\?.*/, '')
    const ten = String(monday_nine + 3_600_000)
    const { status, headers } = await post(`${path}?move=1`, { time: ten })
    expect(status).toBe(303)
    const question = await get(String(headers['location']))
    expect(question.text).toMatch(/Booked time[^]*09:00 – 09:30[^]*New time[^]*10:00 – 10:30/)
    expect(question.text).toMatch(/value="move">Move the booking<[^]*Choose another time[^]*Keep the time/)
    expect((await get(managed)).text).toContain('09:00 – 09:30')
    expect((await get(`${path}?move=1&time=${monday_nine + 1}`)).text).toContain(
      'This time has just been taken',
    )
    await post(`${path}?move=1`, { time: ten, action: 'move' })
    expect((await get(managed)).text).toContain('10:00 – 10:30')
    const again = await get(String(headers['location']))
    expect(again.text).not.toContain('This time has just been taken')
  })

  it('[BKG26] [BKG28] tells a request and a missing confirmation, and is confirmed by a press', async () => {
    const asked = await sendForm(await chosen(await aPage({ needs_confirmation: true })), filled)
    expect((await get(asked)).text).toMatch(/The time is requested\.[^]*Ada Example has to approve/)
    const page = await aPage({ needs_confirmed_address: true })
    const form = await chosen(page, monday_nine + 7_200_000)
    const managed = await sendForm(form, filled)
    expect((await get(managed)).text).toContain('One step is left.')
    const { booking_id } = await server.db
      .selectFrom('booking')
      .select('booking_id')
      .where('booking_state', '=', 'unconfirmed')
      .where('user_id', '=', ada.user_id)
      .executeTakeFirstOrThrow()
    const confirm = `/book/confirm/${bookingToken(testBox, booking_id, 'confirm')}`
    expect((await get(confirm)).text).toContain('Confirm the booking')
    expect((await get(managed)).text).toContain('One step is left.')
    expect((await post(confirm, {})).status).toBe(303)
    expect((await get(managed)).text).toContain('The time is booked.')
    expect((await get(confirm)).status).toBe(303)
  })

  it('[BKG27] that is over cannot be changed', async () => {
    const managed = await sendForm(await chosen(await aPage()), filled)
    server.setNow('2026-11-24T09:00:00.000Z')
    expect((await get(managed)).text).not.toMatch(/Cancel now|Move to another time/)
    expect((await post(managed, { action: 'cancel' })).status).toBe(409)
  })
})

it('[BKG17] a single-use link opens a page that is off, once', async () => {
  const page = await aPage({ is_on: false })
  const { data } = await server.call(
    createSingleUseLink,
    { params: { booking_page_id: page.booking_page_id }, body: { valid_days: 7 } },
    ada.access_token,
  )
  const url = new URL(data?.page_url ?? '', 'http://localhost')
  const path = `${url.pathname}${url.search}`
  expect((await get(path)).status).toBe(200)
  const { status, headers } = await post(path, { time: String(monday_nine) })
  expect(status).toBe(303)
  const form = String(headers['location'])
  const managed = await sendForm(form, filled)
  expect((await get(path)).status).toBe(404)
  expect(await sendForm(form, filled)).toBe(managed)
})

it('[BKG29] ends with its page', async () => {
  const page = await aPage()
  const form = await chosen(page)
  const params = { booking_page_id: page.booking_page_id }
  await server.call(updateBookingPage, { params, body: { is_on: false } }, ada.access_token)
  expect((await get(form)).status).toBe(404)
  expect((await post(form, filled)).status).toBe(404)
})

type Body = NonNullable<Input<typeof createBookingPage>['body']>

async function aPage(about: Partial<Body> = {}): Promise<BookingPage> {
  const body = { booking_page_title: 'Intro', booking_page_slug: `intro-${newId().slice(-12)}`, ...about }
  const { data, message } = await server.call(createBookingPage, { body }, ada.access_token)
  if (!data) throw new Error(message)
  return data
}

function pathOf({ page_url }: BookingPage): string {
  return new URL(page_url, 'http://localhost').pathname
}

/** The address of the form for a time that is held. */
async function chosen(page: BookingPage, starts_ms = monday_nine): Promise<string> {
  const { status, headers } = await post(pathOf(page), { time: String(starts_ms) })
  expect(status).toBe(303)
  return String(headers['location'])
}

async function sendForm(form: string, fields: Record<string, string>): Promise<string> {
  const { status, headers, text } = await post(form, fields)
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

async function meetings(): Promise<number> {
  const rows = await server.db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('user_id', '=', ada.user_id)
    .execute()
  return rows.length
}
