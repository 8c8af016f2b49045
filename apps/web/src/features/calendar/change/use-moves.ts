import { deleteMeeting, type Occurrence, updateMeeting } from '@meridian/contract'
import { CalendarClock, Trash2 } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { offerUndo } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatShortDay, formatTimeRange } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { type CalendarHost, useCalendarHost } from '../calendar-host.ts'
import {
  type CalendarItem,
  externalOrganizerHint,
  fixedReason,
  isInvited,
  isRemovable,
  itemOf,
  timesLabel,
} from '../item/calendar-item.ts'
import { announce } from './announcements.tsx'
import { timesBody } from './change-body.ts'
import { draftMove, draftRemoval, getDrafts, type Moved, type Scope } from './drafts.ts'
import { keepPlace } from './keep-place.ts'
import { isSameTime } from './moves.ts'

/** Moves, resizes and deletes: shown at once, told to the server when it can no longer be undone. */
export function useMoves() {
  const host = useCalendarHost()
  const clock = useClock()

  /** Shows it there without settling on it. Answers whether it may be moved. */
  function hold(item: CalendarItem, to: Occurrence): boolean {
    const reason = fixedReason(item.occurrence)
    if (reason) {
      showError(reason)
      return false
    }
    draftMove(item.key, { from: serverSide(item), to })
    announce(t('Moved to {time}', { time: timesLabel(itemOf(to, clock.zone), clock) }))
    return true
  }

  /** Puts it back where the server has it. */
  function putBack(key: string): void {
    const moved = getDrafts().moved.get(key)
    if (!moved) return
    draftMove(key, null)
    announce(t('Put back to {time}', { time: timesLabel(itemOf(moved.from, clock.zone), clock) }))
  }

  /** Settles on the times it is held at. */
  async function settleOn(key: string): Promise<void> {
    const moved = getDrafts().moved.get(key)
    if (!moved) return
    if (isSameTime(moved.from, moved.to)) return draftMove(key, null)
    const scope = await askScope(host, moved.from, 'move')
    if (scope === null) return putBack(key)
    const settled = { ...moved, scope }
    draftMove(key, settled)
    const isStill = () => getDrafts().moved.get(key) === settled
    offerUndo(t('Moved to {time}', { time: shortTimes(moved.to, clock) }), {
      about: moved.to.meeting_title,
      icon: CalendarClock,
      undo: () => putBack(key),
      commit: async (isClosing) => {
        // A later move of the same event is told instead.
        if (!isStill()) return undefined
        // Another part of a series has other occurrences by then.
        const takeBack =
          scope === 'this'
            ? () => void moveBack(moved)
            : isClosing
              ? undefined
              : await host.prepareTakeBack(moved.from, 'move', scope).catch(() => undefined)
        const isDone = await sendChange(
          host,
          () => sendMove(moved.from, moved.to, scope, isClosing),
          () => isStill() && draftMove(key, null),
        )
        return isDone ? takeBack : undefined
      },
    })
  }

  /** Once the server has it elsewhere. */
  async function moveBack({ from, to }: Pick<Moved, 'from' | 'to'>): Promise<void> {
    const isBack = await sendChange(
      host,
      () => sendMove(to, from, 'this', false),
      () => {},
    )
    if (isBack) showSuccess(t('Put back to {time}', { time: shortTimes(from, clock) }))
  }

  return { hold, putBack, settleOn, remove: (item: CalendarItem) => removeItem(host, item) }
}

export type Moves = ReturnType<typeof useMoves>

/** Shown at once, as a move is. */
async function removeItem(host: CalendarHost, item: CalendarItem): Promise<void> {
  const { occurrence, key } = item
  if (!isRemovable(occurrence)) return showError(externalOrganizerHint(occurrence))
  const scope = await askScope(host, occurrence, 'delete')
  if (scope === null) return
  const how = await host.askDeletion(occurrence)
  if (how === null) return
  const goOn = keepPlace(key)
  draftRemoval(key, { occurrence, scope })
  goOn()
  announce(t('Deleted {title}', { title: item.title }))
  offerUndo(how === 'cancel' ? t('Meeting cancelled') : t('Meeting deleted'), {
    about: item.title,
    icon: Trash2,
    undo: () => {
      draftRemoval(key, null)
      announce(t('Put back {title}', { title: item.title }))
    },
    commit: async (isClosing) => {
      const takeBack = isClosing
        ? undefined
        : await host.prepareTakeBack(occurrence, how, scope).catch(() => undefined)
      const isDone = await sendChange(
        host,
        () => sendDeletion(occurrence, how, scope, isClosing),
        () => draftRemoval(key, null),
      )
      return isDone ? takeBack : undefined
    },
  })
}

/** What is shown stays until the answer is there; where the server refuses, all is as before and its reason is said. */
async function sendChange(
  host: CalendarHost,
  send: () => Promise<unknown>,
  forget: () => void,
): Promise<boolean> {
  try {
    await send()
    await host.refresh()
    return true
  } catch (problem) {
    showError(problem)
    announce(t("The change wasn't saved."))
    void host.refresh()
    return false
  } finally {
    forget()
  }
}

async function askScope(
  host: CalendarHost,
  occurrence: Occurrence,
  act: 'move' | 'delete',
): Promise<Scope | null> {
  if (!occurrence.is_recurring) return 'this'
  // An invitation is to the whole series.
  return isInvited(occurrence) ? 'all' : host.askScope(act, occurrence.meeting_title)
}

/** The occurrence as the server has it, while it is shown elsewhere. */
function serverSide({ key, occurrence }: CalendarItem): Occurrence {
  return getDrafts().moved.get(key)?.from ?? occurrence
}

async function sendMove(from: Occurrence, to: Occurrence, scope: Scope, isClosing: boolean): Promise<void> {
  const params = { meeting_id: from.meeting_id }
  const body = { ...timesBody(to), ...seriesPart(from, scope) }
  await call(updateMeeting, { params, body }, { keepalive: isClosing })
}

async function sendDeletion(
  occurrence: Occurrence,
  how: 'delete' | 'cancel',
  scope: Scope,
  isClosing: boolean,
): Promise<void> {
  const params = { meeting_id: occurrence.meeting_id }
  await call(
    deleteMeeting,
    { params, query: { how, ...seriesPart(occurrence, scope) } },
    { keepalive: isClosing },
  )
}

/** Which occurrence the times are those of; a single meeting needs no word about it. */
function seriesPart({ is_recurring, original_start_timestamp }: Occurrence, series_scope: Scope) {
  return is_recurring ? { series_scope, original_start_timestamp } : {}
}

export function shortTimes(occurrence: Occurrence, clock: Clock): string {
  const { first_date, last_date, interval } = itemOf(occurrence, clock.zone)
  const day = formatShortDay(first_date)
  if (occurrence.is_all_day) return first_date === last_date ? day : `${day} – ${formatShortDay(last_date)}`
  return `${day}, ${formatTimeRange(interval[0], interval[1], clock)}`
}
