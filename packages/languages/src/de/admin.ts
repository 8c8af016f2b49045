import type { Texts } from '../translate.ts'

/** Administration. */
export const admin: Texts = {
  never: 'nie',
  'Search users': 'Benutzer suchen',
  'Search by name or address': 'Nach Name oder Adresse suchen',
  Role: 'Rolle',
  Order: 'Reihenfolge',
  'Any role': 'Jede Rolle',
  'By name': 'Nach Name',
  'By address': 'Nach Adresse',
  'By role': 'Nach Rolle',
  'Latest active first': 'Zuletzt aktive zuerst',
  'Newest first': 'Neueste zuerst',
  'Change role': 'Rolle ändern',
  'Make reset link': 'Link zum Zurücksetzen',
  Export: 'Exportieren',
  'Audit log': 'Protokoll',
  Enable: 'Freischalten',
  Disable: 'Sperren',
  User: 'Benutzer',
  Admin: 'Admin',
  'System admin': 'System-Admin',
  'Has meetings, calendar, tasks and board.': 'Hat Termine, Kalender, Aufgaben und Board.',
  'Manages the accounts of users. Has no calendar.':
    'Verwaltet die Konten der Benutzer. Hat keinen Kalender.',
  'Has a calendar and runs the instance: manages every account, those of admins too.':
    'Hat einen Kalender und betreibt die Instanz: verwaltet jedes Konto, auch die der Admins.',
  Invited: 'Eingeladen',
  Disabled: 'Gesperrt',
  'This account organizes no meetings.': 'Dieses Konto organisiert keine Termine.',
  'The {count} meetings it organizes are deleted too, for all attendees.': {
    one: 'Auch der damit organisierte Termin verschwindet, für alle Beteiligten.',
    other: 'Auch die {count} damit organisierten Termine verschwinden, für alle Beteiligten.',
  },
  'Last active: <when></when>': 'Zuletzt aktiv: <when></when>',
  'Last active': 'Zuletzt aktiv',
  Created: 'Angelegt',
  'This instance at a glance': 'Diese Instanz auf einen Blick',
  'Error in fetching overview': 'Fehler beim Laden des Überblicks',
  'Accounts and what they may do': 'Konten und was sie dürfen',
  'Invite user': 'Benutzer einladen',
  'Error in fetching users': 'Fehler beim Laden der Benutzer',
  'No user matches these filters.': 'Kein Benutzer passt zu diesen Filtern.',
  'Audit log of {name}': 'Protokoll zu {name}',
  'Show all': 'Alle zeigen',
  'Error in fetching audit log': 'Fehler beim Laden des Protokolls',
  'No operator has changed this account.': 'An diesem Konto wurde nichts geändert.',
  'Actions of operators are logged here.': 'Hier stehen Eingriffe der Verwaltung.',
  'a user': 'Benutzer',
  'an admin': 'Admin',
  'a system admin': 'System-Admin',
  '{actor} invited {subject} as {role}': '{actor} hat {subject} eingeladen, Rolle: {role}',
  '{actor} invited {subject}': '{actor} hat {subject} eingeladen',
  '{actor} created the account of {subject} as {role}':
    '{actor} hat das Konto von {subject} angelegt, Rolle: {role}',
  '{actor} created the account of {subject}': '{actor} hat das Konto von {subject} angelegt',
  '{actor} made {subject} {role}': '{actor} hat die Rolle von {subject} geändert: {role}',
  '{actor} allowed mails to leave this server to be summarized':
    '{actor} hat erlaubt, dass E-Mails diesen Server zum Zusammenfassen verlassen',
  '{actor} forbade mails to leave this server to be summarized':
    '{actor} hat verboten, dass E-Mails diesen Server zum Zusammenfassen verlassen',
  '{actor} disabled {subject}': '{actor} hat {subject} gesperrt',
  '{actor} enabled {subject}': '{actor} hat {subject} freigeschaltet',
  '{actor} made a reset link for {subject}': '{actor} hat für {subject} einen Link zum Zurücksetzen erstellt',
  '{actor} set a password by link for {subject}':
    '{actor} hat per Link das Passwort von {subject} festgelegt',
  '{actor} exported {subject}': '{actor} hat die Daten von {subject} exportiert',
  '{actor} deleted {subject} with an export': '{actor} hat {subject} gelöscht, mit Export',
  '{actor} deleted {subject}': '{actor} hat {subject} gelöscht',
  '{actor} made a reset link for the own account':
    '{actor} hat für das eigene Konto einen Link zum Zurücksetzen erstellt',
  '{actor} set a password by link': '{actor} hat per Link ein Passwort festgelegt',
  '{actor} exported the own account': '{actor} hat das eigene Konto exportiert',
  '{actor} deleted the own account': '{actor} hat das eigene Konto gelöscht',
  '{actor} changed the own account': '{actor} hat das eigene Konto geändert',
  '{seconds} s': '{seconds} s',
  '{days} d {hours} h': '{days} Tg. {hours} h',
  'Delete user': 'Benutzer löschen',
  'The account, its labels and all data that is only its own are permanently deleted.':
    'Das Konto, seine Labels und alles, was nur dazu gehört, werden endgültig gelöscht.',
  'Pass its coming meetings with guests on to': 'Künftige Termine mit Gästen übergeben an',
  'The email address of another account, which becomes their organizer. Guests keep their meetings and answers. If empty, these meetings are canceled.':
    'Die E-Mail-Adresse eines anderen Kontos, das dann einlädt. Gäste behalten ihre Termine und Antworten. Ohne Adresse werden diese Termine abgesagt.',
  '{count} meetings were passed on.': {
    one: 'Ein Termin wurde übergeben.',
    other: '{count} Termine wurden übergeben.',
  },
  'This cannot be undone.': 'Das lässt sich nicht rückgängig machen.',
  'Save an export first, to hand it over': 'Vorher einen Export zur Übergabe speichern',
  'Disable {name}?': '{name} sperren?',
  "All sessions end at once, and the account can't sign in until you enable it again. Its meetings stay as they are.":
    'Alle Geräte werden sofort abgemeldet, und eine Anmeldung ist erst nach dem Freischalten wieder möglich. Die Termine bleiben, wie sie sind.',
  Health: 'Zustand',
  '{used} of {most} connections': '{used} von {most} Verbindungen',
  Server: 'Server',
  Running: 'Läuft',
  'Version {version}, for {time}': 'Version {version}, seit {time}',
  Database: 'Datenbank',
  Working: 'In Ordnung',
  Slow: 'Langsam',
  'PostgreSQL {version}, answers in {milliseconds} ms, {used}':
    'PostgreSQL {version}, antwortet in {milliseconds} ms, {used}',
  Disk: 'Datenträger',
  'Almost full': 'Fast voll',
  Full: 'Voll',
  'Managed by the database server, which only reports when it is full':
    'Gehört zum Datenbankserver, der nur meldet, wenn er voll ist',
  '{free} free where this server keeps its data': '{free} frei, wo dieser Server seine Daten hält',
  'Clean-up': 'Aufräumen',
  'Time zones': 'Zeitzonen',
  'Out of date': 'Veraltet',
  'Zone data {version}, which came with Meridian': 'Zonendaten {version}, mit Meridian gekommen',
  'Zone data {version} of the operating system': 'Zonendaten {version} des Betriebssystems',
  'Zone data {version} from the folder in ZONE_DATA': 'Zonendaten {version} aus dem Ordner in ZONE_DATA',
  'Zone data {version}, which another process started with':
    'Zonendaten {version}, mit denen ein anderer Prozess gestartet ist',
  'Zone data {version} of Node': 'Zonendaten {version} von Node',
  'Removes what has expired; runs for the first time an hour after the start':
    'Entfernt Abgelaufenes; läuft zum ersten Mal eine Stunde nach dem Start',
  'Removes what has expired; last run <when></when>': 'Entfernt Abgelaufenes; zuletzt <when></when>',
  Mail: 'E-Mail',
  'Not set up': 'Nicht eingerichtet',
  'No mail is sent; you pass on links yourself':
    'Es wird nichts per E-Mail verschickt; Links werden selbst übergeben',
  '{waiting} waiting to be sent, {failed} given up within a day':
    '{waiting} warten auf den Versand, {failed} binnen eines Tages aufgegeben',
  Jobs: 'Aufträge',
  '{waiting} waiting, {running} running, {failed} given up within a day':
    '{waiting} wartend, {running} laufend, {failed} binnen eines Tages aufgegeben',
  'longest due <when></when>': 'am längsten fällig <when></when>',
  'Some failed': 'Einige gescheitert',
  Failing: 'Gestört',
  Sync: 'Abgleich',
  '{count} connected accounts, no problems': {
    one: 'Ein verbundenes Konto, keine Probleme',
    other: '{count} verbundene Konten, keine Probleme',
  },
  "{connections} connected accounts: {failing} can't be synced, {needs_reconnect} need to be reconnected":
    '{connections} verbundene Konten: {failing} nicht abgleichbar, {needs_reconnect} neu zu verbinden',
  'No provider is connected, so nothing is synced':
    'Kein Anbieter ist verbunden, also wird nichts abgeglichen',
  'Not yet due': 'Noch nicht fällig',
  Late: 'Verspätet',
  '{name} is invited': '{name} ist eingeladen',
  'Inviting...': 'Wird eingeladen …',
  'You get a link to pass on. No mail is sent.':
    'Es entsteht ein Link zum Übergeben. Nichts wird per E-Mail verschickt.',
  'Enter a first name.': 'Bitte einen Vornamen eingeben.',
  'Enter an email address.': 'Bitte eine E-Mail-Adresse eingeben.',
  'The link is ready': 'Der Link ist fertig',
  'Reset link for {name}': 'Link zum Zurücksetzen für {name}',
  'Make link': 'Link erstellen',
  '{name} can set a new password with it, once, within 72 hours. The present password works until then.':
    '{name} kann damit einmal innerhalb von 72 Stunden ein neues Passwort festlegen. Bis dahin gilt das jetzige.',
  'The previous link no longer works.': 'Der zuvor erstellte Link gilt dann nicht mehr.',
  'Link copied to clipboard.': 'Link kopiert.',
  "Your browser doesn't allow copying. The link is selected: copy it by hand.":
    'Der Browser erlaubt das Kopieren nicht. Der Link ist markiert und lässt sich von Hand kopieren.',
  "{name} sets a password with this link. It works once, until {until}, and isn't shown again: pass it on through a channel you trust.":
    'Mit diesem Link legt {name} ein Passwort fest. Er gilt einmal, bis {until}, und wird nicht noch einmal angezeigt: bitte über einen vertrauenswürdigen Kanal weitergeben.',
  Copy: 'Kopieren',
  '{count} new in 7 days': '{count} neu in 7 Tagen',
  Operators: 'Betrieb',
  'run this instance': 'betreiben diese Instanz',
  Admins: 'Admins',
  'System admins': 'System-Admins',
  'Open sessions': 'Offene Sitzungen',
  '{here} of {total} people here in 24 hours': '{here} von {total} in 24 Stunden hier',
  'Here in 24 hours': 'In 24 Stunden hier',
  'To come': 'Kommend',
  'Over or cancelled': 'Vorbei oder abgesagt',
  'on the disk': 'auf der Festplatte',
  Accounts: 'Konten',
  'Labels and tasks': 'Labels und Aufgaben',
  'Everything else': 'Alles andere',
  'Role of {name}': 'Rolle von {name}',
  'Export saved.': 'Export gespeichert.',
  'Summaries and drafts': 'Zusammenfassungen und Entwürfe',
  'This server writes them itself, and no mail leaves it. To have a text model outside write them, set <c>AI_BASE_URL</c> and <c>AI_MODEL</c>.':
    'Dieser Server schreibt sie selbst, und keine E-Mail verlässt ihn. Mit <c>AI_BASE_URL</c> und <c>AI_MODEL</c> schreibt sie ein Textmodell außerhalb.',
  '{used} of {most} calls this month': '{used} von {most} Aufrufen in diesem Monat',
  'Mails may leave this server to be read': 'E-Mails dürfen diesen Server verlassen, um gelesen zu werden',
  'Requesting a summary or a draft sends the visible text of that mail to {host}. The button says so beforehand.':
    'Für eine Zusammenfassung oder einen Entwurf wird der sichtbare Text der E-Mail an {host} gesendet. Die Schaltfläche sagt das vorher.',
  'This server writes everything itself, and no mail leaves it. What was written before stays.':
    'Dieser Server schreibt alles selbst, und keine E-Mail verlässt ihn. Was schon geschrieben ist, bleibt.',
  Service: 'Dienst',
  Model: 'Modell',
  'each person at most {count} a day': 'jede Person höchstens {count} am Tag',
  'Confirm address': 'Adresse bestätigen',
  'not confirmed': 'nicht bestätigt',
  'Take away Premium': 'Premium entziehen',
  'Give Premium': 'Premium geben',
  '{actor} gave {subject} the Premium plan': '{actor} hat {subject} den Premium-Tarif gegeben',
  '{actor} took the Premium plan away from {subject}': '{actor} hat {subject} den Premium-Tarif entzogen',
  '{actor} confirmed the address of {subject}': '{actor} hat die Adresse von {subject} bestätigt',
  '{actor} retried a job of {queue}': '{actor} hat einen Auftrag von {queue} erneut gestartet',
  '{actor} dropped a job of {queue}': '{actor} hat einen Auftrag von {queue} verworfen',
  'Show jobs': 'Aufträge anzeigen',
  'Late and failed jobs': 'Verspätete und gescheiterte Aufträge',
  'No job is stuck': 'Kein Auftrag hängt',
  'Jobs that were given up within a day or start too late are listed here.':
    'Hier stehen Aufträge, die innerhalb eines Tages aufgegeben wurden oder zu spät beginnen.',
  'due <when></when>': 'fällig <when></when>',
  'failed {count} times': { one: '{count}-mal gescheitert', other: '{count}-mal gescheitert' },
  Drop: 'Verwerfen',
  'Drop the job of {queue}?': 'Auftrag von {queue} verwerfen?',
  'What this job would have done is not done. This cannot be undone.':
    'Was dieser Auftrag tun sollte, geschieht nicht. Das lässt sich nicht rückgängig machen.',
  'Given up': 'Aufgegeben',
  Registration: 'Registrierung',
  'Visitors can create an account': 'Besucher können ein Konto anlegen',
  'Everyone who can open this page can register. Existing accounts stay when you close it.':
    'Alle, die diese Seite öffnen können, können sich registrieren. Bestehende Konten bleiben beim Schließen erhalten.',
  'Only people with an invitation link can register. You invite them under Users.':
    'Nur mit einem Einladungslink ist eine Registrierung möglich. Eingeladen wird unter Benutzer.',
  'Every visitor can create an account.': 'Alle Besucher können ein Konto anlegen.',
  'Only people with an invitation link can create an account.':
    'Nur mit einem Einladungslink kann ein Konto angelegt werden.',
  'Visitors with an address at {domains} can create an account.':
    'Besucher mit einer Adresse bei {domains} können ein Konto anlegen.',
  'The setting <c>REGISTRATION</c> of this server decides this. Remove it there to decide it here.':
    'Die Einstellung <c>REGISTRATION</c> dieses Servers legt das fest. Wird sie dort entfernt, ist es hier einstellbar.',
  'Failed to get the settings of registration. Please try again.':
    'Die Einstellungen der Registrierung konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update the settings of registration. Please try again.':
    'Die Einstellungen der Registrierung konnten nicht geändert werden. Bitte erneut versuchen.',
  'Settings of registration updated successfully.': 'Einstellungen der Registrierung geändert.',
  'The setting REGISTRATION of this server decides who may register. Remove it to decide here.':
    'Die Einstellung REGISTRATION dieses Servers legt fest, wer sich registrieren darf. Wird sie entfernt, ist es hier einstellbar.',
  '{actor} opened registration to every visitor': '{actor} hat die Registrierung für alle Besucher geöffnet',
  '{actor} closed registration to visitors': '{actor} hat die Registrierung für Besucher geschlossen',
  '{actor} created the API token “{program}”': '{actor} hat das API-Token „{program}“ erstellt',
  '{actor} revoked the API token “{program}”': '{actor} hat das API-Token „{program}“ widerrufen',
  '{actor} created the app password “{program}”': '{actor} hat das App-Passwort „{program}“ erstellt',
  '{actor} signed in with the app password “{program}” for the first time':
    '{actor} hat sich zum ersten Mal mit dem App-Passwort „{program}“ angemeldet',
  '{actor} was refused after too many wrong app passwords for {subject}':
    '{actor} wurde nach zu vielen falschen App-Passwörtern für {subject} abgewiesen',
  '{actor} revoked the app password “{program}”': '{actor} hat das App-Passwort „{program}“ widerrufen',
  'Send a test mail': 'Testmail senden',
  'Failed to send the test mail. Please try again.':
    'Die Testmail konnte nicht gesendet werden. Bitte erneut versuchen.',
  'The test mail was tried.': 'Die Testmail wurde versucht.',
  'This instance sends no mail: SMTP_URL and MAIL_FROM are not set.':
    'Diese Instanz sendet keine E-Mails: SMTP_URL und MAIL_FROM sind nicht gesetzt.',
  'The mail server said:': 'Der Mailserver antwortete:',
  'The mail server accepted the mail to {address} after {seconds} s.':
    'Der Mailserver hat die E-Mail an {address} nach {seconds} s angenommen.',
  'The mail server refused the mail to {address}. Check MAIL_FROM and your own address.':
    'Der Mailserver hat die E-Mail an {address} abgelehnt. Bitte MAIL_FROM und die eigene Adresse prüfen.',
  'The mail server refused the user name or the password of SMTP_URL.':
    'Der Mailserver hat den Benutzernamen oder das Passwort von SMTP_URL abgelehnt.',
  'The mail server accepts no mail now. Mails that wait are tried again by themselves.':
    'Der Mailserver nimmt gerade keine E-Mails an. Wartende E-Mails werden von selbst erneut versucht.',
  'Nothing answers at the host and port of SMTP_URL.': 'Unter Host und Port von SMTP_URL antwortet nichts.',
  'The mail server did not answer within {seconds} s.':
    'Der Mailserver hat nicht innerhalb von {seconds} s geantwortet.',
  'The mail server could not be used. Check whether SMTP_URL begins with smtp:// or smtps:// as the server needs it.':
    'Der Mailserver konnte nicht benutzt werden. Bitte prüfen, ob SMTP_URL mit smtp:// oder smtps:// beginnt, wie es der Server braucht.',
  'The first figures come within five minutes.': 'Die ersten Werte kommen innerhalb von fünf Minuten.',
  'Hide the table': 'Tabelle ausblenden',
  'Show as a table': 'Als Tabelle zeigen',
  'not measured': 'nicht gemessen',
  'now {now}, at most {most}': 'jetzt {now}, höchstens {most}',
  '{milliseconds} ms': '{milliseconds} ms',
  'Requests per minute': 'Anfragen pro Minute',
  all: 'alle',
  failed: 'gescheitert',
  'Response time': 'Antwortzeit',
  '95th percentile': '95. Perzentil',
  median: 'Median',
  'Event loop delay': 'Verzögerung der Ereignisschleife',
  Memory: 'Arbeitsspeicher',
  'Database connections': 'Datenbankverbindungen',
  used: 'benutzt',
  waiting: 'wartend',
  'Connected browsers': 'Verbundene Browser',
  'Waiting jobs': 'Wartende Aufträge',
  'Oldest waiting job': 'Ältester wartender Auftrag',
  failing: 'gescheitert',
  'Reset passkeys and codes': 'Passkeys und Codes entfernen',
  '{actor} removed two-step sign-in and passkeys of {subject}':
    '{actor} hat die Anmeldung in zwei Schritten und die Passkeys von {subject} entfernt',
  '{actor} added the passkey {passkey}': '{actor} hat den Passkey {passkey} hinzugefügt',
  '{actor} renamed a passkey to {passkey}': '{actor} hat einen Passkey in {passkey} umbenannt',
  '{actor} removed the passkey {passkey}': '{actor} hat den Passkey {passkey} entfernt',
  '{actor} turned on two-step sign-in': '{actor} hat die Anmeldung in zwei Schritten eingeschaltet',
  '{actor} turned off two-step sign-in': '{actor} hat die Anmeldung in zwei Schritten ausgeschaltet',
  '{actor} made new recovery codes': '{actor} hat neue Wiederherstellungscodes erstellt',
  '{actor} signed in with a recovery code': '{actor} hat sich mit einem Wiederherstellungscode angemeldet',
  '{actor} removed two-step sign-in and passkeys of the own account':
    '{actor} hat die Anmeldung in zwei Schritten und die Passkeys des eigenen Kontos entfernt',
  'Remove two-step sign-in and passkeys of {name}?':
    'Anmeldung in zwei Schritten und Passkeys von {name} entfernen?',
  'Do this only when you know who asks. All sessions of the account end, and the person is told. Its password or a linked account signs in then; without either the person needs a link.':
    'Nur tun, wenn feststeht, wer darum bittet. Alle Sitzungen des Kontos enden, und die Person wird benachrichtigt. Danach meldet sein Passwort oder ein verknüpftes Konto an; ohne beides braucht die Person einen Link.',
  '{actor} linked an account at {provider}': '{actor} hat ein Konto bei {provider} verknüpft',
  '{actor} unlinked an account at {provider}': '{actor} hat ein Konto bei {provider} getrennt',
  '{actor} changed the password': '{actor} hat das Passwort geändert',
  'Ways in': 'Zugänge',
  'End it': 'Beenden',
  'Ways in of {name}': 'Zugänge von {name}',
  'Error in fetching the ways in': 'Die Zugänge konnten nicht geladen werden',
  'This account has no password. A reset link, or “Forgot password?” on the login page, sets one.':
    'Dieses Konto hat kein Passwort. Ein Link zum Zurücksetzen oder „Passwort vergessen?“ auf der Anmeldeseite setzt eines.',
  'End “{way}” of {name}?': '„{way}“ von {name} beenden?',
  'This is the last way into the account. Without it the person needs a link that sets a password, by mail or from you.':
    'Das ist der letzte Zugang zu diesem Konto. Ohne ihn braucht die Person einen Link, der ein Passwort setzt, per E-Mail oder von Ihnen.',
  'Programs that use it lose their access at once, and the person is told.':
    'Programme, die ihn benutzen, verlieren sofort den Zugang, und die Person wird benachrichtigt.',
  'This browser is logged out at once, and the person is told.':
    'Dieser Browser wird sofort abgemeldet, und die Person wird benachrichtigt.',
  'The password alone signs in again. All sessions of the account end, and the person is told.':
    'Das Passwort allein meldet wieder an. Alle Sitzungen des Kontos enden, und die Person wird benachrichtigt.',
  'It no longer signs in. All sessions of the account end, and the person is told.':
    'Damit meldet sich niemand mehr an. Alle Sitzungen des Kontos enden, und die Person wird benachrichtigt.',
  'Failed to get the ways in. Please try again.':
    'Die Zugänge konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to end the way in. Please try again.':
    'Der Zugang konnte nicht beendet werden. Bitte erneut versuchen.',
  'Way in ended.': 'Zugang beendet.',
  'The account does not have this way in any more.': 'Das Konto hat diesen Zugang nicht mehr.',
  'This is the last way into the account. Without it only an account at a sign-in provider with the confirmed address of this account opens it.':
    'Das ist der letzte Zugang zu diesem Konto. Ohne ihn öffnet es nur ein Konto bei einem Anmeldedienst mit der bestätigten Adresse dieses Kontos.',
  'Your own ways in are under Account and security in the settings.':
    'Ihre eigenen Zugänge finden Sie in den Einstellungen unter „Konto und Sicherheit“.',
  '{actor} ended a way into the account of {subject}: {way}':
    '{actor} hat einen Zugang zum Konto von {subject} beendet: {way}',
  password: 'Passwort',
  'passkey “{name}”': 'Passkey „{name}“',
  'two-step sign-in': 'Anmeldung in zwei Schritten',
  'linked account at {name}': 'verknüpftes Konto bei {name}',
  session: 'Sitzung',
  'app password “{name}”': 'App-Passwort „{name}“',
  'API token “{name}”': 'API-Token „{name}“',
  'assistant “{name}”': 'Assistent „{name}“',
}
