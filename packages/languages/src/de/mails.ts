import type { Texts } from '../translate.ts'

/** German texts of mails and of guests' pages. The habits are in docs/translating.md. */

/** Mails about an account, and the frame around a mail. */
const account_mails: Texts = {
  'Meridian switched a webhook off': 'Meridian hat einen Webhook abgeschaltet',
  'Nothing has reached your webhook at {host} for five days, so Meridian switched it off. You can switch it on again in the settings, under Programs.':
    'Seit fünf Tagen hat nichts Ihren Webhook bei {host} erreicht. Deshalb hat Meridian ihn abgeschaltet. In den Einstellungen unter Programme können Sie ihn wieder einschalten.',
  'Your webhook at {host} answered that it is gone (410), so Meridian switched it off. You can switch it on again in the settings, under Programs.':
    'Ihr Webhook bei {host} hat geantwortet, dass es ihn nicht mehr gibt (410). Deshalb hat Meridian ihn abgeschaltet. In den Einstellungen unter Programme können Sie ihn wieder einschalten.',
  'You get this mail because the webhook is yours.':
    'Sie erhalten diese E-Mail, weil der Webhook Ihnen gehört.',
  'A passkey was added to your account': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'A passkey was removed from your account': 'Ein Passkey wurde aus Ihrem Konto entfernt',
  'Two-step sign-in was turned on': 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  'Two-step sign-in was turned off': 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  'New recovery codes were made': 'Neue Wiederherstellungscodes wurden erstellt',
  'A recovery code was used to sign in': 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'A sign-in provider was linked to your account': 'Ein Anmeldedienst wurde mit Ihrem Konto verknüpft',
  'A sign-in provider was unlinked from your account': 'Ein Anmeldedienst wurde von Ihrem Konto getrennt',
  'An API token was created': 'Ein API-Token wurde erstellt',
  'An app password was created': 'Ein App-Passwort wurde erstellt',
  'An assistant was allowed to act for you': 'Ein Assistent darf für Sie handeln',
  'This was the tenth such change within a day. Meridian sends no further mails about changes of this kind today; the audit log of this instance has them.':
    'Das war die zehnte Änderung dieser Art an einem Tag. Über weitere dieser Art schickt Meridian heute keine E-Mails; sie stehen im Protokoll dieser Instanz.',
  'A webhook was created': 'Ein Webhook wurde erstellt',
  'A webhook was changed': 'Ein Webhook wurde geändert',
  'The secret of a webhook was replaced': 'Das Geheimnis eines Webhooks wurde ersetzt',
  'A webhook was deleted': 'Ein Webhook wurde gelöscht',
  'The assistant “{name}” was allowed to act for you. Each change that it asks for waits until you confirm it.':
    'Der Assistent „{name}“ darf für Sie handeln. Jede Änderung, um die er bittet, wartet auf Ihre Bestätigung.',
  'A webhook was created. It tells {name} what happens to your meetings and bookings.':
    'Ein Webhook wurde erstellt. Er teilt {name} mit, was mit Ihren Terminen und Buchungen geschieht.',
  'A webhook was changed. It tells {name} what happens to your meetings and bookings.':
    'Ein Webhook wurde geändert. Er teilt {name} mit, was mit Ihren Terminen und Buchungen geschieht.',
  'The webhook at {name} got a new secret. The former one signs too for 24 hours.':
    'Der Webhook bei {name} hat ein neues Geheimnis. Das bisherige signiert noch 24 Stunden mit.',
  'The webhook at {name} was deleted. It is told nothing any more.':
    'Der Webhook bei {name} wurde gelöscht. Ihm wird nichts mehr mitgeteilt.',
  'The passkey “{name}” was added to your account. It signs in without your password.':
    'Der Passkey „{name}“ wurde Ihrem Konto hinzugefügt. Mit ihm ist die Anmeldung ohne Passwort möglich.',
  'The passkey “{name}” was removed from your account. It no longer signs in.':
    'Der Passkey „{name}“ wurde aus Ihrem Konto entfernt. Die Anmeldung mit ihm ist nicht mehr möglich.',
  'Two-step sign-in was turned on for your account. After your password, Meridian asks for a code of your authenticator app.':
    'Für Ihr Konto wurde die Anmeldung in zwei Schritten eingeschaltet. Nach Ihrem Passwort fragt Meridian nach einem Code Ihrer Authenticator-App.',
  'Two-step sign-in was turned off for your account. Your password alone signs in again.':
    'Für Ihr Konto wurde die Anmeldung in zwei Schritten ausgeschaltet. Ihr Passwort allein genügt wieder.',
  'New recovery codes were made for your account. The former ones no longer work.':
    'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
  'A recovery code was used to sign in to your account. It does not work again.':
    'Mit einem Wiederherstellungscode wurde Ihr Konto angemeldet. Er gilt kein zweites Mal.',
  'The password of your account was changed. All other sessions have ended.':
    'Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen sind beendet.',
  'A new password was set for your account by a link. All sessions have ended.':
    'Für Ihr Konto wurde über einen Link ein neues Passwort gesetzt. Alle Sitzungen sind beendet.',
  '{name} was linked to your account. An account there can sign in to yours.':
    '{name} wurde mit Ihrem Konto verknüpft. Ein Konto dort kann sich an Ihrem anmelden.',
  '{name} was unlinked from your account. It no longer signs in.':
    '{name} wurde von Ihrem Konto getrennt. Die Anmeldung darüber ist nicht mehr möglich.',
  'The API token “{name}” was created. A program that has it can use your account.':
    'Das API-Token „{name}“ wurde erstellt. Ein Programm, das es hat, kann Ihr Konto benutzen.',
  'The app password “{name}” was created. A program that has it can use your account.':
    'Das App-Passwort „{name}“ wurde erstellt. Ein Programm, das es hat, kann Ihr Konto benutzen.',
  'If that was you, there is nothing to do. If not, open Meridian yourself, remove what you do not know under Account and security in the settings, change your password there if you have one, and log out everywhere. If you cannot log in, ask the people who run this instance.':
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, öffnen Sie Meridian selbst, entfernen Sie in den Einstellungen unter „Konto und Sicherheit“, was Sie nicht kennen, ändern Sie dort Ihr Passwort, falls Sie eines haben, und melden Sie sich überall ab. Wenn Sie sich nicht anmelden können, fragen Sie die Betreiber dieser Instanz.',
  'Your data in Meridian were exported': 'Ihre Daten in Meridian wurden exportiert',
  'Your account for Meridian was deleted': 'Ihr Konto bei Meridian wurde gelöscht',
  'A link that sets your password was made': 'Ein Link für Ihr Passwort wurde erstellt',
  '{operator} saved a copy of what your account holds. Your mails are not in it.':
    '{operator} hat eine Kopie der Daten Ihres Kontos gespeichert. Ihre E-Mails sind nicht darin.',
  '{operator} deleted your account and kept no copy.':
    '{operator} hat Ihr Konto gelöscht und keine Kopie behalten.',
  '{operator} deleted your account and saved a copy of what it held, your mails included.':
    '{operator} hat Ihr Konto gelöscht und eine Kopie seiner Daten gespeichert, auch Ihre E-Mails.',
  '{operator} made a link that sets a new password for your account.':
    '{operator} hat einen Link erstellt, mit dem ein neues Passwort für Ihr Konto gesetzt wird.',
  'If you did not expect this, ask the people who run this instance.':
    'Wenn Sie das nicht erwartet haben, fragen Sie die Betreiber dieser Instanz.',
  'Set a new password for Meridian': 'Neues Passwort für Meridian',
  'A new password was requested for your account, hopefully by you. With this link you choose one. It works once, within {minutes} minutes.':
    'Jemand, hoffentlich Sie selbst, hat für Ihr Konto um ein neues Passwort gebeten. Mit diesem Link wählen Sie eines. Er gilt einmal und {minutes} Minuten lang.',
  'Choose a new password': 'Neues Passwort wählen',
  'If that was not you, there is nothing to do: your password stays as it is.':
    'Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  'Confirm your address for Meridian': 'Bestätigen Sie Ihre Adresse für Meridian',
  'An account for Meridian was made with this address. Confirm that it is yours, and invitations go out and come in under it. The link works once, within {hours} hours.':
    'Mit dieser Adresse wurde ein Konto für Meridian angelegt. Bestätigen Sie, dass es Ihre ist; dann gehen Einladungen unter ihr hinaus und kommen an. Der Link gilt einmal und {hours} Stunden lang.',
  'Confirm this address': 'Adresse bestätigen',
  'If you did not make this account, do not open the link: without it the account cannot use your address.':
    'Wenn Sie dieses Konto nicht angelegt haben, öffnen Sie den Link nicht: Ohne ihn kann das Konto Ihre Adresse nicht benutzen.',
  'Earlier mails': 'Frühere E-Mails',
  'This view of the mail has expired. Please open the mail again.':
    'Diese Ansicht der E-Mail ist abgelaufen. Bitte öffnen Sie die E-Mail noch einmal.',
  'Test mail from Meridian': 'Testmail von Meridian',
  'This mail shows that the mail server of this instance accepts mails.':
    'Diese E-Mail zeigt, dass der Mailserver dieser Instanz E-Mails annimmt.',
  'You asked for it under Administration. Nothing needs to be done.':
    'Sie wurde in der Administration angefordert. Es ist nichts weiter zu tun.',
}

