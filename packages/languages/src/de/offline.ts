import type { Texts } from '../translate.ts'

/** Changes that wait for the connection. */
export const offline: Texts = {
  'Waits for the connection': 'Wartet auf die Verbindung',
  'Changes made offline': 'Offline gemachte Änderungen',
  'Not saved. {reason}': 'Nicht gespeichert. {reason}',
  'Take back': 'Zurücknehmen',
  'It has been sent already': 'Schon gesendet',
  'Taken back': 'Zurückgenommen',
  'Log out and lose unsent changes?': 'Abmelden und nicht gesendete Änderungen verlieren?',
  "{count} changes haven't been sent yet. Logging out deletes them from this browser.": {
    one: 'Eine Änderung ist noch nicht gesendet. Beim Abmelden wird sie aus diesem Browser gelöscht.',
    other:
      '{count} Änderungen sind noch nicht gesendet. Beim Abmelden werden sie aus diesem Browser gelöscht.',
  },
  'Log out and lose what you typed?': 'Abmelden und Eingaben verlieren?',
  'Not saved yet: {things}. Logging out deletes this in all tabs.':
    'Noch nicht gespeichert: {things}. Beim Abmelden wird das in allen Tabs gelöscht.',
  'a new mail': 'eine neue E-Mail',
  'a reply to a mail': 'eine Antwort auf eine E-Mail',
  'the subject or the summary of a mail': 'Betreff oder Zusammenfassung einer E-Mail',
  'an event': 'ein Termin',
  'the description of a meeting': 'die Beschreibung eines Termins',
  'a takeaway or an action item': 'ein Ergebnis oder ein To-do',
  'a task': 'eine Aufgabe',
  'a poll': 'eine Umfrage',
  'answers to a poll': 'Antworten in einer Umfrage',
  'a booking page': 'eine Buchungsseite',
  settings: 'Einstellungen',
  'New meeting': 'Neuer Termin',
  'Changed meeting': 'Geänderter Termin',
  'Deleted meeting': 'Gelöschter Termin',
  'Changed task': 'Geänderte Aufgabe',
}
