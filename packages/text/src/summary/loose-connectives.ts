import type { Language } from '../language.ts'
import { type Span, trimmed } from '../sentences.ts'
import { countWords } from '../words.ts'

/** Words that join a sentence to the one before it, and without which it stands as well; whole with their comma. */
const connectives: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:but|and)(?! (?:so|yet|then|that|this|it|he|she|they|therefore|not|if so)(?!\p{L})),?|(?:also|however|moreover|furthermore|besides|in addition|on the other hand|on the one hand|that said|apart from that|in any case|anyway|by contrast|firstly|secondly),)\s+(?=\S)/iu,
  de: /^(?:(?:[Uu]nd|[Aa]ber|[Dd]enn)(?! (?:zwar|dann|da|er|sie|es|wenn ja|nicht|(?:das|die|der) \p{Ll}+)(?!\p{L})),?)\s+(?=\S)/u,
  fr: /^(?:(?:mais|et|car)(?! (?:puis|alors|donc|cela|ça|il|elle|ils|elles|ce|c[’']|non|y)(?!\p{L})),?|(?:par ailleurs|en revanche|de plus|en outre|d[’']autre part|d[’']une part|par contre|cependant|toutefois|néanmoins|donc|enfin|bref),)\s+(?=\S)/iu,
  es: /^(?:(?:pero|y)(?! (?:luego|después|entonces|así|eso|esto|es|no|que|por eso|además)(?!\p{L})),?|(?:sin embargo|no obstante|además|asimismo|por otro lado|por otra parte|por un lado|por una parte|en cambio|por lo demás|en fin|ahora bien),)\s+(?=\S)/iu,
  it: /^(?:(?:ma|però|e)(?! (?:poi|quindi|allora|così|questo|ciò|è|non|che|per questo|anche)(?!\p{L})),?|(?:inoltre|tuttavia|invece|d[’']altra parte|dall[’']altra parte|da un lato|d[’']altro canto|comunque|insomma),)\s+(?=\S)/iu,
}

const least_words = 3

interface Joining extends Span {
  readonly text: string
  readonly isListed: boolean
}

/** Sentences without the words that join them to one that is not told: `But the shed stands` is `The shed stands`. */
export function withoutLooseConnectives<One extends Joining>(
  mail: string,
  told: readonly One[],
  { all, language }: { readonly all: readonly Span[]; readonly language: Language },
): One[] {
  const ends = new Map(all.map(({ start }, place) => [start, all[place - 1]?.start ?? null]))
  return told.map((one, index) => {
    const before = ends.get(one.start)
    if (one.isListed || before === undefined || (before !== null && before === told[index - 1]?.start))
      return one
    const joint =
      connectives[language].exec(mail.slice(one.start, one.start + longest_joint))?.[0].length ?? 0
    const rest = trimmed(mail, one.start + joint, one.end)
    return joint === 0 || countWords(rest.text) < least_words ? one : { ...one, ...rest }
  })
}

const longest_joint = 60
