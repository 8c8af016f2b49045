import { type Language, lexicons } from '../language.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'

const secrets = matchAnyOf(
  '(keep|treat) ~1 (this|it|that|what i told you|the news) ~3 (to yourself|to yourselves|between us|confidential|confidentially|quiet|private|under your hat)|(don t|do not|not to|without) ~1 (tell|telling|mention|mentioning|share|sharing|breathe|discuss) ~5 (anyone|anybody|others|yet|else|for now|a word|a soul|until|till|first)|(don t|do not|not to) ~1 say ~1 (anything|a word) ~4 (to|yet|until|till|about)|(don t|do not|hold off|wait with|without) ~1 (tell|telling) (the (kids|children|boys|girls|others|team)|your (mum|dad|mother|father)|mum|dad|him|her|them)|you (didn t|don t) ~1 (mention|tell|say anything|share)|(just|stays|stay) between (us|you and me)|not a word to',
  '(behalt|behalte|behaltet|behalten) ~1 (das|es|dies) ~4 (fur (dich|euch|sich)|bei dir)|(behandle|behandel|behandeln sie|behandelt) ~2 (das|es|dies) ~2 vertraulich|(sag|sage|sagt|sagen sie|erzahl|erzahle|erzahlt|erzahlen sie|verrate|verrat) ~1 (das|es|davon|bitte)? ~3 (niemandem|keinem|nicht weiter|noch nichts|nichts davon|noch niemandem)|(sag|sage|sagt|sagen sie|erzahl|erzahle|erzahlt|erzahlen sie) ~5 (noch nichts|nichts davon|noch nicht)|(sprich|sprecht|sprechen sie|rede|redet) ~4 (noch nicht|mit niemandem|nicht daruber)|nicht weitersagen|(bleibt|bleiben|bleibe) ~2 unter uns|(zu|mit) niemandem ein wort|kein wort (zu|zum|zur|an|daruber)',
  '(garde|gardes|gardez|garder) ~2 (ca|cela|le|la|l info|l information|tout ca) ~3 (pour (toi|vous)|secret|confidentiel)|(garde|gardez) le (pour (toi|vous)|secret)|(n en|ne le|ne l|n) ~1 (parle|parles|parlez|dis|dites|dire|parler) ~2 (pas|a personne|rien|encore)|(ne|n) ~1 (dis|dites|dire|parle|parlez) ~1 (rien|encore rien)|ne pas (en parler|le dire|l ebruiter)|n en parler a personne|(que ca|que cela|ca|cela) (reste|restera) entre nous|pas un mot',
  '(guardalo|guardatelo|guardeselo|guardeme|guardame|que quede|quede) ~3 (entre (nosotros|nosotras|tu y yo)|para ti|para usted|secreto)|no (se lo|lo|le|les|me lo) ~2 (digas|cuentes|comentes|diga|cuente|comente) ~5|no (digas|diga|comentes|comente|cuentes|cuente) ~1 (nada|esto) ~4|ni una palabra',
  '(tienilo|tenetelo|lo tenga|tieni) ~3 (per te|per voi|per se|riservat*)|(non) ~1 (dirlo|dire nulla|dire niente|dirle|dirgli|raccontarlo|parlarne|lo dica|ne parli|dica nulla|dica niente|dire) ~4 (a nessuno|nessuno|a|ai|alle|al|agli|ancora|per ora|con nessuno|con)|(che )?(resti|rimanga) tra (noi|di noi)|non una parola|acqua in bocca',
)

/** Whether a folded sentence asks its reader to tell nobody: `Bitte behalte das für dich.` */
export function asksSecrecy(folded: string): boolean {
  return secrets.test(folded)
}

/** Whether a sentence asks for nothing else, as `… und teilen Sie uns mit, ob` does. */
export function onlyAsksSecrecy(text: string, language: Language): boolean {
  const clauses = text.split(/[,;:–—]\s|\s(?:and|und|et|y|e)\s/u).map((clause) => foldText(clause))
  const { request } = lexicons[language]
  const isMore = (clause: string) =>
    countWords(clause) >= least_words_of_wish &&
    !secrets.test(clause) &&
    (request.test(clause) || whether.test(clause))
  return secrets.test(foldText(text)) && !clauses.some(isMore)
}

const least_words_of_wish = 3
const whether = /^(?:ob|whether|if you|si (?:vous|tu)|se (?:lei|tu)) /u
