import { genderOfName } from './first-names.ts'
import { all_lexicons, type Language } from '../language.ts'
import { isDropped } from './line-kinds.ts'
import { speaksToMachine } from '../machine-talk/machine-talk.ts'
import { isOrganization } from './organization-words.ts'
import type { Register } from '../draft/register.ts'
import { joinTitles, titledName, type TitledName, type Titles, withoutTitles } from './titles.ts'
import { countWords, onOneLine } from '../words.ts'
import { type WrittenMail, writtenLines } from './written-lines.ts'

export interface Sender {
  /** Empty where the mail does not say. */
  readonly senderName: string
  readonly senderAddress?: string | undefined
  /** The reader's, which signs no mail of the sender. */
  readonly ownName: string
}

/**
 * What the sender is greeted by: the first name where the tone is informal or the mail is signed with it alone, else
 * the name with its title. Empty for what is no person's name, because the sender chooses it freely, and where nobody
 * signs for an organization.
 */
export function nameToGreet(
  sender: Sender,
  mail: WrittenMail,
  { language, register }: { readonly language: Language; readonly register: Register },
): string {
  const tail = tailOf(mail)
  const shown = personOf(sender, tail, language)
  const signer =
    shown && genderOfName(shown.first) !== null ? null : signerOf(sender, tail, { language, register })
  const person = shown && signer && !isSigner(signer, shown) ? shown : (signer ?? shown)
  if (!person) return ''
  const { first } = person
  const isSignedShort = person.family !== first && isSignedBy(first, tail)
  if (register.isFormal && !isSignedShort) return titledName(withGender(person, language), language)
  if (household.test(first)) return person.whole
  return isInitial(first) ? '' : first
}

/** `Familie Brandt` */
const household = /^(?:familie|famille|familia|famiglia)$/iu

/** Who signs for a trade or a club whose name looks like a person's: `Menuiserie Carlier`, signed by Benoît Carlier. */
function isSigner(signer: TitledName, shown: TitledName): boolean {
  const own = shown.whole.split(' ')
  const words = signer.whole.split(' ')
  if (own.length < 2 || words.length < 2 || own.includes(signer.first)) return false
  return own.at(-1) === words.at(-1) || genderOfName(signer.first) !== null
}

/** By a first name that says it, where it is sure which of the words are the family name. */
function withGender(person: TitledName, language: Language): TitledName {
  const { titles, first, whole, family } = person
  const gender = titles.gender ?? genderOfName(first)
  if (gender === null || titles.gender !== null) return person
  const words = whole.split(' ')
  const from = words.findIndex((word) => genderOfName(word) === null && !isInitial(word))
  const rest = words.slice(Math.max(1, from))
  // `Alonso` may be the first of two family names.
  if (has_two_families.has(language) && from > 1 && rest.length === 1) return person
  const isSure =
    from > 0 && (rest.length === 1 || particle.test(rest[0] ?? '') || has_two_families.has(language))
  const known = isSure && rest.length <= most_words_of_family ? rest.join(' ') : family
  return from < 1 || known === whole ? person : { ...person, family: known, titles: { ...titles, gender } }
}

const most_words_of_family = 4
const has_two_families: ReadonlySet<Language> = new Set(['es', 'it'])

const longest_name = 60
const longest_display = 200
const most_tail_lines = 16
const longest_line = 120
const no_titles: Titles = { gender: null, said: [] }

interface TailLine {
  readonly line: string
  /** In small letters. */
  readonly words: readonly string[]
}

/** The last lines of the sender's own. */
function tailOf(mail: WrittenMail): TailLine[] {
  const lines = writtenLines(mail)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines
    .slice(-most_tail_lines)
    .filter((line) => line.length <= longest_line)
    .map((line) => ({
      line,
      words: line
        .toLowerCase()
        .split(no_letters)
        .filter((word) => word !== ''),
    }))
}

const no_letters = /[^\p{L}'’-]+/u
const name_word = /^(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*|\p{Lu}\.(?:-?\p{Lu}\.)?)$/u
const particle =
  /^(?:v[oa]n|vom|zu|zum|zur|de[nrls]?|du|d[aio]s?|dalla?|dell[ao]|degli|ten?|ter|bin|ibn|al|el|la|le|lo|mac|af|av)$/iu

const small_particle = /^\p{Ll}{1,5}$/u

function isNameWord(word: string): boolean {
  return name_word.test(word) || particle.test(word)
}

function isInitial(word: string): boolean {
  return /^\p{Lu}\.?$/u.test(word) || word.endsWith('.')
}

/** A name that may be a person's: few words, each with a capital. */
function isName(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= 5 &&
    name_word.test(words.find((word) => !small_particle.test(word)) ?? '') &&
    words.every(isNameWord) &&
    !isOrganization(words.join(' '))
  )
}

