import { all_lexicons } from '../language.ts'
import { rememberLatest } from '../latest.ts'
import { isAccountRow, isCustomerRow, namesAccount, namesAddressee } from './account-rows.ts'
import { takesFormalLeave } from './formal-closings.ts'
import { filtered } from '../literal-filter.ts'
import { isAddressLine, isFirmLine, isMachineNotice, isRemark, namesButton } from './machine-notices.ts'
import type { OwnSentence } from './prepare.ts'
import { trimmed } from '../sentences.ts'
import { takesNoReplies } from './takes-no-replies.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { isPartOfName, onOneLine, wordsOf } from '../words.ts'

export interface CourtesyPeople {
  /** The names of the sender and of the reader, where they are known. */
  readonly from?: string | undefined
  readonly reader?: string | undefined
  readonly subject?: string
}

/**
 * The sentences without what only greets, addresses or takes leave, and without what programs add. A mail that says
 * nothing else keeps it.
 */
export function withoutCourtesies(
  text: string,
  sentences: readonly OwnSentence[],
  people: CourtesyPeople,
): readonly OwnSentence[] {
  const isByProgram = sentences.length > 0 && (isAutomatic(text) || isNewsletter(text))
  const hasFirm = sentences.some(({ text: words }) => isFirmLine(words))
  const hasAccount = sentences.some(({ text: words }) => namesAccount(words))
  const told = sentences.filter(
    (one, index) =>
      !picture_name.test(one.text) &&
      !(index < most_titles && isWholeLine(text, one) && isTitle(one, people)) &&
      !(index < most_greetings && isWholeLine(text, one) && namesAddressee(one.text)) &&
      !(hasAccount && isAccountRow(lineOf(text, one))) &&
      !isCustomerRow(lineOf(text, one)) &&
      !isMachineNotice(one.text) &&
      !(isByProgram && index >= sentences.length - most_last && isAddressLine(one.text)) &&
      !(isFirmLine(one.text) && !leads_on.test(sentences[index - 1]?.text ?? '')) &&
      !((isByProgram || hasFirm) && isRemark(one.text)) &&
      !(isByProgram && namesButton(one.text) && (isWholeLine(text, one) || countParts(one.text) === 1)),
  )
  const left = withoutEnd(text, withoutBeginning(text, told, people), people)
  return left.length > 0 ? left : sentences
}

/** The footer of a program has so many lines. */
const most_last = 4

const leads_on = /:\s*$/u

/** What stands for a picture. */
const picture_name = /^\[[^[\]]{1,40}\]$/u

/** The name of the sender or the subject once more, in a line for itself. */
function isTitle({ text, isItem }: OwnSentence, { from = '', subject = '' }: CourtesyPeople): boolean {
  if (isItem || text.length > longest_title || /[.!?:,;]$/u.test(text)) return false
  const [title, words] = [foldText(subject), foldText(text)]
  return (
    isPartOfName(text, from) ||
    title.endsWith(words) ||
    title.startsWith(`${words}:`) ||
    (names_letter.test(text) && countParts(text) <= most_letter_words)
  )
}

/** `The newsletter of the lake` */
const names_letter =
  /^(?:(?:the|our|your|der|unser|dein|la|notre|votre|el|nuestro|tu|il|il nostro) )?(?:newsletter|rundbrief|lettre|bulletin|boletín|bollettino)(?!\p{L})/iu
const most_letter_words = 5

/** They stand above all else. */
const most_titles = 2
const longest_title = 120

/** Whether a program wrote the mail, by what it says of answers or in its footer. */
function isAutomatic(text: string): boolean {
  return takesNoReplies({ subject: '', text }) || all_lexicons.some(({ footer }) => footer.test(text))
}

/** Whether a mail was sent to many, or takes no answers; what stands below the mails of a firm's people says neither. */
export function isToMany(text: string): boolean {
  return takesNoReplies({ subject: '', text }) || isNewsletter(text)
}

