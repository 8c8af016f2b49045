import { matchPhrases } from './phrase-matcher.ts'

/** Words that say yes to what was asked before, when they open a sentence and a mark follows. */
const openings =
  'great|perfect|excellent|ok|okay|sure|deal|done|confirmed|agreed|noted|lovely|passt|perfekt|prima|super|gut|gerne|einverstanden|bestatigt|klar|parfait|super|entendu|note|ok pour moi|perfecto|genial|vale|de acuerdo|hecho|estupendo|perfetto|ottimo|benissimo|confermo|confermato|fatto|va bene'.split(
    '|',
  )

/** Whole phrases that do so whatever follows. */
const phrases =
  "works for me|that works|sounds good|sounds great|see you then|see you on|looking forward to seeing you on|passt mir|passt gut|alles klar|geht klar|das passt|machen wir so|so machen wir|bin dabei|bin da|c'est note|c'est parfait|c'est bon pour moi|ca marche|ca me va|d'accord pour|me viene bien|me va bien el|queda confirmad|nos vemos el|nos vemos entonces|va benissimo|va bene per me|mi va bene|confermo per|d'accordo per|ci vediamo allora".split(
    '|',
  )

/** The time is in the writer's calendar. */
const noted = matchPhrases(
  [
    '(see|meet) you (there|then)|(it s|that s|is) (settled|fixed|agreed)|(am|pm|#|monday|tuesday|wednesday|thursday|friday|noon) it is|bis dann|dann bis (#|montag|dienstag|mittwoch|donnerstag|freitag|dahin|morgen)|(a|alors) (lundi|mardi|mercredi|jeudi|vendredi|demain) (!|.)|hasta (el (lunes|martes|miercoles|jueves|viernes)|manana|entonces) (!|.)|a (lunedi|martedi|mercoledi|giovedi|venerdi|domani) (!|.)',
    '(allora|dann|also|alors|entonces|so|then) ~1 (confermato|confermata|bestatigt|confirme|confirmado|confirmed)',
    '(it|that|this) ~2 (in my (diary|calendar)|noted)|put it in my (diary|calendar)',
    '(habe|hab|ist) ~4 (eingetragen|notiert|vorgemerkt)',
    '(c est|j ai) (note|bien note)',
    '(lo|la) (apunto|anoto)|(queda|esta) (apuntad*|anotad*)',
    '(ho|l ho) ~1 (segnat*|annotat*)',
  ].join('|'),
)

/** Whether a folded sentence agrees to a time that was named before. */
export function agrees(folded: string): boolean {
  if (noted.test(folded)) return true
  const start = folded.trimStart()
  if (phrases.some((phrase) => start.startsWith(phrase))) return true
  return openings.some((word) => start.startsWith(word) && /^ ?[,.!;:–—-]/.test(start.slice(word.length)))
}

/** Whether a folded sentence holds a time fixed that its writer and the reader agreed on, and not only if it suits. */
export function holdsFixed(folded: string): boolean {
  return fixed.test(folded) && !conditions.test(folded)
}

const fixed = matchPhrases(
  [
    '(i|we|hereby|to) ~1 confirm|confirming|confirmed|what we ~1 (settled|agreed|arranged)|as (we )?(agreed|settled|arranged)|(is|are|am|re|m|be|ll be) ~1 expecting you|(it s|that s|all) (settled|agreed)',
    '(bestatige|bestatigen) (ich|wir)|(ich|wir|hiermit) ~1 (bestatige|bestatigen)|wie (abgemacht|vereinbart|ausgemacht)|(erwarte|erwarten|erwartet) ~2 (sie|dich|euch)|abgemacht|es bleibt (bei|dabei)',
    '(je|nous) ~2 (confirme|confirmons)|(c est|est) ~1 (entendu|convenu|note|confirme)|comme convenu|(vous|t) (attends|attendons|attendra|attend)',
    'confirmo|confirmamos|confirmado|confirmada|como (acordamos|quedamos|habiamos quedado)|(la|lo|te|os|le|les) (espero|esperamos)',
    'confermo|confermiamo|confermato|confermata|come (concordato|convenuto|d accordo)|(la|ti|vi) (aspetto|aspettiamo)|resta inteso',
  ].join('|'),
)

const conditions = matchPhrases('if|unless|wenn|falls|sofern|si|se|or|oder|ou|o|oppure')
