import { type Language } from '../language.ts'
import { filtered } from '../literal-filter.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'
import { saysNeededBy } from './wishes-of-writers.ts'
import { point_phrases } from './point-phrases.ts'

const answers = {
  en: '(answer|reply|decision|go ahead|ok|okay|confirmation|green light|approval|word)',
  de: '(antwort|entscheidung|ruckmeldung|freigabe|zusage|ok|okay|bestatigung|rueckmeldung)',
  fr: '(reponse|nouvelles|feu vert|accord|retour|decision|confirmation|ok)',
  es: '(respuesta|decision|visto bueno|confirmacion|ok|contestacion|noticias|comentarios)',
  it: '(risposta|decisione|conferma|notizie|ok|via libera|benestare|riscontro)',
} as const

/** `The fitter is waiting for your go-ahead` beside what is to be answered. */
const awaits_answer = matchPhrases(
  [
    `(wait|waits|waiting|need|needs) ~1 for your ~1 ${answers.en}|(need|needs) your ~1 ${answers.en}|(need|needs) ~2 ${answers.en} ~1 (by|before|until|from you)`,
    `(warte|warten|wartet) ~5 auf (deine|ihre|eure|dein|ihr|euer) ~1 ${answers.de}|(brauche|brauchen|braucht|brauchte|brauchten|benotige|benotigt|benotigen) ~4 (deine|ihre|eure|dein|ihr|euer) ~1 ${answers.de}|(brauche|brauchen|brauchte|brauchten|benotige|benotigen) ~5 (eine|ne|die) ~1 ${answers.de} (bis|von|spatestens)`,
    `dans l attente de (votre|vos|ta|tes) ~1 (reponse|nouvelles|retour|decision)|(attend|attends|attendent|attendons) ~1 (de )?(votre|ton|ta|vos|tes) ~1 ${answers.fr}|besoin de (votre|ton|ta) ~1 ${answers.fr}|(faut|faudrait|besoin) ~3 ${answers.fr} ~1 (avant|d ici|pour|de votre|de ta)`,
    `(a la espera|pendiente|pendientes) de (tu|su|sus|tus|vuestra|vuestras) ~1 ${answers.es}|(espera|esperan|espero|esperamos|necesita|necesitan|necesito|necesitamos) ~1 (tu|su|vuestra|vuestro) ~1 ${answers.es}|(necesito|necesitamos|necesitaria|necesitariamos|hace falta|haria falta) ~2 ${answers.es} ~1 (antes|para|hasta)`,
    `(in attesa) (di|del|della) ~2 (sue|sua|suo|vostre|vostra|vostro|notizie|riscontro)|(aspetta|aspettano|aspetto|aspettiamo|attende|attendono|attendo|attendiamo) ~1 (tua|tuo|sua|suo|vostra|vostro|tue|sue|vostre) ~1 ${answers.it}|bisogno ~1 (tua|tuo|sua|suo|vostra|vostro) ~1 ${answers.it}|(serve|servirebbe|serviva|bisogno) ~2 ${answers.it} ~1 (entro|prima|per)`,
  ].join('|'),
)

const inconvenient = matchPhrases(
  [
    '(is|s|be|gets|would be) ~2 (a problem|too much|difficult|tricky|inconvenient|complicated)|(doesn t|does not|don t|can t|cannot|isn t|not) ~2 (work|suit|possible|convenient|make|manage|feasible)',
    '(schwierig|kompliziert|ungunstig|zu viel|zu spat|zu fruh|blod|doof)|(nicht|schlecht) ~2 (geht|passt|passen|ginge|klappt|moglich|schaffst|schaffen|kannst|konnen)',
    '(complique*|difficile*|trop tot|trop tard|trop lourd)|(ne|n) ~3 pas ~2 (possible|convient|va|arrange|dispo|pouvez|peux)|(peux|pouvez|va|convient|arrange) pas',
    '(complicado|dificil|mucho lio|demasiado|imposible)|no ~2 (puedes|puede|podeis|viene bien|va bien|conviene|posible)',
    '(complicato|difficile|troppo|scomodo)|non ~2 (puoi|puo|potete|riesci|riesce|va bene|possibile|comodo|ce la fai)',
  ].join('|'),
)

