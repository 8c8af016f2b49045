/** The made-up data with all its texts in this language, where they have been written in it; else in English. */
export function translateSample<T>(value: T, language: string): T {
  if (language !== 'de') return value
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? (german_words.get(part) ?? part) : part,
    ),
  )
}

/** The German of each text of the made-up data; names and addresses are the same. */
export const german_words: ReadonlyMap<string, string> = new Map([
  ['Harbour project', 'Hafenprojekt'],
  ['Clients', 'Kundschaft'],
  ['Hiring', 'Neue Leute'],
  ['One to one', 'Zu zweit'],
  ['Follow up', 'Nachfassen'],

  [
    'Write the quarterly letter\nTwo pages at most, figures from Omar.',
    'Quartalsbrief schreiben\nHöchstens zwei Seiten, Zahlen von Omar.',
  ],
  ['Renew the permit for the quay', 'Genehmigung für den Kai verlängern'],
  ['Choose a caterer for the offsite', 'Catering für die Klausur auswählen'],
  ['Read Mira’s second draft', 'Miras zweiten Entwurf lesen'],
  ['Book the train to Visby', 'Fahrt nach Visby buchen'],

  ['Harbour project: kick-off', 'Hafenprojekt: Auftakt'],
  ['Large room, 3rd floor', 'Großer Raum, 3. Stock'],
  ['Goals\nPeople\nRisks', 'Ziele\nTeam\nRisiken'],
  ['Send the survey of the quay to Jonas', 'Jonas die Vermessung des Kais schicken'],
  ['Agree on the budget with Omar', 'Budget mit Omar abstimmen'],
  ['The quay is surveyed before anything is drawn', 'Erst wird der Kai vermessen, dann gezeichnet'],
  ['One contact for the client: Sakura', 'Eine Ansprechpartnerin auf Kundenseite: Sakura'],
  ['Interview: Ines Duarte', 'Vorstellungsgespräch: Ines Duarte'],
  ['Write to Ines by Friday', 'Ines bis Freitag schreiben'],
  ['Strong portfolio, would start in March', 'Starke Mappe, könnte im März anfangen'],
  ['Budget round', 'Budgetrunde'],
  ['Compare the two offers for steel', 'Die beiden Angebote für Stahl vergleichen'],
  ['Steel is 8 % over plan, glass is under', 'Stahl liegt 8 % über dem Plan, Glas darunter'],
  ['Harbour weekly', 'Hafenrunde'],
  ['Round\nBlockers\nNext week', 'Reihum\nHindernisse\nNächste Woche'],
  ['Put the plan of the week on the board', 'Wochenplan ans Board hängen'],
  ['Jonas and Mara', 'Jonas und Mara'],
  ['Site call', 'Baustellengespräch'],
  ['Design review: harbour office', 'Entwurfsbesprechung: Hafenbüro'],
  [
    'Second draft of the ground floor, with daylight study.',
    'Zweiter Entwurf des Erdgeschosses, mit Tageslichtstudie.',
  ],
  ['Print the plans in A1', 'Pläne in A1 drucken'],
  ['Invite the lighting engineer', 'Lichtplanerin einladen'],
  ['Client call with Sakura', 'Kundengespräch mit Sakura'],
  ['Writing', 'Schreibzeit'],
  ['Offsite in Visby', 'Klausur in Visby'],
  ['Supplier visit', 'Besuch beim Lieferanten'],
  ['Load test of the quay', 'Belastungstest am Kai'],
  ['Method\nWho is on site', 'Verfahren\nWer vor Ort ist'],
  ['Colors and materials', 'Farben und Materialien'],
  ['Contract with the builder', 'Vertrag mit der Baufirma'],
  ['With {people}', 'Mit {people}'],
  ['Made up to try the product.', 'Erfunden, um Meridian auszuprobieren.'],

  ['The harbour office', 'Das Hafenbüro'],
  [
    'Dear {name},\n\nThank you for the second draft. Could we meet next week for an hour to talk about the ground floor? Tuesday or Thursday would suit me best.\n\nKind regards\nSakura',
    'Guten Tag {name},\n\nvielen Dank für den zweiten Entwurf. Können wir uns nächste Woche für eine Stunde treffen, um über das Erdgeschoss zu sprechen? Dienstag oder Donnerstag passt mir am besten.\n\nViele Grüße\nSakura',
  ],
  ['Two offers for steel', 'Zwei Angebote für Stahl'],
  [
    'Hi {name},\n\nBoth offers for steel are here. The first is 8 percent over plan, the second delivers three weeks later. Please tell me by Friday which one we take, so that I can sign it.\n\nOmar',
    'Hallo {name},\n\nbeide Angebote für Stahl sind da. Das erste liegt 8 Prozent über dem Plan, das zweite wird drei Wochen später geliefert. Bitte sag mir bis Freitag, welches wir nehmen, damit ich es unterschreiben kann.\n\nOmar',
  ],
  ['Survey of the quay', 'Vermessung des Kais'],
  [
    'Hello {name},\n\nThe survey of the quay is done. The north side carries the load, the south side needs two more piles. I have put the figures into the plan of the week.\n\nJonas',
    'Hallo {name},\n\ndie Vermessung des Kais ist fertig. Die Nordseite trägt die Last, die Südseite braucht zwei weitere Pfähle. Die Zahlen stehen im Wochenplan.\n\nJonas',
  ],
  ['Thank you for the conversation', 'Danke für das Gespräch'],
  [
    'Dear {name},\n\nThank you for the conversation about the open position. I would be glad to join the team in March.\n\nBest wishes\nInes Duarte',
    'Guten Tag {name},\n\nvielen Dank für das Gespräch über die offene Stelle. Ich würde im März sehr gern zum Team kommen.\n\nViele Grüße\nInes Duarte',
  ],
  ['Harbour Weekly <news@harbour-weekly.example.org>', 'Hafenwoche <news@hafenwoche.example.org>'],
  ['This week at the harbour', 'Diese Woche im Hafen'],
  [
    'The new quay opens in spring. The ferry to Visby sails twice a day from Monday on.\n\nYou get this mail because you asked for it.',
    'Der neue Kai wird im Frühjahr eröffnet. Die Fähre nach Visby fährt ab Montag zweimal am Tag.\n\nSie bekommen diese Mail, weil Sie sie bestellt haben.',
  ],
])