/** Mails that answer an invitation from elsewhere. */
const answer_mails: Texts = {
  Accepted: 'Zugesagt',
  Declined: 'Abgesagt',
  'Could we meet at this time instead? {time}': 'Können wir uns stattdessen zu dieser Zeit treffen? {time}',
  'Another time proposed': 'Anderer Termin vorgeschlagen',
  '{name} has accepted your invitation to “{title}”.': '{name} hat Ihre Einladung zu „{title}“ angenommen.',
  '{name} has accepted your invitation to the meeting.':
    '{name} hat Ihre Einladung zu dem Termin angenommen.',
  '{name} has declined your invitation to “{title}”.': '{name} hat Ihre Einladung zu „{title}“ abgelehnt.',
  '{name} has declined your invitation to the meeting.': '{name} hat Ihre Einladung zu dem Termin abgelehnt.',
  'Tentatively accepted': 'Unter Vorbehalt zugesagt',
  '{name} may come to “{title}”.': '{name} kommt vielleicht zu „{title}“.',
  '{name} may come to the meeting.': '{name} kommt vielleicht zu dem Termin.',
  '{name} proposes another time for “{title}”:': '{name} schlägt für „{title}“ eine andere Zeit vor:',
  '{name} proposes another time for the meeting:': '{name} schlägt für den Termin eine andere Zeit vor:',
  'instead of': 'statt',
  'Stays as planned': 'Bleibt wie geplant',
  '{name} has declined the time that you proposed for “{title}”:':
    '{name} hat die Zeit abgelehnt, die Sie für „{title}“ vorgeschlagen haben:',
  '{name} has declined the time that you proposed for the meeting:':
    '{name} hat die Zeit abgelehnt, die Sie für den Termin vorgeschlagen haben:',
  'It takes place as planned:': 'Der Termin bleibt wie geplant:',
  'Answer here:': 'Hier antworten Sie:',
  'Note: {note}': 'Nachricht: {note}',
}

