import type { Texts } from '../translate.ts'

/** Action items and key takeaways. */
export const outcome: Texts = {
  'Done: {text}': 'Erledigt: {text}',
  'noted {day}': 'notiert: {day}',
  'Make task': 'Zur Aufgabe machen',
  'On the board': 'Auf dem Board',
  '{done} of {total} done': '{done} von {total} erledigt',
  'Add an action item': 'To-do hinzufügen',
  'Add an item, press Enter to keep going': 'To-do hinzufügen, mit Enter weiter',
  'Add a key takeaway': 'Ergebnis hinzufügen',
  'Add a takeaway, press Enter to keep going': 'Ergebnis hinzufügen, mit Enter weiter',
  Fewer: 'Weniger',
  'Failed to get action item. Please try again.':
    'Die To-dos konnten nicht geladen werden. Bitte erneut versuchen.',
  'Edit {name}': '{name} bearbeiten',
  'Delete {name}': '{name} löschen',
  'Actions for {name}': 'Aktionen für {name}',
  'Action items': 'To-dos',
  'Add item': 'To-do hinzufügen',
  'Key takeaways': 'Ergebnisse',
  'Add takeaway': 'Ergebnis hinzufügen',
  'Failed to get key takeaway. Please try again.':
    'Die Ergebnisse konnten nicht geladen werden. Bitte erneut versuchen.',
  'Start with {count} unfinished items': {
    one: 'Mit {count} offenem Punkt beginnen',
    other: 'Mit {count} offenen Punkten beginnen',
  },
  'Add to agenda': 'In die Agenda',
  'Action item deleted': 'To-do gelöscht',
  'Key takeaway deleted': 'Ergebnis gelöscht',
  'Failed to suggest action items. Please try again.':
    'Es konnten keine To-dos vorgeschlagen werden. Bitte erneut versuchen.',
  'Suggest from notes': 'Aus Notizen vorschlagen',
  'The notes contain no further action items.': 'Die Notizen enthalten keine weiteren Aufgaben.',
  '{count} suggestions from the notes': {
    one: 'Ein Vorschlag aus den Notizen',
    other: '{count} Vorschläge aus den Notizen',
  },
  'Choose the action items to add. Nothing is saved until you add it.':
    'Die gewünschten Aufgaben auswählen. Erst beim Hinzufügen wird gespeichert.',
  'From the description': 'Aus der Beschreibung',
  'From the agenda': 'Aus der Agenda',
  'From a key takeaway': 'Aus einem Ergebnis',
  'Add items': 'To-dos hinzufügen',
  'Add {count} items': { one: 'Ein To-do hinzufügen', other: '{count} To-dos hinzufügen' },
  '{count} action items created.': { one: 'Ein To-do angelegt.', other: '{count} To-dos angelegt.' },
}
