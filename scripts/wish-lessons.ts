import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Ask,
  type AskingMail,
  askingMail,
  asksForTime,
  languages,
  readRequest,
  readWishSamples,
  scoreWish,
  sideOf,
  type StudiedMail,
  studyMail,
  time_roles,
  type TimeRole,
} from '@meridian/text'
import type { CuedCase, CuedGroup } from './learn-cues.ts'
import { type MarkedMail, readMarkedMails } from './marked-mails.ts'
import { root } from './run.ts'

/** A mail to learn of. */
export interface WishLesson extends CuedGroup {
  /** Its times, where it is known what they are. */
  readonly times: readonly TimeLesson[]
  /** Whether the grammar finds that it asks. */
  readonly isFound: boolean
}

interface TimeLesson extends CuedCase {
  /** The role by the grammar. */
  readonly read: number
}

/**
 * How much a time counts. In mails that are known as a whole each has the role by the grammar, and the mails are those that
 * the grammar reads as it should: they teach to believe it too much. Phrases are short, and tests guarantee most of them.
 */
const time_weights = { marked: 1, whole: 0.5, phrase: 4 } as const

const samples = join(root, 'packages/text/samples')

/** All that is learned of. */
export function allLessons(): WishLesson[] {
  return [...markedLessons(), ...wholeLessons(), ...shortLessons()]
}

/** Short messages: they say by what words a mail asks, and nothing new of times. */
export function shortLessons(): WishLesson[] {
  return sampledLessons('short-messages').map((lesson) => ({ ...lesson, times: [] }))
}

/** Mails that are known as a whole. There are few of them, and for whether a mail asks each counts twice. */
export function wholeLessons(): WishLesson[] {
  return [...sampledLessons('wishes'), ...phraseLessons()].flatMap((lesson) => [lesson, lesson])
}

/** Tells the lessons of one state of the mails and the grammar from those of another. */
export function digestOf(lessons: readonly WishLesson[]): string {
  const digest = createHash('sha256')
  for (const { groups, isAny, times } of lessons) digest.update(JSON.stringify([groups, isAny, times]))
  return digest.digest('hex')
}

/** Where the digest of the lessons stands that the tables were learned of. */
export const digest_file = join(root, 'packages/text/samples/learned.sha256')

/** Mails whose times are marked by those who wrote them. */
export function markedLessons(): WishLesson[] {
  return filesOf(join(samples, 'marked')).flatMap((file) =>
    readMarkedMails(readFileSync(join(samples, 'marked', file), 'utf8')).map(markedLesson),
  )
}

/** What is learned of a mail whose times are marked. */
export function markedLesson(mail: MarkedMail): WishLesson {
  return lessonOf(mail, {
    isAny: mail.asks,
    isFound: isFound(readRequest(mail, null)),
    roleOf: mail.asks ? (time) => markedRole(mail, time) : null,
    weight: time_weights.marked,
  })
}

/**
 * Mails of which is known what they wish as a whole. Where what the grammar alone reads respects that, the roles of the
 * times are those that it reads. Sets that are held out are left aside.
 */
export function sampledLessons(folder: 'wishes' | 'short-messages'): WishLesson[] {
  const sets = readdirSync(join(samples, folder)).filter((set) => !set.endsWith('-held-out'))
  return sets.flatMap((set) =>
    filesOf(join(samples, folder, set)).flatMap((file) => {
      const mails = readWishSamples(
        basename(file, '.txt'),
        readFileSync(join(samples, folder, set, file), 'utf8'),
      )
      return mails.map((sample) => {
        const mail = askingMail(sample)
        const request = readRequest(mail, null)
        const isRight = scoreWish(sample, request).isRespected === true
        return lessonOf(mail, {
          isAny: sample.ask !== 'none',
          isFound: isFound(request),
          roleOf: isRight ? roleByGrammar : null,
          weight: time_weights.whole,
        })
      })
    }),
  )
}

