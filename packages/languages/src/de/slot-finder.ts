import type { Texts } from '../translate.ts'

/** Finding a free time. */
export const slotFinder: Texts = {
  'Prev day': 'Voriger Tag',
  'Working hours': 'Arbeitszeit',
  'Titles stay private': 'Titel bleiben privat',
  'Free for {people} in the next {days} days.': 'Frei für {people} in den nächsten {days} Tagen.',
  'Before {time}: {sentence}': 'Vor {time}: {sentence}',
  'Outside working hours': 'Außerhalb der Arbeitszeit',
  'Working hours and busy times on {day}, on your clock':
    'Arbeitszeiten und belegte Zeiten, {day}, auf der eigenen Uhr',
  Person: 'Person',
  'hours|none': 'keine',
  'Look {days} days ahead': '{days} Tage voraus',
  'No slots fetched': 'Keine freien Zeiten gefunden',
  'No {duration} free for {people} in the next {days} days.':
    'In den nächsten {days} Tagen sind keine {duration} frei für {people}.',
  'All but one can attend': 'Alle bis auf eine Person können',
  '{free} of {total} can attend': '{free} von {total} können',
  Picked: 'Gewählt',
  Pick: 'Wählen',
  'Smart Suggestion': 'Zeit vorschlagen',
  'Find a time': 'Zeit finden',
  'Finds times when everyone is free, within everyone’s working hours.':
    'Findet gute Zeiten, zu denen alle frei sind, innerhalb der Arbeitszeit von allen.',
  Premium: 'Premium',
  'Smart Suggestion needs the Premium plan, which an operator of this instance can give you. You can enter any time yourself.':
    '„Zeit vorschlagen“ gehört zum Premium-Tarif, den ein Betreiber dieser Instanz geben kann. Jede Zeit lässt sich auch von Hand eintragen.',
  Duration: 'Dauer',
  'Your entries are kept.': 'Die Eingaben bleiben erhalten.',
  "The search doesn't include the {count} guests without an account: their calendars are unknown.": {
    one: 'Der Gast ohne Konto ist nicht in der Suche: Sein Kalender ist hier nicht bekannt.',
    other: 'Die {count} Gäste ohne Konto sind nicht in der Suche: Ihre Kalender sind hier nicht bekannt.',
  },
  '{time} {city}': '{time} {city}',
  you: 'Sie',
  'both of you': 'Sie beide',
  'all {number} of you': 'alle {number}',
  'Inside everyone’s working hours.': 'Innerhalb der Arbeitszeit von allen.',
  'Everyone is free.': 'Alle sind frei.',
  'Inside your working hours.': 'Innerhalb Ihrer Arbeitszeit.',
  'You are free.': 'Sie sind frei.',
  'Everyone is free, but it closes {whose} day.': 'Alle sind frei, aber der Tag {whose} endet damit.',
  'Everyone is free, but it opens {whose} day.': 'Alle sind frei, aber der Tag {whose} beginnt damit.',
  'Everyone is free, but it falls into {whose} lunchtime.':
    'Alle sind frei, aber es fällt in die Mittagspause {whose}.',
  'Everyone is free, but it cuts up {whose} day.': 'Alle sind frei, aber es zerstückelt den Tag {whose}.',
  'You are free, but it cuts up your day.': 'Sie sind frei, aber es zerstückelt Ihren Tag.',
  'Everyone is free, but it cuts up your day.': 'Alle sind frei, aber es zerstückelt Ihren Tag.',
  'Everyone is free, right after another meeting of {whose}.':
    'Alle sind frei, direkt nach einem anderen Termin {whose}.',
  'Everyone is free, right before another meeting of {whose}.':
    'Alle sind frei, direkt vor einem anderen Termin {whose}.',
  'You are free, but it falls into your lunchtime.': 'Sie sind frei, aber es fällt in Ihre Mittagspause.',
  'Everyone is free, but it falls into your lunchtime.':
    'Alle sind frei, aber es fällt in Ihre Mittagspause.',
  'You are free, right after another meeting of yours.': 'Sie sind frei, direkt nach einem anderen Termin.',
  'Everyone is free, right after another meeting of yours.':
    'Alle sind frei, direkt nach einem anderen Termin von Ihnen.',
  'You are free, right before another meeting of yours.': 'Sie sind frei, direkt vor einem anderen Termin.',
  'Everyone is free, right before another meeting of yours.':
    'Alle sind frei, direkt vor einem anderen Termin von Ihnen.',
  'You are free, but it closes your day at {time}.': 'Sie sind frei, aber Ihr Tag endet damit um {time}.',
  'Everyone is free, but it closes your day at {time}.':
    'Alle sind frei, aber Ihr Tag endet damit um {time}.',
  'Everyone is free, but it closes {whose} day at {time}.':
    'Alle sind frei, aber der Tag {whose} endet damit um {time}.',
  'You are free, but your day ends soon after, at {time}.':
    'Sie sind frei, aber Ihr Tag endet kurz danach, um {time}.',
  'Everyone is free, but your day ends soon after, at {time}.':
    'Alle sind frei, aber Ihr Tag endet kurz danach, um {time}.',
  'Everyone is free, but {whose} day ends soon after, at {time}.':
    'Alle sind frei, aber der Tag {whose} endet kurz danach, um {time}.',
  'You are free, but it opens your day at {time}.': 'Sie sind frei, aber Ihr Tag beginnt damit um {time}.',
  'Everyone is free, but it opens your day at {time}.':
    'Alle sind frei, aber Ihr Tag beginnt damit um {time}.',
  'Everyone is free, but it opens {whose} day at {time}.':
    'Alle sind frei, aber der Tag {whose} beginnt damit um {time}.',
  'You are free, but your day has only begun, at {time}.':
    'Sie sind frei, aber Ihr Tag hat erst begonnen, um {time}.',
  'Everyone is free, but your day has only begun, at {time}.':
    'Alle sind frei, aber Ihr Tag hat erst begonnen, um {time}.',
  'Everyone is free, but {whose} day has only begun, at {time}.':
    'Alle sind frei, aber der Tag {whose} hat erst begonnen, um {time}.',
  'whose|your': 'von Ihnen',
  'whose|yours': 'von Ihnen',
  '{number} people’s': 'von {number} Personen',
  '{name}’s': 'von {name}',
  '{name} is free.': '{name} ist frei.',
  'You are busy until {time}.': 'Sie sind bis {time} beschäftigt.',
  '{name} is busy until {time} there.': '{name} ist dort bis {time} beschäftigt.',
  '{name} is busy until {time}.': '{name} ist bis {time} beschäftigt.',
  'You need a break until {time}.': 'Sie brauchen eine Pause bis {time}.',
  '{name} needs a break until {time} there.': '{name} braucht dort eine Pause bis {time}.',
  '{name} needs a break until {time}.': '{name} braucht eine Pause bis {time}.',
  'You have no working hours in those days.': 'Sie haben an diesen Tagen keine Arbeitszeit.',
  '{name} has no working hours in those days.': '{name} hat an diesen Tagen keine Arbeitszeit.',
  'You are outside working hours.': 'Das liegt außerhalb Ihrer Arbeitszeit.',
  '{name} is outside working hours: it is {time} there.':
    'Das liegt außerhalb der Arbeitszeit von {name}: Dort ist es {time}.',
  '{name} is outside working hours.': 'Das liegt außerhalb der Arbeitszeit von {name}.',
  '{day} {time}': '{day} {time}',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
  "Free as far as known: couldn't read {whose} calendar.":
    'Frei, soweit bekannt: Der Kalender {whose} ließ sich nicht lesen.',
  "Your calendar couldn't be read since {since}; times may be taken.":
    'Der eigene Kalender ließ sich seit {since} nicht lesen; Zeiten können belegt sein.',
  "{name}’s calendar couldn't be read since {since}; times may be taken.":
    'Der Kalender von {name} ließ sich seit {since} nicht lesen; Zeiten können belegt sein.',
  'Your calendar holds too many events to search at once; from {from} on, all its time counts as taken.':
    'Der eigene Kalender hat zu viele Termine für eine Suche; ab {from} gilt dort alle Zeit als belegt.',
  '{name}’s calendar holds too many events to search at once; from {from} on, all its time counts as taken.':
    'Der Kalender von {name} hat zu viele Termine für eine Suche; ab {from} gilt dort alle Zeit als belegt.',
  'Free for {people} in the next {days} days, as far as is known.':
    'Frei für {people} in den nächsten {days} Tagen, soweit bekannt.',
  'Partly unknown': 'Teilweise unbekannt',
}
