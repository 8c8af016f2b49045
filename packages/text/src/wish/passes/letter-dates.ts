import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { isOneDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'
import { filtered } from '../../literal-filter.ts'
import { asSettled } from '../items/settle.ts'

/** `Your letter of the 5th`, `Sua richiesta del 15 u.s.`: a day of the month by which a letter is called lies behind. */
export function withoutLetterDates(
  sentences: readonly ReadSentence[],
  { language }: JudgeContext,
): readonly ReadSentence[] {
  return sentences.map((sentence) => {
    const { text, start, items, unmeant } = sentence
    const isGone = (item: Item) => {
      if (!isOneDay(item) || item.days.some(({ monthDay }) => monthDay === null)) return false
      const [from, to] = [item.start - start, item.end - start]
      const before = foldSpelledOut(text.slice(Math.max(0, from - longest_name), from), language)
      const behind = foldSpelledOut(text.slice(to, to + longest_mark), language)
      return letters.test(before) || (of_day.test(before) && old_marks.test(behind))
    }
    const gone = items.filter(isGone)
    if (gone.length === 0) return sentence
    return {
      ...sentence,
      items: items.filter((item) => !gone.includes(item)),
      unmeant: [...unmeant, ...gone.map(asSettled)],
    }
  })
}

const longest_name = 24
const longest_mark = 16

const letters = filtered(
  /(?:^|[^\p{L}])(?:(?:letter|e-?mail|message|enquiry|note) of (?:the )?|(?:schreiben|brief|e-?mail|nachricht|anfrage) vom |(?:courrier|lettre|e-?mail|message|courriel) du |(?:carta|escrito|correo|mensaje|oficio) (?:de fecha )?del? (?:dia )?|(?:richiesta|lettera|e-?mail|messaggio|comunicazione|nota|sua|vostra) del(?:l['’ ]?)? ?)$/u,
)

const of_day = /(?:^|[^\p{L}])(?:of|of the|vom|du|de|del|dell['’ ]?) ?$/u

/** `The 5th inst.`, `del 15 u.s.`, `du 5 courant` */
const old_marks =
  /^\.? ?(?:inst\.?|ult\.?|d\. ?m\.|u\. ?s\.|c\. ?m\.|ultimo scorso|scorso|corrente mese|del corriente|del presente|courant|ecoule)(?:[^\p{L}]|$)/u