/** Short mails of which the grammar alone reads all as it should: those of the tests, and those that ask or tell. */
export function phraseLessons(): WishLesson[] {
  return languages.flatMap((language) => {
    const told = readFileSync(join(samples, 'asks-or-tells', `${language}.txt`), 'utf8')
      .trim()
      .split('\n')
    const mails = [
      ...readFileSync(join(samples, 'phrases', `${language}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map(readPhrase),
      ...told.map((line) => ({
        subject: '',
        text: line.slice(line.indexOf(': ') + 2),
        sentOn: '2026-12-09',
        teaches: 'asking and times' as const,
      })),
    ]
    return mails.map(({ teaches, ...phrase }) => {
      const mail = { ...phrase, language }
      const isAny = isFound(readRequest(mail, null))
      const roleOf = isAny && teaches !== 'asking' ? roleByGrammar : null
      const lesson = lessonOf(mail, { isAny, isFound: isAny, roleOf, weight: time_weights.phrase })
      return teaches === 'times' ? { ...lesson, groups: [] } : lesson
    })
  })
}

interface Phrase extends AskingMail {
  /** The grammar alone may misread the times of one that teaches by what words a mail asks, and the other way round. */
  readonly teaches: 'asking and times' | 'asking' | 'times'
}

function readPhrase(line: string): Phrase {
  const {
    sent,
    subject = '',
    text,
    teaches = 'asking and times',
  }: Partial<Phrase> & { sent: string; text: string } = JSON.parse(line)
  return { subject, text, sentOn: sent, teaches }
}

function isFound({ ask }: { readonly ask: Ask }): boolean {
  return asksForTime(ask)
}

type NamedTime = StudiedMail['times'][number]

interface Known extends Pick<WishLesson, 'isAny' | 'isFound'> {
  /** What a time is; null for one of which that is unknown. Null where it is unknown of all. */
  readonly roleOf: ((time: NamedTime) => TimeRole | null) | null
  /** How much each of its times counts. */
  readonly weight: number
}

function lessonOf(mail: AskingMail, { isAny, isFound, roleOf, weight }: Known): WishLesson {
  const { sentences, times } = studyMail(mail)
  return {
    isAny,
    isFound,
    groups: sentences,
    times: times.flatMap((time) => {
      const role = roleOf?.(time) ?? null
      if (role === null) return []
      return [
        { cues: time.cues, read: time_roles.indexOf(time.role), label: time_roles.indexOf(role), weight },
      ]
    }),
  }
}

function roleByGrammar({ role }: NamedTime): TimeRole {
  return role
}

/**
 * The role of the mark that covers most of a time; null without a mark: whoever wrote `Shall we have lunch?` marked no
 * time. Where the grammar has read the other side of the hour that is named, it says whether the meeting may be then.
 */
function markedRole({ text, marks }: MarkedMail, { item, read, role }: NamedTime): TimeRole | null {
  const shared = (mark: MarkedMail['marks'][number]) =>
    Math.min(mark.end, item.end) - Math.max(mark.start, item.start)
  const [mark] = marks.filter((one) => shared(one) > 0).toSorted((one, other) => shared(other) - shared(one))
  if (mark === undefined) return null
  if (mark.role === 'other') return 'other'
  if (item.kind === 'length') return mark.role === 'length' ? 'meant' : 'other'
  if (mark.role === 'length') return 'other'
  if (mark.role === 'until' || mark.role === 'from')
    return sideOf(read) !== mark.role
      ? mark.role
      : 'isExcluded' in read && read.isExcluded
        ? 'left_out'
        : 'meant'
  // `[w every day except Fridays]`
  if (mark.role === 'meant' && 'isException' in item && item.isException && mark.start < item.start)
    return role
  const isTurned = item.kind === 'hours' && (item.isTurned === true || item.isLimit === true)
  if (isTurned || (isDenied(text, mark, item) && (item.isExcluded || sideOf(read) !== null)))
    return role === 'other' ? (item.isExcluded ? 'left_out' : 'meant') : role
  return mark.role
}

/** `[w not before ten]`, `not [x before ten]`: the negation stands before the time in the mark, or right before the mark. */
function isDenied(text: string, mark: MarkedMail['marks'][number], item: NamedTime['item']): boolean {
  if (mark.role === 'meant') return denies.test(text.slice(mark.start, item.start))
  const before = text.slice(Math.max(0, mark.start - longest_denial), mark.start)
  return mark.role === 'left_out' && denies.test(before.slice(before.trimEnd().lastIndexOf(' ') + 1))
}

const denies =
  /(?<!\p{L})(?:[Nn]ot|[Nn]ever|[Nn]icht|[Nn]ie|[Kk]ein|[Kk]eine|[Pp]as|[Jj]amais|[Nn]o|[Nn]unca|[Nn]on|mai(?= prima| dopo| oltre))(?!\p{L})/u
const longest_denial = 8

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
}