/** The page on which a guest answers. */
const guest_pages: Texts = {
  'Meeting without a title': 'Termin ohne Titel',
  '{name} invites you': '{name} lädt Sie ein',
  When: 'Wann',
  Where: 'Wo',
  'Join at': 'Teilnahme',
  About: 'Worum es geht',
  Agenda: 'Agenda',
  'Every day': 'Jeden Tag',
  'Every week': 'Jede Woche',
  'Every month': 'Jeden Monat',
  'On several dates': 'An mehreren Terminen',
  'where the meeting is planned': 'dort, wo der Termin geplant ist',
  'Can you make it?': 'Kommen Sie?',
  'Change your answer': 'Antwort ändern',
  'Press once more to send your answer': 'Ein Klick noch, dann ist Ihre Antwort gesendet',
  'Send “{answer}”': '„{answer}“ senden',
  'Note to {name} (optional)': 'Nachricht an {name} (freiwillig)',
  'Your note: {note}': 'Ihre Nachricht: {note}',
  Yes: 'Ja',
  Maybe: 'Vielleicht',
  No: 'Nein',
  'You’re in.': 'Sie haben zugesagt.',
  'You declined.': 'Sie haben abgesagt.',
  'You said maybe.': 'Sie haben unter Vorbehalt zugesagt.',
  '{name} can see it already. You can change it until the meeting begins.':
    '{name} sieht das schon. Sie können es bis zum Beginn ändern.',
  'You have proposed another time: {time}': 'Sie haben eine andere Zeit vorgeschlagen: {time}',
  '{name} has been asked and has not answered yet.': '{name} ist gefragt und hat noch nicht geantwortet.',
  '{name} has declined the time that you proposed.':
    '{name} hat die Zeit abgelehnt, die Sie vorgeschlagen haben.',
  'Which time suits you?': 'Welche Zeit passt Ihnen?',
  '{name} keeps these times free for you. Pick one; the others are released.':
    '{name} hält diese Zeiten für Sie frei. Wählen Sie eine, dann werden die anderen wieder frei.',
  'None of these work': 'Keine davon passt mir',
  'Propose another time': 'Andere Zeit vorschlagen',
  'The meeting lasts as long as planned. {name} decides whether it moves.':
    'Der Termin dauert so lange wie geplant. {name} entscheidet, ob er verlegt wird.',
  Date: 'Datum',
  Start: 'Beginn',
  'Time zone': 'Zeitzone',
  'Propose this time': 'Diese Zeit vorschlagen',
  'Show the time in': 'Zeit anzeigen in',
  Show: 'Anzeigen',
  'Add to my calendar': 'In meinen Kalender übernehmen',
  "Don't share this link: anyone with it can answer for you.":
    'Diese Seite ist nur für Sie: Wer ihre Adresse hat, kann in Ihrem Namen antworten.',
  'Enter a date, for example 2026-11-24.': 'Geben Sie ein Datum ein, zum Beispiel 2026-11-24.',
  'Enter a time, for example 14:30.': 'Geben Sie eine Uhrzeit ein, zum Beispiel 14:30.',
  'Choose a time zone from the list.': 'Wählen Sie eine Zeitzone aus der Liste.',
  'This time has passed. Choose one in the future.':
    'Diese Zeit ist vorbei. Wählen Sie eine, die noch kommt.',
  'The meeting takes place at this time already. Choose another one, or answer Yes.':
    'Zu dieser Zeit findet der Termin schon statt. Wählen Sie eine andere, oder sagen Sie zu.',
  'A meeting cannot take place at this time. Choose another one.':
    'Zu dieser Zeit kann kein Termin stattfinden. Wählen Sie eine andere.',
  'This link doesn’t work': 'Dieser Link funktioniert nicht',
  'It may have been copied only in part. Please open the link in the mail again.':
    'Vielleicht wurde sie nur zum Teil kopiert. Bitte öffnen Sie den Link in der E-Mail noch einmal.',
  'This invitation is no longer here': 'Diese Einladung gibt es nicht mehr',
  'The meeting was deleted, or you are no longer invited. Please ask the organizer.':
    'Der Termin wurde gelöscht, oder Sie sind nicht mehr eingeladen. Bitte fragen Sie, wer Sie eingeladen hat.',
  'This meeting is long over': 'Dieser Termin ist lange vorbei',
  'There is nothing to answer any more.': 'Es gibt nichts mehr zu beantworten.',
  'This meeting was cancelled': 'Dieser Termin wurde abgesagt',
  'This meeting has already begun': 'Dieser Termin hat schon begonnen',
  'This meeting was moved meanwhile': 'Dieser Termin wurde inzwischen verlegt',
  'Your answer was not noted. Please look at the new time and answer again.':
    'Ihre Antwort wurde nicht notiert. Bitte sehen Sie sich die neue Zeit an und antworten Sie noch einmal.',
  'This time is no longer free': 'Diese Zeit ist nicht mehr frei',
  'Your answer was not noted. Please choose among what is there now.':
    'Ihre Antwort wurde nicht notiert. Bitte wählen Sie unter dem, was jetzt da ist.',
  'Your answer was not understood': 'Ihre Antwort war nicht zu verstehen',
  'Please choose one of the buttons.': 'Bitte wählen Sie eine der Schaltflächen.',
  'Too many tries': 'Zu viele Versuche',
  'Please wait a few minutes and open the page again.':
    'Bitte warten Sie einige Minuten und öffnen Sie die Seite dann noch einmal.',
  'This did not work': 'Das hat nicht geklappt',
  'Please open the page again in a moment.': 'Bitte öffnen Sie die Seite in einem Augenblick noch einmal.',
}

