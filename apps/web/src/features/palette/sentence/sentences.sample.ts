/** A sentence and all that is read from it, told in one line. */
export type Example = readonly [sentence: string, told: string]

/** Written before the grammar was, and never used to shape it. */
export const held_out: readonly Example[] = [
  ['coffee with Tom tomorrow at 4', 'coffee | 2026-11-21 16:00–16:30 | with Tom'],
  [
    'Quarterly review next Thursday 10:30-12 @Boardroom #finance',
    'Quarterly review | 2026-11-26 10:30–12:00 | #finance | @Boardroom',
  ],
  ['Dentist on the 7th of December at 8:15', 'Dentist | 2026-12-07 08:15–08:45'],
  [
    'yoga every Tuesday and Thursday 7pm for an hour until end of January',
    'yoga | 2026-11-24 19:00–20:00 | on tu th until 2027-01-31',
  ],
  ['Submit tax forms by Friday 5pm', 'Submit tax forms | 2026-11-20 17:00–17:30'],
  ['Team offsite Dec 14-16', 'Team offsite | 2026-12-14 to 2026-12-16'],
  [
    'Sync with Priya and Chen in 3 days at 9:30am for 25 minutes',
    'Sync | 2026-11-23 09:30–09:55 | with Priya | with Chen',
  ],
  ['dinner with Sam saturday 8', 'dinner | 2026-11-21 20:00–20:30 | with Sam'],
  [
    'Demo Monday 9am New York time https://meet.example/abc',
    'Demo | 2026-11-23 09:00–09:30 America/New_York | https://meet.example/abc',
  ],
  ['standup weekdays at quarter past nine 15 min', 'standup | 2026-11-23 09:15–09:30 | on mo tu we th fr'],
  ['Zahnarzt am 7. Dezember um Viertel nach acht', 'Zahnarzt | 2026-12-07 08:15–08:45'],
  ['Kaffee mit Tom morgen um 4', 'Kaffee | 2026-11-21 16:00–16:30 | with Tom'],
  [
    'Quartalsbesprechung nächsten Donnerstag 10:30-12 Uhr @Sitzungssaal #finanzen',
    'Quartalsbesprechung | 2026-11-26 10:30–12:00 | #finanzen | @Sitzungssaal',
  ],
  [
    'Yoga jeden Dienstag und Donnerstag um 19 Uhr eine Stunde bis Ende Januar',
    'Yoga | 2026-11-24 19:00–20:00 | on tu th until 2027-01-31',
  ],
  ['Betriebsausflug 14.-16.12.', 'Betriebsausflug | 2026-12-14 to 2026-12-16'],
  [
    'Telefonat mit Jonas und Petra in drei Tagen um halb zehn, 25 Minuten',
    'Telefonat | 2026-11-23 09:30–09:55 | with Jonas | with Petra',
  ],
  ['Abendessen Samstag um 8 bei Luigi', 'Abendessen | 2026-11-21 20:00–20:30 | @Luigi'],
  [
    'Vorstellung der Zahlen nächste Woche Freitag 14 Uhr bis 15:30 !hoch',
    'Vorstellung der Zahlen | 2026-11-27 14:00–15:30 | !high',
  ],
  ['Steuer machen am Wochenende', 'Steuer machen | 2026-11-21'],
  [
    'Statusrunde werktags 9:15 15 min ab Dezember',
    'Statusrunde | 2026-12-01 09:15–09:30 | on mo tu we th fr',
  ],
]

