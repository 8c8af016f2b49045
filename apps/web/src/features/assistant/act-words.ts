import type { ActSummary, ActTime, AssistantAct, UndoObstacle } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'
import {
  type Clock,
  formatDateRange,
  formatDay,
  formatPlainDay,
  formatTimeRange,
} from '../../platform/time/format.ts'

/** 'Move “Review”' */
export function actTitle({ tool, summary }: Pick<AssistantAct, 'tool' | 'summary'>): string {
  const title = summary.title.trim() === '' ? t('No title provided') : summary.title
  if (tool === 'hold_times') return t('Hold times for “{title}”', { title })
  if (tool === 'move') return t('Move “{title}”', { title })
  if (tool === 'cancel') return t('Cancel “{title}”', { title })
  if (tool === 'add_task') return t('Add the task “{title}”', { title })
  if (tool === 'answer') return answerTitle(summary, title)
  return summary.proposal_kind === 'meeting'
    ? t('Create the meeting “{title}”', { title })
    : t('Propose another time for “{title}”', { title })
}

function answerTitle({ answer, after }: ActSummary, title: string): string {
  const isTime = after.length > 0
  if (answer?.after === 'approved')
    return isTime ? t('Accept another time for “{title}”', { title }) : t('Accept “{title}”', { title })
  if (answer?.after === 'tentative') return t('Say maybe to “{title}”', { title })
  return isTime ? t('Decline another time for “{title}”', { title }) : t('Decline “{title}”', { title })
}

/** What the act is for of a series; undefined for a single meeting. */
export function scopeWords({ series_scope }: ActSummary): string | undefined {
  if (series_scope === 'this') return t('This date of the series')
  if (series_scope === 'this_and_following') return t('This and all later dates of the series')
  return series_scope === 'all' ? t('All dates of the series') : undefined
}

/** 'Tue 24 Nov 2026, 10:00 – 11:00', on the reader's clock. */
export function timeText(time: ActTime, clock: Clock): string {
  if (!time.is_all_day) {
    const times = formatTimeRange(time.start_timestamp, time.end_timestamp, clock)
    return `${formatDay(time.start_timestamp, clock.zone)}, ${times}`
  }
  return time.first_date === time.last_date
    ? formatPlainDay(time.first_date)
    : formatDateRange(time.first_date, time.last_date)
}

export function stateWords({ act_state, decided_in }: AssistantAct): string {
  if (act_state === 'waiting') return t('Waits for you')
  if (act_state === 'confirmed')
    return decided_in === 'client' ? t('Confirmed in the assistant') : t('Confirmed')
  if (act_state === 'discarded') return t('Discarded')
  return act_state === 'expired' ? t('Expired') : t('Undone')
}

export function answerWords(answer: NonNullable<ActSummary['answer']>['before']): string {
  if (answer === 'approved') return t('Accepted')
  if (answer === 'rejected') return t('Declined')
  return answer === 'tentative' ? t('Maybe') : t('No answer')
}

/** Why there is no button; undefined where nothing was done. */
export function undoRefusal(obstacle: UndoObstacle | null): string | undefined {
  if (obstacle === 'part_of_series') return t("A part of a series can't be put back from here.")
  if (obstacle === 'moved_for_all') return t("An answer to a proposed time can't be taken back.")
  return obstacle === 'past' ? t("The time has passed, so this can't be undone.") : undefined
}

export function holdWords(days: number): string {
  return plural(days, { one: '{count} day', other: '{count} days' })
}
