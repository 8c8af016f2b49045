import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { isOneDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'
import { filtered } from '../../literal-filter.ts'
import { withUnmeant } from '../items/settle.ts'

/**
 * `Your letter of the 5th`, `Sua richiesta del 15 u.s.`: a day of the month by which a letter is called lies behind, and so
 * does the day of a talk that a mail comes back to: `Following our call on Monday`, `Wie am Montag besprochen`.
 */
export function withoutLetterDates(
  sentences: readonly ReadSentence[],
  { language }: JudgeContext,
): readonly ReadSentence[] {
  return sentences.map((sentence) => {
    const { text, start, items } = sentence
    const isGone = (item: Item) => {
      if (!isOneDay(item)) return false
      const [from, to] = [item.start - start, item.end - start]
      const lead = foldSpelledOut(text.slice(Math.max(0, from - longest_talk), from), language)
      const behind = foldSpelledOut(text.slice(to, to + longest_mark), language)
      if (comes_after.test(lead) || (as.test(lead) && discussed.test(behind))) return true
      if (item.days.some(({ monthDay }) => monthDay === null)) return false
      const before = lead.slice(-longest_name)
      return letters.test(before) || (of_day.test(before) && old_marks.test(behind))
    }
    return items.some(isGone) ? withUnmeant(sentence, isGone) : sentence
  })
}

const longest_talk = 60
const comes_after = filtered(
  /(?:^|[^\p{L}])(?:(?:following|further to|as a follow[- ]up to|pursuant to|as per|bezugnehmend auf|anknupfend an|im nachgang zu|suite a|faisant suite a|apres|a raiz de|tras|in seguito a|a seguito di|facendo seguito a|dopo)(?:ll[ao']?|l['’]|lo|gli|i)? ?(?:our|your|the|my|unser(?:e[mn]?)?|ihr(?:e[mn]?)?|dein(?:e[mn]?)?|das|den|die|notre|votre|ton|ta|l['’]|la|le|nuestr[oa]|su|tu|nostr[oa]|vostr[oa]|sua|tua|suo|tuo)? ?(?:\p{L}{1,14} )?(?:call|chat|conversation|talk|discussion|meeting|visit|exchange|e-?mail|message|letter|gesprach|telefonat|anruf|treffen|mail|nachricht|besuch|termin|appel|echange|conversation|entretien|reunion|message|courriel|visite|llamada|conversacion|charla|mensaje|correo|visita|telefonata|chiamata|conversazione|colloquio|incontro|riunione|messaggio|e-?mail)(?: \p{L}{1,14})? (?:on|of|from|vom|am|von|de|du|del|di|da)?|(?:as|like) (?:we |i )?(?:discussed|agreed|mentioned|promised|said|spoke about|talked about)(?: on)?|comme (?:convenu|discute|evoque|promis|dit)|como (?:acordamos|comentamos|hablamos|quedamos|dijimos|acordado|hablado|comentado)(?: el)?|come (?:concordato|detto|discusso|promesso|d['’]accordo|da accordi)(?: di)?) ?(?:le |el |il |the )?$/u,
)

/** `Wie am Montag besprochen` */
const as = /(?:^|[^\p{L}])wie (?:(?:schon|bereits) )?(?:am )?$/u
const discussed = /^ ?(?:schon |bereits |telefonisch )?(?:besprochen|vereinbart|abgemacht|gesagt|erwahnt|ver)/

const longest_name = 24
const longest_mark = 16

const letters = filtered(
  /(?:^|[^\p{L}])(?:(?:letter|e-?mail|message|enquiry|note) of (?:the )?|(?:schreiben|brief|e-?mail|nachricht|anfrage) vom |(?:courrier|lettre|e-?mail|message|courriel) du |(?:carta|escrito|correo|mensaje|oficio) (?:de fecha )?del? (?:dia )?|(?:richiesta|lettera|e-?mail|messaggio|comunicazione|nota|sua|vostra) del(?:l['’ ]?)? ?)$/u,
)

const of_day = /(?:^|[^\p{L}])(?:of|of the|vom|du|de|del|dell['’ ]?) ?$/u

/** `The 5th inst.`, `del 15 u.s.`, `du 5 courant` */
const old_marks =
  /^\.? ?(?:inst\.?|ult\.?|d\. ?m\.|u\. ?s\.|c\. ?m\.|ultimo scorso|scorso|corrente mese|del corriente|del presente|courant|ecoule)(?:[^\p{L}]|$)/u