/** Thirty sentences in English, thirty in German; read on a Friday at three in the afternoon, in Berlin. */
export const tuned: readonly Example[] = [
  [
    'lunch with Ana thu 12:30 45m weekly #food !high @Office',
    'lunch | 2026-11-26 12:30–13:15 | every week | with Ana | #food | !high | @Office',
  ],
  [
    'call Bea tue 3pm 45m weekly #sales !high',
    'call Bea | 2026-11-24 15:00–15:45 | every week | with Bea | #sales | !high',
  ],
  [
    'Lunch with Al at The Palace at noon on Thursday',
    'Lunch | 2026-11-26 12:00–12:30 | with Al | @The Palace',
  ],
  ['drinks tomorrow from 6 to 7', 'drinks | 2026-11-21 18:00–19:00'],
  ['review at 3', 'review | 2026-11-21 15:00–15:30'],
  ['planning tomorrow 15h', 'planning | 2026-11-21 15:00–15:30'],
  ['standup every Monday and Wednesday at 11am', 'standup | 2026-11-23 11:00–11:30 | on mo we'],
  ['retro friday 2pm', 'retro | 2026-11-27 14:00–14:30'],
  ['retro friday 4pm', 'retro | 2026-11-20 16:00–16:30'],
  ['board meeting 3 Dec 14:00-15:30', 'board meeting | 2026-12-03 14:00–15:30'],
  ['gym tomorrow at 7am for an hour', 'gym | 2026-11-21 07:00–08:00'],
  ['quick sync in 2 hours', 'quick sync | 2026-11-20 17:00–17:30'],
  ['interview tomorrow afternoon', 'interview | 2026-11-21 15:00–15:30'],
  ['Budget next week Tuesday 10-11', 'Budget | 2026-11-24 10:00–11:00'],
  ['release party midnight tomorrow', 'release party | 2026-11-22 00:00–00:30'],
  ['invoice due end of the month', 'invoice due | 2026-11-30'],
  ['workshop the day after tomorrow 9 to 5', 'workshop | 2026-11-22 09:00–17:00'],
  [
    'Call with the London partners monday 3pm London time',
    'Call with the London partners | 2026-11-23 15:00–15:30 Europe/London',
  ],
  ['webinar 2026-12-10 9am EST 1h30', 'webinar | 2026-12-10 09:00–10:30 America/New_York'],
  ['holiday Dec 21 all day', 'holiday | 2026-12-21 all day'],
  ['vacation for 5 days from Dec 21', 'vacation | 2026-12-21 to 2026-12-25'],
  ['1:1 with Chen weekly on Thursday 2pm 30m', '1:1 | 2026-11-26 14:00–14:30 | every week | with Chen'],
  ['piano every other Tuesday 5pm', 'piano | 2026-11-24 17:00–17:30 | on tu x2'],
  [
    'Daily standup 9:15 15 min until Dec 18',
    'Daily standup | 2026-11-21 09:15–09:30 | every day until 2026-12-18',
  ],
  ['pay rent monthly on the 1st at 9am', 'pay rent | 2026-12-01 09:00–09:30 | every month'],
  [
    'demo with bea@people.example and review at half past two',
    'demo and review | 2026-11-21 14:30–15:00 | guest bea@people.example',
  ],
  ['breakfast with Tom and Ida monday 8', 'breakfast | 2026-11-23 08:00–08:30 | with Tom | with Ida'],
  ['dinner sat 7:30 @"Blue Door"', 'dinner | 2026-11-21 19:30–20:00 | @Blue Door'],
  ['Prepare Monday report tonight', 'Prepare Monday report | 2026-11-20 19:00–19:30'],
  [
    'March planning https://meet.example/x 11/30 1pm',
    'March planning | 2026-11-30 13:00–13:30 | https://meet.example/x',
  ],
  [
    'Mittagessen mit Ana do 12:30 45m wöchentlich #essen !hoch @Kantine',
    'Mittagessen | 2026-11-26 12:30–13:15 | every week | with Ana | #essen | !high | @Kantine',
  ],
  ['Besprechung 3.12. 14:00', 'Besprechung | 2026-12-03 14:00–14:30'],
  ['Bericht abgeben Ende des Monats', 'Bericht abgeben | 2026-11-30'],
  ['Laufen morgen früh um 9', 'Laufen | 2026-11-21 09:00–09:30'],
  ['Kaffee um halb drei', 'Kaffee | 2026-11-21 14:30–15:00'],
  ['Abgabe übermorgen', 'Abgabe | 2026-11-22'],
  ['Chor jeden zweiten Dienstag 19 Uhr', 'Chor | 2026-11-24 19:00–19:30 | on tu x2'],
  ['Planung morgen von 10 bis 11', 'Planung | 2026-11-21 10:00–11:00'],
  ['Workshop Montag 14 Uhr eine Stunde', 'Workshop | 2026-11-23 14:00–15:00'],
  ['Workshop am Montag um 14 Uhr anderthalb Stunden', 'Workshop | 2026-11-23 14:00–15:30'],
  ['Umzug am 5. Dezember den ganzen Tag', 'Umzug | 2026-12-05 all day'],
  ['Anruf mit Bea am Dienstag um 15 Uhr CET', 'Anruf | 2026-11-24 15:00–15:30 | with Bea'],
  [
    'Gespräch mit Ana und Ben nächste Woche Dienstag 15h',
    'Gespräch | 2026-11-24 15:00–15:30 | with Ana | with Ben',
  ],
  ['Treffen in 2 Stunden', 'Treffen | 2026-11-20 17:00–17:30'],
  ['Rückruf in einer halben Stunde', 'Rückruf | 2026-11-20 15:30–16:00'],
  ['Ideensammlung heute Abend', 'Ideensammlung | 2026-11-20 19:00–19:30'],
  ['Training jeden Montag und Mittwoch um 11 Uhr', 'Training | 2026-11-23 11:00–11:30 | on mo we'],
  ['Stammtisch freitags 20 Uhr', 'Stammtisch | 2026-11-20 20:00–20:30 | on fr'],
  ['Rückblick Freitag 14 Uhr', 'Rückblick | 2026-11-27 14:00–14:30'],
  ['Vortrag Mittwochnachmittag im Raum Elbe', 'Vortrag | 2026-11-25 15:00–15:30 | @Raum Elbe'],
  ['Urlaub vom 21.12. bis 31.12.', 'Urlaub | 2026-12-21 to 2026-12-31'],
  ['Essen mit Tom Samstag um acht', 'Essen | 2026-11-21 20:00–20:30 | with Tom'],
  ['Telefonat 15 Uhr Londoner Zeit morgen', 'Telefonat | 2026-11-21 15:00–15:30 Europe/London'],
  [
    'Morgenrunde täglich um 8:45 15 Minuten bis 18.12.',
    'Morgenrunde | 2026-11-21 08:45–09:00 | every day until 2026-12-18',
  ],
  ['Miete überweisen monatlich am 1.', 'Miete überweisen | 2026-12-01 | every month'],
  ['Prüfung 12.1.2027 um Viertel vor neun', 'Prüfung | 2027-01-12 08:45–09:15'],
  ['Feier Mitternacht 31.12.', 'Feier | 2027-01-01 00:00–00:30'],
  ['Einkauf Samstag Vormittag 90 Minuten', 'Einkauf | 2026-11-21 09:00–10:30'],
  ['Sport jeden Mo und Mi von 18 bis 19 Uhr', 'Sport | 2026-11-23 18:00–19:00 | on mo we'],
  ['Zahnarzt Do. 26.11. 10:15 bei Dr. Weiß', 'Zahnarzt | 2026-11-26 10:15–10:45 | @Dr. Weiß'],
]
