import type { Texts } from '../translate.ts'

/** The command palette. */
export const palette: Texts = {
  'Search, or type an event: ‘lunch with Ana thu 12:30’':
    'Suchen oder sagen, wann: „Mittagessen mit Ana Do 12:30“',
  choose: 'auswählen',
  run: 'ausführen',
  'in the form': 'im Formular',
  Results: 'Treffer',
  'Nothing matches. Try other words.': 'Dazu passt nichts. Vielleicht mit anderen Worten?',
  Understood: 'Verstanden',
  'is over': 'ist vorbei',
  'Who is {name}?': 'Wer ist {name}?',
  'Who is it?': 'Wer ist gemeint?',
  '{count} days': { one: '{count} Tag', other: '{count} Tage' },
  'until {date}': 'bis {date}',
  '{city} time': 'Zeit in {city}',
  'Every {interval} days': 'Alle {interval} Tage',
  'Every {interval} months': 'Alle {interval} Monate',
  'Every {interval} weeks': 'Alle {interval} Wochen',
  'Every {interval} weeks on {days}': 'Alle {interval} Wochen am {days}',
  'Every week': 'Jede Woche',
  'Every month': 'Jeden Monat',
  Create: 'Erstellen',
  'Open in the form': 'Im Formular öffnen',
  '‘{title}’': '„{title}“',
  'Create ‘{title}’': '„{title}“ erstellen',
  'Say first who is meant': 'Zuerst sagen, wer gemeint ist',
  "‘{words}’ isn't supported; this will be a single event.":
    '„{words}“ wird nicht unterstützt; es wird ein einzelner Termin.',
  'That time is over': 'Diese Zeit ist vorbei',
  'Choose a time': 'Eine Zeit wählen',
  Actions: 'Aktionen',
  Recent: 'Zuletzt',
  People: 'Personen',
  'Meet, {city}': 'Treffen, {city}',
}