/** Mails about meetings. */
const invitation_mails: Texts = {
  'Invitation: {title}, {time}': 'Einladung: {title}, {time}',
  'Changed: {title}, {time}': 'Geändert: {title}, {time}',
  'Cancelled: {title}, {time}': 'Abgesagt: {title}, {time}',
  'Reminder: {title}, {time}': 'Erinnerung: {title}, {time}',
  'No title provided': 'Ohne Titel',
  '{organizer} invites you to a meeting.': '{organizer} lädt Sie zu einer Besprechung ein.',
  '{organizer} has changed a meeting that you are invited to.':
    '{organizer} hat eine Besprechung geändert, zu der Sie eingeladen sind.',
  '{organizer} has moved a meeting that you are invited to. Please answer again.':
    '{organizer} hat eine Besprechung verlegt, zu der Sie eingeladen sind. Bitte antworten Sie noch einmal.',
  'You have cancelled your meeting with {organizer}.': 'Sie haben Ihren Termin mit {organizer} abgesagt.',
  '{organizer} has cancelled a meeting that you were invited to. It does not take place.':
    '{organizer} hat eine Besprechung abgesagt, zu der Sie eingeladen waren. Sie findet nicht statt.',
  '{organizer} has cancelled dates of a meeting that repeats. All its other dates stay.':
    '{organizer} hat Termine einer Besprechung abgesagt, die sich wiederholt. Alle anderen bleiben.',
  '{organizer} has taken you off a meeting. You need not come.':
    '{organizer} hat Sie aus einer Besprechung ausgeladen. Sie brauchen nicht zu kommen.',
  'This meeting begins soon.': 'Diese Besprechung beginnt bald.',
  What: 'Was',
  'New time': 'Neue Zeit',
  Before: 'Vorher',
  nothing: 'nichts',
  Repeats: 'Wiederholung',
  Join: 'Teilnehmen',
  'About it': 'Worum es geht',
  With: 'Mit',
  Guest: 'Gast',
  'Changed date': 'Geänderter Termin',
  'does not take place': 'findet nicht statt',
  Answer: 'Antworten',
  'Open the meeting': 'Besprechung öffnen',
  'Sent by Meridian for {organizer}, who gets your replies.':
    'Von Meridian für {organizer} gesendet. Ihre Antwort auf diese E-Mail geht dorthin.',
  'You get this because you asked for reminders by mail in your settings.':
    'Sie bekommen dies, weil Sie in Ihren Einstellungen um Erinnerungen per E-Mail gebeten haben.',
  '{organizer} via Meridian': '{organizer} über Meridian',
  ', until {day}': ', bis {day}',
  '{count} more': { one: '{count} weitere Person', other: '{count} weitere' },
  'And {count} more dates': { one: 'Und {count} weiterer Termin', other: 'Und {count} weitere Termine' },
  'Every {count} days': { one: 'Jeden Tag', other: 'Alle {count} Tage' },
  'Every {count} weeks on {days}': { one: 'Jede Woche am {days}', other: 'Alle {count} Wochen am {days}' },
  'Every {count} months on day {day}': {
    one: 'Jeden Monat am {day}.',
    other: 'Alle {count} Monate am {day}.',
  },
  'Every {count} years': { one: 'Jedes Jahr', other: 'Alle {count} Jahre' },
  ', {count} times': { one: ', {count}-mal', other: ', {count}-mal' },
}

