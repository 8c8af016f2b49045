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
  'New meeting': 'Neuer Termin',
  'Changed meeting': 'Geänderter Termin',
  'Deleted meeting': 'Gelöschter Termin',
  'Changed task': 'Geänderte Aufgabe',
}
