import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import { filtered } from '../../literal-filter.ts'

/** `Prima di San Martino`, and not `in via San Martino`: whether a holiday is called so for itself where it stands. */
export function isHolidayItself({ text, tokens, at, next, language }: Place): boolean {
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const before = words.join(' ')
  if (called_after.test(before)) return false
  const name = tokens[at]?.word ?? ''
  if (name === 'reyes') return leads_kings.test(before)
  if (is_name[language].test(name) && !leads_name[language].test(before)) return false
  // `I lent you`, `i nostri morti`, `la vigilia della partenza`
  if (/^(?:lent|(?:[ad]?e?i|ai) (?:santi|morti))$/i.test(text)) return /\p{Lu}\p{Ll}+$/u.test(text)
  return (
    name !== 'vigilia' ||
    next > at + 1 ||
    !/^(?:d|di|del|della|dell|dello|dei)$/.test(tokens[next]?.word ?? '')
  )
}

/** `Le marché de Noël`, `il calendario dell'Avvento` */
const called_after = filtered(
  /(?:^| )(?:marches?|calendrier|couronne|sapin|repas|arbre|calendario|corona|mercad(?:o|illo)|arbol|mercatin[io]|albero|regal[io]s?|cadeaux?|roscon|paga) (?:de la|de los|de l|del|della|dell|di|de|d)$/,
)

/** Beginnings of days that are called after a person, after whom people and places are called as well. */
const is_name: Readonly<Record<Language, RegExp>> = {
  en: /^$/,
  de: /^(?:martini|nikolaus|sankt|st)$/,
  fr: /^$/,
  es: /^(?:san|santa|santiago)$/,
  it: /^(?:san|santa|sant)$/,
}

/** `Hasta Reyes`, and not `la doctora Reyes` */
const leads_kings =
  /(?:^| )(?:(?:antes|despues|dia|fiesta|noche|vispera|semana|partir) de|pasados?|tras|por|hasta|para|los|entre|y|desde|en)$/

/** What stands before them where the day is meant. */
const leads_name: Readonly<Record<Language, RegExp>> = {
  en: /^$/,
  de: /(?:^| )(?:am|an|zu|zum|vor|nach|bis|ab|seit)$/,
  fr: /^$/,
  es: /(?:^| )(?:(?:antes|despues|dia|fiestas?|noche|vispera|semana|fin de semana|alrededor) de|pasados?|tras|por)$/,
  it: /(?:^| )(?:(?:prima|giorno|festa|notte|sera|settimana|vigilia|ponte) di|per|entro|dopo|fino a)$/,
}

/** `Before the summer`, `bis zum Herbst`, and neither `Herr Winter` nor `la cena de fin de año`. */
export function isYearPartItself({ text, tokens, at, language }: Place): boolean {
  const [far = '', before = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word]
  if (/^(?:de|di|d)$/.test(before) && !/^(?:antes|despues|prima|partir|courant|corso)$/.test(far))
    return false
  const isSeason =
    language === 'en' || language === 'de' ? !/\s/.test(text) && !/^(?:jahr|heuer)/i.test(text) : false
  return !isSeason || leads_season.test(before)
}

const leads_season =
  /^(?:in|the|this|next|before|after|until|till|by|during|over|from|since|late|early|im|dem|den|diesen|diesem|nachsten|kommenden|vor|nach|bis|ab|zum|seit|ganzen|spaten|fruhen|heurigen)$/