/** Mails about bookings. */
const booking_mails: Texts = {
  'Sent by Meridian for {host}, who gets your replies.':
    'Von Meridian für {host} gesendet. Ihre Antwort auf diese E-Mail geht dorthin.',
  Note: 'Nachricht',
  'Confirm the booking': 'Buchung bestätigen',
  'Move the booking': 'Buchung verschieben',
  'Open your bookings': 'Buchungen öffnen',
  'Please confirm: {title}, {time}': 'Bitte bestätigen: {title}, {time}',
  'Requested: {title}, {time}': 'Angefragt: {title}, {time}',
  'Not possible: {title}, {time}': 'Nicht möglich: {title}, {time}',
  '{guest} has booked {time}': '{guest} hat {time} gebucht',
  '{guest} asks for {time}': '{guest} fragt {time} an',
  '{guest} has cancelled {time}': '{guest} hat {time} abgesagt',
  '{guest} has moved to {time}': '{guest} hat auf {time} verschoben',
  'Please confirm your address within 30 minutes. Until then the time with {host} is held for you.':
    'Bitte bestätigen Sie Ihre Adresse innerhalb von 30 Minuten. Bis dahin ist die Zeit mit {host} für Sie reserviert.',
  '{host} has to approve this time. You get a mail with the answer.':
    '{host} muss diese Zeit noch annehmen. Die Antwort erhalten Sie per E-Mail.',
  '{host} cannot take this booking. The time is not booked.':
    '{host} kann diese Buchung nicht annehmen. Die Zeit ist nicht gebucht.',
  '{guest} has booked a time with you.': '{guest} hat eine Zeit mit Ihnen gebucht.',
  '{guest} asks for a time with you. Please approve or decline the booking.':
    '{guest} fragt eine Zeit mit Ihnen an. Bitte nehmen Sie die Buchung an oder lehnen Sie sie ab.',
  '{guest} has cancelled the booking.': '{guest} hat die Buchung abgesagt.',
  '{guest} has moved the booking to another time.':
    '{guest} hat die Buchung auf eine andere Zeit verschoben.',
  'You get this because guests can book times with you.':
    'Sie erhalten diese E-Mail, weil Gäste Zeiten mit Ihnen buchen können.',
  'Your meeting with {organizer} has changed.': 'Ihr Termin mit {organizer} hat sich geändert.',
  'Your meeting with {organizer} is booked.': 'Ihr Termin mit {organizer} ist gebucht.',
}

/** The pages on which guests book times. */
/** Mails about polls. */
const poll_mails: Texts = {
  Options: 'Möglichkeiten',
  Deadline: 'Frist',
  'Best option': 'Beste Möglichkeit',
  'New answers': 'Neue Antworten',
  'See the poll': 'Umfrage ansehen',
  'When does it suit you? {title}': 'Wann passt es Ihnen? {title}',
  'Please answer: {title}': 'Bitte antworten: {title}',
  'Poll closed: {title}': 'Umfrage beendet: {title}',
  'Your link to the poll: {title}': 'Ihr Link zur Umfrage: {title}',
  'News about the poll: {title}': 'Neues zur Umfrage: {title}',
  'The poll of {organizer} was answered by its public link with your address, by you or by another person. That answer is stored under the name that was entered, without your address. You take part already: with this link you see and change your own answer. Keep it to yourself.':
    'Auf die Umfrage von {organizer} wurde über den öffentlichen Link mit Ihrer Adresse geantwortet, von Ihnen oder von jemand anderem. Diese Antwort ist unter dem angegebenen Namen gespeichert, ohne Ihre Adresse. Sie nehmen schon teil: Mit diesem Link sehen und ändern Sie Ihre eigene Antwort. Er ist nur für Sie.',
  '{organizer} has added options to the poll. Please say which of them suit you.':
    '{organizer} hat der Umfrage Möglichkeiten hinzugefügt. Bitte sagen Sie, welche davon Ihnen passen.',
  'Times held for a poll: {title}': 'Zeiten für eine Umfrage reserviert: {title}',
  'Times are free again: {title}': 'Zeiten sind wieder frei: {title}',
  'Poll: {title}': 'Umfrage: {title}',
  'The attached calendar files hold options of the poll in your calendar, as tentative, until the poll ends.':
    'Die angehängten Kalenderdateien reservieren Möglichkeiten der Umfrage in Ihrem Kalender unter Vorbehalt, bis die Umfrage endet.',
  'The attached files marked as cancelled take options out of your calendar again.':
    'Die angehängten Dateien, die als abgesagt gekennzeichnet sind, nehmen Möglichkeiten wieder aus Ihrem Kalender.',
  'New options': 'Neue Möglichkeiten',
  '{organizer} has opened the poll again. You can change your answer.':
    '{organizer} hat die Umfrage wieder geöffnet. Sie können Ihre Antwort ändern.',
  'New answers: {title}': 'Neue Antworten: {title}',
  'Deadline passed: {title}': 'Frist abgelaufen: {title}',
  '{organizer} is looking for a date and asks which of these options suit you.':
    '{organizer} sucht einen Termin und fragt, welche dieser Möglichkeiten Ihnen passen.',
  '{organizer} is looking for a date and waits for your answer.':
    '{organizer} sucht einen Termin und wartet auf Ihre Antwort.',
  '{organizer} has closed the poll. No meeting was booked.':
    '{organizer} hat die Umfrage beendet. Es wurde kein Termin vereinbart.',
  'With this link you see the poll of {organizer} and change your answer until the poll ends. Keep it to yourself.':
    'Mit diesem Link sehen Sie die Umfrage von {organizer} und ändern Ihre Antwort, solange die Umfrage läuft. Er ist nur für Sie.',
  'There are new answers to your poll.': 'Es gibt neue Antworten auf Ihre Umfrage.',
  'The deadline of your poll has passed. Now you can choose an option, or close the poll.':
    'Die Frist Ihrer Umfrage ist abgelaufen. Jetzt können Sie eine Möglichkeit wählen oder die Umfrage beenden.',
  'Everybody who answered can attend.': 'Alle, die geantwortet haben, können teilnehmen.',
  'All but {names} can attend.': 'Alle außer {names} können teilnehmen.',
  '{names} cannot attend.': 'Nicht dabei sein können: {names}.',
  'Also in the poll, without an address: {names}': 'Außerdem in der Umfrage, ohne Adresse: {names}',
  'You get this because you created this poll.':
    'Sie bekommen diese E-Mail, weil Sie diese Umfrage erstellt haben.',
}

