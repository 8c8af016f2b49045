import type { Language } from '../../language.ts'
import type { Token } from './tokens.ts'

/** `de 10 a 13`, `de 9 à 11`: hours from one to another. */
export function opensRange(tokens: readonly Token[], at: number, language: Language): boolean {
  if (language !== 'es' && language !== 'fr') return false
  const [before, to, other, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (before?.word !== 'de' || to?.word !== 'a') return false
  // `El jueves de 11 a la una`
  if (/^(?:la|las|mediodia)$/.test(other?.word ?? '')) return true
  if (!/^\d{1,2}$/.test(other?.word ?? '')) return false
  const [from, until] = [Number(tokens[at]?.word), Number(other?.word)]
  return from < until && from >= 7 && until <= 22 && !isCountedThing(behind?.word ?? '')
}

/** `de 9 a 11 personas`, and not `de 9 a 11 es cuando …`. */
function isCountedThing(word: string): boolean {
  return /^\p{L}/u.test(word) && !small_words.has(word) && !tells_time.test(word)
}

const tells_time =
  /^(?:hoy|manana|pasado|est[ae]|lunes|martes|miercoles|jueves|viernes|sabado|domingo|demain|aujourd|apres|ce|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/

const small_words: ReadonlySet<string> = new Set(
  'es y o u e que si me te le nos os puedo podria podemos estoy tengo seria por para el la los las en de con hora et ou je on c ce nous vous il elle si me te le la les en de du au dans serait est'.split(
    ' ',
  ),
)
