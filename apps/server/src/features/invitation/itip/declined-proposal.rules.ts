import { textsIn } from '../../../platform/texts/texts.ts'
import { formatTime, type DeliveredTime } from '../../../platform/format-time.ts'
import type { DeclinedProposal } from './mailed-reply.queries.ts'

/** What a guest is told, in the organizer's language and on the meeting's clock. `link` leads to the answer page. */
export function declinedWords(
  declined: DeclinedProposal,
  link: string | null,
): { readonly subject: string; readonly text: string } {
  const { meeting_title, organizer_name, meeting_timezone, is_all_day, time_format } = declined
  const { t, locale } = textsIn(declined.language)
  const say = (time: DeliveredTime) => formatTime(time, meeting_timezone, { locale, time_format })
  const [name, title] = [organizer_name, meeting_title]
  const lines = [
    title === ''
      ? t('{name} has declined the time that you proposed for the meeting:', { name })
      : t('{name} has declined the time that you proposed for “{title}”:', { name, title }),
    say({ starts_at: declined.counter_starts_at, ends_at: declined.counter_ends_at, is_all_day: false }),
    t('It takes place as planned:'),
    say({ starts_at: declined.starts_at, ends_at: declined.ends_at, is_all_day }),
    ...(link === null ? [] : [t('Answer here:'), link]),
  ]
  return {
    subject: `${t('Stays as planned')}: ${meeting_title || '–'}`.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${lines.join('\n\n')}\n`,
  }
}
