import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import { filtered, type TextTest } from '../../literal-filter.ts'
import { phrase_tables } from './phrase-tables.ts'

/** `One of the two rooms`, `después de las dos reuniones`: a plural behind a number in words says what it counts. */
export function countsThings({ tokens, at, next, language, sentence }: Place): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const { word = '', start = 0 } = tokens[next] ?? {}
  if (language === 'es' && picks.test(tokens[at - 3]?.word ?? '') && before === 'las') return true
  if (word.length < shortest || phrase_tables[language].has(word) || !articles[language].test(before))
    return false
  if (language === 'de' && !/^\p{Lu}/u.test(sentence.slice(start))) return false
  return plurals[language].test(word) && !others[language].test(word)
}

const shortest = 4

const picks = /^(?:cual|una|ninguna|alguna|cualquiera)$/

/** In German and English an hour has no article. */
const articles: Readonly<Record<Language, RegExp>> = {
  en: /^/,
  de: /^/,
  fr: /^(?:les|des)$/,
  es: /^las$/,
  it: /^(?:le|delle|dalle|alle|nelle|sulle)$/,
}

const plurals: Readonly<Record<Language, RegExp>> = {
  en: /[^s]s$/,
  de: /(?:[glnrt]en|ern|ideen)$/,
  fr: /[sx]$/,
  es: /[ae]s$/,
  it: /(?:ioni|enti|anti|ori|oste|este|ine|ole|ale|ite|ate|ute|ette|elle|iche|aghe|ie|ze|de|me|ne)$/,
}

/** Verbs and small words that end as such plurals do. */
const others: Readonly<Record<Language, TextTest>> = {
  en: filtered(
    /^(?:works|suits|fits|seems|sounds|looks|means|makes|gives|leaves|starts|ends|begins|opens|closes|does|always|perhaps|besides|needs|gets|takes|comes|goes)$/,
  ),
  de: /^(?:essen|ihnen|sollen|wollen|konnen|waren|kinderwagen|morgen|feiern|verfugen)$/,
  fr: /^$/,
  es: /^(?:puedes|tienes|quieres|vienes|sales|debes|prefieres|acabas|terminas|llegas|estas|entonces|despues|tardes|lunes|martes|miercoles|jueves|viernes)$/,
  it: /^(?:bene|come|deve|vede|viene|conviene|chiude|insieme|rimane|prende|scende|scade|sale|vuole|potete|siete|avete|sarebbe|andrebbe)$/,
}
