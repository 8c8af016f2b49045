import { describe, expect, it } from 'vitest'
import {
  type CostlyText,
  costly_texts,
  findCostly,
  repeated,
  some_costly_texts,
} from '../../../apps/server/test/costly-texts.ts'
import { someOf, triesEveryCase } from '../../../apps/server/test/every-case.ts'
import { processorMs } from '../../../apps/server/test/processor-time.ts'
import * as text from './index.ts'

const context = { ownName: 'Ada', senderName: 'Ben', slots: [], timeZone: 'UTC', bothKnown: false }
const quotesOf = (words: string) =>
  Array.from({ length: words.length / 20 }, (_, index) => ({
    kind: 'quote' as const,
    start: index * 20,
    end: index * 20 + 3,
  }))
const mailOf = (words: string) => ({ subject: words, text: words, from: words, sentOn: '2026-11-20' })

const readers: Readonly<Record<string, (words: string) => unknown>> = {
  answerWithLink: (words) =>
    text.answerWithLink(mailOf(words), { kind: 'page', url: words }, { ownName: words, senderName: words }),
  countWords: text.countWords,
  datesIn: (words) => text.datesIn(words, 'de'),
  detectLanguage: text.detectLanguage,
  draftReply: (words) =>
    text.draftReply(mailOf(words), words, { ...context, ownName: words, senderName: words }),
  firstSentences: text.firstSentences,
  asksForOuting: (words) => text.asksForOuting({ asking: [{ start: 0, end: words.length }] }, words),
  isPrivateTime: (words) => text.isPrivateTime(mailOf(words)),
  isSummarised: (words) => text.isSummarised({ ...mailOf(words), quoted: quotesOf(words) }),
  languageOfWriter: (words) => text.languageOfWriter(mailOf(words)),
  leadOf: (words) => text.leadOf(mailOf(words)),
  likeness: (words) => {
    const [one = new Map(), other = new Map()] = text.termVectors([[words], words.split(' ')])
    return text.likeness(one, other)
  },
  linkSentence: (words) =>
    text.linkSentence(
      { kind: 'page', url: words },
      { draft: words, answered: mailOf(words), language: 'en' },
    ),
  mailAsksForAction: (words) => text.mailAsksForAction(mailOf(words)),
  readActs: (words) => text.readActs(words, 'en'),
  mayNeedTimes: (words) =>
    text.mayNeedTimes(mailOf(words), words, text.readMeetingRequest({ ...mailOf(words), language: 'en' })),
  ownWords: text.ownWords,
  placeSentences: (words) => text.placeSentences(words, words),
  readBookingRequest: (words) => text.readBookingRequest({ ...mailOf(words), language: 'en' }),
  readMeetingRequest: (words) => text.readMeetingRequest({ ...mailOf(words), language: 'en' }),
  readMeetingRequestInGerman: (words) => text.readMeetingRequest({ ...mailOf(words), language: 'de' }),
  readRequest: (words) => text.readRequest({ ...mailOf(words), language: 'en' }, null),
  replySubject: text.replySubject,
  requestsIn: (words) => text.requestsIn({ text: words, language: 'it' }),
  separateMachineTalk: text.separateMachineTalk,
  speaksToMachine: text.speaksToMachine,
  suggestActionItems: (words) => text.suggestActionItems(words),
  studyMail: (words) => text.studyMail({ ...mailOf(words), language: 'en' }),
  summarise: (words) => text.summarise(mailOf(words)),
  summariseForReader: (words) => text.summarise({ ...mailOf(words), reader: words }),
  timeRequestsIn: (words) => text.timeRequestsIn(mailOf(words)),
  termVectors: (words) => text.termVectors(words.split('.').map((sentence) => sentence.split(' '))),
  summariseThread: (words) => text.summariseThread({ mails: [mailOf(words), mailOf(words)] }),
  termsOf: (words) => text.termsOf(words, text.lexicons.en),
  withUsualHours: (words) =>
    text.withUsualHours(
      { wish: text.no_wish, asking: [{ start: 0, end: words.length }], moved: null },
      words,
    ),
  withUsualLength: (words) =>
    text.withUsualLength(
      { wish: text.no_wish, asking: [{ start: 0, end: words.length }], moved: null },
      words,
    ),
  wordsOf: text.wordsOf,
}

/** They read a mail as others above do, or text that this server has kept short. */
const alike = new Set([
  'asksForOuting',
  'firstSentences',
  'isPrivateTime',
  'isSummarised',
  'leadOf',
  'placeSentences',
  'requestsIn',
  'countWords',
  'termsOf',
  'likeness',
  'termVectors',
])

