import type { Language } from '../language.ts'
import type { TextTest } from '../literal-filter.ts'
import { anyWord } from '../words.ts'

/** Words and signs that only friends write. */
interface Marks {
  /** One of them is enough. */
  readonly strong: TextTest
  /** Two of them are. */
  readonly weak: TextTest
  /** What greets or closes a mail to a person who is no friend. */
  readonly formal: TextTest
  /** How a greeting calls a person by title and name, or a firm: formal, whatever else a mail says. */
  readonly titled: TextTest
}

const marks: Readonly<Record<Language, Marks>> = {
  en: {
    strong: anyWord(
      'xx+|xoxo|mate|babe|hun|luv|darling|sweetie|bestie|bro|dude|lol|lmao|omg|gonna|wanna|lots of love|big hugs?|hugs|miss you|hey you',
    ),
    weak: anyWord(
      'fancy|yay|yeah|yep|nope|cuppa|pics|btw|kiddos?|wknd|tmrw|pls|plz|thx|ta|laters?|catch up soon',
    ),
    formal: anyWord(
      'yours (?:sincerely|faithfully|truly)|sincerely|kind(?:est)? regards|best regards|respectfully|to whom it may concern',
    ),
    titled:
      /^[ \t]*(?:(?:dear|hello|hi|good (?:morning|afternoon|evening|day)),? )?(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|sirs)(?!\p{L})/iu,
  },
  de: {
    strong: anyWord(
      'süße[rs]?|schatz|schätzchen|maus|mausi|liebes|alter|digga|bussi|küsschen|kuss|drück(?:e)? (?:dich|euch)|knuddel|hab dich lieb|hdl|ganz liebe grüße|liebste grüße|na du|huhu|hihi|haha|lol',
    ),
    weak: anyWord(
      'jo|jep|nö|wirds|gehts|passts|klappts|ne|nen|mal eben|bisschen|tschüssi|ciao|krass|cool|mega|glg',
    ),
    formal: anyWord(
      'mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|mit besten grüßen|mfg|hochachtungsvoll|sehr geehrte[rs]?|guten tag',
    ),
    titled:
      /^[ \t]*(?:sehr geehrte|geehrte|werte|(?:(?:liebe|hallo|guten (?:tag|morgen|abend)|moin|servus|grüß gott)[rsn]?,? )?(?:frau|herrn?|dr\.|prof\.))/iu,
  },
  fr: {
    strong: anyWord(
      "ma belle|mon chou|ma chérie|mon chéri|ma puce|mon vieux|ma poule|mec|meuf|bisous?|bises|bizz?|gros bisous|je t[’']embrasse|mdr|ptdr|on se fait (?:une?|ça)|coucou|kiss(?:es)?",
    ),
    weak: anyWord(
      "on se (?:voit|retrouve|capte|appelle|rappelle|cale)|dispo|aprem|resto|dac|ouais|ça marche|ça te|super|dsl|stp|à plus|a plus|à bientôt|a bientôt|à \\+|a\\+|tchao|ciao|sympa|p[’']tit",
    ),
    formal: anyWord(
      'cordialement|salutations|veuillez|je vous prie|nous vous prions|respectueusement|madame|monsieur|mesdames|messieurs',
    ),
    titled:
      /^[ \t]*(?:(?:bonjour|bonsoir|ch(?:er|ère)s?),? )?(?:madame|monsieur|mesdames|messieurs|mme|docteur|maître|m\.)(?!\p{L})/iu,
  },
  es: {
    strong: anyWord(
      'guap[ao]s?|tí[ao]|colega|wey|güey|nena|cari|cariño|mi amor|amig[ao] mí[ao]|besos|besitos|besazos?|bss|un besote|muac?k?s?|jaja\\p{L}{0,12}|jeje\\p{L}{0,12}|ey|eyy+|holi|qué pasa|tronc[oa]|maj[ao]|abrazote|un abrazo fuerte|te echo de menos|compadre|manit[oa]|che',
    ),
    weak: anyWord(
      'nos (?:vemos|tomamos|pasamos|apuntamos|hablamos|juntamos|acercamos)|quedamos|vale|porfa|peque|cumple|finde|cole|bici|peli|tranqui|genial|un abrazo|perdona|anda|venga',
    ),
    formal: anyWord(
      'atentamente|cordialmente|un cordial saludo|cordiales saludos|saludos cordiales|reciba|usted(?:es)?|estimad[oa]s?|distinguid[oa]s?|muy señor(?:a|es)? mí[oa]s?',
    ),
    titled:
      /^[ \t]*(?:(?:estimad[oa]s?|distinguid[oa]s?|apreciad[oa]s?|buen[oa]s (?:días|tardes|noches)|hola),? )?(?:señor(?:a|es|as|ita)?|sra?\.?|sres\.|doña|dra?\.|lic\.)(?!\p{L})/iu,
  },
  it: {
    strong: anyWord(
      'bella|bello mio|tesoro|cara mia|caro mio|amore|gioia|bacioni|bacii+|baci|un bacio|bacino|un abbraccione|raga|ragazzi|ehilà|ehi|ciaoo+|hey|ahah\\p{L}{0,12}|haha|tvb|ti voglio bene|zio|bro',
    ),
    weak: anyWord(
      'ci (?:vediamo|sentiamo|becchiamo|troviamo|beviamo|prendiamo|facciamo)|caffettino|salutone|dimmelo|dammelo|mandamelo|fammelo|un abbraccio|a presto|dai|vabbè|boh|mah|cmq|nn|xké|perdonami|figurati|ok dai',
    ),
    formal: anyWord(
      'cordiali saluti|distinti saluti|cordialmente|gentile|gentilissim[oa]|egregi[oa]|spettabile|spett\\.le|in attesa di (?:suo|un suo|vostro|cortese)|la ringrazio|la prego',
    ),
    titled:
      /^[ \t]*(?:egregi[oa]|spett|(?:(?:gentil[ei]|gentilissim[oaie]|buongiorno|buonasera|salve|car[oa]),? )?(?:signor(?:a|i|e)?|sig\.?(?:ra|na)?|dott\.?(?:ssa)?|dottor(?:e|essa)?|avv\.|arch\.|ing\.|prof\.?(?:ssa)?))(?!\p{L})/iu,
  },
}

