/** A sentence and all that is read from it, told in one line. */
export type Example = readonly [sentence: string, told: string]

/** Ten in English, ten in German, written before the grammar was. */
export const held_out: readonly Example[] = [
  ['coffee with Tom tomorrow at 4', 'coffee with Tom | 2026-11-21 16:00–16:30 | with Tom'],
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
    'Sync with Priya and Chen | 2026-11-23 09:30–09:55 | with Priya | with Chen',
  ],
  ['dinner with Sam saturday 8', 'dinner with Sam | 2026-11-21 20:00–20:30 | with Sam'],
  [
    'Demo Monday 9am New York time https://meet.example/abc',
    'Demo | 2026-11-23 09:00–09:30 America/New_York | https://meet.example/abc',
  ],
  ['standup weekdays at quarter past nine 15 min', 'standup | 2026-11-23 09:15–09:30 | on mo tu we th fr'],
  ['Zahnarzt am 7. Dezember um Viertel nach acht', 'Zahnarzt | 2026-12-07 08:15–08:45'],
  ['Kaffee mit Tom morgen um 4', 'Kaffee mit Tom | 2026-11-21 16:00–16:30 | with Tom'],
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
    'Telefonat mit Jonas und Petra | 2026-11-23 09:30–09:55 | with Jonas | with Petra',
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
    'lunch with Ana | 2026-11-26 12:30–13:15 | every week | with Ana | #food | !high | @Office',
  ],
  [
    'call Bea tue 3pm 45m weekly #sales !high',
    'call Bea | 2026-11-24 15:00–15:45 | every week | with Bea | #sales | !high',
  ],
  [
    'Lunch with Al at The Palace at noon on Thursday',
    'Lunch with Al | 2026-11-26 12:00–12:30 | with Al | @The Palace',
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
  [
    '1:1 with Chen weekly on Thursday 2pm 30m',
    '1:1 with Chen | 2026-11-26 14:00–14:30 | every week | with Chen',
  ],
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
  [
    'breakfast with Tom and Ida monday 8',
    'breakfast with Tom and Ida | 2026-11-23 08:00–08:30 | with Tom | with Ida',
  ],
  ['dinner sat 7:30 @"Blue Door"', 'dinner | 2026-11-21 19:30–20:00 | @Blue Door'],
  ['Prepare Monday report tonight', 'Prepare Monday report | 2026-11-20 19:00–19:30'],
  [
    'March planning https://meet.example/x 11/30 1pm',
    'March planning | 2026-11-30 13:00–13:30 | https://meet.example/x',
  ],
  [
    'Mittagessen mit Ana do 12:30 45m wöchentlich #essen !hoch @Kantine',
    'Mittagessen mit Ana | 2026-11-26 12:30–13:15 | every week | with Ana | #essen | !high | @Kantine',
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
  ['Anruf mit Bea am Dienstag um 15 Uhr CET', 'Anruf mit Bea | 2026-11-24 15:00–15:30 | with Bea'],
  [
    'Gespräch mit Ana und Ben nächste Woche Dienstag 15h',
    'Gespräch mit Ana und Ben | 2026-11-24 15:00–15:30 | with Ana | with Ben',
  ],
  ['Treffen in 2 Stunden', 'Treffen | 2026-11-20 17:00–17:30'],
  ['Rückruf in einer halben Stunde', 'Rückruf | 2026-11-20 15:30–16:00'],
  ['Ideensammlung heute Abend', 'Ideensammlung | 2026-11-20 19:00–19:30'],
  ['Training jeden Montag und Mittwoch um 11 Uhr', 'Training | 2026-11-23 11:00–11:30 | on mo we'],
  ['Stammtisch freitags 20 Uhr', 'Stammtisch | 2026-11-20 20:00–20:30 | on fr'],
  ['Rückblick Freitag 14 Uhr', 'Rückblick | 2026-11-27 14:00–14:30'],
  ['Vortrag Mittwochnachmittag im Raum Elbe', 'Vortrag | 2026-11-25 15:00–15:30 | @Raum Elbe'],
  ['Urlaub vom 21.12. bis 31.12.', 'Urlaub | 2026-12-21 to 2026-12-31'],
  ['Essen mit Tom Samstag um acht', 'Essen mit Tom | 2026-11-21 20:00–20:30 | with Tom'],
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

/** Written without looking at the grammar, when it was there: English first. */
export const later: readonly Example[] = [
  [
    'Weekly sync with Mara every Wednesday at 9:00 from 2 December',
    'Weekly sync with Mara | 2026-12-02 09:00–09:30 | on we | with Mara',
  ],
  [
    'Monatlicher Bericht jeden zweiten Freitag um 10 Uhr',
    'Monatlicher Bericht | 2026-11-27 10:00–10:30 | on fr x2',
  ],
  [
    'Catch-up with Nora on Wednesday at quarter to four',
    'Catch-up with Nora | 2026-11-25 15:45–16:15 | with Nora',
  ],
  ['flight to Rome 27 Nov 6:40am - 8:35am', 'flight to Rome | 2026-11-27 06:40–08:35'],
  [
    'design review tomorrow, 2 to 3:30pm, with Lee & Kim #design',
    'design review with Lee & Kim | 2026-11-21 14:00–15:30 | with Lee | with Kim | #design',
  ],
  ['book club last thursday', 'book club last thursday'],
  ['take out the bins every Sunday evening', 'take out the bins | 2026-11-22 19:00–19:30 | on su'],
  ['2 hour workshop on Dec 9th at 1', 'workshop | 2026-12-09 13:00–15:00'],
  [
    'remind Tom about invoice 2026 next Monday morning',
    'remind Tom about invoice 2026 | 2026-11-23 09:00–09:30',
  ],
  ['conference Jan 12 to 14', 'conference | 2027-01-12 to 2027-01-14'],
  ['call the bank at 9.15 on friday', 'call the bank | 2026-11-27 09:15–09:45'],
  ['swim 7-8am tue and thu', 'swim | 2026-11-24 07:00–08:00 | on tu th'],
  ['haircut Saturday noonish', 'haircut noonish | 2026-11-21'],
  ['all-hands first of December 16:00 for 45 mins', 'all-hands | 2026-12-01 16:00–16:45'],
  ['team lunch in the canteen on Tuesday at 12', 'team lunch | 2026-11-24 12:00–12:30 | @canteen'],
  ['1on1 Priya every friday 9:30', '1on1 Priya | 2026-11-27 09:30–10:00 | on fr'],
  ['sales pipeline monthly Dec 7 2pm 1h', 'sales pipeline | 2026-12-07 14:00–15:00 | every month'],
  ['pick up the car at 5:30 today', 'pick up the car | 2026-11-20 17:30–18:00'],
  ['Call Jonas in 45 minutes', 'Call Jonas | 2026-11-20 15:45–16:15 | with Jonas'],
  ['brunch with Mia Sunday 11 till 1', 'brunch with Mia | 2026-11-22 11:00–13:00 | with Mia'],
  ['strategy day 10 December all day @Harbour', 'strategy day | 2026-12-10 all day | @Harbour'],
  ['Review contract (draft 3) tues 10am', 'Review contract (draft 3) | 2026-11-24 10:00–10:30'],
  [
    'Therapy Wednesdays at 18:00 for 50 minutes until end of March',
    'Therapy | 2026-11-25 18:00–18:50 | on we until 2027-03-31',
  ],
  ['launch rehearsal two weeks from now 10 am !!', 'launch rehearsal | 2026-12-04 10:00–10:30 | !high'],
  [
    'Abstimmung mit Nora am Mittwoch um Viertel vor vier',
    'Abstimmung mit Nora | 2026-11-25 15:45–16:15 | with Nora',
  ],
  ['Flug nach Rom am 27.11. von 6:40 bis 8:35 Uhr', 'Flug nach Rom | 2026-11-27 06:40–08:35'],
  ['Müll rausbringen jeden Sonntagabend', 'Müll rausbringen | 2026-11-22 19:00–19:30 | on su'],
  ['zweistündiger Workshop am 9.12. um 13 Uhr', 'Workshop | 2026-12-09 13:00–15:00'],
  ['Konferenz 12. bis 14. Januar', 'Konferenz | 2027-01-12 to 2027-01-14'],
  ['Bank anrufen Freitag 9.15 Uhr', 'Bank anrufen | 2026-11-27 09:15–09:45 | with Bank'],
  ['Friseur Samstagmittag', 'Friseur | 2026-11-21 12:00–12:30'],
  ['Teamessen in der Kantine Dienstag um 12', 'Teamessen | 2026-11-24 12:00–12:30 | @Kantine'],
  [
    'Wochenbesprechung immer dienstags um 9:30 Uhr, 45 Minuten',
    'Wochenbesprechung | 2026-11-24 09:30–10:15 | on tu',
  ],
  ['Kinderarzt in zwei Wochen am Montag um zehn nach acht', 'Kinderarzt | 2026-11-30 08:10–08:40'],
  ['Elternabend heute 19:30 bis 21 Uhr in der Schule', 'Elternabend | 2026-11-20 19:30–21:00 | @Schule'],
  ['Gassi gehen morgen früh halb sieben', 'Gassi gehen | 2026-11-21 06:30–07:00'],
  ['Sprechstunde Mo-Fr 8-9 Uhr', 'Sprechstunde | 2026-11-23 08:00–09:00 | every day until 2026-11-27'],
  ['Elternabend in der Schule, 3. Dez., 19 Uhr', 'Elternabend | 2026-12-03 19:00–19:30 | @Schule'],
  [
    'Jahresgespräch mit Priya jeden Freitag 9:30',
    'Jahresgespräch mit Priya | 2026-11-27 09:30–10:00 | on fr | with Priya',
  ],
  ['Vertrieb monatlich 7.12. 14 Uhr 1h', 'Vertrieb | 2026-12-07 14:00–15:00 | every month'],
  ['Auto abholen heute um 17:30', 'Auto abholen | 2026-11-20 17:30–18:00'],
  ['Jonas anrufen in 45 Minuten', 'Jonas anrufen | 2026-11-20 15:45–16:15 | with Jonas'],
  ['Brunch mit Mia Sonntag 11 bis 13', 'Brunch mit Mia | 2026-11-22 11:00–13:00 | with Mia'],
  ['Strategietag am 10. Dezember ganztägig @Hafen', 'Strategietag | 2026-12-10 all day | @Hafen'],
  ['Vertrag prüfen (Entwurf 3) Di 10 Uhr', 'Vertrag prüfen (Entwurf 3) | 2026-11-24 10:00–10:30'],
  [
    'Physio mittwochs um 18 Uhr für 50 Minuten bis Ende März',
    'Physio | 2026-11-25 18:00–18:50 | on we until 2027-03-31',
  ],
  ['Generalprobe heute in zwei Wochen um 10 !!', 'Generalprobe | 2026-12-04 10:00–10:30 | !high'],
]

/** How many of them are English. */
export const later_english = 22