/** They look for a request in a mail, which is nearly all they cost: `npm test` tries each with other texts. */
const with_requests = [
  'draftReply',
  'mayNeedTimes',
  'readMeetingRequest',
  'readMeetingRequestInGerman',
  'readRequest',
  'studyMail',
]

function textsFor(name: string): readonly CostlyText[] {
  if (alike.has(name)) return someOf(some_costly_texts, 4)
  const place = with_requests.indexOf(name)
  return place === -1
    ? someOf(costly_texts, 16)
    : someOf(costly_texts.slice(triesEveryCase ? 0 : 16 * place), 96)
}

/** They read samples of our own, or what this server has written. */
const without_strangers = [
  'inventedIn',
  'meanScore',
  'readReference',
  'readSample',
  'rouge',
  'scoreSummary',
  'tellSlots',
  'areApart',
  'pickTimes',
  'askingMail',
  'chanceOf',
  'chanceOfAny',
  'chanceOfAsking',
  'hashOf',
  'sharesOf',
  'sideOf',
  'weigh',
  'readWishSample',
  'readWishSamples',
  'scoreWish',
  'sumScores',
  'wishIntervals',
  'agreedIntervals',
  'areLikely',
  'mostOf',
  'wishSearchEnd',
  'relaxedWish',
  'asksForTime',
  'meetingMinutes',
  'wishesEvening',
  'proposedStretches',
  'firstGroups',
  'groupTimes',
  'placeWeekdays',
  'readThreadSamples',
  'halvesOf',
  'measureThread',
  'measureSentences',
  'namesFacts',
  'ownSentences',
  'studySentences',
  'asksForAction',
  'isTogether',
  'measureAct',
  'readMailActs',
  'readSurroundings',
  'readActSamples',
]

/** Times again and again, within a sentence, in many of them, and on lines of their own. */
const repeated_times: readonly [text.Language, string][] = [
  ['de', 'am Montag um zehn, '],
  ['de', 'Geht es am Montag um zehn? '],
  ['de', 'ab zehn bis elf, nicht am Montag\n'],
  ['en', 'on Monday at ten, '],
  ['en', 'Could we meet on Monday at ten? '],
  ['en', 'after Monday, the other days '],
  ['fr', 'lundi à dix heures, '],
  ['fr', 'Peut-on se voir lundi à dix heures ? '],
  ['es', 'no el lunes, a las diez, '],
  ['es', '¿Podemos vernos el lunes a las diez? '],
  ['it', 'lunedì alle dieci, '],
  ['it', 'Possiamo vederci lunedì alle dieci? '],
  ['en', 'Could we meet on Monday, sorry, Tuesday? '],
]
/** As many of a mail's own words are read; `npm test` reads half. */
const characters_max = triesEveryCase ? 12_000 : 6000

/** The least of three in ms, or the first that is below the most. */
async function leastMs(work: () => unknown, most = 0): Promise<number> {
  let least = await processorMs(work)
  for (let again = 0; again < 2 && least >= most; again++) least = Math.min(least, await processorMs(work))
  return least
}

describe('[GEN9] what a text costs', () => {
  it.each(someOf(repeated_times, 4))('grows no faster than its times: %s %j', async (language, unit) => {
    const read = (characters: number) => {
      const mail = { ...mailOf('Ada'), text: `Hello, ${repeated(unit, characters - 10)}.`, language }
      text.draftReply({ ...mail, request: text.readMeetingRequest(mail) }, '', context)
    }
    const third_ms = await leastMs(() => read(characters_max / 3))
    // Three times as much, where a cost that grows with the square takes nine times.
    const most_ms = 5 * third_ms + 20
    expect(await leastMs(() => read(characters_max), most_ms)).toBeLessThan(most_ms)
  })

  it('is asked of every function that reads one', () => {
    const functions = Object.entries({
      ...text,
      readMeetingRequestInGerman: text.readMeetingRequest,
      summariseForReader: text.summarise,
    }).flatMap(([name, one]) => (typeof one === 'function' ? [name] : []))
    expect([...Object.keys(readers), ...without_strangers].toSorted()).toEqual(functions.toSorted())
  })

  it.each(Object.entries(readers))('grows no faster than the text: %s', async (name, read) => {
    const isCut = with_requests.includes(name)
    expect(await findCostly({ read, texts: textsFor(name), characters_max: 1_000_000, isCut })).toEqual([])
  })
})