const booking_page: Texts = {
  Online: 'Online',
  'Online; the link comes with the booking': 'Online; der Link kommt mit der Buchung',
  'Google Meet; the link comes with the booking': 'Google Meet; der Link kommt mit der Buchung',
  'Zoom; the link comes with the booking': 'Zoom; der Link kommt mit der Buchung',
  'By phone: {number}': 'Telefonisch: {number}',
  'By phone: you are called': 'Telefonisch: Sie werden angerufen',
  'Enter your name.': 'Geben Sie Ihren Namen ein.',
  'The name can have at most 120 characters.': 'Der Name kann höchstens 120 Zeichen haben.',
  'Enter an email address, for example ana@example.com.':
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ana@example.com.',
  'Enter a phone number, for example +49 30 123456.':
    'Geben Sie eine Telefonnummer ein, zum Beispiel +49 30 123456.',
  'This question needs an answer.': 'Diese Frage braucht eine Antwort.',
  'Choose one of the options.': 'Wählen Sie eine der Möglichkeiten.',
  'The answer can have at most 1000 characters.': 'Die Antwort kann höchstens 1000 Zeichen haben.',
  'There is no booking page at this address': 'Unter dieser Adresse gibt es keine Buchungsseite',
  'Please check the address, or ask the person who sent you the link.':
    'Bitte prüfen Sie die Adresse oder fragen Sie die Person, von der Sie den Link haben.',
  'This link has been used': 'Dieser Link wurde schon benutzt',
  'It was for one booking. Please ask for another link.':
    'Er galt für eine Buchung. Bitte fragen Sie nach einem neuen Link.',
  'This time has just been taken': 'Diese Zeit ist gerade vergeben worden',
  'Nothing was booked. Please choose another time.':
    'Es wurde nichts gebucht. Bitte wählen Sie eine andere Zeit.',
  'This booking cannot be changed any more': 'Diese Buchung kann nicht mehr geändert werden',
  'It is over, was cancelled, or was not confirmed in time.':
    'Sie ist vorbei, wurde abgesagt oder nicht rechtzeitig bestätigt.',
  'The booking was not sent': 'Die Buchung wurde nicht gesendet',
  'A field that must stay empty was filled in. It is empty now; please send the form again.':
    'Ein Feld, das leer bleiben muss, war ausgefüllt. Jetzt ist es leer; bitte senden Sie das Formular noch einmal.',
  'Book a time with {name}': 'Zeit mit {name} buchen',
  'There is nothing to book here at the moment.': 'Hier gibt es zurzeit nichts zu buchen.',
  'with {names}': 'mit {names}',
  Length: 'Dauer',
  Host: 'Mit',
  Any: 'Beliebig',
  Month: 'Monat',
  'Previous month': 'Voriger Monat',
  'Next month': 'Nächster Monat',
  Week: 'Woche',
  'Choose a day': 'Tag wählen',
  'There are no free times in this month.': 'In diesem Monat gibt es keine freien Zeiten.',
  'There are no free times on this day.': 'An diesem Tag gibt es keine freien Zeiten.',
  '{count} times': { one: '{count} Zeit', other: '{count} Zeiten' },
  'Times on {day}': 'Zeiten am {day}',
  'Times in {zone}': 'Zeiten in {zone}',
  'Change time zone': 'Zeitzone ändern',
  Back: 'Zurück',
  '{time} (first)': '{time} (vor der Umstellung)',
  '{time} (second)': '{time} (nach der Umstellung)',
  'The clocks go back that day, so some times come twice. The first is before the change.':
    'An diesem Tag werden die Uhren zurückgestellt, deshalb gibt es manche Zeiten zweimal: vor und nach der Umstellung.',
  '{count} seats left': { one: 'noch {count} Platz', other: 'noch {count} Plätze' },
  'The time that was offered to you': 'Die Zeit, die Ihnen angeboten wurde',
  'Book this time': 'Diese Zeit buchen',
  'Your details': 'Ihre Angaben',
  'This time is held for you until {time}.': 'Diese Zeit ist bis {time} für Sie reserviert.',
  'This time is not held. It is booked when you send the form, if it is still free then.':
    'Diese Zeit ist nicht reserviert. Sie wird gebucht, wenn Sie das Formular senden und sie dann noch frei ist.',
  'Choose another time': 'Andere Zeit wählen',
  'The next free times': 'Die nächsten freien Zeiten',
  'Press one to hold it. What you have typed stays.':
    'Drücken Sie auf eine, um sie zu reservieren. Ihre Eingaben bleiben erhalten.',
  Name: 'Name',
  Email: 'E-Mail',
  Phone: 'Telefon',
  '(optional)': '(freiwillig)',
  'Please choose': 'Bitte wählen',
  'Leave this field empty': 'Dieses Feld leer lassen',
  Book: 'Buchen',
  'Request this time': 'Diese Zeit anfragen',
  'Please correct the marked fields.': 'Bitte berichtigen Sie die markierten Felder.',
  'The time is booked.': 'Die Zeit ist gebucht.',
  'The time is requested.': 'Die Zeit ist angefragt.',
  'One step is left.': 'Ein Schritt fehlt noch.',
  'This request was declined.': 'Diese Anfrage wurde abgelehnt.',
  'This booking was cancelled.': 'Diese Buchung wurde abgesagt.',
  'This booking has ended without a confirmation.': 'Diese Buchung ist ohne Bestätigung abgelaufen.',
  'An invitation is on its way to {address}.': 'Eine Einladung ist unterwegs an {address}.',
  'A mail with the new time is on its way to {address}.':
    'Eine E-Mail mit der neuen Zeit ist unterwegs an {address}.',
  'Open the link in the mail to {address} within 30 minutes. Until then the time is held for you.':
    'Öffnen Sie innerhalb von 30 Minuten den Link in der E-Mail an {address}. Bis dahin ist die Zeit für Sie reserviert.',
  'Booked for': 'Gebucht für',
  'Add to a calendar': 'In einen Kalender eintragen',
  'Apple and others (.ics)': 'Apple und andere (.ics)',
  'Move to another time': 'Auf eine andere Zeit verschieben',
  '{name} takes no bookings here any more, so this one keeps its time. For another time cancel it and book anew.':
    '{name} nimmt hier keine Buchungen mehr an, deshalb behält diese ihre Zeit. Für eine andere Zeit sagen Sie sie ab und buchen neu.',
  'Booked time': 'Gebuchte Zeit',
  'The booking was moved.': 'Die Buchung wurde verschoben.',
  'Keep the time': 'Zeit behalten',
  'Cancel the booking': 'Buchung absagen',
  'Cancel now': 'Jetzt absagen',
  'Book another time': 'Eine andere Zeit buchen',
  'Confirm your booking': 'Buchung bestätigen',
  "Don't share this link: anyone with it can change the booking.":
    'Diese Seite ist nur für Sie: Wer ihre Adresse hat, kann die Buchung ändern.',
}

