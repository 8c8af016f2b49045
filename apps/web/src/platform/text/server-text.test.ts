import { MeetingCreation, Registration } from '@meridian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { screen_catalogues } from '@meridian/languages/screens'
import { server_sentences } from './server-sentences.ts'
import { setServerSentences, tServer } from './server-text.ts'
import { setCatalogue } from './text.ts'

setServerSentences(server_sentences)
afterEach(() => setCatalogue(null))

describe('[WEB90]', () => {
  it('translates a sentence with values', async () => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer('Nickname must be at most 40 characters long.')).toBe('Nickname: höchstens 40 Zeichen.')
  })

  it('[WML40] translates what a draft leaves to the person', async () => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer('An answer to “Which quay?”')).toBe('Eine Antwort auf „Which quay?“')
  })

  it.each([
    [
      'This instance signs people in with Example Login alone.',
      'Diese Instanz meldet nur über Example Login an.',
    ],
    ['Example Login does not answer. Please try again in a moment.', 'Example Login antwortet nicht.'],
    [
      'cleo@people.example has no account here. Ask Olga for an invitation.',
      'cleo@people.example hat hier kein Konto.',
    ],
    [
      'There is an account with the address cleo@people.example. Log in as before, and link Example Login in your settings under Account and security.',
      'verknüpfen Sie Example Login in den Einstellungen unter „Konto und Sicherheit“.',
    ],
    [
      'There is an account with the address cleo@people.example, and nothing signs in to it now. Ask Olga for a link that sets a password.',
      'Bitten Sie Olga um einen Link, der ein Passwort setzt.',
    ],
  ])('[SGN57] says in German: %s', async (said, german) => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer(said)).toContain(german)
  })

  it.each([
    [
      'The server of the program answered 503 in place of a description.',
      'Der Server des Programms hat mit 503 geantwortet statt mit einer Beschreibung.',
    ],
    [
      'This meeting is completed and takes no new tasks.',
      'Dieser Termin ist vorbei und nimmt keine neuen Aufgaben an.',
    ],
    ['At most 50 options are possible.', 'Höchstens 50 Vorschläge sind möglich.'],
  ])('says in German: %s', async (said, german) => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer(said)).toBe(german)
  })

  it.each([
    [
      '"Gym: it lasts too long" (uid c): it ends before it starts; its end is left out.',
      '"Gym: it lasts too long" (uid c): Der Termin endet vor seinem Beginn; sein Ende wird ausgelassen.',
    ],
    ['Event without a title (uid 7): it has no DTSTART.', 'Termin ohne Titel (uid 7): DTSTART fehlt.'],
    ['Event without a title: it has no DTSTART.', 'Termin ohne Titel: DTSTART fehlt.'],
    [
      '"Gym" (uid c): DTEND "x" is not a date or time; this end is left out.',
      '"Gym" (uid c): DTEND „x“ ist weder Datum noch Uhrzeit; dieses Ende wird ausgelassen.',
    ],
    [
      'Line 4, "BEGIN:VEVNT", is damaged; it is read as END:VEVENT and BEGIN:VEVENT.',
      'Zeile 4, „BEGIN:VEVNT“, ist beschädigt; sie wird als END:VEVENT und BEGIN:VEVENT gelesen.',
    ],
    ['This is not a calendar file.', 'Das ist keine Kalenderdatei.'],
  ])('[WEB190] says of an imported event in German: %s', async (said, german) => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer(said)).toBe(german)
  })

  it('shows what it does not know as it came', async () => {
    setCatalogue((await screen_catalogues.de()).catalogue)
    expect(tServer('The moon is made of cheese.')).toBe('The moon is made of cheese.')
  })

  it('says in English what the server said', () => {
    const { error } = Registration.safeParse({ primary_email: 'x', first_name: '', password: 'short' })
    for (const { message } of error?.issues ?? []) expect(tServer(message)).toBe(message)
    expect(MeetingCreation.safeParse({ meeting_title: 5 }).error?.issues.length).toBeGreaterThan(0)
  })
})
