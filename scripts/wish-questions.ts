/** What the server asks a language model about the mails of a set, and how it reads the answers. */
import { readFileSync } from 'node:fs'
import type { MeetingRequest, WishSample } from '@meridian/text'
import {
  type AnsweredPassage,
  needsTimes,
  promptWish,
  readWish,
  readWishAnswer,
} from '../apps/server/src/features/mail/summary/text.worker.ts'

const zone = 'Europe/Berlin'
const fence = 'mail-00112233445566778899aabbccddeeff'

export interface WishQuestion {
  readonly name: string
  /** The server would send it, without being asked to offer times. */
  readonly is_sent: boolean
  readonly instructions: string
  readonly prompt: string
}

export function wishQuestion(sample: WishSample): WishQuestion {
  const { passage, wish } = readByGrammar(sample)
  const { subject, text, from } = passage
  const mail = { subject, text, from_name: from, language: wish.language }
  const written = { sentOn: sample.sentOn, timeZone: zone, readersZone: zone }
  const { instructions, prompt } = promptWish({ mail, written, fence })
  return { name: sample.name, is_sent: needsTimes({ passage, wish }), instructions, prompt }
}

export interface ModelReading {
  readonly request: MeetingRequest
  readonly isSent: boolean
  readonly isRefused: boolean
}

export function readByModel(sample: WishSample, answer: string): ModelReading {
  const { passage, wish } = readByGrammar(sample)
  if (!needsTimes({ passage, wish })) return { request: wish, isSent: false, isRefused: false }
  const read = readWishAnswer({ answer, passage, wish, timeZone: zone })
  return { request: read.wish ?? wish, isSent: true, isRefused: read.wish === null }
}

/** An answer a line, as a JSON string or as the object itself. */
export function readAnswers(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const read: unknown = JSON.parse(line)
      return typeof read === 'string' ? read : line
    })
}

function readByGrammar({ subject, text, sentOn, from }: WishSample) {
  const passage: AnsweredPassage = {
    subject,
    text,
    from: from.replace(/\s*<.*$/, ''),
    quoted: [],
    sentOn,
    isBulk: /no-?reply/i.test(from),
    offersTimes: false,
    point: '',
  }
  return { passage, wish: readWish(passage) }
}
