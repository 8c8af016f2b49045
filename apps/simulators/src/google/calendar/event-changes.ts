import { findObject, findText, InputError, takeObject, takeText } from '../../kit/input.ts'
import type { Json } from '../../kit/message.ts'
import type { Change, Scene } from '../../kit/provider.ts'
import { RefusalError } from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, ResponseStatus, StoredEvent } from './calendar-world.ts'
import { mergePatch, readDraft, writableOf } from './event-body.ts'
import { answerInvitation } from './guest-write.ts'
import { findOriginal } from './guests.ts'
import { findEvent } from './instances.ts'
import { moveEvent, splitSeries } from './move-event.ts'
import { cancelEvent, insertEvent, writeDraft } from './write-event.ts'

type CalendarChange = Change<GoogleWorld>

/**
 * What people do with events, wherever they sit: at Google's own screens or in another system that
 * invites. `calendar` is a calendar's id, `event_id` may be that of an instance.
 */
export const eventChanges: Readonly<Record<string, CalendarChange>> = {
  /** `{op, calendar, event, id?, organizer?}` with an event as on the wire; answers its id. */
  create_event: changing((scene, change) => {
    const calendar = takeCalendarOf(scene, change)
    const organizer = findText(change, 'organizer')
    const id = findText(change, 'id')
    const created = insertEvent(scene, calendar, {
      body: takeObject(change, 'event'),
      with_conference: true,
      creator: organizer ?? calendar.owner ?? calendar.id,
      ...(id !== undefined && { id }),
      ...(organizer !== undefined && { organizer: { email: organizer } }),
    })
    return { id: created.id }
  }),
  /** `{op, calendar, event_id, patch}`: other words, times, people, or rules; for a series or one instance. */
  update_event: changing((scene, change) => {
    const { original, event } = takeOriginal(scene, change)
    write(scene, original, event, takeObject(change, 'patch'))
  }),
  /** `{op, calendar, event_id}` */
  cancel_event: changing((scene, change) => {
    const { original, event } = takeOriginal(scene, change)
    cancelEvent(scene, original, event)
  }),
  /** `{op, calendar, event_id}`: back from the bin. */
  restore_event: changing((scene, change) => {
    const { original, event } = takeOriginal(scene, change)
    write(scene, original, event, { status: 'confirmed' })
  }),
  /** `{op, calendar, event_id, to}`: into another calendar. */
  move_event: changing((scene, change) => {
    const { original, event } = takeOriginal(scene, change)
    moveEvent(scene, original, takeCalendarOf(scene, change, 'to'), event)
  }),
  /** `{op, calendar, event_id, patch?}`: this instance and following become a series of their own; answers its id. */
  split_series: changing((scene, change) => {
    const { original, event } = takeOriginal(scene, change)
    const master = event.recurring_event_id && original.events.get(event.recurring_event_id)
    if (!master || !event.original_start) throw new InputError('"event_id" must be that of an instance.')
    const patch = findObject(change, 'patch') ?? {}
    return { id: splitSeries(scene, original, master, event.original_start, patch).id }
  }),
  /** `{op, calendar, event_id, email, response, comment?}`: any guest's answer. */
  answer: changing((scene, change) => {
    const { calendar, event } = takeOriginal(scene, change)
    const response = answers.find((known) => known === takeText(change, 'response'))
    if (!response) throw new InputError(`"response" is not one of ${answers.join(', ')}.`)
    const email = takeText(change, 'email')
    answerInvitation(scene, calendar, event.id, email, response, findText(change, 'comment'))
  }),
}

/** A change that reports its refusal to the caller. */
export function changing(change: CalendarChange): CalendarChange {
  return (scene, input) => {
    try {
      return change(scene, input)
    } catch (error) {
      if (error instanceof RefusalError) throw new InputError(error.message)
      throw error
    }
  }
}

export function takeCalendarOf({ world }: Scene<GoogleWorld>, change: Json, key = 'calendar'): Calendar {
  const id = takeText(change, key)
  const calendar = world.calendar.calendars.get(id)
  if (!calendar) throw new InputError(`There is no calendar ${id}.`)
  return calendar
}

const answers: readonly ResponseStatus[] = ['needsAction', 'declined', 'tentative', 'accepted']

/** The event as it stands where it is arranged, from where it comes to all its guests. */
function takeOriginal(scene: Scene<GoogleWorld>, change: Json) {
  const calendar = takeCalendarOf(scene, change)
  const id = takeText(change, 'event_id')
  const here = findEvent(calendar, id)
  if (!here) throw new InputError(`There is no event ${id} in ${calendar.id}.`)
  const original = findOriginal(scene, calendar, here)
  return { calendar, original, event: findEvent(original, id) ?? here }
}

function write(scene: Scene<GoogleWorld>, calendar: Calendar, event: StoredEvent, patch: Json): void {
  const { conferenceData, ...rest } = patch
  const draft = readDraft(calendar, mergePatch(writableOf(event, calendar), rest))
  writeDraft(scene, calendar, event, draft, conferenceData)
}
