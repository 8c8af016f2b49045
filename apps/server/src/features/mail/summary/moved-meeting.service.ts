import { day_ms, minute_ms, wallTimeOf } from '@meridian/engine'
import type { MovedMeeting } from '@meridian/contract'
import type { BookedMeeting } from '@meridian/text'
import { findMovable, listTimesWith, presentMoved, type SharedTime } from '../../meeting/meeting.api.ts'
import type { TextCall } from './model.service.ts'
import { type AnsweredPassage, ownerOf, type ReadWish, textTasks } from './text-tasks.service.ts'

/** A mail moves meetings of the next weeks. */
const searched_days = 90
const most_meetings = 50

export interface MovingMail {
  readonly passage: AnsweredPassage
  /** What the mail alone says. */
  readonly wish: ReadWish
  /** Null where the answer goes to another address than the mail came from. */
  readonly address: string | null
  readonly mail_date: Date
  /** The sender's. */
  readonly timeZone: string
}

export interface MovingWish {
  readonly wish: ReadWish
  /** The meeting that is to be at another time, and whose time counts as free; null where none is known. */
  readonly moved_id: string | null
  /** The meeting that the sender of the mail organizes, and so moves; null for any other. */
  readonly senders_meeting: MovedMeeting | null
}

/**
 * What a mail wishes that asks to move a meeting, with what the calendar knows of it: when it is, where the mail says
 * "the same time" or "an hour later", and how long it lasts.
 */
export async function withMovedMeeting(
  { passage, wish, address, mail_date, timeZone }: MovingMail,
  { db, actor }: TextCall,
): Promise<MovingWish> {
  const none = { moved_id: null, senders_meeting: null }
  if (address === null || !mayMove(wish)) return { wish, ...none }
  const start = mail_date.getTime()
  const times = await listTimesWith(
    db,
    actor.user_id,
    address,
    [start, start + searched_days * day_ms],
    most_meetings,
  )
  if (times.length === 0) return { wish, ...none }
  const booked = times.map((time) => bookedOf(time, timeZone))
  const read = await textTasks.run('readWish', { ...passage, booked }, ownerOf(actor))
  const { moved } = read
  const time = moved && times.find((_, index) => areSame(booked[index], moved))
  if (!moved || !time) return { wish: read, ...none }
  return {
    wish: withLength(read, moved),
    // Other occurrences of a series keep their time.
    moved_id: time.isOfSeries ? null : time.meeting_id,
    senders_meeting: time.isTheirs ? presentShared(time) : null,
  }
}

/** The meeting as it is shown where it can be moved for the sender alone; null where it cannot. */
export async function readMovedMeeting(
  { moved_id, address }: Pick<MovingWish, 'moved_id'> & Pick<MovingMail, 'address'>,
  { db, actor, now }: TextCall,
): Promise<MovedMeeting | null> {
  if (moved_id === null || address === null) return null
  const { user_id } = actor
  const row = await findMovable(db, { user_id, meeting_id: moved_id, address }, now)
  return row ? presentMoved(row) : null
}

/** Whether the mail asks for another time, or names one that does not suit. */
function mayMove({ ask, wish }: ReadWish): boolean {
  return ask === 'move' || (ask === 'meet' && wish.excluded.length > 0)
}

function areSame(one: BookedMeeting | undefined, other: BookedMeeting): boolean {
  return one?.meeting_id === other.meeting_id && one.date === other.date && one.from === other.from
}

function presentShared({ meeting_id, title, starts_ms, ends_ms }: SharedTime): MovedMeeting {
  return {
    meeting_id,
    meeting_title: title,
    start_timestamp: new Date(starts_ms).toISOString(),
    end_timestamp: new Date(ends_ms).toISOString(),
  }
}

function bookedOf({ meeting_id, title, starts_ms, ends_ms }: SharedTime, timeZone: string): BookedMeeting {
  const wall = wallTimeOf(starts_ms, timeZone)
  return {
    meeting_id,
    title,
    date: wall.slice(0, 10),
    from: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
    minutes: Math.round((ends_ms - starts_ms) / minute_ms),
  }
}

/** A meeting keeps its length where the mail names none. */
function withLength(read: ReadWish, { minutes }: BookedMeeting): ReadWish {
  const [asking = { start: 0, end: 0 }] = read.asking
  if (read.wish.length !== null || minutes < 1 || minutes > longest_minutes) return read
  return { ...read, wish: { ...read.wish, length: { minutes, start: asking.start, end: asking.end } } }
}

/** Of a whole day, which no mail moves to an hour. */
const longest_minutes = 8 * 60