/** Whether a mail says how to get it no more or see it better. */
export function isNewsletter(text: string): boolean {
  return isLatestNewsletter(text)
}

/** Half a dozen rules for a summary ask it of the same mail. */
const isLatestNewsletter = rememberLatest((text) => to_many.test(text), 60_000)

const to_many = filtered(
  /(?<!\p{L})(?:unsubscribe|(?:view|see|read|open) (?:it|this (?:e-?mail|mail|message|newsletter)) (?:online|in (?:your|the|a) browser)|(?:manage|change|update) your (?:e-?mail |mail )?(?:preferences|subscriptions?|settings)|you (?:receive|received|are receiving|are getting) this (?:e-?mail|mail|message|newsletter)|(?:newsletter|e-?mails?|rundbrief|hier|here) (?:abbestellen|abmelden)|vom newsletter abmelden|im browser (?:ansehen|öffnen|lesen)|(?:sie|du) (?:erhalten|bekommen|erhältst|bekommst) diese(?:n)? (?:e-?mail|mail|nachricht|newsletter)|(?:se |vous |me )?(?:désabonner|désinscrire)|vous recevez (?:ce|cet|cette) (?:e-?mail|mail|message|courriel|lettre)|darse de baja|darte de baja|date de baja|cancelar (?:la |tu |su )?suscripción|en (?:el|tu|su) navegador|recibes? este (?:correo|mensaje|boletín)|(?:cancella|annulla) l[’']iscrizione|disiscriv\p{L}{1,4}|aprila nel browser|(?:nel|dal) (?:tuo |suo )?browser|ricev[ie] quest[ao] (?:e-?mail|mail|newsletter|messaggio))(?!\p{L})/iu,
)

function isWholeLine(text: string, { start, end }: OwnSentence): boolean {
  return (
    /(?:^|\n)[^\S\n]*$/u.test(text.slice(Math.max(0, start - 20), start)) &&
    /^\s*(?:\n|$)/u.test(text.slice(end, end + 20))
  )
}

/** The line in which a sentence begins: an abbreviation ends none. */
export function lineOf(text: string, { start, end }: OwnSentence): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  if (start - from > longest_brief) return text.slice(start, end)
  return (
    text
      .slice(from, from + longest_line)
      .split('\n', 1)[0]
      ?.trim() ?? ''
  )
}

const longest_brief = 80
const longest_line = 200

/** Behind a title or the name of a shop the greeting is not the first. */
const most_greetings = 3

function withoutBeginning(
  text: string,
  sentences: readonly OwnSentence[],
  people: CourtesyPeople,
): readonly OwnSentence[] {
  return sentences.flatMap((sentence, index) => {
    if (index >= most_greetings || sentence.isItem) return [sentence]
    const before = sentences.slice(0, index)
    const length = greetingLength(sentence.text, before.every((one) => isGreeting(one, people)) ? people : {})
    return length === 0 ? [sentence] : behind(text, sentence, length)
  })
}

function isGreeting({ text }: OwnSentence, people: CourtesyPeople): boolean {
  return greetingLength(text, people) === text.length
}

/** What of a sentence is left behind so many characters of it, written on one line. */
function behind(text: string, sentence: OwnSentence, length: number): OwnSentence[] {
  let place = sentence.start
  let seen = 0
  // White space of the mail is one blank in the sentence.
  for (const piece of text.slice(sentence.start, sentence.end).matchAll(/\s+|\S/gu)) {
    if (seen >= length) break
    seen += /^\s/u.test(piece[0]) ? 1 : piece[0].length
    place = sentence.start + piece.index + piece[0].length
  }
  const left = trimmed(text, place, sentence.end)
  return left.text === '' ? [] : [{ ...sentence, ...left }]
}

const hello =
  /^(?:\[[^\]\n]{1,30}\]\s*)?(?:hi|hello|hey+|hiya|heya|yo|dear|greetings|good (?:morning|afternoon|evening|day)|(?:morning|afternoon|evening)(?=[,!]| \p{L}{2,15},)|hallo|hallöchen|huhu|na|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin(?: moin)?|servus|grüezi|grüß (?:gott|dich|euch)|tach|bonjour|bonsoir|salut|coucou|chère?s?|hola|holi|ey|buenas(?: tardes| noches)?|buenos días|buen día|estimad[oa]s?|querid[oa]s?|ciao|ehi|ehilà|salve|buongiorno|buonasera|buon giorno|gentil[ei]|gentilissim[oaie]|egregi[oa]?|car[oaie]|carissim[oaie])(?![\p{L}\p{N}])/iu

