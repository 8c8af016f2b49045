import type { Texts } from '../translate.ts'

/** What the server says, and the words of the contract. */
export const server: Texts = {
  'Failed to answer. Please try again.': 'Die Antwort wurde nicht gespeichert. Bitte erneut versuchen.',
  'This meeting is in a calendar at {place} that you may only read. Whoever may write to it can change the meeting there.':
    'Dieser Termin steht bei {place} in einem Kalender, den Sie nur lesen dürfen. Wer darin schreiben darf, kann den Termin dort ändern.',
  'Changed at {provider} while you deleted it here. Delete it again if it is not needed.':
    'Bei {provider} geändert, während Sie den Termin hier gelöscht haben. Löschen Sie ihn erneut, wenn er nicht gebraucht wird.',
  'Moved at {provider} while you cancelled it here, so it takes place. Cancel it again if it does not.':
    'Bei {provider} verschoben, während Sie den Termin hier abgesagt haben; er findet deshalb statt. Sagen Sie ihn erneut ab, wenn nicht.',
  'Waiting for a fresh reading of {provider}.': 'Wartet, bis {provider} frisch eingelesen ist.',
  'Events are missing at {provider}. Answer the question in Integrations first.':
    'Bei {provider} fehlen Termine. Beantworten Sie zuerst die Frage unter Integrationen.',
  'What is missing has changed since. Look at it again before you decide.':
    'Was fehlt, hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'Failed to get busy mirrors. Please try again.':
    'Die gespiegelten Kalender konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to create busy mirror. Please try again.':
    'Die Spiegelung konnte nicht angelegt werden. Bitte erneut versuchen.',
  'Busy times are written from now on.': 'Belegte Zeiten werden ab jetzt geschrieben.',
  'Failed to update busy mirror. Please try again.':
    'Die Spiegelung konnte nicht geändert werden. Bitte erneut versuchen.',
  'Busy mirror updated.': 'Spiegelung geändert.',
  'Failed to delete busy mirror. Please try again.':
    'Die Spiegelung konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Busy mirror deleted.': 'Spiegelung gelöscht.',
  'Busy mirror not found.': 'Diese Spiegelung gibt es nicht.',
  'The busy times of this calendar are written there already.':
    'Die belegten Zeiten dieses Kalenders werden dort schon geschrieben.',
  'from_calendar_id must be a connected calendar that is shown or counts as busy.':
    'Gewählt sein muss ein verbundener Kalender, der gezeigt wird oder als belegt zählt.',
  'to_calendar_id must be a calendar that can be written into.':
    'Gewählt sein muss ein Kalender, in den geschrieben werden kann.',
  'to_calendar_id must be another calendar.': 'Gewählt sein muss ein anderer Kalender.',
  'You have {count} rules already. Delete one first.':
    'Sie haben schon {count} Regeln. Löschen Sie zuerst eine.',
  'Only the first {count} busy times are written.':
    'Nur die ersten {count} belegten Zeiten werden geschrieben.',
  'Failed to change password. Please try again.':
    'Das Passwort konnte nicht geändert werden. Bitte erneut versuchen.',
  'Failed to get sessions. Please try again.':
    'Die Sitzungen konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to end session. Please try again.':
    'Die Sitzung konnte nicht beendet werden. Bitte erneut versuchen.',
  'Session ended successfully.': 'Sitzung beendet.',
  'Failed to export data. Please try again.':
    'Die Daten konnten nicht exportiert werden. Bitte erneut versuchen.',
  'Failed to delete account. Please try again.':
    'Das Konto konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Failed to upload picture. Please try again.':
    'Das Bild konnte nicht hochgeladen werden. Bitte erneut versuchen.',
  'Picture uploaded successfully.': 'Bild hochgeladen.',
  'Failed to delete picture. Please try again.':
    'Das Bild konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Picture deleted successfully.': 'Bild gelöscht.',
  'Failed to get picture. Please try again.': 'Das Bild konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get overview. Please try again.':
    'Der Überblick konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get users. Please try again.':
    'Die Benutzer konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to invite user. Please try again.': 'Die Einladung ist nicht gelungen. Bitte erneut versuchen.',
  'User invited successfully.': 'Benutzer eingeladen.',
  'Failed to update user. Please try again.':
    'Die Benutzerdaten konnten nicht gespeichert werden. Bitte erneut versuchen.',
  'User updated successfully.': 'Benutzer geändert.',
  'Failed to make reset link. Please try again.':
    'Der Link konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Reset link made successfully.': 'Link zum Zurücksetzen erstellt.',
  'Failed to export user. Please try again.': 'Der Export ist nicht gelungen. Bitte erneut versuchen.',
  'Failed to delete user. Please try again.':
    'Der Benutzer konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'User deleted successfully.': 'Benutzer gelöscht.',
  'Failed to get audit log. Please try again.':
    'Das Protokoll konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get availability. Please try again.':
    'Die Verfügbarkeit konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update availability. Please try again.':
    'Die Verfügbarkeit konnte nicht gespeichert werden. Bitte erneut versuchen.',
  'Failed to get held times. Please try again.':
    'Die freigehaltenen Zeiten konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to hold the times. Please try again.':
    'Die Zeiten konnten nicht freigehalten werden. Bitte erneut versuchen.',
  'Failed to release the times. Please try again.':
    'Die Zeiten konnten nicht freigegeben werden. Bitte erneut versuchen.',
  'Times are released.': 'Die Zeiten sind freigegeben.',
  'These times are no longer held.': 'Diese Zeiten sind nicht mehr freigehalten.',
  'A time that is held must not be longer than a day.':
    'Eine freigehaltene Zeit darf nicht länger als ein Tag sein.',
  'A time that is held must lie in the future.': 'Eine freigehaltene Zeit muss in der Zukunft liegen.',
  'Failed to get calendar feed. Please try again.':
    'Der Kalender-Feed konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to create calendar feed. Please try again.':
    'Der Kalender-Feed konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Failed to switch off calendar feed. Please try again.':
    'Der Kalender-Feed konnte nicht abgeschaltet werden. Bitte erneut versuchen.',
  'Failed to read calendar feed. Please try again.':
    'Der Kalender-Feed konnte nicht gelesen werden. Bitte erneut versuchen.',
  'Failed to get the settings of this instance. Please try again.':
    'Die Einstellungen dieser Instanz konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get redirect uri. Please try again.':
    'Die Adresse zur Anmeldung beim Anbieter konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to verify oauth token. Please try again.':
    'Die Anmeldung beim Anbieter konnte nicht bestätigt werden. Bitte erneut versuchen.',
  'Connected successfully.': 'Verbunden.',
  'Failed to get oauth token. Please try again.':
    'Der Zugang zum Anbieter konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to logout. Please try again.': 'Die Abmeldung ist nicht gelungen. Bitte erneut versuchen.',
  'Disconnected successfully.': 'Verbindung getrennt.',
  'Failed to get integrations. Please try again.':
    'Die Verbindungen konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update integration. Please try again.':
    'Die Verbindung konnte nicht gespeichert werden. Bitte erneut versuchen.',
  'Integration updated successfully.': 'Verbindung gespeichert.',
  'Failed to refresh integration. Please try again.':
    'Der Abgleich konnte nicht angestoßen werden. Bitte erneut versuchen.',
  'Syncing…': 'Wird abgeglichen …',
  'Error in syncing with Google': 'Fehler beim Abgleich mit Google',
  'Google synced successfully': 'Google abgeglichen',
  'Failed to get scheduled events. Please try again.':
    'Die gebuchten Termine konnten nicht geladen werden. Bitte erneut versuchen.',
  'Calendly synced successfully': 'Calendly abgeglichen',
  'Error in syncing with Calendly': 'Fehler beim Abgleich mit Calendly',
  'Failed to get synchronize with zoom. Please try again.':
    'Der Abgleich mit Zoom ist nicht gelungen. Bitte erneut versuchen.',
  'Zoom synced successfully': 'Zoom abgeglichen',
  'Error in syncing with Zoom': 'Fehler beim Abgleich mit Zoom',
  'Failed to get labels. Please try again.':
    'Die Labels konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to create label. Please try again.':
    'Das Label konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Label created successfully.': 'Label erstellt.',
  'Failed to update label. Please try again.':
    'Das Label konnte nicht geändert werden. Bitte erneut versuchen.',
  'Label updated successfully.': 'Label geändert.',
  'Failed to delete label. Please try again.':
    'Das Label konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Label deleted successfully.': 'Label gelöscht.',
  'Failed to assign label to meeting. Please try again.':
    'Das Label konnte dem Termin nicht zugewiesen werden. Bitte erneut versuchen.',
  'Label assigned successfully.': 'Label zugewiesen.',
  'Failed to get meeting labels. Please try again.':
    'Die Labels des Termins konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to remove label from meeting. Please try again.':
    'Das Label konnte nicht vom Termin entfernt werden. Bitte erneut versuchen.',
  'Label removed successfully.': 'Label entfernt.',
  'Failed to follow changes. Please try again.':
    'Änderungen können gerade nicht verfolgt werden. Bitte erneut versuchen.',
  'Failed to get all meetings. Please try again.':
    'Die Termine konnten nicht geladen werden. Bitte erneut versuchen.',
  'Meetings fetched successfully': 'Termine geladen',
  'Failed to create meeting. Please try again.':
    'Der Termin konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Meeting created successfully.': 'Termin erstellt.',
  'Failed to get meeting details. Please try again.':
    'Die Details des Termins konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update meeting. Please try again.':
    'Der Termin konnte nicht geändert werden. Bitte erneut versuchen.',
  'Meeting updated successfully': 'Termin geändert',
  'Failed to delete meeting. Please try again.':
    'Der Termin konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Meeting deleted successfully': 'Termin gelöscht',
  'Failed to restore meeting. Please try again.':
    'Der Termin konnte nicht wiederhergestellt werden. Bitte erneut versuchen.',
  'Meeting restored successfully': 'Termin wiederhergestellt',
  'Failed to check the meeting. Please try again.':
    'Der Termin konnte nicht geprüft werden. Bitte erneut versuchen.',
  'Failed to fetch meetings. Please try again.':
    'Die Termine konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to import meetings. Please try again.':
    'Die Termine konnten nicht importiert werden. Bitte erneut versuchen.',
  'Meetings imported successfully': 'Termine importiert',
  'Failed to export meetings. Please try again.':
    'Die Termine konnten nicht exportiert werden. Bitte erneut versuchen.',
  'Failed to create action item. Please try again.':
    'Das To-do konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Action item created successfully.': 'To-do erstellt.',
  'Failed to update action item. Please try again.':
    'Das To-do konnte nicht geändert werden. Bitte erneut versuchen.',
  'Action item updated successfully.': 'To-do geändert.',
  'Failed to delete action item. Please try again.':
    'Das To-do konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Action item deleted successfully.': 'To-do gelöscht.',
  'Failed to create task. Please try again.':
    'Die Aufgabe konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Task created successfully.': 'Aufgabe erstellt.',
  'Failed to create key takeaway. Please try again.':
    'Das Ergebnis konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Key takeaway created successfully.': 'Ergebnis erstellt.',
  'Failed to update key takeaway. Please try again.':
    'Das Ergebnis konnte nicht geändert werden. Bitte erneut versuchen.',
  'Key takeaway updated successfully.': 'Ergebnis geändert.',
  'Failed to delete key takeaway. Please try again.':
    'Das Ergebnis konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Key takeaway deleted successfully.': 'Ergebnis gelöscht.',
  'Failed to get all proposal meetings. Please try again.':
    'Die Einladungen konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to update meeting proposal. Please try again.':
    'Die Einladung konnte nicht beantwortet werden. Bitte erneut versuchen.',
  'Meeting proposal updated successfully': 'Einladung beantwortet',
  'Failed to set password. Please try again.':
    'Das Passwort konnte nicht festgelegt werden. Bitte erneut versuchen.',
  'Password set successfully.': 'Passwort festgelegt.',
  'Failed to register. Please try again.': 'Die Registrierung ist nicht gelungen. Bitte erneut versuchen.',
  'Failed to login. Please try again.': 'Die Anmeldung ist nicht gelungen. Bitte erneut versuchen.',
  'Failed to count what waits. Please try again.':
    'Was wartet, ließ sich nicht zählen. Bitte erneut versuchen.',
  'Failed to get user. Please try again.':
    'Die Benutzerdaten konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to fetch user suggestions. Please try again.':
    'Die Vorschläge konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get user tokens. Please try again.':
    'Die Verbindungen konnten nicht geladen werden. Bitte erneut versuchen.',
  'User tokens fetched successfully': 'Verbindungen geladen',
  'Failed to update timestamp info. Please try again.':
    'Zeitraum und Zeitzone konnten nicht gespeichert werden. Bitte erneut versuchen.',
  'Failed to send the link. Please try again.':
    'Der Link konnte nicht verschickt werden. Bitte erneut versuchen.',
  'If an account has this address, a link is on its way to it.':
    'Falls es ein Konto mit dieser Adresse gibt, ist ein Link dorthin unterwegs.',
  'Failed to update task. Please try again.':
    'Die Aufgabe konnte nicht geändert werden. Bitte erneut versuchen.',
  'Task updated successfully.': 'Aufgabe geändert.',
  'Failed to delete task. Please try again.':
    'Die Aufgabe konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Task deleted successfully.': 'Aufgabe gelöscht.',
  'The password must be text.': 'Das Passwort muss Text sein.',
  'The password must be at most 1024 characters long.': 'Das Passwort darf höchstens 1024 Zeichen haben.',
  'At most 1,000 people can be searched at once.':
    'Es lassen sich höchstens 1.000 Personen zugleich durchsuchen.',
  'A date must look like 2026-11-20.': 'Bitte ein gültiges Datum eingeben.',
  'A time must look like 09:30.': 'Bitte eine gültige Uhrzeit eingeben, etwa 09:30.',
  'The time zone must be an IANA name such as Europe/Berlin.': 'Diese Zeitzone ist nicht bekannt.',
  'The end time must be after the start time.': 'Das Ende muss nach dem Beginn liegen.',
  'These hours overlap other hours of the same day.':
    'Diese Zeiten überschneiden sich mit anderen desselben Tages.',
  'The last date must not be before the first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Some of these dates have hours of their own already.':
    'Für einige dieser Tage gibt es schon eigene Zeiten.',
  'Some of these dates are in another stay already.':
    'Einige dieser Tage gehören schon zu einem anderen Aufenthalt.',
  'A due date must lie between 1970 and 2199.': 'Ein Fälligkeitsdatum muss zwischen 1970 und 2199 liegen.',
  'A meeting can have at most 200 invitees.': 'Ein Termin kann höchstens 200 Eingeladene haben.',
  'A guest needs an email address.': 'Ein Gast braucht eine E-Mail-Adresse.',
  'The window must not be longer than 62 days.': 'Der Zeitraum darf höchstens 62 Tage umfassen.',
  'The window must not be longer than 366 days.': 'Der Zeitraum darf höchstens 366 Tage umfassen.',
  'The body must be an iCalendar file.': 'Das ist keine iCalendar-Datei.',
  'The email address must look like name@example.com.':
    'Die E-Mail-Adresse muss aussehen wie name@example.com.',
  'The email address must be at most 254 characters long.':
    'Die E-Mail-Adresse darf höchstens 254 Zeichen haben.',
  'Search needs at least 2 characters.': 'Für die Suche sind mindestens 2 Zeichen nötig.',
  'You cannot change the role of your own account, disable it or delete it here.':
    'Das eigene Konto lässt sich hier weder sperren noch löschen, und seine Rolle nicht ändern.',
  'Only a system admin manages the accounts of operators.':
    'Nur System-Admins verwalten die Konten von Admins.',
  'This account is disabled. Enable it first.': 'Dieses Konto ist gesperrt. Bitte zuerst freischalten.',
  'Your role does not allow this.': 'Die eigene Rolle erlaubt das nicht.',
  'User not found.': 'Benutzer nicht gefunden.',
  'Only a system admin can assign the role Admin.': 'Nur System-Admins vergeben die Rolle Admin.',
  'Please sign in.': 'Bitte anmelden.',
  'This time zone is not known here.': 'Diese Zeitzone ist hier nicht bekannt.',
  'This person is not known here.': 'Diese Person ist hier nicht bekannt.',
  'Calendar feed not found.': 'Kalender-Feed nicht gefunden.',
  'Meeting not found.': 'Termin nicht gefunden.',
  'This file takes too long to read.': 'Das Lesen dieser Datei dauert zu lange.',
  'You have no such label.': 'Dieses Label gibt es nicht.',
  'Label not found.': 'Label nicht gefunden.',
  'The meeting was changed meanwhile. Please look at it again.':
    'Der Termin wurde inzwischen geändert. Bitte noch einmal ansehen.',
  'Only the organizer can change this meeting.': 'Diesen Termin kann nur ändern, wer ihn organisiert.',
  'Only the organizer can take single dates out of a series.':
    'Einzelne Tage kann nur aus der Serie nehmen, wer sie organisiert.',
  'This meeting is not cancelled.': 'Dieser Termin ist nicht abgesagt.',
  'You have 2,000 series that go on, and no more can be kept. End a series that you no longer need, or plan a single meeting.':
    'Sie haben 2.000 laufende Serien, und mehr lassen sich nicht behalten. Beenden Sie eine Serie, die Sie nicht mehr brauchen, oder planen Sie einen einzelnen Termin.',
  'This meeting is over and cannot be restored.':
    'Dieser Termin ist vorbei und lässt sich nicht wiederherstellen.',
  'This meeting was cancelled and cannot be changed.':
    'Dieser Termin wurde abgesagt und lässt sich nicht ändern.',
  'A meeting can last at most 366 days.': 'Ein Termin kann höchstens 366 Tage dauern.',
  'Choose at least one weekday.': 'Bitte mindestens einen Wochentag wählen.',
  'This series repeats by a rule that cannot be moved; choose anew how it repeats.':
    'Diese Serie wiederholt sich nach einer Regel, die sich nicht verschieben lässt; bitte die Wiederholung neu wählen.',
  'Name the occurrence of the series to change.': 'Bitte angeben, welcher Termin der Serie gemeint ist.',
  'The series has no meeting at this time.': 'Zu dieser Zeit hat die Serie keinen Termin.',
  'A meeting needs a date.': 'Ein Termin braucht ein Datum.',
  'A meeting needs a start time.': 'Ein Termin braucht einen Beginn.',
  'This action item is a task already.': 'Dieses To-do ist schon eine Aufgabe.',
  'Action item not found.': 'To-do nicht gefunden.',
  'Key takeaway not found.': 'Ergebnis nicht gefunden.',
  'This meeting does not repeat.': 'Dieser Termin wiederholt sich nicht.',
  'This date of the series has changed since the time was proposed.':
    'Dieser Termin der Serie wurde geändert, seit die Zeit vorgeschlagen wurde.',
  'The proposed time must lie in the future.': 'Die vorgeschlagene Zeit muss in der Zukunft liegen.',
  'This is the time at which the meeting takes place already.':
    'Zu dieser Zeit findet der Termin schon statt.',
  'This proposal no longer waits for an answer.': 'Diese Einladung wartet nicht mehr auf eine Antwort.',
  'The proposed time was mailed to the organizer and can no longer be withdrawn.':
    'Die vorgeschlagene Zeit ging schon als E-Mail an den Organisator und lässt sich nicht mehr zurückziehen.',
  'The proposed time has passed.': 'Die vorgeschlagene Zeit ist vorbei.',
  'This meeting was cancelled.': 'Dieser Termin wurde abgesagt.',
  'This series is over.': 'Diese Serie ist vorbei.',
  'This meeting has already started.': 'Dieser Termin hat schon begonnen.',
  'Meeting proposal not found.': 'Einladung nicht gefunden.',
  'The card it should follow is no longer there.': 'Die Karte, auf die sie folgen soll, gibt es nicht mehr.',
  'This person does not take part in the meeting.': 'Diese Person nimmt nicht am Termin teil.',
  'The task was changed meanwhile. Please look at it again.':
    'Die Aufgabe wurde inzwischen geändert. Bitte noch einmal ansehen.',
  'A personal task cannot be assigned to another person.':
    'Eine persönliche Aufgabe kann niemand anderem zugewiesen werden.',
  'Task not found.': 'Aufgabe nicht gefunden.',
  'This email address is already registered.': 'Diese E-Mail-Adresse ist schon registriert.',
  'Session not found.': 'Sitzung nicht gefunden.',
  'This is the last account that runs the instance. Give another one its role first.':
    'Das ist das letzte Konto, das die Instanz betreibt. Bitte zuerst einem anderen diese Rolle geben.',
  'This is your password already.': 'Das ist schon Ihr Passwort.',
  'This is not your password.': 'Das ist nicht das richtige Passwort.',
  'Your password was changed meanwhile. Please try again with the new one.':
    'Das Passwort wurde inzwischen geändert. Bitte mit dem neuen erneut versuchen.',
  'This link does not work any more. Ask your administrator for a new one.':
    'Dieser Link gilt nicht mehr. Einen neuen gibt es bei denen, die diese Instanz betreiben.',
  'This link does not work any more. Ask for a new one.':
    'Dieser Link gilt nicht mehr. Bitte einen neuen anfordern.',
  'This instance sends no mail. Ask your administrator for a link that sets a new password.':
    'Diese Instanz verschickt keine E-Mails. Einen Link für ein neues Passwort gibt es bei denen, die sie betreiben.',
  'This password is in a list of leaked ones, which attackers try first. Please choose another.':
    'Dieses Passwort steht in einer Liste bekannt gewordener Passwörter, die Angreifer zuerst versuchen. Bitte ein anderes wählen.',
  'This password is one of the most common ones. Please choose another.':
    'Dieses Passwort gehört zu den häufigsten. Bitte ein anderes wählen.',
  'The password must not be your name or your email address.':
    'Das Passwort darf weder der eigene Name noch die E-Mail-Adresse sein.',
  'This picture cannot be read. It must be a PNG, JPEG or WebP file.':
    'Dieses Bild kann nicht gelesen werden. Es muss eine PNG-, JPEG- oder WebP-Datei sein.',
  'Picture not found.': 'Bild nicht gefunden.',
  'There is no weather for this city.': 'Für diese Stadt gibt es kein Wetter.',
  'Changes cannot be followed just now. Please try again.':
    'Änderungen können gerade nicht verfolgt werden. Bitte erneut versuchen.',
  'The server is stopping. Please try again.': 'Der Server wird gerade angehalten. Bitte erneut versuchen.',
  'Too many tries. Please wait a little and try again.':
    'Zu viele Versuche. Bitte etwas warten und dann erneut versuchen.',
  'Please search for at most 10 words.': 'Bitte nach höchstens zehn Wörtern suchen.',
  'The database cannot be reached just now. Please try again.':
    'Die Datenbank ist gerade nicht erreichbar. Bitte erneut versuchen.',
  'This has been done already. Its answer was too large to be kept; please load the page again.':
    'Das ist bereits erledigt. Die Antwort war zu groß, um aufgehoben zu werden; bitte die Seite neu laden.',
  'The server’s disk is full. What is there can be read, but nothing can be saved until there is space again.':
    'Der Datenträger des Servers ist voll. Vorhandenes kann gelesen, aber nichts gespeichert werden, bis wieder Platz ist.',
  'The database took too long for this. Please try again in a moment, or ask for less at a time.':
    'Die Datenbank hat dafür zu lange gebraucht. Bitte gleich noch einmal versuchen oder weniger auf einmal abfragen.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The request came in too slowly. Please try again.':
    'Die Anfrage kam zu langsam an. Bitte erneut versuchen.',
  'The request is not valid.': 'Die Anfrage ist ungültig.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Command line': 'Kommandozeile',
  'Settings of the instance': 'Einstellungen der Instanz',
  'Failed to confirm the address. Please try again.':
    'Die Adresse konnte nicht bestätigt werden. Bitte erneut versuchen.',
  'Your address is confirmed.': 'Die Adresse ist bestätigt.',
  'The link is on its way.': 'Der Link ist unterwegs.',
  'Failed to get notices. Please try again.':
    'Die Hinweise konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to close notices. Please try again.':
    'Die Hinweise konnten nicht geschlossen werden. Bitte erneut versuchen.',
  'Your address is confirmed already.': 'Die Adresse ist schon bestätigt.',
  'This link does not work any more. Log in and have another one sent from there.':
    'Dieser Link gilt nicht mehr. Bitte anmelden und einen neuen senden lassen.',
  'This instance sends no mail. Ask your administrator to confirm your address.':
    'Diese Instanz verschickt keine E-Mails. Die Administration kann die Adresse bestätigen.',
  'This instance sends mail: the person confirms the address by the link that was sent to it.':
    'Diese Instanz verschickt E-Mails: Die Adresse wird durch den Link bestätigt, der an sie ging.',
  '{field} must not contain < > " @, line breaks, control characters or invisible characters.':
    '{field} darf kein < > " @, keinen Zeilenumbruch, keine Steuerzeichen und keine unsichtbaren Zeichen enthalten.',
  'This mail was read from a file, so the organizer does not get your answer. Write to them yourself, or connect an account with mail under Integrations.':
    'Diese E-Mail stammt aus einer Datei, deshalb erfährt die einladende Person nichts von der Antwort. Bitte selbst schreiben oder unter Integrationen ein Konto mit E-Mail verbinden.',
  'Failed to get snippets. Please try again.':
    'Die Textbausteine konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to create snippet. Please try again.':
    'Der Textbaustein konnte nicht angelegt werden. Bitte erneut versuchen.',
  'Snippet created successfully.': 'Der Textbaustein ist angelegt.',
  'Failed to update snippet. Please try again.':
    'Der Textbaustein konnte nicht geändert werden. Bitte erneut versuchen.',
  'Snippet updated successfully.': 'Der Textbaustein ist geändert.',
  'Failed to delete snippet. Please try again.':
    'Der Textbaustein konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Failed to look for the made-up data. Please try again.':
    'Die erfundenen Daten konnten nicht geprüft werden. Bitte versuchen Sie es erneut.',
  'The made-up data could not be created. Please try again.':
    'Die erfundenen Daten konnten nicht angelegt werden. Bitte versuchen Sie es erneut.',
  'The made-up data is here.': 'Die erfundenen Daten sind da.',
  'The made-up data could not be removed. Please try again.':
    'Die erfundenen Daten konnten nicht entfernt werden. Bitte versuchen Sie es erneut.',
  'The made-up data is gone.': 'Die erfundenen Daten sind entfernt.',
  'No active account with a calendar has this address.': 'Kein aktives Konto mit Kalender hat diese Adresse.',
  'Made-up data is only created in an empty account.':
    'Erfundene Daten werden nur in einem leeren Konto angelegt.',
  'This account has no made-up data.': 'Dieses Konto hat keine erfundenen Daten.',
  'Snippet deleted successfully.': 'Der Textbaustein ist gelöscht.',
  'Snippet not found.': 'Textbaustein nicht gefunden.',
  'You have a snippet with this name already.': 'Es gibt schon einen Textbaustein mit diesem Namen.',
  'Calendar not found.': 'Kalender nicht gefunden.',
  'Failed to fetch calendars. Please try again.':
    'Die Kalender konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to update calendar. Please try again.':
    'Der Kalender konnte nicht geändert werden. Bitte erneut versuchen.',
  'Calendar updated successfully.': 'Der Kalender ist geändert.',
  'Failed to get figures. Please try again.':
    'Die Messwerte konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to get jobs. Please try again.':
    'Die Aufträge konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to retry job. Please try again.':
    'Der Auftrag konnte nicht erneut gestartet werden. Bitte noch einmal versuchen.',
  'Failed to drop job. Please try again.':
    'Der Auftrag konnte nicht verworfen werden. Bitte erneut versuchen.',
  'The job is tried again.': 'Der Auftrag wird erneut versucht.',
  'Job dropped successfully.': 'Der Auftrag ist verworfen.',
  'Job not found.': 'Auftrag nicht gefunden.',
  'This job has not failed, so there is nothing to try again.':
    'Dieser Auftrag ist nicht gescheitert, es gibt also nichts zu wiederholen.',
  'The same job is waiting already, so this one is not needed. You can drop it.':
    'Derselbe Auftrag wartet schon, dieser wird also nicht gebraucht. Er kann verworfen werden.',
  'This job is running. Only a job that has not started or has failed can be dropped.':
    'Dieser Auftrag läuft. Verworfen werden kann nur, was noch nicht begonnen hat oder gescheitert ist.',
  'Failed to get booking pages. Please try again.':
    'Die Buchungsseiten konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to update the name. Please try again.':
    'Der Name konnte nicht geändert werden. Bitte erneut versuchen.',
  'Name updated successfully.': 'Name geändert.',
  'Failed to create booking page. Please try again.':
    'Die Buchungsseite konnte nicht angelegt werden. Bitte erneut versuchen.',
  'Booking page created successfully.': 'Buchungsseite angelegt.',
  'Failed to update booking page. Please try again.':
    'Die Buchungsseite konnte nicht geändert werden. Bitte erneut versuchen.',
  'Booking page updated successfully.': 'Buchungsseite geändert.',
  'Failed to delete booking page. Please try again.':
    'Die Buchungsseite konnte nicht gelöscht werden. Bitte erneut versuchen.',
  'Booking page deleted successfully.': 'Buchungsseite gelöscht.',
  'Failed to make a link. Please try again.':
    'Der Link konnte nicht erstellt werden. Bitte erneut versuchen.',
  'Link made successfully.': 'Link erstellt.',
  'Failed to get times. Please try again.':
    'Die Zeiten konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to share times. Please try again.':
    'Die Zeiten konnten nicht freigehalten werden. Bitte erneut versuchen.',
  'Times are held.': 'Die Zeiten sind freigehalten.',
  'Failed to send the message. Please try again.':
    'Die Nachricht konnte nicht gesendet werden. Bitte erneut versuchen.',
  'Message sent.': 'Nachricht gesendet.',
  'Failed to get bookings. Please try again.':
    'Die Buchungen konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to answer the booking. Please try again.':
    'Die Buchung konnte nicht beantwortet werden. Bitte erneut versuchen.',
  'The guest is told.': 'Der Gast wird benachrichtigt.',
  'Failed to update booking. Please try again.':
    'Die Buchung konnte nicht geändert werden. Bitte erneut versuchen.',
  'Booking updated successfully.': 'Buchung geändert.',
  'Failed to get passkeys. Please try again.':
    'Die Passkeys konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to add passkey. Please try again.':
    'Der Passkey konnte nicht hinzugefügt werden. Bitte erneut versuchen.',
  'Passkey added successfully.': 'Der Passkey wurde hinzugefügt.',
  'Failed to rename passkey. Please try again.':
    'Der Passkey konnte nicht umbenannt werden. Bitte erneut versuchen.',
  'Passkey renamed successfully.': 'Der Passkey wurde umbenannt.',
  'Failed to remove passkey. Please try again.':
    'Der Passkey konnte nicht entfernt werden. Bitte erneut versuchen.',
  'Passkey removed successfully.': 'Der Passkey wurde entfernt.',
  'Failed to confirm. Please try again.': 'Die Bestätigung ist fehlgeschlagen. Bitte erneut versuchen.',
  'Failed to get two-step sign-in. Please try again.':
    'Die Anmeldung in zwei Schritten konnte nicht geladen werden. Bitte erneut versuchen.',
  'Failed to turn on two-step sign-in. Please try again.':
    'Die Anmeldung in zwei Schritten konnte nicht eingeschaltet werden. Bitte erneut versuchen.',
  'Two-step sign-in is on.': 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  'Failed to make recovery codes. Please try again.':
    'Die Wiederherstellungscodes konnten nicht erstellt werden. Bitte erneut versuchen.',
  'New recovery codes made.': 'Neue Wiederherstellungscodes erstellt.',
  'Failed to turn off two-step sign-in. Please try again.':
    'Die Anmeldung in zwei Schritten konnte nicht ausgeschaltet werden. Bitte erneut versuchen.',
  'Failed to remove sign-in methods. Please try again.':
    'Die Anmeldewege konnten nicht entfernt werden. Bitte erneut versuchen.',
  'Two-step sign-in and passkeys removed.': 'Anmeldung in zwei Schritten und Passkeys entfernt.',
  'Please confirm that it is you: enter your password, use a passkey, or log in again with a linked account.':
    'Bitte bestätigen, dass Sie es sind: mit dem Passwort oder einem Passkey.',
  'This passkey is registered already.': 'Dieser Passkey ist schon registriert.',
  'This passkey is the only way into your account. Add another one first.':
    'Dieser Passkey ist der einzige Zugang zu Ihrem Konto. Bitte zuerst einen weiteren hinzufügen.',
  'This passkey belongs to another account. Use one of your own.':
    'Dieser Passkey gehört zu einem anderen Konto. Bitte einen eigenen verwenden.',
  'This passkey did not work here. Try again, or log in another way.':
    'Dieser Passkey hat hier nicht funktioniert. Bitte erneut versuchen oder mit dem Passwort anmelden.',
  'The passkey could not be verified, or it took too long. Please try again.':
    'Der Passkey konnte nicht geprüft werden, oder es dauerte zu lange. Bitte erneut versuchen.',
  'Passkey not found.': 'Passkey nicht gefunden.',
  'Your account has as many passkeys as it can have. Remove one first.':
    'Das Konto hat schon so viele Passkeys, wie möglich sind. Bitte zuerst einen entfernen.',
  'This instance has no passkeys: its operator has to set PUBLIC_URL to an https address with a host name.':
    'Diese Instanz hat keine Passkeys: Wer sie betreibt, muss PUBLIC_URL auf eine https-Adresse mit Hostnamen setzen.',
  'Enter the code from your authenticator app.': 'Bitte den Code aus der Authenticator-App eingeben.',
  'Two-step sign-in is on already. Turn it off first.':
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Bitte zuerst ausschalten.',
  'Two-step sign-in is off. Turn it on first.':
    'Die Anmeldung in zwei Schritten ist aus. Bitte zuerst einschalten.',
  'This instance can no longer check your code. Ask its operator to remove two-step sign-in from your account.':
    'Diese Instanz kann Ihren Code nicht mehr prüfen. Wer sie betreibt, kann die Anmeldung in zwei Schritten für Ihr Konto entfernen.',
  'This setup is over. Please start it again.': 'Diese Einrichtung ist vorbei. Bitte neu beginnen.',
  'This code is not right. Check the clock of your phone, and enter the newest code.':
    'Dieser Code stimmt nicht. Bitte die Uhr des Telefons prüfen und den neuesten Code eingeben.',
  'This code was used already. Wait for the next one.':
    'Dieser Code wurde schon verwendet. Bitte auf den nächsten warten.',
  'That took too long, or your password changed. Please log in again.':
    'Das hat zu lange gedauert, oder das Passwort hat sich geändert. Bitte neu anmelden.',
  'This account has neither two-step sign-in nor a passkey.':
    'Dieses Konto hat weder Anmeldung in zwei Schritten noch einen Passkey.',
  'The code must be the 6 digits that your authenticator app shows.':
    'Der Code besteht aus den 6 Ziffern, die die Authenticator-App zeigt.',
  'Failed to reach the sign-in provider. Please try again.':
    'Der Anmeldedienst war nicht erreichbar. Bitte erneut versuchen.',
  'Failed to sign in. Please try again.': 'Die Anmeldung ist fehlgeschlagen. Bitte erneut versuchen.',
  'Failed to get sign-in accounts. Please try again.':
    'Die verknüpften Konten konnten nicht geladen werden. Bitte erneut versuchen.',
  'Failed to link the account. Please try again.':
    'Das Konto konnte nicht verknüpft werden. Bitte erneut versuchen.',
  'Account linked.': 'Konto verknüpft.',
  'Failed to unlink the account. Please try again.':
    'Das Konto konnte nicht getrennt werden. Bitte erneut versuchen.',
  'Account unlinked.': 'Konto getrennt.',
  'The sign-in was not completed. Please try again.':
    'Die Anmeldung wurde nicht abgeschlossen. Bitte erneut versuchen.',
  'This sign-in provider is not set up.': 'Dieser Anmeldedienst ist nicht eingerichtet.',
  'Linked account not found.': 'Verknüpftes Konto nicht gefunden.',
  'This instance signs people in with {provider} alone.': 'Diese Instanz meldet nur über {provider} an.',
  '{provider} does not answer. Please try again in a moment.':
    '{provider} antwortet nicht. Bitte gleich noch einmal versuchen.',
  '{provider} did not sign you in. Please try again.':
    '{provider} hat Sie nicht angemeldet. Bitte erneut versuchen.',
  '{provider} has not confirmed your email address, so no account can be made. Ask {operator}.':
    '{provider} hat Ihre E-Mail-Adresse nicht bestätigt, deshalb entsteht kein Konto. Bitte fragen Sie {operator}.',
  '{address} has no account here. Ask {operator} for an invitation.':
    '{address} hat hier kein Konto. Bitten Sie {operator} um eine Einladung.',
  'This {provider} account is linked to an account already.':
    'Dieses Konto bei {provider} ist schon mit einem Konto verknüpft.',
  'This account is disabled. Ask {operator}.': 'Dieses Konto ist gesperrt. Bitte fragen Sie {operator}.',
  'There is an account with the address {address}, and the address has not been confirmed here. Open the link that was mailed to it, or ask {operator}.':
    'Es gibt ein Konto mit der Adresse {address}, und die Adresse ist hier nicht bestätigt. Öffnen Sie den Link, der an sie ging, oder fragen Sie {operator}.',
  'There is an account with the address {address}. Log in as before, and link {provider} in your settings under Account and security.':
    'Es gibt ein Konto mit der Adresse {address}. Melden Sie sich wie bisher an und verknüpfen Sie {provider} in den Einstellungen unter „Konto und Sicherheit“.',
  'There is an account with the address {address}, and nothing signs in to it now. Set a password by “Forgot password?” on the login page, log in, and link {provider} in your settings under Account and security.':
    'Es gibt ein Konto mit der Adresse {address}, und zurzeit meldet nichts bei ihm an. Setzen Sie mit „Passwort vergessen?“ auf der Anmeldeseite ein Passwort, melden Sie sich an und verknüpfen Sie {provider} in den Einstellungen unter „Konto und Sicherheit“.',
  'There is an account with the address {address}, and nothing signs in to it now. Ask {operator} for a link that sets a password.':
    'Es gibt ein Konto mit der Adresse {address}, und zurzeit meldet nichts bei ihm an. Bitten Sie {operator} um einen Link, der ein Passwort setzt.',
  'This is the only way into your account. Link another account at {provider} first.':
    'Das ist der einzige Weg in dieses Konto. Bitte zuerst ein weiteres Konto bei {provider} verknüpfen.',
  'This is the only way into your account. Set a password or add a passkey first.':
    'Das ist der einzige Weg in dieses Konto. Bitte zuerst ein Passwort setzen oder einen Passkey hinzufügen.',
}
