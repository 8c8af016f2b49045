import type { Texts } from '../translate.ts'

/** Mailboxes by IMAP. */
export const imap: Texts = {
  'Failed to get the mailbox. Please try again.':
    'Das Postfach konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to connect the mailbox. Please try again.':
    'Das Postfach konnte nicht verbunden werden. Bitte erneut versuchen.',
  'Failed to disconnect the mailbox. Please try again.':
    'Das Postfach konnte nicht getrennt werden. Bitte erneut versuchen.',
  'Failed to refresh the mailbox. Please try again.':
    'Das Postfach konnte nicht aktualisiert werden. Bitte erneut versuchen.',
  'Failed to look for the mail servers. Please try again.':
    'Die Mailserver konnten nicht gesucht werden. Bitte erneut versuchen.',
  'Mail by IMAP': 'E-Mail über IMAP',
  'Reads a mailbox at a server of your choice, and sends your replies through it.':
    'Liest ein Postfach auf einem Server der eigenen Wahl und sendet Antworten darüber.',
  'Connected as {account} at {server}': 'Verbunden als {account} bei {server}',
  'Enter its address and password. Both are checked before anything is saved.':
    'Adresse und Passwort eingeben. Beides wird geprüft, bevor etwas gespeichert wird.',
  'Enter password': 'Passwort eingeben',
  'Change password or servers': 'Passwort oder Server ändern',
  'Mailbox synced successfully': 'Postfach abgeglichen',
  'Error in syncing the mailbox': 'Fehler beim Abgleich des Postfachs',
  '{count} mails read so far.': {
    one: 'Bisher eine E-Mail gelesen.',
    other: 'Bisher {count} E-Mails gelesen.',
  },
  '{read} of {expected} mails read.': '{read} von {expected} E-Mails gelesen.',
  'You can keep working. Mails appear as they are synced.':
    'Die Arbeit kann weitergehen. E-Mails erscheinen, sobald sie abgeglichen sind.',
  'Meridian deletes the password and its copies of the mails, with their summaries and replies. The mails on the server stay.':
    'Meridian löscht das Passwort und seine Kopien der E-Mails samt Zusammenfassungen und Antworten. Die E-Mails auf dem Server bleiben.',
  'Your mailbox': 'Postfach',
  'Connect a mailbox': 'Postfach verbinden',
  'Connecting...': 'Wird verbunden...',
  'Connecting another mailbox removes the mails of {account} from Meridian. They stay on their server.':
    'Wird ein anderes Postfach verbunden, entfernt Meridian die E-Mails von {account}. Auf ihrem Server bleiben sie.',
  Address: 'Adresse',
  'Password of the mailbox': 'Passwort des Postfachs',
  'Many providers require an app password. It is stored encrypted and never shown again.':
    'Viele Anbieter verlangen ein App-Passwort. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  Servers: 'Server',
  'User name': 'Benutzername',
  'Empty: the address.': 'Leer: die Adresse.',
  'Reading (IMAP)': 'Lesen (IMAP)',
  'Sending (SMTP)': 'Senden (SMTP)',
  'Allowed here: {hosts}': 'Hier erlaubt: {hosts}',
  Port: 'Port',
  Encryption: 'Verschlüsselung',
  TLS: 'TLS',
  STARTTLS: 'STARTTLS',
  'None, for a server on this very machine': 'Keine, für einen Server auf genau diesem Rechner',
  'Looking for the servers…': 'Server werden gesucht…',
  'No servers found for this address. Enter them.':
    'Zu dieser Adresse wurden keine Server gefunden. Bitte eingeben.',
  'The servers are found by the address.': 'Die Server werden anhand der Adresse gefunden.',
  'Enter the password.': 'Bitte das Passwort eingeben.',
  'Enter the name of the server.': 'Bitte den Namen des Servers eingeben.',
  'Enter a port from 1 to 65535.': 'Bitte einen Port von 1 bis 65535 eingeben.',
  'The mail server no longer accepts the saved password. Enter it again.':
    'Der Mailserver nimmt das gespeicherte Passwort nicht mehr an. Bitte erneut eingeben.',
  'The saved password can no longer be read. Enter it again.':
    'Das gespeicherte Passwort ist nicht mehr lesbar. Bitte erneut eingeben.',
  'This server may not be used here. The operator of this instance says which ones may.':
    'Dieser Server darf hier nicht benutzt werden. Wer diese Instanz betreibt, legt fest, welche es dürfen.',
  'There is no server of this name.': 'Einen Server mit diesem Namen gibt es nicht.',
  'No mail server listens at this port. Usual are 993 and 143 to read, 465 and 587 to send.':
    'An diesem Port lauscht kein Mailserver. Üblich sind 993 und 143 zum Lesen, 465 und 587 zum Senden.',
  'Without TLS the password could be read on its way. Choose TLS or STARTTLS.':
    'Ohne TLS könnte das Passwort unterwegs mitgelesen werden. Bitte TLS oder STARTTLS wählen.',
  'No server answers at this address and port.': 'An diesem Server und Port antwortet niemand.',
  'The server cannot prove by its certificate that it is the one of this name.':
    'Der Server kann mit seinem Zertifikat nicht belegen, dass er der mit diesem Namen ist.',
  'The server does not speak TLS this way. Try the other kind, or another port.':
    'Der Server spricht TLS nicht auf diese Weise. Bitte die andere Art oder einen anderen Port versuchen.',
  'The server wants TLS before it hears a password.':
    'Der Server verlangt TLS, bevor er ein Passwort annimmt.',
  'The server asks to try again later.': 'Der Server bittet, es später erneut zu versuchen.',
  'What answers at this server and port is no mail server that is understood.':
    'Was an diesem Server und Port antwortet, ist kein verständlicher Mailserver.',
  'A mailbox at Google is connected by the Google card.':
    'Ein Postfach bei Google wird über die Karte von Google verbunden.',
  'The server does not accept this user and password.':
    'Der Server nimmt diesen Benutzer mit diesem Passwort nicht an.',
  'The server that sends mails does not accept this user and password.':
    'Der Server zum Senden nimmt diesen Benutzer mit diesem Passwort nicht an.',
  'The mail server asks to wait before more mail is read. It is tried again by itself.':
    'Der Mailserver bittet zu warten, bevor weitere E-Mails gelesen werden. Es wird von selbst erneut versucht.',
  'This mail server may no longer be used here. The operator of this instance knows more.':
    'Dieser Mailserver darf hier nicht mehr benutzt werden. Wer diese Instanz betreibt, weiß mehr.',
  'Enter the password of the mailbox again to have mail read.':
    'Damit E-Mails gelesen werden, bitte das Passwort des Postfachs erneut eingeben.',
  'The mail server does not answer as it should. It is tried again by itself.':
    'Der Mailserver antwortet nicht, wie er sollte. Es wird von selbst erneut versucht.',
  'Mailboxes cannot be connected here: the operator has to set IMAP_HOSTS.':
    'Postfächer lassen sich hier nicht verbinden: Dafür muss IMAP_HOSTS gesetzt sein.',
}
