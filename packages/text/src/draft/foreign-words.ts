import { type Language, lexicons } from '../language.ts'
import { wordsOf } from '../words.ts'

/** Small words of languages in which no draft can be written. */
const foreign = [
  'het een niet voor met zijn wij jij hij maar ook naar wel bij deze dit kunnen graag groeten uw jullie bent',
  'não uma você com para os dos das são mas também muito obrigado obrigada já foi está isso pelo pela seu sua nós',
  'och att det som för inte jag vi har till med du kan hej är på av ett om den här',
  'og at det som ikke jeg vi har til med du kan hei er på av et om den hilsen kunne vil',
  'nie się jest na do że jak dzień dobry czy dla może pan pani pozdrawiam z w i to',
  'je se na že jsem dobrý den bych pro jako jsme aby může prosím s v a to',
  've bir bu için merhaba ile çok var daha olarak mi ne teşekkürler iyi günler ben siz',
  'ja on ei että se hei olen voi kiitos mutta kun niin ovat tai sinun meidän',
  'és hogy nem egy az van meg kérem üdvözlettel vagy ha már szia jó napot',
  'și nu este cu pentru din care mai sunt am bună ziua vă mulțumesc',
].map((words) => new Set(words.split(' ')))

const sample_words = 200
const enough_words = 4

/** Whether a text is in one of the languages that drafts are written in, as far as its small words tell. */
export function isSupportedLanguage(text: string, language: Language): boolean {
  const sample = text.slice(0, 5_000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return false
  const words = wordsOf(sample).slice(0, sample_words)
  const own = words.filter((word) => lexicons[language].stopWords.has(word)).length
  const other = Math.max(...foreign.map((set) => words.filter((word) => set.has(word)).length))
  return other < enough_words || own >= other
}