function personOf(sender: Sender, tail: readonly TailLine[], language: Language): TitledName | null {
  const name = onOneLine(sender.senderName.slice(0, longest_display))
  if (name === '' || speaksToMachine(name)) return null
  const { titles, words } = namePart(name, tail, { sender, language })
  const joined = words.join(' ')
  const owner = isOrganization(joined) ? ownerOf(words, sender) : []
  if (owner.length > 0) return named(owner, titles)
  if (words.length === 0 || joined.length > longest_name || /[\d@<>{}[\]/\\|:&+]/u.test(joined)) return null
  const isTitled = titles.gender !== null || titles.said.length > 0
  if (isOrganization(joined) || (!isTitled && isOfDomain(words, tail, sender))) return null
  const ordered = inOrder(words, tail, sender)
  const signed = signedAs(ordered, tail)
  const gender = titles.gender ?? signed.gender ?? genderByRole(ordered, name, tail, language)
  const known = joinTitles({ ...titles, gender }, signed)
  return named(fullerName(ordered, tail), known)
}

interface Told {
  readonly sender: Sender
  readonly language: Language
}

interface NamePart {
  readonly titles: Titles
  readonly words: readonly string[]
}

/** The part of a display name that names a person: `Office, Ada Uhu`, `Ada Uhu (Office)`, `Uhu, Ada`. */
function namePart(name: string, tail: readonly TailLine[], { sender, language }: Told): NamePart {
  const bare = name.replaceAll(/\([^()]{0,80}\)/gu, ' ').trim()
  const parts = bare
    .split(/ ?[|,;] ?| [-–—@] | via | at /u, 6)
    .map((part) => part.replace(for_another, ''))
    .map((part) => withoutTitles(part.split(' ').filter((word) => word !== '')))
  const [family, given] = parts
  if (
    parts.length === 2 &&
    bare.includes(',') &&
    family &&
    given &&
    isName(family.name) &&
    isName(given.name)
  ) {
    const titles = joinTitles(given.titles, family.titles)
    const hasParticle = family.name.some((word) => particle.test(word))
    const isTurned =
      family.name.length === 1 ||
      hasParticle ||
      language === 'es' ||
      isWrittenBy(given.name[0] ?? '', tail, sender)
    return { titles, words: isTurned ? [...given.name, ...family.name] : family.name }
  }
  const named = parts.length > 1 ? parts.find(({ name: words }) => isName(words)) : undefined
  const { titles, name: words } = named ?? withoutTitles(bare.split(' ').filter((word) => word !== ''))
  return { titles, words }
}

const for_another = /^(?:i\. ?[AV]\.|im auftrag|in vertretung|ppa\.|gez\.|p\.p\.|p\.o\.)\s*/iu

/** Whether the signature or the address begins with a name. */
function isWrittenBy(first: string, tail: readonly TailLine[], { senderAddress = '' }: Sender): boolean {
  const word = first.toLowerCase()
  return (
    tail.some(({ words }) => words[0] === word) ||
    spellings(first).some((one) => senderAddress.startsWith(one))
  )
}

/** As an address writes a word: with ae for ä, or without the marks. */
function spellings(word: string): string[] {
  const small = word.toLowerCase().replaceAll('ß', 'ss')
  const plain = small.normalize('NFD').replaceAll(/[^a-z]/gu, '')
  const written = small
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^a-z]/gu, '')
  return [...new Set([written, plain])].filter((one) => one !== '')
}

interface AddressParts {
  readonly local: readonly string[]
  readonly domain: string
}

function addressParts({ senderAddress = '' }: Sender): AddressParts {
  const [local = '', host = ''] = senderAddress.toLowerCase().split('@')
  const labels = host.split('.')
  return {
    local: local.split(/[^a-z]+/u).filter((part) => part !== ''),
    domain: labels.slice(0, -1).join('.').replaceAll('-', ''),
  }
}

function isIn(domain: string, word: string): boolean {
  return spellings(word).some((one) => one.length >= shortest_of_domain && domain.includes(one))
}

const shortest_of_domain = 4

/** The firm of the address, and not its owner: neither the address nor the signature has the first word alone. */
function isOfDomain(words: readonly string[], tail: readonly TailLine[], sender: Sender): boolean {
  const [first = '', ...rest] = words
  const { local, domain } = addressParts(sender)
  if (!isIn(domain, first)) return false
  const last = rest.at(-1) ?? ''
  const byAddress = spellings(first).some(
    (one) =>
      local.includes(one) ||
      spellings(last).some(
        (family) => local.join('') === `${one.charAt(0)}${family}` || local.join('') === one + family,
      ),
  )
  return !(byAddress && rest.length > 0) && !isSignedBy(first, tail)
}

