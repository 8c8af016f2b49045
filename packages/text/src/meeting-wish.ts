import { anyWord } from './words.ts'

const minutes = /(?<!\d)(\d{2,3})\s?(?:min(?:s|utes?|uten|utos|uti)?|mn)(?![\p{L}])/iu
const half_hour = anyWord("half an hour|half hour|halbe stunde|demi-heure|media hora|mezz[’']?\\s?ora")
const hours = anyWord("an hour|one hour|eine stunde|une heure|una hora|un[’']ora")
const next_week = anyWord(
  'next week|nächste[nr]? woche|kommende[nr]? woche|semaine prochaine|próxima semana|semana que viene|prossima settimana|settimana prossima',
)
const usual_minutes = 30

/** How long a meeting is wished to be, in minutes, 15 to 240; half an hour where the mail does not say. */
export function durationAsked(text: string): number {
  if (half_hour.test(text)) return 30
  const said = Number(minutes.exec(text)?.[1] ?? (hours.test(text) ? 60 : usual_minutes))
  return Math.min(240, Math.max(15, said))
}

/** Whether a mail asks for the week after this one. */
export function wantsNextWeek(text: string): boolean {
  return next_week.test(text)
}

/** On which days and in which half of them somebody would like to meet; nothing said is no wish. */
export interface TimeWish {
  /** ISO weekdays, Monday is 1. */
  readonly weekdays: ReadonlySet<number>
  readonly half: 'morning' | 'afternoon' | null
}

/** The weekdays and the half of the day that stand in sentences about meeting or about what would suit. */
export function timesWished(text: string): TimeWish {
  const said = text.split(/(?<=[.!?])\s+|\n{2,}/u).filter((sentence) => suits.test(sentence))
  const about = said.join('\n')
  const weekdays = weekday_names.flatMap((name, index) => (name.test(about) ? [index + 1] : []))
  const isMorning = mornings.test(about)
  const isAfternoon = afternoons.test(about)
  const half = isMorning === isAfternoon ? null : isMorning ? 'morning' : 'afternoon'
  return { weekdays: new Set(weekdays), half }
}

const suits = anyWord(
  'suits?|meet|free|available|works? (?:for|best)|prefer|passt|passen|treffen|frei|zeit|voir|libre|convien\\w*|rencontrer|quedar|vernos|reunirnos|viene bien|incontr\\w*|vederci|va bene|andrebbe|liber[oai]|(?:would be|are|is) (?:good|fine|great|ideal|perfect|best|better|easiest)|(?:wäre|wären|ist|sind) (?:\\w{1,20} )?(?:gut|recht|ideal|möglich|besser|günstig)|serait|seraient|arrange|estaría|me va bien|me iría|sarebbe|sarebbero',
)
const weekday_names = [
  'mondays?|montags?|lundi|lunes|lunedì',
  'tuesdays?|dienstags?|mardi|martes|martedì',
  'wednesdays?|mittwochs?|mercredi|miércoles|mercoledì',
  'thursdays?|donnerstags?|jeudi|jueves|giovedì',
  'fridays?|freitags?|vendredi|viernes|venerdì',
  'saturdays?|samstags?|samedi|sábados?|sabato',
  'sundays?|sonntags?|dimanche|domingos?|domenica',
].map(anyWord)
const mornings = anyWord('mornings?|vormittags?|morgens|matin|por la mañana|mattin[ao]')
const afternoons = anyWord('afternoons?|nachmittags?|après-midi|por la tarde|pomeriggio')
