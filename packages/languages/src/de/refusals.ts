import type { Texts } from '../translate.ts'

/** Why the server refuses something, and what it says of mails. */
export const refusals: Texts = {
  // Booking pages and bookings
  'A choice needs at least two options.': 'Eine Auswahl braucht mindestens zwei Möglichkeiten.',
  'A question can have at most 20 options.': 'Eine Frage kann höchstens 20 Möglichkeiten haben.',
  'A page with one host has you as its host.': 'Auf einer Seite mit nur einer Person sind Sie diese Person.',
  'Another of your pages has this address. Please choose another one.':
    'Eine andere Ihrer Seiten hat diese Adresse. Bitte eine andere wählen.',
  'Another person has this name. Please choose another one.':
    'Jemand anderes hat diesen Namen. Bitte einen anderen wählen.',
  'An origin must look like https://example.com, without a path.':
    'Eine Website wird wie https://example.com angegeben, ohne Pfad.',
  'At least one length is needed.': 'Mindestens eine Länge ist nötig.',
  'At least two hosts are needed.': 'Mindestens zwei Personen sind nötig.',
  'At most 20 origins.': 'Höchstens 20 Websites.',
  'Each host can be listed once.': 'Jede Person kann einmal genannt werden.',
  'Each length can be listed once.': 'Jede Länge kann einmal genannt werden.',
  'Each option can be listed once.': 'Jede Möglichkeit kann einmal genannt werden.',
  'Meetings with several seats are booked at once.':
    'Termine mit mehreren Plätzen werden sofort gebucht, ohne Zustimmung.',
  'One of these times is no longer free. Please choose others.':
    'Eine dieser Zeiten ist nicht mehr frei. Bitte andere wählen.',
  'Only of a booked time that has begun can be noted who did not come.':
    'Wer nicht gekommen ist, lässt sich erst vermerken, wenn die gebuchte Zeit begonnen hat.',
  'Please choose at least one time.': 'Bitte mindestens eine Zeit wählen.',
  'Please enter the address of the meeting.': 'Bitte die Adresse des Termins eingeben.',
  'Please enter the number that guests call.': 'Bitte die Nummer eingeben, die Gäste anrufen.',
  'Several seats need one host, or all hosts.':
    'Mehrere Plätze gibt es nur bei einer Person oder wenn alle dabei sind.',
  'The link must begin with https:// or http://.': 'Der Link muss mit https:// oder http:// beginnen.',
  'This booking does not wait for an answer any more.': 'Diese Buchung wartet nicht mehr auf eine Antwort.',
  'This booking page was not found.': 'Diese Buchungsseite wurde nicht gefunden.',
  'This booking was not found.': 'Diese Buchung wurde nicht gefunden.',
  'This label is not one of yours.': 'Dieses Label gehört nicht zu Ihren.',
  'This time is no longer free. Please choose another one.':
    'Diese Zeit ist nicht mehr frei. Bitte eine andere wählen.',

  // Polls
  'An option can last at most 24 hours. For longer times, ask about whole days.':
    'Eine Zeit kann höchstens 24 Stunden dauern. Für längere bitte nach ganzen Tagen fragen.',
  'An option must lie within the next five years.': 'Eine Zeit muss in den nächsten fünf Jahren liegen.',
  'An option of this poll was booked already.': 'Eine Zeit dieser Umfrage wurde bereits gebucht.',
  'An option of this poll was booked.': 'Eine Zeit dieser Umfrage wurde gebucht.',
  'Each option must end after it starts.': 'Jede Zeit muss nach ihrem Beginn enden.',
  'Participants were reminded within the last 24 hours. Please wait before you remind them again.':
    'Die Teilnehmer wurden in den letzten 24 Stunden erinnert. Bitte mit der nächsten Erinnerung warten.',
  'Please add at least one option.': 'Bitte mindestens eine Zeit hinzufügen.',
  'Please enter a valid email address.': 'Bitte eine gültige E-Mail-Adresse eingeben.',
  'The deadline must be in the future.': 'Die Frist muss in der Zukunft liegen.',
  'The meeting of this poll is booked. To open the poll, cancel the meeting first.':
    'Der Termin dieser Umfrage ist gebucht. Um sie wieder zu öffnen, bitte zuerst den Termin absagen.',
  'This day is over.': 'Dieser Tag ist vorbei.',
  'This option has answers and keeps its time. Please add the other time as a new option.':
    'Diese Zeit hat schon Antworten und bleibt, wie sie ist. Bitte die andere als neue Zeit hinzufügen.',
  'This option is not in the poll any more.': 'Diese Zeit steht nicht mehr in der Umfrage.',
  'This option is over. Please choose another one.': 'Diese Zeit ist vorbei. Bitte eine andere wählen.',
  'This poll has ended. Nobody can answer any more.':
    'Diese Umfrage ist beendet. Niemand kann mehr antworten.',
  'This poll has ended. Your answer was not saved.':
    'Diese Umfrage ist beendet. Ihre Antwort wurde nicht gespeichert.',
  'This poll is closed already.': 'Diese Umfrage ist bereits geschlossen.',
  'This poll is closed. Please open it again to change it.':
    'Diese Umfrage ist geschlossen. Zum Ändern bitte wieder öffnen.',
  'This poll is open.': 'Diese Umfrage ist offen.',
  'This poll was not found.': 'Diese Umfrage wurde nicht gefunden.',

  // Mails
  'Attachment not found.': 'Anhang nicht gefunden.',
  'Conversation not found.': 'Unterhaltung nicht gefunden.',
  'Failed to delete mail. Please try again.':
    'Die E-Mail konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Failed to sync Google Gmail with Meridian. Please try again.':
    'Google Gmail konnte nicht mit Meridian abgeglichen werden. Bitte erneut versuchen.',
  'Failed to update mail. Please try again.':
    'Die E-Mail konnte nicht geändert werden. Bitte erneut versuchen.',
  'Mail deleted successfully.': 'E-Mail gelöscht.',
  'Mail has to be allowed first: turn it on by connecting again.':
    'E-Mails müssen erst erlaubt werden: Zum Einschalten bitte neu verbinden.',
  'Mail is not turned on. Turn it on under Integrations.':
    'E-Mails sind nicht eingeschaltet. Bitte unter Integrationen einschalten.',
  'Mail not found.': 'E-Mail nicht gefunden.',
  'Mail updated successfully.': 'E-Mail geändert.',
  'The provider does not hand out this attachment just now. Please try again.':
    'Der Anbieter gibt diesen Anhang gerade nicht heraus. Bitte erneut versuchen.',
  'This attachment takes too long to read.': 'Das Lesen dieses Anhangs dauert zu lange.',
  'This is no mail file: it has neither sender, date nor subject.':
    'Das ist keine E-Mail-Datei: Absender, Datum und Betreff fehlen.',
  'This mail contains no invitation to answer.': 'Diese E-Mail enthält keine Einladung zum Beantworten.',
  'This mail takes too long to be shown as it was sent.':
    'Diese E-Mail lässt sich nicht in vertretbarer Zeit so zeigen, wie sie gesendet wurde.',
  'This mail takes too long to read, so it has no summary.':
    'Das Lesen dieser E-Mail dauert zu lange, deshalb hat sie keine Zusammenfassung.',
  'This mail takes too long to read, so no reply can be drafted. Please write it yourself.':
    'Das Lesen dieser E-Mail dauert zu lange für einen Antwortentwurf. Bitte selbst schreiben.',

  // Offered times
  'A time that is offered must lie in the future.': 'Eine angebotene Zeit muss in der Zukunft liegen.',
  'A time that is offered must not be longer than a day.':
    'Eine angebotene Zeit darf nicht länger als ein Tag sein.',
  'No times were offered in an answer to this mail.':
    'In einer Antwort auf diese E-Mail wurden keine Zeiten angeboten.',
  'These times are no longer offered. Please look at the mail again.':
    'Diese Zeiten werden nicht mehr angeboten. Bitte die E-Mail noch einmal ansehen.',
  'This time is no longer offered. Please look at the mail again.':
    'Diese Zeit wird nicht mehr angeboten. Bitte die E-Mail noch einmal ansehen.',
  'Times can only be offered to another person.': 'Zeiten lassen sich nur jemand anderem anbieten.',
  'Times that are offered must not overlap.': 'Angebotene Zeiten dürfen sich nicht überschneiden.',

  // Meetings and invitations
  'A meeting that ends on another day needs an end time.':
    'Ein Termin, der an einem anderen Tag endet, braucht eine Endzeit.',
  'A single date of a series has no status of its own. Delete the date instead.':
    'Ein einzelner Termin einer Serie hat keinen eigenen Status. Bitte stattdessen diesen Termin löschen.',
  'Invitation not found.': 'Einladung nicht gefunden.',
  'Only the organizer can see the state of the invitations.':
    'Nur wer den Termin organisiert, sieht den Stand der Einladungen.',
  'The notes take too long to read.': 'Das Lesen der Notizen dauert zu lange.',
  'The series has changed since, so this change can no longer be taken back.':
    'Die Serie hat sich seither geändert, deshalb lässt sich diese Änderung nicht mehr zurücknehmen.',
  'This answer can no longer be recorded for a guest.':
    'Diese Antwort lässt sich nicht mehr für einen Gast eintragen.',
  'This is no way back of this meeting, or it is older than a day.':
    'Diese Änderung liegt mehr als einen Tag zurück und lässt sich nicht mehr zurücknehmen.',
  'This series is back already.': 'Diese Serie ist bereits wieder da.',
  'Too many calendars are being read or written just now. Please try again.':
    'Gerade werden zu viele Kalender gelesen oder geschrieben. Bitte erneut versuchen.',
  'Too much is being read just now. Please try again in a moment.':
    'Gerade wird zu viel gelesen. Bitte gleich noch einmal versuchen.',

  // Programs and accounts
  'API token not found.': 'API-Token nicht gefunden.',
  'App password not found.': 'App-Passwort nicht gefunden.',
  'Enter an address such as https://flows.example.org/hook.':
    'Bitte eine Adresse wie https://flows.example.org/hook eingeben.',
  'No account has this email address.': 'Kein Konto hat diese E-Mail-Adresse.',
  'The address must begin with https://.': 'Die Adresse muss mit https:// beginnen.',
  'The address must not contain a user or a password.':
    'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
  'There is no server with this name.': 'Es gibt keinen Server mit diesem Namen.',
  'This server must not call that address. Use one on the public internet.':
    'Dieser Server darf diese Adresse nicht aufrufen. Bitte eine im öffentlichen Internet verwenden.',
  'This webhook is off. Switch it on first.': 'Dieser Webhook ist aus. Bitte zuerst einschalten.',
  'Webhook not found.': 'Webhook nicht gefunden.',

  // With values
  '{when} is no longer free. Please choose another time.':
    '{when} ist nicht mehr frei. Bitte eine andere Zeit wählen.',
  'A file may hold at most {count} mails.': 'Eine Datei darf höchstens {count} E-Mails enthalten.',
  'At most {count} accounts can be linked. Unlink one first.':
    'Höchstens {count} Konten lassen sich verknüpfen. Bitte zuerst eines trennen.',
  'The date must lie between {earliest} and {latest}.':
    'Das Datum muss zwischen {earliest} und {latest} liegen.',
  'There is no {date} in {zone}: the clocks skip that day.':
    'In {zone} gibt es den {date} nicht: Die Uhren überspringen diesen Tag.',
  'You have {count} API tokens. Revoke one that you do not use.':
    'Sie haben {count} API-Token. Bitte eines widerrufen, das Sie nicht brauchen.',
  'You have {count} app passwords. Revoke one that you do not use.':
    'Sie haben {count} App-Passwörter. Bitte eines widerrufen, das Sie nicht brauchen.',
  'You have {count} booking pages, and more are not possible.':
    'Sie haben {count} Buchungsseiten; mehr sind nicht möglich.',
  'You have {count} labels, and more are not possible.': 'Sie haben {count} Labels; mehr sind nicht möglich.',
  'You have {count} open polls, and more are not possible. Please close some of them.':
    'Sie haben {count} offene Umfragen; mehr sind nicht möglich. Bitte einige schließen.',
  'You have {count} snippets, and more are not possible.':
    'Sie haben {count} Textbausteine; mehr sind nicht möglich.',
  'You have {count} webhooks, and more are not possible.':
    'Sie haben {count} Webhooks; mehr sind nicht möglich.',
  'You have made {count} tasks, and more are not possible.':
    'Sie haben {count} Aufgaben angelegt; mehr sind nicht möglich.',

  // With values
  'A day can have at most {count} intervals.': 'Ein Tag kann höchstens {count} Zeiträume haben.',
  'A date must lie between {earliest} and {latest}.':
    'Ein Datum muss zwischen {earliest} und {latest} liegen.',
  'At most {count} overrides can be kept.': 'Höchstens {count} Ausnahmen sind möglich.',
  'At most {count} stays can be kept.': 'Höchstens {count} Aufenthalte sind möglich.',
  'At most {count} lengths are possible.': 'Höchstens {count} Längen sind möglich.',
  'At most {count} questions are possible.': 'Höchstens {count} Fragen sind möglich.',
  'At most {count} hosts are possible.': 'Höchstens {count} Personen sind möglich.',
  'At most {count} answers are possible.': 'Höchstens {count} Antworten sind möglich.',
  'At most {count} people can be asked.': 'Höchstens {count} Personen können gefragt werden.',
  'At most {count} times can be shared at once.': 'Höchstens {count} Zeiten lassen sich auf einmal teilen.',
  'At most {count} times can be held at once.': 'Höchstens {count} Zeiten lassen sich auf einmal freihalten.',
  'At most {count} times can be held. Please release some of them first.':
    'Höchstens {count} Zeiten lassen sich freihalten. Bitte zuerst einige freigeben.',
  'A meeting can have at most {count} labels.': 'Ein Termin kann höchstens {count} Labels haben.',
  'A task can have at most {count} labels.': 'Eine Aufgabe kann höchstens {count} Labels haben.',
  'A time must last {minutes} minutes.': 'Eine Zeit muss {minutes} Minuten dauern.',
  'This meeting is completed and cannot be cancelled.':
    'Dieser Termin ist vorbei und kann nicht abgesagt werden.',
  'This meeting is cancelled and cannot be cancelled.': 'Dieser Termin ist schon abgesagt.',
  'This meeting is completed and takes no new tasks.':
    'Dieser Termin ist vorbei und nimmt keine neuen Aufgaben an.',
  'This meeting is cancelled and takes no new tasks.':
    'Dieser Termin ist abgesagt und nimmt keine neuen Aufgaben an.',
  'This meeting has {count} key takeaways, and more are not possible.':
    'Dieser Termin hat {count} Ergebnisse; mehr sind nicht möglich.',
  'This meeting has {count} action items, and more are not possible.':
    'Dieser Termin hat {count} To-dos; mehr sind nicht möglich.',
  'This meeting is not over, so there are no key takeaways to add yet.':
    'Dieser Termin ist noch nicht vorbei; Ergebnisse lassen sich erst danach hinzufügen.',
  'This meeting is not over, so there are no action items to add yet.':
    'Dieser Termin ist noch nicht vorbei; To-dos lassen sich erst danach hinzufügen.',
  'Nobody reads what is sent to {address}: this mail asks not to be answered.':
    'Was an {address} geht, liest niemand: Diese E-Mail bittet darum, nicht zu antworten.',
  'Too many mails before it take too long to read: it and all {count} behind it are left out.':
    'Zu viele E-Mails davor brauchen zum Lesen zu lange: Diese und die {count} dahinter fehlen.',
  'Accounts come from {providers} here. Log in there.':
    'Konten kommen hier von {providers}. Bitte dort anmelden.',
  'Only addresses at {domains} can register here. Ask {operator} for an invitation link.':
    'Hier können sich nur Adressen bei {domains} registrieren. Bitten Sie {operator} um einen Einladungslink.',
  'You have allowed {count} assistants. Revoke one that you do not use.':
    'Sie haben {count} Assistenten erlaubt. Widerrufen Sie einen, den Sie nicht brauchen.',
  'The program did not ask for {scope}.': 'Das Programm hat nicht um {scope} gebeten.',
  'The request of the program must have one {name}.': 'Die Anfrage des Programms braucht genau ein {name}.',
  'The request has {name} more than once.': 'Die Anfrage enthält {name} mehrmals.',
  'The server of the program answered {status} in place of a description.':
    'Der Server des Programms hat mit {status} geantwortet statt mit einer Beschreibung.',
  'The description of the program is wrong at {field}.':
    'Die Beschreibung des Programms ist bei {field} falsch.',
  'This is the last way into the account. Without it only an account at {provider} with the confirmed address of this account opens it.':
    'Das ist der letzte Weg in das Konto. Danach öffnet es nur noch ein Konto bei {provider} mit der bestätigten Adresse dieses Kontos.',
}
