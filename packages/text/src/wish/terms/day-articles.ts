import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import type { Token } from './tokens.ts'

/** `Los días 24 y 25`, `nei giorni 12, 13 o 14`, and not `todos los días 9 a 14`. */
export function isAmongDays(tokens: readonly Token[], at: number, language: Language): boolean {
  const article = tokens[at - 2]?.word ?? ''
  return (
    tokens[at - 1]?.word === days[language] &&
    articles.test(article) &&
    !/^(?:tous|todos|tutti|all)$/.test(tokens[at - 3]?.word ?? '')
  )
}

const days: Readonly<Record<Language, string>> = {
  en: 'days',
  de: 'tage',
  fr: 'jours',
  es: 'dias',
  it: 'giorni',
}

const articles = /^(?:the|die|les|los|i|nei|dei|coi|ai)$/

/** `Le 12 la direction est absente`: behind an article in the singular, a thing that the number counts would be one only. */
export function isDayAlone({ tokens, at, next, language }: Place): boolean {
  const article = singular[language]
  const behind = tokens[next]
  if (!article?.test(tokens[at - 1]?.word ?? '') || !/^\p{L}/u.test(behind?.word ?? '')) return false
  // `El 27 por desinfección`, and not `el 27 por ciento`
  const isReason = /^(?:por|pour|per)$/.test(behind?.word ?? '')
  if (isReason) return !/^(?:\d|cento|ciento|cent|mille?)/.test(tokens[next + 1]?.word ?? '')
  const isPlural = language !== 'it' && /(?<!mo)[sx]$/.test(behind?.word ?? '')
  return !(isPlural && !small_words.test(behind?.word ?? '')) && !no_day.test(behind?.word ?? '')
}

const singular: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:le|du)$/,
  es: /^(?:el|del|dia)$/,
  it: /^(?:il|l|del|dell|giorno)$/,
}

/** Words that end as a plural does. */
const small_words =
  /^(?:les|des|mes|nos|vos|ses|nous|vous|las|los|mis|tus|sus|es|estamos|tenemos|vamos|suis|dans|toutefois|alors|puis|aprox|puedes|quieres|tienes|vienes|estas)$/

/** `Il 10 per cento`, `el 20 por ciento` */
export function isShare(tokens: readonly Token[], next: number): boolean {
  return /^(?:cento|ciento|cent)$/.test(tokens[next + 1]?.word ?? '')
}

/** `Il 12 via Roma`, `il 24 ore` */
const no_day =
  /^(?:via|viale|piazza|corso|calle|x|h|hs|hrs|heures?|horas?|ore|ora|min|mn|km|m|cm|kg|g|piano|posto|minuto|binario|euros?|eur|ans?|anni|sur|su|stelle|punti|personas?|persone|minuti|mila|mil|mille)$/
