import type { HeldTime } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatShortDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { timesLabel } from '../item/calendar-item.ts'
import type { HeldItem } from './held-store.ts'

/** 'Held: Interview' */
export function heldName({ held }: HeldItem): string {
  return t('Held: {title}', { title: titleOf(held) })
}

/** The whole name of a held time: title, day, times and until when it is held. */
export function heldLabel(item: HeldItem, clock: Clock): string {
  const times = timesLabel({ ...item, occurrence: { is_all_day: false } }, clock)
  const end = heldEnd(item, clock)
  return [heldName(item), times, ...(end === null ? [] : [end])].join(', ')
}

/** 'until Thu 26 Nov, 12:00'; null for what is held until it is released. */
export function heldEnd({ held: { expires_at } }: HeldItem, clock: Clock): string | null {
  if (expires_at === null) return null
  const ms = Date.parse(expires_at)
  const time = `${formatShortDay(isoDate(ms, clock.zone))}, ${formatTime(ms, clock)}`
  return t('until {time}', { time })
}

/** A sentence on what holds the time. */
export function holderWords({ purpose, state, held_title, held_for, is_holder }: HeldTime): string {
  const title = held_title ?? t('No title provided')
  const name = held_for ?? t('a guest')
  if (purpose === 'share') return t('You hold this time for others to choose it.')
  if (purpose === 'assistant') return t('An assistant asks for this time, and waits for your answer.')
  if (purpose === 'poll') return t('A choice in the poll “{title}”.', { title })
  if (purpose === 'offer') {
    return is_holder
      ? t('“{title}” is offered to {name} for this time.', { title, name })
      : t('{name} offers you this time for “{title}”.', { title, name })
  }
  if (state === 'offered') return t('Shared with a guest of the booking page “{title}”.', { title })
  return held_for === null
    ? t('A guest of the booking page “{title}” is booking this time.', { title })
    : t('{name} waits for an answer on the booking page “{title}”.', { title, name })
}

function titleOf({ purpose, held_title, held_for, is_holder }: HeldTime): string {
  const title = held_title ?? t('No title provided')
  if (held_for === null) return title
  if (purpose !== 'offer') return `${title}, ${held_for}`
  return is_holder ? t('Offered to {name}', { name: held_for }) : t('Offered by {name}', { name: held_for })
}
