import type { Language } from '../language.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { withArticle } from './articles.ts'

/** How an answer to one point is led in. */
interface Leads {
  readonly formal: (thing: string) => string
  readonly informal: (thing: string) => string
}

const leads: Readonly<Record<Language, Leads>> = {
  en: { formal: (thing) => `About the ${thing}`, informal: (thing) => `About the ${thing}` },
  de: { formal: (thing) => `zum Thema ${thing}`, informal: (thing) => `zum Thema ${thing}` },
  fr: { formal: (thing) => `Concernant ${thing}`, informal: (thing) => `Pour ${thing}` },
  es: {
    formal: (thing) => `En cuanto a ${thing}`.replace(/ a el /u, ' al '),
    informal: (thing) => `Sobre ${thing}`,
  },
  it: { formal: (thing) => `per quanto riguarda ${thing}`, informal: (thing) => `per ${thing}` },
}

interface Tone {
  readonly language: Language
  readonly isFormal: boolean
  readonly isAmongFriends: boolean
}

/** `Concernant la clé` for the word `clé` of a point; null where its gender is not told. */
export function leadOfThing(
  topic: string,
  text: string,
  { language, isFormal, isAmongFriends }: Tone,
): string | null {
  const lead = leads[language][isFormal ? 'formal' : 'informal']
  if (language === 'de') return isAmongFriends ? `wegen ${topic}` : lead(topic)
  const noun = /^\p{Lu}\p{Lu}/u.test(topic) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)
  if (language === 'en') return lead(noun)
  const named = withArticle(noun, wordBefore(text, topic), language)
  return named === null ? null : lead(named)
}

function wordBefore(text: string, topic: string): string {
  const at = text.toLowerCase().indexOf(topic.toLowerCase())
  return at < 0
    ? ''
    : foldText(/(\p{L}{1,20})\P{L}{1,2}$/u.exec(text.slice(Math.max(0, at - 20), at))?.[1] ?? '')
}

/** What the verb of a point asks for, said of the one point. */
const of_labels: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    Choice: 'My choice',
    Decision: 'My decision',
    Date: 'About the date',
    Approval: 'My decision',
    Opinion: 'My view',
  },
  de: {
    Auswahl: 'meine Wahl',
    Entscheidung: 'meine Entscheidung',
    Termin: 'zum Termin',
    Freigabe: 'meine Entscheidung',
    Meinung: 'meine Meinung',
  },
  fr: {
    Choix: 'Mon choix',
    Décision: 'Ma décision',
    Date: 'Pour la date',
    Repas: 'Pour le repas',
    Paiement: 'Pour le paiement',
    Arrivée: 'Pour l’arrivée',
    Prolongation: 'Pour la prolongation',
    Signature: 'Pour la signature',
    Coût: 'Pour le coût',
    Participation: 'Pour la participation',
    Nuit: 'Pour la nuit',
    Accord: 'Ma décision',
    Avis: 'Mon avis',
  },
  es: {
    Elección: 'Mi elección',
    Decisión: 'Mi decisión',
    Fecha: 'Sobre la fecha',
    Comida: 'Sobre la comida',
    Pago: 'Sobre el pago',
    Llegada: 'Sobre la llegada',
    Renovación: 'Sobre la renovación',
    Firma: 'Sobre la firma',
    Coste: 'Sobre el coste',
    Asistencia: 'Sobre la asistencia',
    Alojamiento: 'Sobre el alojamiento',
    Aprobación: 'Mi decisión',
    Opinión: 'Mi opinión',
  },
  it: {
    Scelta: 'la mia scelta',
    Decisione: 'la mia decisione',
    Data: 'per la data',
    Cibo: 'per il cibo',
    Pagamento: 'per il pagamento',
    Arrivo: 'per l’arrivo',
    Rinnovo: 'per il rinnovo',
    Firma: 'per la firma',
    Costo: 'per il costo',
    Partecipazione: 'per la partecipazione',
    Pernottamento: 'per il pernottamento',
    Approvazione: 'la mia decisione',
    Parere: 'il mio parere',
  },
}

/** `My choice` for the label `Choice`; null for a question word. */
export function leadOfLabel(label: string, language: Language): string | null {
  const told = of_labels[language][label]
  if (told !== undefined) return told
  if (language === 'en' && named_en.has(label)) return `About the ${label.toLowerCase()}`
  return language === 'de' && named_de.has(label) ? `zum Thema ${label}` : null
}

/** Whether a label stands for what the reader says of a thing, whatever the thing is. */
export function isVerdict(label: string): boolean {
  return verdicts.has(label)
}

const verdicts = new Set([
  'Approval',
  'Opinion',
  'Freigabe',
  'Meinung',
  'Accord',
  'Avis',
  'Aprobación',
  'Opinión',
  'Approvazione',
  'Parere',
])

const named_en = new Set([
  'Food',
  'Payment',
  'Arrival',
  'Extension',
  'Signature',
  'Parking',
  'Cost',
  'Attendance',
])
const named_de = new Set([
  'Essen',
  'Bezahlung',
  'Ankunft',
  'Verlängerung',
  'Unterschrift',
  'Kosten',
  'Teilnahme',
  'Übernachtung',
])