/** Whom a greeting may name beside people by their names. */
const addressed = new Set(
  (
    'all everyone everybody team folks there you both guys again my dear love mate darling ' +
    'zusammen alle allerseits ihr lieben beiden zwei drei du sie euch in die runde mein meine meiner liebe lieber liebes ' +
    'à tous toutes et tout le monde ma belle mon vieux les amis amies filles gars cher chère ' +
    'a todos todas equipo chicos chicas guapa guapo gente cariño tía tío qué tal ' +
    'tutti tutte ragazzi ragazze bella bello tesoro cara caro cari e voi'
  ).split(' '),
)
const most_addressed = 6

/** How many characters of a sentence greet or address its reader. */
function greetingLength(sentence: string, { reader = '' }: CourtesyPeople): number {
  const greeting = hello.exec(sentence)?.[0].length ?? 0
  const call = greeting === 0 ? (calls.exec(sentence)?.[0].length ?? 0) : 0
  if (call > 0) return call
  const rest = sentence.slice(greeting, greeting + longest_address)
  const mark = /^[^.,:!?–—…\n]{0,60}(?:[.,:!…]+|\s[–—-]\s|$)/u.exec(rest)?.[0]
  if (greeting > 0) {
    if (mark === undefined || !isAddress(mark)) return 0
    const name = /^ [^.,:!?]{1,40}[.,:!]/u.exec(rest.slice(mark.length))?.[0]
    return greeting + mark.length + (name && isPartOfName(name, reader) ? name.length : 0)
  }
  // "Marit. I send you …", behind a greeting that was its own line
  if (mark === undefined || !callsBy(mark, reader)) return 0
  // `Ada, Bo and I`
  return mark.endsWith(',') && /^ \p{Lu}\p{Ll}/u.test(rest.slice(mark.length)) ? 0 : mark.length
}

/** `Ada`, `Adaaa`, `Ada dear`, `Adina sorry sorry` */
function callsBy(words: string, name: string): boolean {
  if (isPartOfName(words, name)) return true
  const [first = '', ...others] = onOneLine(words).trim().split(' ')
  const isCalled = isPartOfName(first, name) || isDrawnOut(first, name)
  return isCalled && others.length <= most_pet_names && others.every((word) => pet_names.has(bareOf(word)))
}

const most_pet_names = 3

function bareOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}

const pet_names = new Set(
  (
    'dear love mate darling hun sweetie sorry liebe liebes süße schatz sorry entschuldige chérie ma belle cher chère pardon désolée ' +
    'désolé guapa guapo cariño tía tío reina bonita perdona perdón cara caro bella tesoro scusa scusami scusate'
  ).split(' '),
)

/** `Adaaa`, `Adina` */
function isDrawnOut(words: string, name: string): boolean {
  const [first = ''] = wordsOf(name)
  const [word = '', ...others] = wordsOf(words)
  return (
    others.length === 0 &&
    first.length > 2 &&
    word.startsWith(first) &&
    /^(?:(\p{L})\1*|in[aoe]|ch?en|ch?i|tje|ita?o?|ette)$/u.test(word.slice(first.length))
  )
}

