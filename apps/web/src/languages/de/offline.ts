import type { Texts } from '../../platform/text/catalogue.ts'

/** Changes that wait for the connection. */
export const offline: Texts = {
  'Waits for the connection': 'Wartet auf die Verbindung',
  'Changes made offline': 'Offline gemachte Änderungen',
  'Not saved. {reason}': 'Nicht gespeichert. {reason}',
  'Take back': 'Zurücknehmen',
  'It has been sent already': 'Schon gesendet',
  'Taken back': 'Zurückgenommen',
  'Log out and lose what waits?': 'Abmelden und Wartendes verlieren?',
  '{count} changes wait for the connection. Logging out deletes them from this browser.': {
    one: 'Eine Änderung wartet auf die Verbindung. Beim Abmelden wird sie aus diesem Browser gelöscht.',
    other:
      '{count} Änderungen warten auf die Verbindung. Beim Abmelden werden sie aus diesem Browser gelöscht.',
  },
  'New meeting': 'Neuer Termin',
  'Changed meeting': 'Geänderter Termin',
  'Deleted meeting': 'Gelöschter Termin',
  'Changed task': 'Geänderte Aufgabe',
}
