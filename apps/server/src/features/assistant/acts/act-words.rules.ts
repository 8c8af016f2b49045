import type { ActSummary, ActTime, ActTool, AssistantAct } from '@meridian/contract'
import { timeWords } from '../mcp/shown-time.rules.ts'

/** What confirming an act would do, in one sentence for the person, with times on the person's clock. */
export function actWords({ tool, summary }: Pick<AssistantAct, 'tool' | 'summary'>, zone: string): string {
  const { title, before, after } = summary
  const what = `“${printable(title)}”${seriesWords(summary)}`
  const [from] = before
  const [to] = after
  const old = from ? whenWords(from, zone) : ''
  const next = to ? whenWords(to, zone) : ''
  const sentences: Readonly<Record<ActTool, () => string>> = {
    hold_times: () =>
      `Hold ${after.map((time) => whenWords(time, zone)).join('; ')} for ${summary.hold_days} days as ${what}.`,
    propose: () =>
      summary.proposal_kind === 'meeting'
        ? `Make the meeting ${what}, ${next}${withWords(summary.people)}.`
        : `Propose to ${listWords(summary.people)} that ${what} takes place ${next} instead of ${old}.`,
    answer: () => answerWords(summary, what, { old, next }),
    move: () => `Move ${what} from ${old} to ${next}${tellWords(summary.people)}.`,
    cancel: () => `Cancel ${what}, ${old}${tellWords(summary.people)}.`,
    add_task: () => `Add the task ${what}${summary.due_date ? `, due on ${summary.due_date}` : ''}.`,
  }
  return sentences[tool]()
}

function answerWords(
  { answer, people }: ActSummary,
  what: string,
  { old, next }: { readonly old: string; readonly next: string },
): string {
  const words = { none: 'No answer', approved: 'Accept', tentative: 'Say maybe to', rejected: 'Decline' }
  const chosen = words[answer?.after ?? 'none']
  const note = answer?.note ? `, with the note “${printable(answer.note)}”` : ''
  return next === ''
    ? `${chosen} the invitation to ${what}, ${old}${note}.`
    : `${chosen} the time that ${listWords(people)} proposed for ${what}: ${next} instead of ${old}.`
}

function whenWords(time: ActTime, zone: string): string {
  if (!time.is_all_day)
    return timeWords(
      { starts_ms: Date.parse(time.start_timestamp), ends_ms: Date.parse(time.end_timestamp) },
      zone,
    )
  return time.first_date === time.last_date
    ? `all day on ${time.first_date}`
    : `all day from ${time.first_date} to ${time.last_date}`
}

function seriesWords({ series_scope }: ActSummary): string {
  if (series_scope === 'this') return ' (this date of the series)'
  if (series_scope === 'this_and_following') return ' (this and all later dates of the series)'
  return series_scope === 'all' ? ' (all dates of the series)' : ''
}

function withWords(people: readonly string[]): string {
  return people.length === 0 ? '' : `, and invite ${listWords(people)}`
}

function tellWords(people: readonly string[]): string {
  return people.length === 0 ? '' : `, for ${listWords(people)} too`
}

const named_people = 8

function listWords(people: readonly string[]): string {
  const named = people.slice(0, named_people).map(printable)
  const rest = people.length - named.length
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ')
}

/** Words of people within one line, without what could pass for a part of the sentence's form. */
function printable(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