const smiley =
  /[:;]-?[)(DPp*](?![\p{L}\p{N}])|<3(?!\d)|\^\^|[\u{1F600}-\u{1F64F}\u{1F970}\u{1F917}\u{1F618}\u2764]/u
const doubled = /!!|\?\?|\?!/u
/** `x` below or behind the last sentence is a kiss. */
const kiss = /[\s.!?]x\s*(?:\n|$)/u
const initial = /^\p{L}\.?$/u
const small_beginning = /^\s*\p{Ll}/u
const longest_note = 600

export function isTitled(text: string, language: Language): boolean {
  return marks[language].titled.test(text.slice(0, longest_greeting))
}

/** By a word that only friends write, with nothing formal against it. */
export function isCloseFriend(text: string, language: Language): boolean {
  const { strong, formal } = marks[language]
  if (formal.test(text) || isTitled(text, language)) return false
  return strong.test(text) || (language === 'en' && kiss.test(text))
}

/** Whether a text without a word for its reader is one of friends: by what only they write, with nothing formal against it. */
export function isAmongFriends(text: string, language: Language): boolean {
  const { weak, formal } = marks[language]
  if (isCloseFriend(text, language)) return true
  if (formal.test(text) || isTitled(text, language)) return false
  const [first = ''] = text.trimStart().split('\n', 1)
  const signs = [
    weak.test(text),
    smiley.test(text),
    doubled.test(text),
    drawsOut(text),
    small_beginning.test(text) && !first.endsWith(','),
    text.length <= longest_note && initial.test(text.trimEnd().split('\n').at(-1)?.trim() ?? ''),
  ]
  return signs.filter(Boolean).length >= enough_signs
}

/** `Maritttt`, `daiii`: a small letter three times, and no number of a king and no address. */
function drawsOut(text: string): boolean {
  const words = text.slice(0, longest_note).match(/\p{L}{4,30}/gu) ?? []
  return words.some((word) => {
    const last = word.slice(-1)
    return word.endsWith(last.repeat(3)) && last === last.toLowerCase() && !/^[ivxw]/u.test(word)
  })
}

const longest_greeting = 80
const enough_signs = 2
