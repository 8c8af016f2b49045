import type { Language } from '../language.ts'

/** The days of a week, and those around today, with what leads an answer about them in. */
const days: Readonly<Record<Language, readonly [RegExp, (day: string) => string]>> = {
  en: [
    /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)(?!\p{L})/giu,
    (day) =>
      `About ${/^to/iu.test(day) ? day.toLowerCase() : /^week/iu.test(day) ? 'the weekend' : capital(day)}`,
  ],
  de: [
    /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|wochenende)(?:abend|mittag|morgen|nachmittag|vormittag)?(?!\p{L})/giu,
    (day) => `wegen ${capital(day)}`,
  ],
  fr: [
    /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|week-?end)(?: (?:matin|midi|soir|après-midi))?(?!\p{L})/giu,
    (day) => (/^week/iu.test(day) ? 'Pour le week-end' : `Pour ${day.toLowerCase()}`),
  ],
  es: [
    /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana)(?!\p{L})/giu,
    (day) => `Sobre el ${day.toLowerCase()}`,
  ],
  it: [
    /(?<!\p{L})(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|domani|weekend|fine settimana)(?: (?:mattina|sera|pomeriggio))?(?!\p{L})/giu,
    (day) => (/^(?:week|fine)/iu.test(day) ? `per il ${day.toLowerCase()}` : `per ${day.toLowerCase()}`),
  ],
}

/** The one day that a point names; null beside another one. */
export function dayIn(text: string, language: Language): string | null {
  if (or.test(text.toLowerCase())) return null
  const read = text.slice(0, longest_read)
  const named = [...read.matchAll(days[language][0])]
    .filter(({ index }) => !by_when.test(read.slice(Math.max(0, index - longest_by), index).toLowerCase()))
    .map(([day]) => day)
  const [day] = named
  return day !== undefined && named.every((one) => one.toLowerCase() === day.toLowerCase()) ? day : null
}

/** `About Saturday`, where the point names one day alone. */
export function leadOfDay(text: string, language: Language): string | null {
  const day = dayIn(text, language)
  return day === null ? null : days[language][1](day)
}

/** By when to answer is no time that is asked for. */
const by_when =
  /(?<!\p{L})(?:by|before|until|till|bis|vor|spätestens|avant|d['’]ici|jusqu['’]à|antes del?|hasta el|entro|prima di)(?: (?:next|this|the|am|zum|kommenden|nächsten|le|el|il|ce|este|questo))? $/u
const longest_by = 24
const or = /(?<!\p{L})(?:or|oder|ou|o|u|oppure)(?!\p{L})/u
const longest_read = 400

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
}
