import { translateSample } from '../../apps/server/src/features/instance/sample/sample-words.rules.ts'

export const demo_languages = ['en', 'de'] as const
export type DemoLanguage = (typeof demo_languages)[number]

/** The language of the terminal, where the demo has been written in it. */
export function terminalLanguage(): DemoLanguage {
  return new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).language === 'de' ? 'de' : 'en'
}

/** What the demo says about its people and plans, in this language. */
export function translateDemo<T>(value: T, language: DemoLanguage): T {
  if (language === 'en') return value
  return JSON.parse(
    JSON.stringify(translateSample(value, language), (_, part: unknown) =>
      typeof part === 'string' ? (german_words[part] ?? part) : part,
    ),
  )
}

const german_words: Readonly<Record<string, string>> = {
  'Runs the Harbour project. Mornings are for people, afternoons for paper.':
    'Leitet das Hafenprojekt. Vormittags Menschen, nachmittags Papier.',
  'Structural engineer.': 'Statik.',
  'Design.': 'Entwurf.',
  'Budget and contracts.': 'Budget und Verträge.',
  'On site in St John’s.': 'Vor Ort in St. John’s.',
  'Our client’s side.': 'Auf der Seite der Kundschaft.',
  Introduction: 'Kennenlernen',
  'A first talk about your plans.': 'Ein erstes Gespräch über Ihre Pläne.',
  'Consulting hour': 'Beratungsstunde',
  'One of us takes the time for your questions.': 'Jemand von uns nimmt sich Zeit für Ihre Fragen.',
  'Harbour workshop': 'Hafenwerkstatt',
  'We plan the next three months. Ninety minutes are enough.':
    'Wir planen die nächsten drei Monate. Neunzig Minuten genügen.',
  'On Tuesday morning I am on the site.': 'Am Dienstagvormittag bin ich auf der Baustelle.',
  Family: 'Familie',
  School: 'Schule',
  'SUMMARY:Swimming lesson': 'SUMMARY:Schwimmkurs',
  'SUMMARY:Dentist': 'SUMMARY:Zahnarzt',
  'SUMMARY:Theatre with Linn': 'SUMMARY:Theater mit Linn',
  'SUMMARY:At the cottage': 'SUMMARY:Im Ferienhaus',
  'SUMMARY:Parents’ evening': 'SUMMARY:Elternabend',
  'SUMMARY:Study day, no lessons': 'SUMMARY:Studientag, kein Unterricht',
}
