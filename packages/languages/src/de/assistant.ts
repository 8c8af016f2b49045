import type { Texts } from '../translate.ts'

/** What assistants ask for and did. */
export const assistant: Texts = {
  '{count} changes wait for you': {
    one: '{count} Änderung wartet auf Sie',
    other: '{count} Änderungen warten auf Sie',
  },
  'An assistant asks': 'Ein Assistent fragt',
  'Look at what would happen. It is done once you confirm it.':
    'Sehen Sie sich an, was geschehen würde. Es geschieht, sobald Sie es bestätigen.',
  'All that assistants did': 'Alles, was Assistenten getan haben',
  'What assistants ask for and did': 'Was Assistenten erbitten und getan haben',
  'No assistant asked for anything yet': 'Noch hat kein Assistent um etwas gebeten',
  'What an assistant wants to change waits here until you confirm it.':
    'Was ein Assistent ändern möchte, wartet hier, bis Sie es bestätigen.',
  'Hold times for “{title}”': 'Zeiten für „{title}“ freihalten',
  'Move “{title}”': '„{title}“ verschieben',
  'Cancel “{title}”': '„{title}“ absagen',
  'Add the task “{title}”': 'Die Aufgabe „{title}“ anlegen',
  'Create the meeting “{title}”': 'Den Termin „{title}“ anlegen',
  'Propose another time for “{title}”': 'Eine andere Zeit für „{title}“ vorschlagen',
  'Accept “{title}”': '„{title}“ zusagen',
  'Decline “{title}”': 'Die Einladung zu „{title}“ ablehnen',
  'Say maybe to “{title}”': 'Zu „{title}“ „vielleicht“ sagen',
  'Accept another time for “{title}”': 'Eine andere Zeit für „{title}“ annehmen',
  'Decline another time for “{title}”': 'Eine andere Zeit für „{title}“ ablehnen',
  'This date of the series': 'Dieser Termin der Serie',
  'This and all later dates of the series': 'Dieser und alle späteren Termine der Serie',
  'All dates of the series': 'Alle Termine der Serie',
  'Confirmed in the assistant': 'Im Assistenten bestätigt',
  Discarded: 'Verworfen',
  Accepted: 'Zugesagt',
  'Done.': 'Erledigt.',
  'Discarded.': 'Verworfen.',
  Undone: 'Rückgängig gemacht',
  'Undone.': 'Rückgängig gemacht.',
  "A part of a series can't be put back from here.":
    'Ein Teil einer Serie kann von hier aus nicht wiederhergestellt werden.',
  "An answer to a proposed time can't be taken back.":
    'Eine Antwort auf eine vorgeschlagene Zeit kann nicht zurückgenommen werden.',
  "The time has passed, so this can't be undone.":
    'Die Zeit ist vorbei, deshalb kann dies nicht rückgängig gemacht werden.',
  Before: 'Vorher',
  After: 'Nachher',
  '{before}, then {after}': '{before}, dann {after}',
  Series: 'Serie',
  'Held for': 'Freigehalten für',
  '{name} asked {when}': '{name} hat gefragt: {when}',
  'Confirm: {name}': 'Bestätigen: {name}',
  'Discard: {name}': 'Verwerfen: {name}',
  'Undo: {name}': 'Rückgängig: {name}',
  'Nothing is done before you confirm. It waits until {time}.':
    'Nichts geschieht, bevor Sie bestätigen. Dies wartet bis {time}.',
  'Open the meeting “{title}”': 'Termin öffnen: „{title}“',
  'Look at it': 'Ansehen',
  'An assistant asks for this time, and waits for your answer.':
    'Ein Assistent bittet um diese Zeit und wartet auf Ihre Antwort.',
  'Failed to get what assistants did. Please try again.':
    'Was Assistenten getan haben, konnte nicht geladen werden. Bitte noch einmal versuchen.',
  'Failed to get what the assistant asks for. Please try again.':
    'Worum der Assistent bittet, konnte nicht geladen werden. Bitte noch einmal versuchen.',
  'Failed to do this. Please try again.': 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  'Failed to discard this. Please try again.':
    'Das Verwerfen hat nicht geklappt. Bitte noch einmal versuchen.',
  'Failed to undo this. Please try again.':
    'Das Rückgängigmachen hat nicht geklappt. Bitte noch einmal versuchen.',
  'This was confirmed before.': 'Dies wurde schon bestätigt.',
  'This was discarded before.': 'Dies wurde schon verworfen.',
  'This was done and undone before.': 'Dies wurde schon getan und rückgängig gemacht.',
  'This has expired. Please ask the assistant again.':
    'Dies ist abgelaufen. Bitte den Assistenten noch einmal fragen.',
  'There is nothing to undo.': 'Es gibt nichts rückgängig zu machen.',
  'What was changed of a series cannot be undone here. Please change the series itself.':
    'Was an einer Serie geändert wurde, kann hier nicht rückgängig gemacht werden. Bitte die Serie selbst ändern.',
  'The answer has reached the person who proposed the time and cannot be undone. Move the meeting instead.':
    'Die Antwort hat die Person erreicht, die die Zeit vorgeschlagen hat, und kann nicht rückgängig gemacht werden. Bitte stattdessen den Termin verschieben.',
  'The time has passed, so this can no longer be undone.':
    'Die Zeit ist vorbei, deshalb kann dies nicht mehr rückgängig gemacht werden.',
  'This is not among what your assistants asked for.':
    'Das ist nicht unter dem, worum Ihre Assistenten gebeten haben.',
}
