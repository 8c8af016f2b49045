import type { ListedMail, Meeting, Suggestion } from '@meridian/contract'
import { CalendarDays, CalendarPlus, Mail, PencilLine, Users } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { type Clock, formatDay, formatPlainDay, formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { cityOf } from '../../platform/time/zones.ts'
import type { Command } from './command.ts'
import { dayAlone } from './day-alone.ts'
import { searchCommands } from './command-search.ts'
import type { PaletteRow } from './palette-row.ts'
import { repeatWords, whenWords } from './part-words.ts'
import type { Found } from './use-found.ts'
import type { Plan, ReadPart, Sentence } from './use-sentence.ts'

export interface PaletteActions {
  /** Makes the meeting; false where that failed and the palette must stay. */
  readonly onCreate: (plan: Plan) => Promise<boolean>
  readonly onOpenForm: (plan: Plan) => void
  readonly onMeetWith: (person: Suggestion) => void
  readonly onOpenMeeting: (meeting: Meeting) => void
  readonly onOpenMail: (mail: ListedMail) => void
  /** Shows the date in the calendar. */
  readonly onGoToDay: (date: string) => void
}

interface Rows {
  readonly text: string
  readonly commands: readonly Command[]
  readonly recent: readonly string[]
  /** Null for roles without meetings. */
  readonly sentence: Sentence | null
  readonly found: Found
  readonly acts: PaletteActions
}

/** Everything the palette offers for what is typed, in the order in which it stands. */
export function useRows({ text, commands, recent, sentence, found, acts }: Rows): readonly PaletteRow[] {
  const clock = useClock()
  const wanted = text.trim()
  const matching = searchCommands(commands, wanted).map((command) => commandRow(command))
  const meant = wanted === '' || !sentence ? [] : sentenceRows(sentence, acts, clock)
  const day = sentence ? dayIn(sentence) : null
  const leads =
    sentence !== null &&
    day === null &&
    isMeeting(sentence) &&
    (isComplete(sentence) || matching.length === 0)
  return [
    ...(leads ? meant : []),
    ...(wanted === '' ? recentRows(commands, recent) : []),
    ...inOrder(matching),
    ...(day === null ? [] : [goToRow(day, acts)]),
    ...found.people.map((person) => personRow(person, acts)),
    ...found.meetings.map((meeting) => meetingRow(meeting, acts, clock)),
    ...found.mails.map((mail) => mailRow(mail, acts, clock)),
    ...(leads ? [] : meant),
  ]
}

function goToRow(date: string, { onGoToDay }: PaletteActions): PaletteRow {
  return {
    id: 'go-to-day',
    group: t('Go to'),
    label: t('Go to {label}', { label: formatPlainDay(date) }),
    icon: CalendarDays,
    run: () => onGoToDay(date),
  }
}

function dayIn({ plan, parts }: Sentence): string | null {
  return dayAlone(
    plan.meaning,
    parts.map(({ part }) => part.value),
  )
}

/** 'cal mon' may be a command as well as something on Monday. */
function isMeeting({ plan: { meaning } }: Sentence): boolean {
  return meaning.when !== null && meaning.title !== ''
}

/** Whether the sentence says all that a meeting needs, so that it can be made at once. */
function isComplete({ plan: { meaning }, isAmbiguous }: Sentence): boolean {
  const { when, repeat, title } = meaning
  const isKnown = when !== null && 'is_all_day' in when && !when.isPast
  return isKnown && title !== '' && !isAmbiguous && (repeat?.interval ?? 1) === 1
}

function sentenceRows(
  sentence: Sentence,
  { onCreate, onOpenForm }: PaletteActions,
  clock: Clock,
): readonly PaletteRow[] {
  const { plan } = sentence
  const { title, when } = plan.meaning
  const group = t('Create')
  const open: PaletteRow = {
    id: 'open-form',
    group,
    label: t('Open in the form'),
    detail: formReason(sentence) ?? (title === '' ? '' : t('‘{title}’', { title })),
    icon: PencilLine,
    keys: 'Mod+Enter',
    run: () => onOpenForm(plan),
  }
  if (!when || !isComplete(sentence))
    return [...sentence.parts.flatMap((read) => whoRows(read, sentence)), open]
  return [
    {
      id: 'create',
      group,
      label: t('Create ‘{title}’', { title }),
      detail: whenWords(plan.meaning, clock),
      icon: CalendarPlus,
      keys: 'Enter',
      isLeading: true,
      run: () => onCreate(plan),
    },
    open,
  ]
}

/** Several people bear a name: the reader says who is meant. */
function whoRows(
  { part: { from, value }, person, candidates }: ReadPart,
  { choose }: Sentence,
): readonly PaletteRow[] {
  if (value.kind !== 'person' || person || !candidates || candidates.length < 2) return []
  return candidates.map((one) => ({
    id: `who-${from}-${one.user_id}`,
    group: t('Who is {name}?', { name: value.name }),
    label: one.full_name,
    detail: cityOf(one.timezone),
    person: { id: one.user_id, name: one.full_name, picture: one.profile_picture },
    staysOpen: true,
    run: () => choose(value.name, one),
  }))
}

/** Why the meeting cannot be made at once. */
function formReason({ plan: { meaning }, isAmbiguous }: Sentence): string | undefined {
  const { when, repeat } = meaning
  if (isAmbiguous) return t('Say first who is meant')
  if (repeat && repeat.interval > 1)
    return t("‘{words}’ isn't supported; this will be a single event.", { words: repeatWords(repeat) })
  if (when?.isPast) return t('That time is over')
  if (when && !('is_all_day' in when)) return t('Choose a time')
  return undefined
}

function commandRow({ id, group, label, detail, icon, keys, run }: Command): PaletteRow {
  return { id, group: group === 'go_to' ? t('Go to') : t('Actions'), label, detail, icon, keys, run }
}

function recentRows(commands: readonly Command[], recent: readonly string[]): readonly PaletteRow[] {
  return recent.flatMap((id) => {
    const command = commands.find((one) => one.id === id)
    return command ? [{ ...commandRow(command), id: `recent-${id}`, group: t('Recent') }] : []
  })
}

/** The group of the best match comes first. */
function inOrder(rows: readonly PaletteRow[]): readonly PaletteRow[] {
  return [...Map.groupBy(rows, ({ group }) => group).values()].flat()
}

function personRow(person: Suggestion, { onMeetWith }: PaletteActions): PaletteRow {
  const { user_id, full_name, profile_picture, timezone } = person
  return {
    id: user_id,
    group: t('People'),
    label: full_name,
    detail: t('Meet, {city}', { city: cityOf(timezone) }),
    person: { id: user_id, name: full_name, picture: profile_picture },
    run: () => onMeetWith(person),
  }
}

function meetingRow(meeting: Meeting, { onOpenMeeting }: PaletteActions, clock: Clock): PaletteRow {
  const { meeting_id, meeting_title, is_all_day, meeting_date, meeting_timestamps } = meeting
  const { start_timestamp } = meeting_timestamps
  return {
    id: meeting_id,
    group: t('Meetings'),
    label: meeting_title === '' ? t('No title provided') : meeting_title,
    detail: is_all_day
      ? formatPlainDay(meeting_date.start_date)
      : `${formatDay(start_timestamp, clock.zone)}, ${formatTime(start_timestamp, clock)}`,
    icon: Users,
    run: () => onOpenMeeting(meeting),
  }
}

function mailRow(mail: ListedMail, { onOpenMail }: PaletteActions, { zone }: Clock): PaletteRow {
  const { mail_id, mail_subject, mail_sender, mail_date } = mail
  const sender = mail_sender.name || mail_sender.address || t('No Name')
  return {
    id: mail_id,
    group: t('Mails'),
    label: mail_subject === '' ? t('No Subject') : mail_subject,
    detail: `${sender}, ${formatDay(mail_date, zone)}`,
    icon: Mail,
    run: () => onOpenMail(mail),
  }
}