/** Names for the reader that greet alone: `Guapa!!`, `Ihr Lieben,`, `All,`. */
const calls =
  /^(?:(?:all|folks|team|everyone|everybody|guys|ladies|gentlemen|leute|ihr lieben|ihr zwei|ihr beiden|mädels|jungs|team|süße[rs]?|schatz|les filles|les gars|les amis|ma belle|ma chérie|mon vieux|guap[oa]s?|chic[oa]s|cariño|tí[oa]|amig[oa]s|bonit[oa]|cielo|equipo|ragazz[ei]|bell[oa]|tesoro|amore|tutti|car[ei])[!,]{1,4}|(?:madame|monsieur|mesdames|messieurs|madame, monsieur|mesdames, messieurs)[,:])(?=\s|$)\s*/iu
const longest_address = 120

function isAddress(words: string): boolean {
  const parts = onOneLine(words)
    .split(/[^\p{L}\p{N}'’.-]+/u)
    .filter((part) => /\p{L}|\p{N}/u.test(part))
  return (
    parts.length <= most_addressed &&
    parts.every((part) => /^\p{Lu}/u.test(part) || addressed.has(part.toLowerCase()))
  )
}

/** So many sentences may take leave. */
const most_closings = 4

function withoutEnd(
  text: string,
  sentences: readonly OwnSentence[],
  people: CourtesyPeople,
): readonly OwnSentence[] {
  let rest = sentences
  for (let count = 0; count < most_closings; count += 1) {
    const last = rest.at(-1)
    const before = rest.at(-2)
    if (!last || last.isItem || leads_on.test(before?.text ?? '')) break
    const isSigned = before !== undefined && takesLeave(before.text, people) && isSignature(last.text)
    if (!isSigned && !takesLeave(last.text, people)) break
    rest = rest.slice(0, -1)
  }
  const last = rest.at(-1)
  const kiss = last && /(?<=[\p{L}.!?)])\s+[xX]{1,4}$/u.exec(text.slice(last.start, last.end))
  if (!last || !kiss) return rest
  return [...rest.slice(0, -1), { ...last, ...trimmed(text, last.start, last.start + kiss.index) }]
}

/** In small letters without accents. */
const leave =
  /^(?:[-–—~*¡]+ ?)?(?:(?:with )?(?:best|kind|warm|kindest|warmest|many)(?: (?:regards|wishes|thanks))?|regards|sincerely|yours(?: (?:sincerely|faithfully|truly))?|cheers|(?:many )?thanks(?: (?:again|a lot|so much|a million|in advance|very much|and (?:(?:best|kind) regards|see you soon|talk soon|speak soon)))*|thank you(?: (?:again|so much|very much|in advance))*|ta|thx|tnx|all the best|see (?:you|ya)(?: (?:soon|then|later|around|there))*|take care|(?:lots of )?love|hugs?(?: and kisses)?|big hug|xo(?:xo)*|x{1,5}|talk soon|speak soon|bye(?: for now)?|have a (?:nice|good|great|lovely) (?:day|weekend|evening|week|one)|(?:mit )?(?:freundliche[nmr]?|beste[nmr]?|viele[nmr]?|liebe[nmr]?|herzliche[nmr]?|schone[nmr]?|sonnige[nmr]?|ganz liebe) (?:grusse?n?|gruss|dank)(?: (?:im voraus|und (?:viele|liebe|beste) grusse|aus [a-z]+))*|grusse?|gruss|mfg|g?lg|vg|bg|hdl|hochachtungsvoll|danke(?: (?:dir|euch|ihnen|schon|sehr|vielmals|im voraus|nochmals?|dafur|und (?:gruss|lg|vg|liebe grusse|viele grusse|bis (?:bald|dann|morgen))))*|1000 dank|tausend dank|bis (?:dann|bald|spater|nachher|die tage|demnachst)|druck (?:dich|euch)(?: ganz (?:fest|doll|lieb))?|fuhl dich (?:gedruckt|umarmt)|(?:dicker |dicken )?(?:kuss|drucker|umarmung)|kusschen|bussi|mach's gut|tschuss(?:i|ie)?|servus|schone[nsr]? (?:tag|abend|feierabend|wochenende|woche|gruss)(?: (?:noch|dir|euch|ihnen))*|alles (?:gute|liebe)|dein|deine|euer|eure|(?:bien )?(?:cordialement|amicalement|sincerement)|cdlt|bien a (?:vous|toi)|amities|(?:gros |grosses |mille )?(?:bises|bisous?)(?: a (?:tous|toutes|tout le monde|vous|toi))*|je (?:t'|vous )embrasse|a (?:bientot|plus|plus tard|tres vite|tres bientot|tout a l'heure|tres)|(?:mille )?mercis?(?: (?:beaucoup|bien|d'avance|par avance|encore|infiniment|a (?:toi|vous|tous)|pour tout|et (?:bonne journee|bonne soiree|a bientot)))*|bonne (?:journee|soiree|semaine|fin de (?:journee|semaine))(?: a (?:toi|vous|tous))?|bon (?:week-end|weekend|apres-midi)|salutations(?: distinguees)?|(?:un )?(?:cordial |afectuoso )?saludos?(?: cordial(?:es)?| a todos)?|(?:un )?(?:fuerte )?abrazos?(?: (?:fuerte|grande|enorme))?(?: (?:y gracias|para todos))?|(?:muchos |un )?(?:besos?|besitos?|besote)|hasta (?:luego|pronto|entonces)|nos vemos(?: pronto)?|(?:muchas |mil |muchisimas )?gracias(?: (?:por todo|de antemano|por adelantado|de nuevo|mil|y (?:un )?(?:saludos?|abrazo)|y hasta (?:pronto|luego|entonces)))*|(?:que )?(?:tengas?|pases?)? ?(?:un )?buen (?:dia|fin de semana|finde)|cuidate|atentamente|chao|adios|(?:cordiali |cari |distinti |tanti )?saluti(?: a tutti)?|(?:un )?(?:caro |cordiale |forte |grande )?(?:saluto|abbraccio|abbraccione|bacio|bacione)|abbracci|baci(?:oni)?|a (?:presto|dopo)|ci (?:vediamo|sentiamo)(?: (?:presto|dopo))?|(?:mille )?grazie(?: (?:mille|tante|infinite|ancora|di tutto|di cuore|in anticipo|e (?:a presto|buona giornata|buon lavoro|saluti|cordiali saluti)))*|buon (?:lavoro|weekend|fine settimana|pomeriggio)|buona (?:giornata|serata|domenica|settimana)|ciao(?: ciao)*|cordialmente)(?![\p{L}\p{N}])/u
