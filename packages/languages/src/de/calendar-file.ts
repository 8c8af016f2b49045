import type { Texts } from '../translate.ts'

/** What the import of a calendar file says of its events. */
export const calendarFile: Texts = {
  'Event without a title': 'Termin ohne Titel',
  'This is not a calendar file.': 'Das ist keine Kalenderdatei.',
  'This file holds {count} events; at most {max} can be read at once.':
    'Diese Datei enthält {count} Termine; höchstens {max} können auf einmal gelesen werden.',
  'Line {line}, "{text}", is damaged; it is read as {one} and {other}.':
    'Zeile {line}, „{text}“, ist beschädigt; sie wird als {one} und {other} gelesen.',
  'Line {line}, "{text}", is damaged; it is read as {meant}.':
    'Zeile {line}, „{text}“, ist beschädigt; sie wird als {meant} gelesen.',
  'Line {line} ends an event that begins nowhere; if there was one, it is lost.':
    'Zeile {line} beendet einen Termin, der nirgends beginnt; falls es ihn gab, ist er verloren.',
  '{count} more lines that begin or end an event are damaged.':
    'Weitere Zeilen, mit denen ein Termin beginnt oder endet, sind beschädigt: {count}.',
  'Line {line} is not UTF-8 like the rest of the file; it is read as Windows-1252.':
    'Zeile {line} ist nicht wie der Rest der Datei in UTF-8; sie wird als Windows-1252 gelesen.',
  '{count} more lines are not UTF-8 either and are read as Windows-1252.':
    'Weitere Zeilen sind nicht in UTF-8 und werden als Windows-1252 gelesen: {count}.',
  '{count} {kind} of the file is no event and is left out.':
    '{count} Eintrag {kind} der Datei ist kein Termin und wird ausgelassen.',
  '{count} {kind} of the file are no events and are left out.':
    '{count} Einträge {kind} der Datei sind keine Termine und werden ausgelassen.',
  'Event without a title (uid {uid})': 'Termin ohne Titel (uid {uid})',
  '{event}: {field} "{value}" is not a date or time.':
    '{event}: {field} „{value}“ ist weder Datum noch Uhrzeit.',
  '{event}: {field} "{value}" is not a date or time; this end is left out.':
    '{event}: {field} „{value}“ ist weder Datum noch Uhrzeit; dieses Ende wird ausgelassen.',
  '{event}: {field} "{value}" is not a date or time and is left out.':
    '{event}: {field} „{value}“ ist weder Datum noch Uhrzeit und wird ausgelassen.',
  '{event}: time zone "{name}" is unknown.': '{event}: Die Zeitzone „{name}“ ist unbekannt.',
  '{event}: time zone "{name}" is unknown; this end is left out.':
    '{event}: Die Zeitzone „{name}“ ist unbekannt; dieses Ende wird ausgelassen.',
  '{event}: Time zone "{name}" is unknown; {zone} is used.':
    '{event}: Die Zeitzone „{name}“ ist unbekannt; verwendet wird {zone}.',
  '{event}: Time zone "{name}" is known only to this file; its times are given in UTC.':
    '{event}: Die Zeitzone „{name}“ kennt nur diese Datei; ihre Zeiten stehen in UTC.',
  '{event}: Time zone "{name}" is known only to this file; {zone}, whose clock differs on a few days, is used.':
    '{event}: Die Zeitzone „{name}“ kennt nur diese Datei; verwendet wird {zone}, deren Uhr an einigen Tagen abweicht.',
  '{event}: DURATION "{value}" is not a duration.': '{event}: DURATION „{value}“ ist keine Dauer.',
  '{event}: DURATION "{value}" is not a duration; this end is left out.':
    '{event}: DURATION „{value}“ ist keine Dauer; dieses Ende wird ausgelassen.',
  '{event}: it lasts too long.': '{event}: Der Termin dauert zu lange.',
  '{event}: it lasts too long; this end is left out.':
    '{event}: Der Termin dauert zu lange; dieses Ende wird ausgelassen.',
  '{event}: it ends before it starts; its end is left out.':
    '{event}: Der Termin endet vor seinem Beginn; sein Ende wird ausgelassen.',
  '{event}: the end of RDATE "{value}" makes no sense; the length of the event is used.':
    '{event}: Das Ende von RDATE „{value}“ ergibt keinen Sinn; verwendet wird die Länge des Termins.',
  '{event}: it has no DTSTART.': '{event}: DTSTART fehlt.',
  '{event}: it has more than one RRULE.': '{event}: Der Termin hat mehr als eine RRULE.',
  '{event}: RRULE "{rule}" is too long.': '{event}: RRULE „{rule}“ ist zu lang.',
  '{event}: RRULE "{rule}" is not a valid recurrence rule.':
    '{event}: RRULE „{rule}“ ist keine gültige Wiederholung.',
  '{event}: RRULE "{rule}" repeats too often to be followed.':
    '{event}: RRULE „{rule}“ wiederholt sich zu oft.',
  '{event}: EXRULE is not supported; the occurrences it takes out are shown.':
    '{event}: EXRULE wird nicht unterstützt; was sie ausnimmt, wird gezeigt.',
  '{event}: it names more than {count} dates by {field}.': '{event}: {field} nennt mehr als {count} Daten.',
  '{event}: it lasts whole days and cannot repeat within a day; it is kept once.':
    '{event}: Der Termin dauert ganze Tage und kann sich nicht innerhalb eines Tages wiederholen; er bleibt einmal erhalten.',
  '{event}: its times or its repetition are more than a calendar can hold.':
    '{event}: Die Zeiten oder die Wiederholung sprengen jeden Kalender.',
  '{event}: it has no BEGIN:VEVENT; what could be read of it is kept.':
    '{event}: BEGIN:VEVENT fehlt; was lesbar war, bleibt erhalten.',
  '{event}: it has no END:VEVENT; what could be read of it is kept.':
    '{event}: END:VEVENT fehlt; was lesbar war, bleibt erhalten.',
  '{event}: it has {field} {count} times; if it holds another event, that is lost.':
    '{event}: {field} kommt {count}-mal vor; falls ein weiterer Termin darin steckt, ist er verloren.',
  '{event}: it is in the file more than once; the newest is kept.':
    '{event}: Der Termin steht mehrmals in der Datei; der neueste Stand bleibt erhalten.',
  '{event}: its change of all following occurrences is kept for one of them.':
    '{event}: Die Änderung aller folgenden Termine bleibt nur für einen davon erhalten.',
  '{event}: {count} more of its details are not kept as they are.':
    '{event}: Weitere Angaben bleiben nicht so erhalten, wie sie sind: {count}.',
  '{event}: the file holds another event with the same uid.':
    '{event}: Die Datei enthält einen weiteren Termin mit derselben uid.',
  '{event}: it changes {count} of its occurrences.':
    '{event}: {count} Termine der Serie sind einzeln geändert; das sind zu viele.',
  '{event}: its changed occurrences fill more than 10 MB.':
    '{event}: Die geänderten Termine der Serie füllen mehr als 10 MB.',
  '{event}: its rule cannot be read: {reason}.':
    '{event}: Die Regel der Wiederholung ist nicht lesbar: {reason}.',
  '{event}: it repeats {count} times.': '{event}: Der Termin wiederholt sich {count}-mal; das ist zu oft.',
  '{event}: it repeats more often than every hour.':
    '{event}: Der Termin wiederholt sich öfter als stündlich.',
  '{event}: the calendar has {count} series that go on, and holds no more.':
    '{event}: Der Kalender hat schon {count} laufende Serien, und mehr sind nicht möglich.',
  '{event}: The moment lies outside the years 1 to 9999.':
    '{event}: Der Zeitpunkt liegt außerhalb der Jahre 1 bis 9999.',
  '{event}: The recurrence rule takes too long to expand.':
    '{event}: Die Wiederholung auszurechnen dauert zu lange.',
  '{event}: The recurrence rule names too many times of day.':
    '{event}: Die Wiederholung nennt zu viele Uhrzeiten.',
  '{event}: the title is cut after {count} characters.':
    '{event}: Der Titel ist nach {count} Zeichen abgeschnitten.',
  '{event}: the description is cut after {count} characters.':
    '{event}: Die Beschreibung ist nach {count} Zeichen abgeschnitten.',
  '{event}: the location is cut after {count} characters.':
    '{event}: Der Ort ist nach {count} Zeichen abgeschnitten.',
  '{event}: a link of {count} characters is left out.':
    '{event}: Ein Link mit {count} Zeichen wird ausgelassen.',
  '{event}: only the first {count} of its {all} guests are kept.':
    '{event}: Nur die ersten {count} von {all} Gästen bleiben erhalten.',
  '{event}: without a mail address a guest is not kept: {names}.':
    '{event}: Ohne Mailadresse entfällt ein Gast: {names}.',
  '{event}: without a mail address {count} guests are not kept: {names}.':
    '{event}: Ohne Mailadresse entfallen {count} Gäste: {names}.',
  '{event} was made in Meridian and stays as it is here.':
    '{event} ist in Meridian entstanden und bleibt hier, wie er ist.',
  '{event} has another organizer in Meridian and stays as it is here.':
    '{event} wird in Meridian von jemand anderem organisiert und bleibt hier, wie er ist.',
}
