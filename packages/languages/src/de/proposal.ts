import type { Texts } from '../translate.ts'

/** Invitations and other times. */
export const proposal: Texts = {
  'The meeting moves to {when}': 'Der Termin wird verschoben auf {when}',
  'Declined, the meeting stays as it is': 'Abgelehnt, der Termin bleibt, wie er ist',
  'No free slots': 'Keine freien Zeiten',
  'Propose this time': 'Zeit vorschlagen',
  'Other free times': 'Andere freie Zeiten',
  'Free slot: <when>{time}</when>': 'Freie Zeit: <when>{time}</when>',
  'You proposed <when>{time},</when> waiting for {name}.':
    'Eigener Vorschlag: <when>{time},</when> {name} hat noch nicht geantwortet.',
  '{name} proposes <when>{time}</when> instead of <now>{present}</now>.':
    '{name} schlägt <when>{time}</when> vor statt <now>{present}</now>.',
  '{name} proposes <when>{time}</when> for <now>{present}</now>, this date only.':
    '{name} schlägt <when>{time}</when> für <now>{present}</now> vor, nur für diesen Tag.',
  'Proposed times': 'Vorgeschlagene Zeiten',
  'This date moves to {when}': 'Dieser Termin wird verschoben auf {when}',
  '{name} proposes <when>{time}</when>.': '{name} schlägt <when>{time}</when> vor.',
  Available: 'Verfügbar',
  'Not Available': 'Nicht verfügbar',
  'You are away then.': 'Sie sind dann abwesend.',
  'Outside your hours.': 'Außerhalb der Arbeitszeit.',
  'You are busy then.': 'Sie sind dann beschäftigt.',
  'All day, to {day}': 'Ganztägig, bis {day}',
  'Meeting proposals': 'Einladungen',
  'Error in fetching meeting proposals': 'Fehler beim Laden der Einladungen',
  'No proposals to answer': 'Keine offenen Einladungen',
  'Invitations to meetings appear here to accept or decline.':
    'Einladungen zu Terminen erscheinen hier zum Zu- oder Absagen.',
}
