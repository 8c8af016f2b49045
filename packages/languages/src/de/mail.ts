import type { Texts } from '../translate.ts'

/** What the server says of mails and their summaries. */
export const mail: Texts = {
  'Failed to restore mail. Please try again.':
    'Die E-Mail konnte nicht wiederhergestellt werden. Bitte erneut versuchen.',
  'Mail restored successfully.': 'E-Mail wiederhergestellt.',
  'Failed to import mails. Please try again.':
    'Die E-Mails konnten nicht importiert werden. Bitte erneut versuchen.',
  'Mails imported successfully.': 'E-Mails importiert.',
  'Failed to get attachment. Please try again.':
    'Der Anhang konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to summarize the conversation. Please try again.':
    'Die Unterhaltung konnte nicht zusammengefasst werden. Bitte erneut versuchen.',
  'This conversation takes too long to read, so it has no summary.':
    'Diese Unterhaltung zu lesen dauert zu lange, daher hat sie keine Zusammenfassung.',
  'Failed to generate summary. Please try again.':
    'Die Zusammenfassung konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Summary generated successfully.': 'Zusammenfassung erstellt.',
  'Failed to generate AI reply. Please try again.':
    'Die Antwort konnte nicht entworfen werden. Bitte erneut versuchen.',
  'AI reply generated successfully.': 'Antwort entworfen.',
  'Offer times': 'Zeiten anbieten',
  'No reply drafted: this mail went to many people, or its sender takes no replies.':
    'Keine Antwort entworfen: Diese E-Mail ging an viele, oder ihr Absender nimmt keine Antworten an.',
  'No reply drafted: drafts are written in English, German, French, Spanish and Italian.':
    'Keine Antwort entworfen: Entwürfe gibt es auf Englisch, Deutsch, Französisch, Spanisch und Italienisch.',
  'Failed to send AI reply. Please try again.':
    'Die Antwort konnte nicht gesendet werden. Bitte erneut versuchen.',
  'AI reply sent successfully.': 'Antwort gesendet.',
  'Google Gmail synced successfully': 'Google Gmail abgeglichen',
  'Failed to get the settings of summaries. Please try again.':
    'Die Einstellungen der Zusammenfassungen konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update the settings of summaries. Please try again.':
    'Die Einstellungen der Zusammenfassungen konnten nicht geändert werden. Bitte erneut versuchen.',
  'Settings of summaries updated successfully.': 'Einstellungen der Zusammenfassungen geändert.',
  'Failed to send mail. Please try again.':
    'Die E-Mail konnte nicht gesendet werden. Bitte erneut versuchen.',
  'Mail sent successfully.': 'E-Mail gesendet.',
  'A mail is sent from an account of your own. Connect an account with mail under Integrations.':
    'Eine E-Mail wird von einem eigenen Konto gesendet. Verbinden Sie unter Integrationen ein Konto mit E-Mail.',
  'The time to send it is over. Choose a later one.':
    'Die Zeit zum Senden ist vorbei. Wählen Sie eine spätere.',
  'A mail can be scheduled for at most a year ahead.':
    'Eine E-Mail kann höchstens ein Jahr im Voraus geplant werden.',
  'The files have more than 10 MB together. Leave some of them out.':
    'Die Dateien haben zusammen mehr als 10 MB. Lassen Sie einige weg.',
  'One of these files is not part of the mail.': 'Eine dieser Dateien gehört nicht zu der E-Mail.',
  'Files go along with a forwarded mail only.': 'Dateien gehen nur mit einer weitergeleiteten E-Mail mit.',
  'This time is over. Choose a later one.': 'Diese Zeit ist vorbei. Wählen Sie eine spätere.',
  'A mail can be snoozed for at most a year.': 'Eine E-Mail kann höchstens ein Jahr ruhen.',
}
