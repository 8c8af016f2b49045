import type { Texts } from '../translate.ts'

/** Replies that were not sent. */
export const mailOutgoing: Texts = {
  'The reply could not be taken back. Please try again.':
    'Die Antwort konnte nicht zurückgeholt werden. Bitte erneut versuchen.',
  'The reply was not sent.': 'Die Antwort wurde nicht gesendet.',
  'The reply is sent again.': 'Die Antwort wird erneut gesendet.',
  "Couldn't check for unsent replies. {reason}":
    'Ob Antworten noch nicht gesendet sind, ließ sich nicht prüfen. {reason}',
  '{count} replies were not sent': {
    one: 'Eine Antwort wurde nicht gesendet',
    other: '{count} Antworten wurden nicht gesendet',
  },
  '{count} replies wait to be sent': {
    one: 'Eine Antwort wartet auf das Senden',
    other: '{count} Antworten warten auf das Senden',
  },
  'It could not be handed over.': 'Sie konnte nicht übergeben werden.',
  "Meridian doesn't retry it automatically.": 'Meridian versucht es nicht automatisch erneut.',
  'Next try now.': 'Nächster Versuch jetzt.',
  'Next try in {duration}.': 'Nächster Versuch in {duration}.',
  'to {name}': 'an {name}',
  'Reply {subject}': 'Antwort {subject}',
  'Send again': 'Erneut senden',
  'Give up': 'Verwerfen',
  'Give this reply up?': 'Diese Antwort verwerfen?',
  'The mail it replies to no longer exists, so the text of the reply is lost.':
    'Die E-Mail dazu gibt es nicht mehr, daher geht der Text der Antwort verloren.',
  'The reply was given up.': 'Die Antwort wurde verworfen.',
  'Sending was stopped. The text stays with the mail.':
    'Das Senden wurde beendet. Der Text bleibt bei der E-Mail.',
  'Something went wrong here. It is tried again by itself.':
    'Hier ist etwas schiefgegangen. Es wird von selbst erneut versucht.',
  'The mail was refused. Check its address, its text and its files.':
    'Die E-Mail wurde abgelehnt. Bitte Adresse, Text und Dateien prüfen.',
  'The mail server refused {count} addresses: {addresses}. The other recipients have the mail.':
    'Der Mailserver hat {count} Adressen abgelehnt: {addresses}. Die anderen haben die E-Mail.',
  'The mail server refused this address. The other recipients have the mail.':
    'Der Mailserver hat diese Adresse abgelehnt. Die anderen haben die E-Mail.',
  'The mail server takes no mail just now. It is tried again by itself.':
    'Der Mailserver nimmt gerade keine E-Mails an. Es wird von selbst erneut versucht.',
  'Connect the account again under Integrations. It is sent then.':
    'Bitte das Konto unter Integrationen erneut verbinden. Dann wird sie gesendet.',
  'The provider asks to wait before more is sent. It is tried again by itself.':
    'Der Anbieter bittet zu warten, bevor mehr gesendet wird. Es wird von selbst erneut versucht.',
  'The provider does not answer as it should. It is tried again by itself.':
    'Der Anbieter antwortet nicht, wie er sollte. Es wird von selbst erneut versucht.',
  'The account from which it was to be sent is no longer connected.':
    'Das Konto, von dem sie gesendet werden sollte, ist nicht mehr verbunden.',
  'There is no way to send it: connect an account with mail under Integrations.':
    'Sie lässt sich nicht senden: Dafür bitte unter Integrationen ein Konto mit E-Mail verbinden.',
  'This mail does not say to which address an answer can go.':
    'Diese E-Mail sagt nicht, an welche Adresse eine Antwort gehen kann.',
  'This mail was read from a file, and Meridian does not answer such mails from its own server. Connect an account with mail under Integrations, or answer with your mail program.':
    'Diese E-Mail stammt aus einer Datei, und Meridian beantwortet solche E-Mails nicht vom eigenen Server aus. Unter Integrationen ein Konto mit E-Mail verbinden oder mit dem eigenen Mailprogramm antworten.',
  'This reply is on its way already.': 'Diese Antwort ist schon unterwegs.',
  'Reply not found.': 'Antwort nicht gefunden.',
  'Other drafts': 'Weitere Entwürfe',
  Bcc: 'Bcc',
  'Attach files': 'Dateien anhängen',
  'Attached files': 'Angehängte Dateien',
  'Files of your mail': 'Dateien dieser E-Mail',
  'At most {count} files, {size} together.': 'Höchstens {count} Dateien, zusammen {size}.',
  '“{name}” was not attached. {reason}': '„{name}“ wurde nicht angehängt. {reason}',
  '“{name}” is empty and was not attached.': '„{name}“ ist leer und wurde nicht angehängt.',
  '“{name}” was not attached: a mail has at most {count} files.':
    '„{name}“ wurde nicht angehängt: Eine E-Mail hat höchstens {count} Dateien.',
  '“{name}” ({size}) was not attached: the files of a mail have at most 10 MB together.':
    '„{name}“ ({size}) wurde nicht angehängt: Die Dateien einer E-Mail haben zusammen höchstens 10 MB.',
  'Failed to attach the file. Please try again.':
    'Die Datei konnte nicht angehängt werden. Bitte erneut versuchen.',
  'The file is attached.': 'Die Datei ist angehängt.',
  'Failed to get the files. Please try again.':
    'Die Dateien konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to remove the file. Please try again.':
    'Die Datei konnte nicht entfernt werden. Bitte erneut versuchen.',
  'The file was removed.': 'Die Datei wurde entfernt.',
  'File not found.': 'Datei nicht gefunden.',
  'The file must not be empty.': 'Die Datei darf nicht leer sein.',
  'The body must be the file.': 'Der Inhalt der Anfrage muss die Datei sein.',
  'One of the files is no longer here. Remove it and attach it again.':
    'Eine der Dateien ist nicht mehr vorhanden. Sie muss entfernt und erneut angehängt werden.',
  'Your drafts have more than 100 MB of files. Send or discard some of them first.':
    'Die Entwürfe haben mehr als 100 MB an Dateien. Zuerst einige senden oder verwerfen.',
  'Insert link': 'Link einfügen',
  'For one booking: {page}': 'Für eine Buchung: {page}',
  "Some links couldn't be loaded.": 'Einige Links konnten nicht geladen werden.',
  'The text has no room for the link.': 'Der Text hat keinen Platz für den Link.',
  'Let them choose a time': 'Eine Zeit wählen lassen',
  'This mail asks for a link to book a time.':
    'Diese E-Mail bittet um einen Link, um einen Termin zu buchen.',
  'This mail asks when you have time.': 'Diese E-Mail fragt, wann Sie Zeit haben.',
  'Offer booking page': 'Buchungslink nennen',
  'The text from before is back.': 'Der Text von vorher ist wieder da.',
  'An answer with your booking page is written.': 'Eine Antwort mit der Buchungsseite ist geschrieben.',
}
