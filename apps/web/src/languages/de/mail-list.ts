import type { Texts } from '../../platform/text/catalogue.ts'

/** What the list of mails says. */
export const mailList: Texts = {
  Mails: 'E-Mails',
  'Mails · Meridian': 'E-Mails · Meridian',
  'Important Lists': 'Wichtige Listen',
  Inbox: 'Posteingang',
  Notes: 'Notizen',
  'All mails': 'Alle E-Mails',
  Unread: 'Ungelesen',
  Starred: 'Markiert',
  Archived: 'Archiviert',
  Deleted: 'Gelöscht',
  'No Subject': 'Kein Betreff',
  'No summary': 'Keine Zusammenfassung',
  'No Email': 'Keine E-Mail-Adresse',
}