/** `Tell me so`: about what was asked before. */
const tells_it = filtered(
  /^(?:y |et |und |and |e )?(?:dimelo|digamelo|dinoslo|digannoslo|diganmelo|dimmelo|ditemelo|me lo dica|fammelo sapere|dis-le|dites-le|sag(?:t|en sie)? (?:es |mir es |das )|say so|just say)/u,
)

/** A statement that asks for the answer to another point alone, and says why, by when or what happens without it. */
export function asksForItsAnswer(text: string, language: Language): boolean {
  const folded = foldText(text)
  if (awaits_answer.test(folded)) return true
  if (tells_it.test(folded) || saysNeededBy(folded)) return true
  const comma = folded.indexOf(',')
  return (
    comma > 0 &&
    point_phrases[language].condition.test(folded) &&
    inconvenient.test(folded.slice(0, comma)) &&
    countWords(folded.slice(0, comma)) <= longest_condition
  )
}

const longest_condition = 10

/** `Il repart à midi, tu me dis ?` behind what there is to say. */
export function asksToBeTold(text: string): boolean {
  return countWords(text) <= longest_condition && told.test(foldText(text))
}

const told = filtered(
  /(?:tu me dis|vous me dites|me dices|me dices algo|me dice|me dice algo|mi dici|mi dici tu|mi dice lei|mi fai sapere|mi fa sapere|sagst du (?:mir |uns )?(?:kurz )?bescheid|sagen sie (?:mir |uns )?(?:kurz )?bescheid|(?:will you|can you|could you) let me know) ?\?$/u,
)

/** `Please send us the documents by Friday` below the list of them. */
export function asksForAll(text: string): boolean {
  return all_of_them.test(foldText(text))
}

const all_of_them = matchPhrases(
  [
    '(the|all|these|those) ~1 (documents|papers|items|answers|details|files|forms)|(send|let|get|forward|return) ~2 (them|these|those) ~1 (to|over|by|back|before)|(send|let|forward) (us|me) (have )?(them|these|those)|all of (this|that|these|it)|everything|it all',
    '(die|alle|diese|ihre|deine) ~1 (unterlagen|dokumente|angaben|infos|informationen|papiere|nachweise|antworten)|(sie|diese|alles) ~3 (uns|mir) ~9 (zukommen|zuzusenden|zusenden|schicken|ubermitteln|einreichen|zu senden)|(uns|mir) (diese|alles) ~9 (zukommen|zusenden|schicken|ubermitteln|einreichen)|(das alles|alles)',
    '(les|ces|vos|tes|l ensemble des|tous les) ~1 (documents|pieces|justificatifs|elements|informations|reponses|papiers)|(nous|me) les ~1 (faire parvenir|envoyer|transmettre|adresser|retourner|communiquer|renvoyer)|(le tout|tout cela|tout ca|l ensemble)',
    '(los|las|estos|estas|todos los|toda la|la) ~1 (documentos|papeles|datos|respuestas|documentacion|informacion)|(enviarnoslos|enviarnoslas|hacernoslos llegar|hacernoslas llegar|remitirnoslos|mandarnoslos|enviarlos|remitirlos|nos (los|las) (envie|envien|remita|remitan|mande|hagan llegar|haga llegar))|todo (esto|ello)|(enviarlo|mandarlo) todo',
    '(i|le|questi|queste|tutti i|la) ~1 (documenti|carte|dati|informazioni|risposte|documentazione)|(inviarceli|inviarcele|mandarceli|mandarcele|farceli avere|farcele avere|farceli pervenire|trasmetterceli|inviarmeli|mandarmeli|ce li (invia|invii|mandi|faccia avere))|(il tutto|tutto questo|tutto quanto)',
  ].join('|'),
)
