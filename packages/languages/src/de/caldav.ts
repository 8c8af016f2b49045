import type { Texts } from '../translate.ts'

/** Calendars at any CalDAV server. */
export const caldav: Texts = {
  'Calendars at iCloud, Fastmail, Nextcloud or any other server that speaks CalDAV.':
    'Kalender bei iCloud, Fastmail, Nextcloud oder jedem anderen Server, der CalDAV spricht.',
  'Meetings you make in Meridian, into the calendar you choose for them. Their guests are invited by Meridian.':
    'Termine, die in Meridian entstehen, in den Kalender, der dafür gewählt ist. Ihre Gäste lädt Meridian ein.',
  'Changes you make in Meridian to events that you own. Alarms and what other programs keep with them stay.':
    'Änderungen aus Meridian an eigenen Terminen. Erinnerungen und was andere Programme dazu ablegen, bleiben.',
  'This meeting is in a calendar at your calendar server. Answer it there.':
    'Dieser Termin steht in einem Kalender auf dem Kalenderserver. Dort wird er beantwortet.',
  'your calendar server': 'dem Kalenderserver',
  'Calendar server': 'Kalenderserver',
  'Open at the calendar server': 'Auf dem Kalenderserver öffnen',
  'This meeting is in a calendar that you may only read.':
    'Dieser Termin steht in einem Kalender, den Sie nur lesen dürfen.',
  'This meeting is in a calendar that you may only read ({place}). You can still set your own priority, agenda, labels and tasks.':
    'Dieser Termin steht in einem Kalender, den Sie nur lesen dürfen ({place}). Priorität, Tagesordnung, Labels und Aufgaben bleiben eigene.',
  'The organizer manages this meeting in another calendar.':
    'Wer eingeladen hat, verwaltet diesen Termin in einem anderen Kalender.',
  'Calendar server synced successfully': 'Kalenderserver abgeglichen',
  'Error in syncing with the calendar server': 'Fehler beim Abgleich mit dem Kalenderserver',
  'Enter the address of the server, a user name and an app password. They are checked before anything is saved.':
    'Adresse des Servers, Benutzername und App-Passwort eingeben. Sie werden geprüft, bevor etwas gespeichert wird.',
  'Connect a calendar server': 'Kalenderserver verbinden',
  'Reconnect the calendar server': 'Kalenderserver neu verbinden',
  'Address of the server, or email': 'Adresse des Servers oder E-Mail-Adresse',
  'For example caldav.icloud.com, caldav.fastmail.com, or the address of your Nextcloud.':
    'Zum Beispiel caldav.icloud.com, caldav.fastmail.com oder die Adresse der eigenen Nextcloud.',
  'Empty: the email address.': 'Leer: die E-Mail-Adresse.',
  'App password': 'App-Passwort',
  'Create one in the settings of your account there. It is stored encrypted and never shown again.':
    'Es wird in den Einstellungen des dortigen Kontos angelegt. Hier wird es verschlüsselt gespeichert und nie wieder angezeigt.',
  'Enter the address of the server, or your email address there.':
    'Die Adresse des Servers oder die E-Mail-Adresse dort eingeben.',
  'Enter the user name at this server.': 'Den Benutzernamen auf diesem Server eingeben.',
  'Meridian deletes the password and stops syncing {name}. Nothing changes there.':
    'Meridian löscht das Passwort und gleicht {name} nicht mehr ab. Dort ändert sich nichts.',
  'Failed to connect the calendars. Please try again.':
    'Die Kalender konnten nicht verbunden werden. Bitte erneut versuchen.',
  'The server does not accept this user name and password.':
    'Der Server nimmt diesen Benutzernamen und dieses Passwort nicht an.',
  'The server does not answer as it should just now. Please try again later.':
    'Der Server antwortet gerade nicht, wie er sollte. Bitte später erneut versuchen.',
  'The server refuses access at this address. Check it, and whether the account needs an app password.':
    'Der Server verweigert unter dieser Adresse den Zugang. Bitte die Adresse prüfen und ob das Konto ein App-Passwort braucht.',
  'The server leads on to an address without TLS, where the password could be read on its way.':
    'Der Server leitet zu einer Adresse ohne TLS weiter. Dort könnte das Passwort unterwegs mitgelesen werden.',
  'The server leads on to {host}. Enter that address if you know it.':
    'Der Server leitet zu {host} weiter. Diese Adresse eingeben, wenn sie bekannt ist.',
  'What answers at this address is no calendar server.':
    'Unter dieser Adresse antwortet kein Kalenderserver.',
  'This account has no calendars yet. Create one at the server first.':
    'Dieses Konto hat noch keinen Kalender. Zuerst auf dem Server einen anlegen.',
  'No server answers at this address.': 'Unter dieser Adresse antwortet kein Server.',
  'Without TLS the password could be read on its way. Use an address that begins with https.':
    'Ohne TLS könnte das Passwort unterwegs gelesen werden. Eine Adresse verwenden, die mit https beginnt.',
  'Enter an email address or the address of a server.':
    'Das muss eine E-Mail-Adresse oder die Adresse eines Servers sein.',
  'The calendars of {domain} are at {host}. Enter that address if you know it.':
    'Die Kalender von {domain} liegen bei {host}. Diese Adresse eingeben, wenn sie bekannt ist.',
  'A calendar server is connected by its address, a user name and a password.':
    'Ein Kalenderserver wird über Adresse, Benutzernamen und Passwort verbunden.',
}
