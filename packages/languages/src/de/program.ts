import type { Texts } from '../translate.ts'

/** API tokens and app passwords. */
export const program: Texts = {
  Programs: 'Programme',
  'Passwords, tokens and webhooks of other programs.': 'Passwörter, Tokens und Webhooks anderer Programme.',
  'No program has access': 'Kein Programm hat Zugriff',
  '{count} programs': { one: '{count} Programm', other: '{count} Programme' },
  'API tokens': 'API-Tokens',
  'For scripts and services that act for you. Each may do only what you choose.':
    'Für Skripte und Dienste, die für Sie handeln. Jedes Token darf nur, was Sie auswählen.',
  'API reference': 'API-Referenz',
  'New API token': 'Neues API-Token',
  'Create token': 'Token erstellen',
  'Your API token': 'Ihr API-Token',
  "Copy it now: it isn't shown again. Anyone with this token can do what you allowed it.":
    'Bitte jetzt kopieren: Es wird nicht noch einmal gezeigt. Wer dieses Token hat, darf alles, was Sie ihm erlaubt haben.',
  'Give the token a name.': 'Bitte dem Token einen Namen geben.',
  'Choose at least one thing that the token may do.':
    'Bitte mindestens eine Sache wählen, die das Token darf.',
  'What it is for, such as the script or the service that uses it.':
    'Wofür es ist, etwa das Skript oder der Dienst, der es benutzt.',
  'What it may do': 'Was es darf',
  'Valid for': 'Gültig für',
  '1 year': '1 Jahr',
  See: 'Ansehen',
  Change: 'Ändern',
  'Availability and held times': 'Verfügbarkeit und freigehaltene Zeiten',
  'Meetings, polls, labels and invitations': 'Termine, Umfragen, Labels und Einladungen',
  'Tasks, action items and takeaways': 'Aufgaben, To-dos und Ergebnisse',
  'Your profile': 'Ihr Profil',
  '{area}: {rights}': '{area}: {rights}',
  'Expired on {date}': 'Abgelaufen am {date}',
  'Valid until {date}': 'Gültig bis {date}',
  'Created {date}': 'Erstellt am {date}',
  'Never used': 'Nie benutzt',
  'Last used {when}': 'Zuletzt benutzt: {when}',
  'App passwords': 'App-Passwörter',
  'For calendar programs that ask for an address and a password. Give each program its own.':
    'Für Kalenderprogramme, die nach Adresse und Passwort fragen. Geben Sie jedem Programm ein eigenes.',
  'New app password': 'Neues App-Passwort',
  'Create password': 'Passwort erstellen',
  'Your app password': 'Ihr App-Passwort',
  "Enter it in the program with your address {email}. It isn't shown again.":
    'Bitte im Programm mit Ihrer Adresse {email} eingeben. Es wird nicht noch einmal gezeigt.',
  'Give the program a name.': 'Bitte dem Programm einen Namen geben.',
  'The program and the device, such as Calendar on my phone.':
    'Programm und Gerät, etwa: Kalender auf meinem Telefon.',
  'Copied to clipboard.': 'In die Zwischenablage kopiert.',
  'Revoke {name}': '{name} widerrufen',
  'Revoke “{name}”?': '„{name}“ widerrufen?',
  Revoke: 'Widerrufen',
  "Programs that use it lose their access at once. This can't be undone.":
    'Programme, die es benutzen, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  'Failed to get API tokens. Please try again.':
    'Die API-Tokens konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to create API token. Please try again.':
    'Das API-Token konnte nicht erstellt werden. Bitte erneut versuchen.',
  'API token created successfully.': 'API-Token erstellt.',
  'Failed to revoke API token. Please try again.':
    'Das API-Token konnte nicht widerrufen werden. Bitte erneut versuchen.',
  'API token revoked.': 'API-Token widerrufen.',
  'Failed to get app passwords. Please try again.':
    'Die App-Passwörter konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to create app password. Please try again.':
    'Das App-Passwort konnte nicht erstellt werden. Bitte erneut versuchen.',
  'App password created successfully.': 'App-Passwort erstellt.',
  'Failed to revoke app password. Please try again.':
    'Das App-Passwort konnte nicht widerrufen werden. Bitte erneut versuchen.',
  'App password revoked.': 'App-Passwort widerrufen.',
  'Calendar programs': 'Kalenderprogramme',
  'Show and change your meetings in the calendar of your phone or computer. Create an app password above first.':
    'Termine im Kalender des Telefons oder Computers sehen und ändern. Dafür zuerst oben ein App-Passwort erstellen.',
  'Server address': 'Serveradresse',
  'Your user name is {email}, and your password is an app password.':
    'Ihr Benutzername ist {email}, Ihr Passwort ein App-Passwort.',
  'iPhone and iPad': 'iPhone und iPad',
  Mac: 'Mac',
  Thunderbird: 'Thunderbird',
  'Android with DAVx⁵': 'Android mit DAVx⁵',
  'Open Settings, Apps, Calendar, Calendar Accounts, Add Account, Other.':
    'Einstellungen, Apps, Kalender, Kalender-Accounts, Account hinzufügen, Andere öffnen.',
  'Choose Add CalDAV Account.': '„CalDAV-Account hinzufügen“ wählen.',
  'Enter {host} as the server, {email} as the user name and the app password.':
    '{host} als Server, {email} als Benutzernamen und das App-Passwort eingeben.',
  'In Calendar, choose Calendar, Add Account, Other CalDAV Account.':
    'In Kalender das Menü Kalender, Account hinzufügen, Anderer CalDAV-Account wählen.',
  'Choose Manual as the account type.': '„Manuell“ als Accounttyp wählen.',
  'In the calendar, choose New Calendar, then On the Network.':
    'Im Kalender „Neuer Kalender“ und dann „Im Netzwerk“ wählen.',
  'Enter {email} as the user name and {host} as the location.':
    '{email} als Benutzernamen und {host} als Adresse eingeben.',
  'Enter the app password and subscribe to the calendar that is found.':
    'Das App-Passwort eingeben und den gefundenen Kalender abonnieren.',
  'Add an account with URL and user name.': 'Ein Konto mit URL und Benutzername hinzufügen.',
  'Enter {address} as the base URL, {email} as the user name and the app password.':
    '{address} als Basis-URL, {email} als Benutzernamen und das App-Passwort eingeben.',
  'Choose the calendar and synchronize.': 'Den Kalender auswählen und synchronisieren.',
  'QR code with server and user name': 'QR-Code mit Server und Benutzername',
  'The camera reads the server and the user name from this code, to copy them.':
    'Die Kamera liest aus diesem Code Server und Benutzernamen, zum Kopieren.',
  'The camera opens DAVx⁵ with this code, if it is installed, and fills in the server and the user name.':
    'Die Kamera öffnet mit diesem Code DAVx⁵, falls es installiert ist, mit Server und Benutzernamen.',
  Webhooks: 'Webhooks',
  'Addresses of other services that are told when your meetings and bookings change.':
    'Adressen anderer Dienste, die erfahren, wenn sich Ihre Termine und Buchungen ändern.',
  'New webhook': 'Neuer Webhook',
  'Edit webhook': 'Webhook bearbeiten',
  'The secret of this webhook': 'Das Geheimnis dieses Webhooks',
  "Your service checks the signature of each delivery with it. It isn't shown again.":
    'Ihr Dienst prüft damit die Signatur jeder Zustellung. Es wird nicht noch einmal gezeigt.',
  'Enter the address of your service.': 'Bitte die Adresse des Dienstes eingeben.',
  'Such as https://flows.example.org/hook': 'Etwa https://flows.example.org/hook',
  'Choose at least one event.': 'Bitte mindestens ein Ereignis wählen.',
  'It is told when': 'Er erfährt, wenn',
  'A meeting is created': 'Ein Termin wird angelegt',
  'A meeting is changed': 'Ein Termin wird geändert',
  'A meeting is cancelled': 'Ein Termin wird abgesagt',
  'A guest answers': 'Ein Gast antwortet',
  'A time is booked': 'Eine Zeit wird gebucht',
  Test: 'Test',
  'Switched off: nothing has reached it for five days.':
    'Abgeschaltet: Seit fünf Tagen ist nichts angekommen.',
  'Switched off: it answered that it is gone (410).':
    'Abgeschaltet: Die Adresse meldet, dass es sie nicht mehr gibt (410).',
  'The last deliveries failed. They are tried again.':
    'Die letzten Zustellungen sind gescheitert. Sie werden wiederholt.',
  'No answer in time': 'Keine Antwort in der Zeit',
  'Not reachable': 'Nicht erreichbar',
  'Address not allowed': 'Adresse nicht erlaubt',
  'Unknown server': 'Unbekannter Server',
  'Certificate not valid': 'Zertifikat ungültig',
  Delivered: 'Zugestellt',
  Failed: 'Gescheitert',
  'Failed: {reason}': 'Gescheitert: {reason}',
  'On its way': 'Unterwegs',
  'Tried again: {reason}': 'Wird wiederholt: {reason}',
  'answer {status}': 'Antwort {status}',
  Deliveries: 'Zustellungen',
  'Send test': 'Test senden',
  'Send again: {event}, {when}': 'Erneut senden: {event}, {when}',
  'Nothing was delivered yet.': 'Noch nichts zugestellt.',
  'Last delivery {when}': 'Letzte Zustellung: {when}',
  '{name} is on': '{name} ist an',
  'Deliveries to {name}': 'Zustellungen an {name}',
  'New secret for {name}': 'Neues Geheimnis für {name}',
  'New secret': 'Neues Geheimnis',
  'Create secret': 'Geheimnis erstellen',
  'The new secret of this webhook': 'Das neue Geheimnis dieses Webhooks',
  "Give it to your service within 24 hours. It isn't shown again.":
    'Innerhalb von 24 Stunden dem Dienst geben. Es wird nicht noch einmal angezeigt.',
  'For 24 hours each delivery is signed with the new and the former secret, so that none is refused meanwhile.':
    '24 Stunden lang wird jede Zustellung mit dem neuen und dem bisherigen Geheimnis signiert, damit bis dahin keine abgewiesen wird.',
  'The secret before the current one ends at once.': 'Das Geheimnis vor dem jetzigen gilt sofort nicht mehr.',
  'The former secret signs too until {moment}.': 'Das bisherige Geheimnis signiert mit bis {moment}.',
  'Switched off when you were logged out everywhere. Switch it on if it is yours.':
    'Abgeschaltet, als Sie überall abgemeldet wurden. Einschalten, wenn er Ihnen gehört.',
  'Failed to replace the secret. Please try again.':
    'Das Geheimnis konnte nicht ersetzt werden. Bitte erneut versuchen.',
  'The secret is replaced.': 'Das Geheimnis ist ersetzt.',
  '{actor} created a webhook to {host}': '{actor} hat einen Webhook zu {host} erstellt',
  '{actor} changed a webhook to {host}': '{actor} hat einen Webhook zu {host} geändert',
  '{actor} replaced the secret of a webhook to {host}':
    '{actor} hat das Geheimnis eines Webhooks zu {host} ersetzt',
  '{actor} deleted a webhook to {host}': '{actor} hat einen Webhook zu {host} gelöscht',
  'Delete this webhook?': 'Diesen Webhook löschen?',
  "{name} is told nothing any more, and its log goes. This can't be undone.":
    '{name} erfährt nichts mehr, und das Protokoll wird gelöscht. Das lässt sich nicht rückgängig machen.',
  'Failed to get webhooks. Please try again.':
    'Die Webhooks konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to create webhook. Please try again.':
    'Der Webhook konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Webhook created successfully.': 'Webhook erstellt.',
  'Failed to update webhook. Please try again.':
    'Der Webhook konnte nicht geändert werden. Bitte erneut versuchen.',
  'Webhook updated successfully.': 'Webhook geändert.',
  'Failed to delete webhook. Please try again.':
    'Der Webhook konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Webhook deleted successfully.': 'Webhook gelöscht.',
  'Failed to send a test. Please try again.':
    'Der Test konnte nicht gesendet werden. Bitte erneut versuchen.',
  'A test is on its way.': 'Ein Test ist unterwegs.',
  'Failed to get deliveries. Please try again.':
    'Die Zustellungen konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to send it again. Please try again.':
    'Das erneute Senden ist gescheitert. Bitte noch einmal versuchen.',
  'It is sent again.': 'Es wird erneut gesendet.',
}