/** `Colin Mabey Heating` of colin@…: the words before those of the trade. */
function ownerOf(words: readonly string[], sender: Sender): readonly string[] {
  const [first = ''] = words
  const { local } = addressParts(sender)
  const owner = words.slice(
    0,
    words.findIndex((word) => isOrganization(word)),
  )
  return isName(owner) &&
    !isIn(addressParts(sender).domain, first) &&
    spellings(first).includes(local[0] ?? '')
    ? owner
    : []
}

/** First name first: as the signature or the address has it, or before what stands in capitals. */
function inOrder(words: readonly string[], tail: readonly TailLine[], sender: Sender): string[] {
  const capitals = words.filter(isInCapitals)
  const calm = words.map(inCase)
  if (capitals.length > 0 && capitals.length < words.length) {
    const family = words.flatMap((word, index) => (isInCapitals(word) ? [calm[index] ?? word] : []))
    const given = words.filter((word) => !isInCapitals(word))
    const isLead = words.slice(0, capitals.length).every(isInCapitals)
    return isLead ? [...given, ...family] : calm
  }
  if (words.length !== 2) return calm
  const [one = '', other = ''] = calm
  return isTurned(one, other, tail, sender) ? [other, one] : calm
}

function isInCapitals(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word)
}

function inCase(word: string): string {
  return isInCapitals(word) ? inSmall(word) : word
}

function inSmall(word: string): string {
  return word.replaceAll(/\p{Lu}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase())
}

function isTurned(one: string, other: string, tail: readonly TailLine[], sender: Sender): boolean {
  if (isInitial(one) || isInitial(other)) return false
  if (stands(one, other, tail) || isSignedBy(one, tail) || isAddress(one, other, sender)) return false
  return stands(other, one, tail) || isAddress(other, one, sender)
}

/** `uwe.krueger@`, `u.krueger@` */
function isAddress(first: string, last: string, sender: Sender): boolean {
  const { local } = addressParts(sender)
  const [given = '', family = ''] = local
  const initials = given.length <= 2 ? given.charAt(0) : given
  return (
    local.length === 2 &&
    spellings(last).includes(family) &&
    spellings(first).some((word) => word === given || word.charAt(0) === initials)
  )
}

function isSignedBy(word: string, tail: readonly TailLine[]): boolean {
  return tail.some(({ line }) => line.replace(/[.,!]$/u, '') === word)
}

/** Whether a line has both words one behind the other, the first one perhaps as its initial. */
function stands(given: string, family: string, tail: readonly TailLine[]): boolean {
  const [first, last] = [given.toLowerCase(), family.toLowerCase()]
  return tail.some(({ words }) =>
    words.some(
      (word, index) =>
        words[index + 1] === last && (word === first || (word.length === 1 && first.startsWith(word))),
    ),
  )
}

/** The titles of the line that has the name. */
function signedAs(words: readonly string[], tail: readonly TailLine[]): Titles {
  const last = words.at(-1) ?? ''
  for (const { line } of tail) {
    const lead = line.split(/[,|·–]/u, 1)[0] ?? ''
    const { titles, name } = withoutTitles(lead.replace(for_another, '').split(/\s+/u))
    const isOwn = name.length > 0 && name.length <= 5 && name.at(-1)?.toLowerCase() === last.toLowerCase()
    if (isOwn && name.every(isNameWord)) {
      const isSir = /^M\. ?\p{Lu}\p{Ll}+ \p{Lu}/u.test(line) && words[0]?.startsWith('M') === false
      const gender = titles.gender ?? (isSir ? 'man' : null)
      if (gender || titles.said.length > 0) return { ...titles, gender }
    }
  }
  return no_titles
}

/** A role that only a woman has: Leiterin, directrice. It stands behind the name or below it. */
function genderByRole(
  words: readonly string[],
  display: string,
  tail: readonly TailLine[],
  language: Language,
): Titles['gender'] {
  const role = roles_of_women[language]
  if (!role || words.length < 2) return null
  const last = words.at(-1)?.toLowerCase() ?? ''
  const first = words[0]?.toLowerCase() ?? ''
  const at = tail.findLastIndex(({ words: own }) => own[0] === first && own.includes(last) && own.length < 8)
  const told = [
    display.slice(0, longest_line),
    ...(at < 0 ? [] : tail.slice(at, at + 2).map(({ line }) => line)),
  ]
  return told.some((line) => role.test(line)) ? 'woman' : null
}

