import type { Texts } from '../translate.ts'

/** Connected accounts. */
export const integration: Texts = {
  Integrations: 'Integrationen',
  'Last 24 hours': 'Letzte 24 Stunden',
  'Calendars, last 24 hours': 'Kalender, letzte 24 Stunden',
  'Mail, last 24 hours': 'E-Mail, letzte 24 Stunden',
  'No sync in the last 24 hours': 'Kein Abgleich in den letzten 24 Stunden',
  '{count} syncs succeeded': {
    one: 'Ein Abgleich gelungen',
    other: '{count} Abgleiche gelungen',
  },
  'none failed': 'keiner fehlgeschlagen',
  '{count} failed': { one: 'einer fehlgeschlagen', other: '{count} fehlgeschlagen' },
  'last between {when}': 'zuletzt {when}',
  'Your accounts at Google, Calendly, Zoom and calendar servers: what is read and written, and the connection status.':
    'Konten bei Google, Calendly, Zoom und Kalenderservern: was gelesen und geschrieben wird, und der Status.',
  'What Meridian reads and writes, and the connection status.':
    'Was Meridian liest und schreibt, und der Status der Verbindung.',
  'Needs attention: {names}': 'Braucht Aufmerksamkeit: {names}',
  'Connected: {names}': 'Verbunden: {names}',
  'Nothing connected': 'Nichts verbunden',
  'Error in fetching user tokens': 'Fehler beim Laden der Integrationen',

  '<b>Testing phase.</b> Write to us before you connect {names}, so we can add your account.':
    '<b>Testphase.</b> Schreiben Sie uns, bevor Sie {names} verbinden, damit wir Ihr Konto eintragen können.',
  '<b>Testing phase.</b> Ask the operator of this server before you connect {names}.':
    '<b>Testphase.</b> Wer {names} verbinden möchte, fragt vorher die Betreiber dieses Servers.',
  '<b>Not set up yet:</b> {names}. Each card names the settings it needs.':
    '<b>Noch nicht eingerichtet:</b> {names}. Jede Karte nennt die Einstellungen, die sie braucht.',
  'Email us': 'E-Mail schreiben',

  'needs attention': 'braucht Aufmerksamkeit',
  Connected: 'Verbunden',
  Syncing: 'Wird abgeglichen',
  'Needs attention': 'Braucht Aufmerksamkeit',
  'Sync failed': 'Abgleich fehlgeschlagen',
  Disconnected: 'Getrennt',
  'Not connected': 'Nicht verbunden',
  Connect: 'Verbinden',
  Reconnect: 'Neu verbinden',
  Disconnect: 'Trennen',
  'Connect {name}': '{name} verbinden',
  'Reconnect {name}': '{name} neu verbinden',
  'Disconnect {name}': '{name} trennen',
  'View more': 'Mehr anzeigen',
  'View less': 'Weniger anzeigen',
  'Redirecting...': 'Weiterleitung …',
  'Refresh {name}': '{name} aktualisieren',
  'More about {name}': 'Mehr zu {name}',
  'Sync now': 'Jetzt abgleichen',
  'Look again': 'Noch einmal nachsehen',
  'Open Google Calendar': 'Google Kalender öffnen',
  'Open Calendly': 'Calendly öffnen',
  'Open Zoom': 'Zoom öffnen',

  '{provider} no longer lists the calendar {place} with its {count} events.': {
    one: '{provider} führt den Kalender {place} mit seinem Termin nicht mehr auf.',
    other: '{provider} führt den Kalender {place} mit seinen {count} Terminen nicht mehr auf.',
  },
  '{count} of {total} events are gone from {place} at {provider}.': {
    one: 'Einer von {total} Terminen fehlt in {place} bei {provider}.',
    other: '{count} von {total} Terminen fehlen in {place} bei {provider}.',
  },
  'All of this is over.': 'Alles davon ist vorbei.',
  '{count} are still to come.': { one: 'Einer steht noch bevor.', other: '{count} stehen noch bevor.' },
  'Until you answer, nothing is deleted, nobody is notified and the times stay busy.':
    'Bis zu Ihrer Antwort wird nichts gelöscht und niemand benachrichtigt, und die Zeiten bleiben belegt.',
  'They were deleted': 'Sie wurden gelöscht',
  'They were deleted: {place}': 'Sie wurden gelöscht: {place}',
  'Keep and read again': 'Behalten, neu lesen',
  'Keep and read again: {place}': 'Behalten, neu lesen: {place}',
  'The calendar is read again.': 'Der Kalender wird noch einmal gelesen.',
  'Still gone when it was read {when}.': 'Beim Lesen {when} fehlten sie noch.',
  'Missing events': 'Fehlende Termine',
  'Busy mirror': 'Belegte Zeiten spiegeln',
  'Write the busy times of one calendar into another as “Busy”, without titles, guests or reminders, for the next {days} days.':
    'Schreibt die belegten Zeiten eines Kalenders als „Busy“ in einen anderen, ohne Titel, Gäste und Erinnerungen, für die nächsten {days} Tage.',
  'Busy mirrors': 'Gespiegelte Kalender',
  'From {from} to {to}': 'Von {from} nach {to}',
  'Off. Its events are deleted.': 'Aus. Die gespiegelten Termine werden gelöscht.',
  'Waiting for the first run': 'Wartet auf den ersten Lauf',
  '{count} busy times written {when}': {
    one: 'Eine belegte Zeit geschrieben, {when}',
    other: '{count} belegte Zeiten geschrieben, {when}',
  },
  'Delete {rule}': '{rule} löschen',
  'Delete this busy mirror?': 'Diese Spiegelung löschen?',
  'The busy times that it has written into {to} are deleted, too.':
    'Die belegten Zeiten, die sie in {to} geschrieben hat, werden mitgelöscht.',
  'Busy times of': 'Belegte Zeiten aus',
  'Write into': 'Schreiben in',
  'Add mirror': 'Spiegeln',
  'Disconnecting an account deletes the busy times copied from it; those copied into it stay there.':
    'Beim Trennen eines Kontos werden die daraus kopierten belegten Zeiten gelöscht; die hinein kopierten bleiben dort.',
  'Waiting for a fresh reading': 'Wartet auf frisches Einlesen',
  '{count} changes': { one: 'eine Änderung', other: '{count} Änderungen' },
  'Many events are gone from {names}. Nothing is deleted until you say what happened.':
    'In {names} fehlen viele Termine. Nichts wird gelöscht, bevor Sie sagen, was geschehen ist.',
  'Look at missing events': 'Fehlende Termine ansehen',

  'Last sync': 'Letzter Abgleich',
  'Next sync': 'Nächster Abgleich',
  Paused: 'Angehalten',
  now: 'jetzt',
  'in progress, {count} changes read': {
    one: 'läuft, eine Änderung gelesen',
    other: 'läuft, {count} Änderungen gelesen',
  },
  '{shown} of {count} shown, {busy} busy': '{shown} von {count} angezeigt, {busy} belegt',
  'First sync': 'Erster Abgleich',
  'First sync of {name}': 'Erster Abgleich von {name}',
  'Begins in a moment.': 'Beginnt gleich.',
  '{count} events read so far.': {
    one: 'Bisher ein Termin gelesen.',
    other: 'Bisher {count} Termine gelesen.',
  },
  'You can keep working. Meetings appear as they are synced.':
    'Die Arbeit kann weitergehen. Termine erscheinen, sobald sie abgeglichen sind.',
  'Events already synced stay in your calendar.': 'Bereits abgeglichene Termine bleiben im Kalender.',
  'Next attempt {when}. Events already synced are kept.':
    'Nächster Versuch {when}. Bereits abgeglichene Termine bleiben.',
  'Next attempt {when}. Mail already synced is kept.':
    'Nächster Versuch {when}. Bereits abgeglichene E-Mails bleiben.',
  'Failing since {since}. Next attempt {when}. Events already synced are kept.':
    'Fehlerhaft seit {since}. Nächster Versuch {when}. Bereits abgeglichene Termine bleiben.',

  'Connected as {account} since {date}': 'Verbunden als {account} seit {date}',
  "{name} isn't set up on this server yet. Ask its operator.":
    '{name} ist auf diesem Server noch nicht eingerichtet. Der Betreiber kann es einrichten.',
  'Set <c>{settings}</c>, as <c>docs/connections.md</c> explains, and start the server again.':
    '<c>{settings}</c> setzen, wie <c>docs/connections.md</c> es erklärt, und den Server neu starten.',
  "You'll approve access at {name} and return here.":
    'Zugriff bei {name} erlauben, danach geht es hier weiter.',
  'Disconnected on {date}.': 'Getrennt am {date}.',
  '{count} of its meetings stay in your calendar.': {
    one: 'Ein Termin davon bleibt im Kalender.',
    other: '{count} Termine davon bleiben im Kalender.',
  },

  Access: 'Zugriff',
  Read: 'Gelesen',
  Written: 'Geschrieben',
  'Not allowed': 'Nicht erlaubt',
  'Your calendars. Reconnect to allow them.': 'Die Kalender. Neu verbinden, um sie zu erlauben.',
  'Your mail.': 'Die E-Mails.',
  Shown: 'Angezeigt',
  'Counts as busy': 'Gilt als belegt',
  'Write my meetings into': 'Eigene Termine schreiben in',
  'Meetings you create in Meridian are also created, changed and deleted there.':
    'In Meridian angelegte Termine werden dort eingetragen, mitgeändert und mitgelöscht.',
  Nowhere: 'Nirgendwohin',

  'Disconnect {name}?': '{name} trennen?',
  'Keep connected': 'Verbunden bleiben',
  'Meridian revokes its access and stops syncing {name}. Nothing changes there.':
    'Meridian gibt den Zugriff zurück und gleicht {name} nicht mehr ab. Dort ändert sich nichts.',
  'Past meetings stay, and so do meetings with your labels, tasks or notes. Other upcoming meetings that are only in {name} are removed from your calendar.':
    'Vergangene Termine bleiben, ebenso Termine mit eigenen Labels, Aufgaben oder Notizen. Andere kommende Termine, die nur in {name} stehen, werden aus dem Kalender entfernt.',

  '{name} is being connected.': '{name} wird verbunden.',
  'This takes a moment.': 'Das dauert einen Moment.',
  'Invalid integration type.': 'Ungültige Art von Integration.',
  'Failed to get oauth code. Please try again.': 'Der Code der Anmeldung fehlt. Bitte erneut versuchen.',
  'Access was not allowed at {name}, so nothing has changed.':
    'Der Zugriff wurde bei {name} nicht erlaubt, daher hat sich nichts geändert.',
  '{name} gave no access, so nothing has changed.':
    '{name} hat keinen Zugriff gegeben, daher hat sich nichts geändert.',

  '{provider} asks to wait before more is read. It is tried again by itself.':
    '{provider} bittet zu warten, bevor mehr gelesen wird. Der nächste Versuch kommt von selbst.',
  '{provider} does not allow this to be read.': '{provider} erlaubt nicht, dies zu lesen.',
  '{provider} no longer has this calendar.': '{provider} hat diesen Kalender nicht mehr.',
  'Connect {provider} again to have it read.': 'Damit gelesen wird, bitte {provider} neu verbinden.',
  '{provider} does not answer as it should. It is tried again by itself.':
    '{provider} antwortet nicht, wie es soll. Der nächste Versuch kommt von selbst.',
  '{provider} does not answer as it should just now. Please try again.':
    '{provider} antwortet gerade nicht, wie es soll. Bitte erneut versuchen.',
  '{provider} no longer accepts the saved sign-in. Connect again.':
    '{provider} nimmt die gespeicherte Anmeldung nicht mehr an. Bitte neu verbinden.',
  'The saved sign-in at {provider} can no longer be read. Connect again.':
    'Die gespeicherte Anmeldung bei {provider} ist nicht mehr lesbar. Bitte neu verbinden.',
  '{provider} no longer allows all that is needed: {what}. Connect again and leave all of it ticked.':
    '{provider} erlaubt nicht mehr alles Nötige: {what}. Bitte neu verbinden und alles angekreuzt lassen.',
  'Nothing has changed, because this was not allowed at {provider}: {what}. Try again and leave all of it ticked.':
    'Es hat sich nichts geändert, denn dies wurde bei {provider} nicht erlaubt: {what}. Bitte erneut versuchen und alles angekreuzt lassen.',
  '{provider} was not connected, because the Zoom app of this instance lacks {what}. Its operator has to add them.':
    '{provider} ist nicht verbunden, denn der Zoom-App dieser Instanz fehlt {what}. Das müssen die Betreiber ergänzen.',
  '{provider} gave access for a short time only. Remove Meridian from the apps with access to your account ({page}), then connect again.':
    '{provider} gab nur für kurze Zeit Zugriff. Bitte Meridian bei den Apps mit Zugriff auf das Konto entfernen ({page}) und neu verbinden.',
  '{account} is connected at {provider}. Disconnect it before you connect another account.':
    '{account} ist bei {provider} verbunden. Vor einem anderen Konto muss dieses getrennt werden.',
  '{provider} refuses this instance. Its operator has to check the settings.':
    '{provider} lehnt diese Instanz ab. Die Betreiber müssen die Einstellungen prüfen.',
  '{provider} has not been set up on this instance.': '{provider} ist auf dieser Instanz nicht eingerichtet.',
  '{provider} is not connected.': '{provider} ist nicht verbunden.',
  'This meeting was made at {place}. Change it there.':
    'Dieser Termin wurde bei {place} angelegt. Bitte dort ändern.',
  'This meeting is organized in {place} by {name}. Change it there.':
    'Diesen Termin organisiert {name} in {place}. Bitte dort ändern.',
  '{provider} does not take this meeting.': '{provider} nimmt diesen Termin nicht an.',
  '{provider} asks to wait before more is written. It is tried again by itself.':
    '{provider} bittet zu warten, bevor mehr geschrieben wird. Der nächste Versuch kommt von selbst.',
  '{provider} does not allow this meeting to be written.':
    '{provider} erlaubt nicht, diesen Termin zu schreiben.',
  '{provider} does not allow this meeting to be written. Your change is in Meridian alone, and your next one is tried again.':
    '{provider} erlaubt nicht, diesen Termin zu schreiben. Die Änderung steht nur in Meridian; die nächste wird wieder versucht.',
  '{provider} does not take this meeting. Your change is in Meridian alone, and your next one is tried again.':
    '{provider} nimmt diesen Termin nicht an. Die Änderung steht nur in Meridian; die nächste wird wieder versucht.',
  '{provider} no longer allows this calendar to be written, so your change was taken back.':
    '{provider} lässt diesen Kalender nicht mehr ändern, deshalb wurde die Änderung zurückgenommen.',
  '{provider} did not let you delete it, so it is here again. Delete it there.':
    '{provider} hat das Löschen nicht erlaubt, deshalb ist er wieder da. Bitte dort löschen.',
  '{provider} no longer has the calendar this meeting is written to.':
    '{provider} hat den Kalender nicht mehr, in dem dieser Termin steht.',
  'Connect {provider} again to have this meeting written.':
    'Damit dieser Termin geschrieben wird, bitte {provider} neu verbinden.',
  'Google has not made a link for this meeting.': 'Google hat für diesen Termin keinen Link angelegt.',
  'Google Meet needs a Google calendar that your meetings are written to: choose one in the settings.':
    'Google Meet braucht einen Google-Kalender, in den eigene Termine geschrieben werden: In den Einstellungen lässt sich einer wählen.',
  'Connect Zoom in the settings first.': 'Bitte zuerst in den Einstellungen Zoom verbinden.',
  'Mail of {account} is synced.': 'E-Mails von {account} werden abgeglichen.',
  "Mail isn't synced. {name} asks for your permission when you turn it on.":
    'E-Mails werden nicht abgeglichen. Beim Einschalten bittet {name} um Erlaubnis.',
  'Open mails': 'E-Mails öffnen',
  'Turn off mail': 'E-Mails ausschalten',
  'Turn off mail?': 'E-Mails ausschalten?',
  'Keep mail on': 'E-Mails eingeschaltet lassen',
  'Meridian deletes its copies of the mails of {account}, with their summaries and replies. Nothing changes at {name}, and calendars stay connected.':
    'Meridian löscht seine Kopien der E-Mails von {account} samt Zusammenfassungen und Antworten. Bei {name} ändert sich nichts, und die Kalender bleiben verbunden.',
}