/** The pages on which people without an account answer polls. */
const poll_page: Texts = {
  'Choose an answer for at least one option.': 'Wählen Sie für mindestens eine Möglichkeit eine Antwort.',
  'The comment can have at most 1000 characters.': 'Der Kommentar kann höchstens 1000 Zeichen haben.',
  'There is no poll at this address': 'Unter dieser Adresse gibt es keine Umfrage',
  'The poll ended before your answer arrived': 'Die Umfrage war zu Ende, bevor Ihre Antwort ankam',
  'Your answer was not stored.': 'Ihre Antwort wurde nicht gespeichert.',
  'This poll has no room for another participant': 'In dieser Umfrage ist kein Platz mehr',
  'Your answer was not stored. Please write to the person who sent you the link.':
    'Ihre Antwort wurde nicht gespeichert. Bitte schreiben Sie der Person, von der Sie den Link haben.',
  'The answer was not sent': 'Die Antwort wurde nicht gesendet',
  'There is no meeting to add to a calendar': 'Es gibt keinen Termin für einen Kalender',
  'Nothing was booked, or the meeting was cancelled.':
    'Es wurde nichts gebucht, oder der Termin wurde abgesagt.',
  'If need be': 'Zur Not',
  '{name} asks which time suits you': '{name} fragt, welche Zeit Ihnen passt',
  '{name} asks which day suits you': '{name} fragt, welcher Tag Ihnen passt',
  'Answer by': 'Antwort bis',
  Participants: 'Beteiligte',
  '{answered} of {all} have answered': '{answered} von {all} haben geantwortet',
  'Only {name} sees the answers.': 'Nur {name} sieht die Antworten.',
  'Best so far': 'Bisher am besten',
  Chosen: 'Gewählt',
  'Which of these suit you?': 'Was davon passt Ihnen?',
  'The answers': 'Die Antworten',
  '{count} yes': '{count} Ja',
  '{count} if need be': '{count} Zur Not',
  '{count} no': '{count} Nein',
  'No answers yet': 'Noch keine Antworten',
  'Your answer': 'Ihre Antwort',
  'For your own link, with which you change your answer, and for the outcome.':
    'Für Ihren eigenen Link, mit dem Sie die Antwort ändern, und für das Ergebnis.',
  'Have you answered before? Then change your answer by your own link.':
    'Haben Sie schon geantwortet? Dann ändern Sie Ihre Antwort über Ihren eigenen Link.',
  Comment: 'Kommentar',
  Comments: 'Kommentare',
  'Send answer': 'Antwort senden',
  'Save answer': 'Antwort speichern',
  'You answer as {name}.': 'Sie antworten als {name}.',
  'Your answer is stored.': 'Ihre Antwort ist gespeichert.',
  'You can change it here until {time}.': 'Sie können sie hier ändern bis {time}.',
  'You can change it here as long as the poll is open.':
    'Sie können sie hier ändern, solange die Umfrage läuft.',
  'A mail with your own link is on its way to your address.':
    'Eine E-Mail mit Ihrem eigenen Link ist an Ihre Adresse unterwegs.',
  '{count} options have no answer of yours yet.': {
    one: 'Zu {count} Möglichkeit fehlt noch Ihre Antwort.',
    other: 'Zu {count} Möglichkeiten fehlt noch Ihre Antwort.',
  },
  'Your own link': 'Ihr eigener Link',
  'With it you change your answer later. Please keep it to yourself.':
    'Mit ihm ändern Sie Ihre Antwort später. Bitte geben Sie ihn nicht weiter.',
  'The day is booked.': 'Der Tag ist gebucht.',
  'The meeting was cancelled.': 'Der Termin wurde abgesagt.',
  'This poll has ended.': 'Diese Umfrage ist zu Ende.',
  'No answers can be given any more. So far nothing is booked.':
    'Antworten sind nicht mehr möglich. Bisher ist nichts gebucht.',
  "Don't share this link: anyone with it can change your answer.":
    'Diese Seite ist nur für Sie: Wer ihre Adresse hat, kann Ihre Antwort ändern.',
}