const longest_leave = 70
const most_names = 3

/** A closing, with nothing behind it but names; or a name or an initial alone. */
export function takesLeave(sentence: string, { from = '' }: CourtesyPeople): boolean {
  if (takesFormalLeave(sentence)) return true
  if (sentence.length > longest_leave || /[\d?]/u.test(sentence)) return false
  if (/^[-–—~*]*\s?\p{Lu}\.?$/u.test(sentence) || isPartOfName(sentence, from)) return true
  if (/^\p{Ll}\.?$/u.test(sentence) && foldText(from).startsWith(foldText(sentence.slice(0, 1)))) return true
  const folded = foldText(sentence)
  const words = leave.exec(folded)?.[0]
  if (words === undefined) return false
  const names = sentence.split(/\s+/u).slice(countParts(words))
  // `Hugs, and thanks again for the boat, Ada`
  if (/,[^,]*$/u.test(sentence) && isPartOfName(sentence.slice(sentence.lastIndexOf(',')), from)) return true
  return (
    names.length <= most_names && names.every((name) => /^[^\p{L}]*$/u.test(name) || /^\p{Lu}/u.test(name))
  )
}

function isSignature(words: string): boolean {
  const parts = words.split(/\s+/u)
  return parts.length <= most_names && parts.every((part) => /^\p{Lu}[\p{L}.'’-]*,?$/u.test(part))
}

function countParts(words: string): number {
  return words.trim().split(' ').length
}