const roles_of_women: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})\p{L}{0,30}(?:leiter|berater|führer|lehrer|mitarbeiter|manager|inhaber|trainer|vertreter|verwalter|sprecher|therapeut|anwält|ärzt|assistent|referent|dozent|direktor|architekt|ingenieur|sekretär|psycholog|pädagog|präsident|notar|redakteur|koordinator|kauffrau|gestalter|planer|techniker|buchhalter|erzieher)in(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:directrice|gérante|assistante|conseillère|présidente|avocate|attachée|adjointe|rédactrice|coordinatrice|trésorière|enseignante|fondatrice)(?!\p{L})/iu,
}

/** The name as the signature has it where the display name has only an initial of the first name. */
function fullerName(words: readonly string[], tail: readonly TailLine[]): readonly string[] {
  const [first = '', ...rest] = words
  if (!isInitial(first) || rest.length !== 1) return words
  for (const { line } of tail) {
    const name = (line.split(/[,|·–]/u, 1)[0] ?? '').split(/\s+/u)
    const isSame = name.length === 2 && name[1] === rest[0] && isName(name)
    if (isSame && !isInitial(name[0] ?? '') && name[0]?.charAt(0) === first.charAt(0)) return name
  }
  return words
}

function named(words: readonly string[], titles: Titles): TitledName | null {
  const [first = ''] = words
  if (first === '') return null
  const whole = words.join(' ')
  const at = words.findIndex((word, index) => index > 0 && particle.test(word))
  const rest = words.slice(1)
  const isPlain = rest.length === 1 || (rest.length === 2 && isInitial(rest[0] ?? ''))
  const family = at > 0 ? words.slice(at).join(' ') : isPlain ? (rest.at(-1) ?? whole) : whole
  return { titles, first, whole, family }
}

/** Who signs for an organization: the name behind the closing, or one with a title. */
function signerOf(
  sender: Sender,
  tail: readonly TailLine[],
  { language, register }: { readonly language: Language; readonly register: Register },
): TitledName | null {
  const closing = tail.findLastIndex(({ line }) => isClosing(line))
  const below = closing < 0 ? [] : tail.slice(closing + 1, closing + 1 + lines_below)
  for (const [index, { line }] of below.entries()) {
    // One word alone may be a family name.
    const signer = signerIn(line, sender, index === 0 && !register.isFormal ? 1 : 2)
    if (signer) return withRole(signer, below[index + 1]?.line ?? '', language)
  }
  for (const { line } of tail) {
    const signer = signerIn(line, sender, 2)
    if (signer && (signer.titles.gender !== null || signer.titles.said.length > 0)) return signer
  }
  return null
}

const lines_below = 3

function withRole(signer: TitledName, below: string, language: Language): TitledName {
  const isWoman = signer.titles.gender === null && roles_of_women[language]?.test(below) === true
  return isWoman ? { ...signer, titles: { ...signer.titles, gender: 'woman' } } : signer
}

function isClosing(line: string): boolean {
  return line.length <= 70 && countWords(line) <= 8 && all_lexicons.some(({ closing }) => closing.test(line))
}

const signs_for = /^(?:p\.|per|pour|für|for|por) /iu
const of_programs = /^(?:gesendet|sent|envoyé|enviado|inviato|get) /iu
const possessive =
  /^(?:ihre?|deine?|eure?|euer|yours?|votre|votre dévouée?|suo|sua|tuo|tua|su|tu)\s+(?=\p{Lu})/iu

function signerIn(line: string, sender: Sender, fewest: number): TitledName | null {
  if (all_lexicons.some(({ greeting }) => greeting.test(line))) return null
  if (signs_for.test(line) || of_programs.test(line) || isDropped(line) || /[\d@:&]/u.test(line)) return null
  const lead = (line.split(/[,|·–(]/u, 1)[0] ?? '').replace(for_another, '').replace(possessive, '')
  const { titles, name } = withoutTitles(lead.trim().split(/\s+/u))
  const isTitled = titles.gender !== null || titles.said.length > 0
  if ((name.length < fewest && !isTitled) || name.length > 4 || !isName(name) || isInitial(name.at(-1) ?? ''))
    return null
  if (speaksToMachine(lead)) return null
  const { domain } = addressParts(sender)
  if (name.every((word) => isIn(domain, word)) || isReader(name, sender)) return null
  if (isInitial(name[0] ?? '') && !isTitled) return null
  const known = onOneLine(sender.senderName).toLowerCase()
  const isOfFirm = name.length === 1 && !isTitled && known.split(' ').includes(name[0]?.toLowerCase() ?? '')
  return isOfFirm || known === name.join(' ').toLowerCase() ? null : named(name.map(inCase), titles)
}

function isReader(name: readonly string[], { ownName }: Sender): boolean {
  const own = onOneLine(ownName).toLowerCase().split(' ')
  return name.some((word) => own.includes(word.toLowerCase()))
}