export const mails: Texts = {
  ...account_mails,
  ...answer_mails,
  ...guest_pages,
  ...invitation_mails,
  ...booking_mails,
  ...poll_mails,
  ...booking_page,
  'Your two-step sign-in and passkeys were removed':
    'Ihre Anmeldung in zwei Schritten und Ihre Passkeys wurden entfernt',
  '{operator} removed two-step sign-in and all passkeys from your account. They no longer sign in.':
    '{operator} hat die Anmeldung in zwei Schritten und alle Passkeys Ihres Kontos entfernt. Mit ihnen meldet sich niemand mehr an.',
  '{operator} removed two-step sign-in and all passkeys from your account. You sign in with your password alone until you set them up again.':
    '{operator} hat die Anmeldung in zwei Schritten und alle Passkeys Ihres Kontos entfernt. Bis Sie sie neu einrichten, melden Sie sich mit dem Passwort allein an.',
  'An operator ended a way into your account': 'Die Verwaltung hat einen Zugang zu Ihrem Konto beendet',
  '{operator} removed the password of your account. It no longer signs in, and all sessions have ended.':
    '{operator} hat das Passwort Ihres Kontos entfernt. Es gilt nicht mehr, und alle Sitzungen sind beendet.',
  '{operator} removed the passkey “{name}” from your account. It no longer signs in, and all sessions have ended.':
    '{operator} hat den Passkey „{name}“ aus Ihrem Konto entfernt. Er gilt nicht mehr, und alle Sitzungen sind beendet.',
  '{operator} turned off two-step sign-in for your account, and all sessions have ended. Your password alone signs in again.':
    '{operator} hat die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet, und alle Sitzungen sind beendet. Zum Anmelden reicht wieder Ihr Passwort.',
  '{operator} unlinked {name} from your account. It no longer signs in, and all sessions have ended.':
    '{operator} hat die Verknüpfung Ihres Kontos mit {name} gelöst. Damit melden Sie sich nicht mehr an, und alle Sitzungen sind beendet.',
  '{operator} ended a session of your account.': '{operator} hat eine Sitzung Ihres Kontos beendet.',
  '{operator} revoked the app password “{name}” of your account. Programs that have it can no longer use your account.':
    '{operator} hat das App-Passwort „{name}“ Ihres Kontos widerrufen. Programme, die es haben, kommen nicht mehr in Ihr Konto.',
  '{operator} revoked the API token “{name}” of your account. Programs that have it can no longer use your account.':
    '{operator} hat das API-Token „{name}“ Ihres Kontos widerrufen. Programme, die es haben, kommen nicht mehr in Ihr Konto.',
  '{operator} ended the access of the assistant “{name}” to your account.':
    '{operator} hat den Zugang des Assistenten „{name}“ zu Ihrem Konto beendet.',
  'This was the last way into your account. An account at {provider} with the address of your account here opens it again.':
    'Das war der letzte Zugang zu Ihrem Konto. Ein Konto bei {provider} mit der Adresse Ihres hiesigen Kontos öffnet es wieder.',
  'This was the last way into your account. On the login page, “Forgot password?” sets a new one.':
    'Das war der letzte Zugang zu Ihrem Konto. Auf der Anmeldeseite setzen Sie mit „Passwort vergessen?“ ein neues Passwort.',
  ...poll_page,
}
