import {
  AtSign,
  Calendar,
  Clock3,
  Globe,
  type IconNode,
  Link2,
  MapPin,
  Plus,
  Repeat,
  SignalHigh,
  Tag,
  TriangleAlert,
  X,
} from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { tintOfColor } from '../../ui/tint.ts'
import { partWords } from './part-words.ts'
import type { Suggestion } from '@meridian/contract'
import { cityOf } from '../../platform/time/zones.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import type { Value } from './sentence/parts.ts'
import type { ReadPart, Sentence } from './use-sentence.ts'

interface PartChipsProps {
  readonly sentence: Sentence
  /** Without it a label that does not exist stays in the title. */
  readonly onCreateLabel?: (title: string) => void
  /** Whether a chip asks which of several people is meant; the palette's own list does so. */
  readonly hasChoice?: boolean
  /** A button of a chip was pressed and is gone: the focus goes on elsewhere. */
  readonly onTaken: () => void
  readonly className?: string
}

/** What was understood, each part with the way to take it back. */
export function PartChips(props: PartChipsProps) {
  const shown = props.sentence.parts.filter(
    (read) => isShown(read) && (props.onCreateLabel !== undefined || !isNewLabel(read)),
  )
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('Understood')} className={cx('flex flex-wrap gap-1.5', props.className)}>
      {shown.map((read) => (
        <li key={read.key} className="flex max-w-full min-w-0">
          <PartChip read={read} {...props} />
        </li>
      ))}
    </ul>
  )
}

/** An unknown name is a word of the title like any other. */
function isShown({ part, candidates }: ReadPart): boolean {
  return part.value.kind !== 'person' || candidates === null || (candidates?.length ?? 0) > 0
}

interface PartChipProps extends PartChipsProps {
  readonly read: ReadPart
}

function PartChip({ read, sentence, onCreateLabel, hasChoice = false, onTaken }: PartChipProps) {
  const clock = useClock()
  const { value } = read.part
  const words =
    read.person?.full_name ?? read.label?.label_title ?? partWords(value, sentence.plan.meaning, clock)
  const isWarning = saysWhen(value) && (sentence.plan.meaning.when?.isPast ?? false)

  function take(act: () => void) {
    onTaken()
    act()
  }

  return (
    <span
      className={cx(
        'inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-2xl border ps-2.5 pe-1 text-sm md:min-h-6.5 md:text-xs',
        lookOf(read, isWarning),
      )}
    >
      {isWarning ? <Icon of={TriangleAlert} size={14} /> : <Sign read={read} />}
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <span className="num min-w-0 truncate font-medium">{words}</span>
        {isWarning && <span className="shrink-0">{t('is over')}</span>}
        {needsChoice(read) && !hasChoice && (
          <span className="shrink-0 pe-1 text-muted">{t('Who is it?')}</span>
        )}
      </span>
      {read.candidates === null && <Spinner />}
      {needsChoice(read) && hasChoice && value.kind === 'person' && (
        <PersonChoice
          people={read.candidates ?? []}
          onPick={(person) => take(() => sentence.choose(value.name, person))}
        />
      )}
      {onCreateLabel && isNewLabel(read) && value.kind === 'label' && (
        <CreateLabel title={value.title} onPress={() => take(() => onCreateLabel(value.title))} />
      )}
      <AriaButton
        aria-label={t('Remove {name}', { name: words })}
        onPress={() => take(() => sentence.remove(read.key))}
        className="touch grid size-6 shrink-0 place-items-center rounded-full text-muted data-hovered:bg-hover data-hovered:text-text md:size-5"
      >
        <Icon of={X} size={14} />
      </AriaButton>
    </span>
  )
}

function lookOf(read: ReadPart, isWarning: boolean): string {
  if (isWarning) return 'border-warning bg-sunken text-warning-text'
  if (read.label) return cx('border-transparent bg-tint text-tint-text', tintOfColor(read.label.label_color))
  if (isNewLabel(read) || needsChoice(read)) return 'border-dashed border-border-control'
  return 'border-border-strong bg-sunken'
}

function isNewLabel({ part, label }: ReadPart): boolean {
  return part.value.kind === 'label' && !label
}

function needsChoice({ person, candidates }: ReadPart): boolean {
  return !person && (candidates?.length ?? 0) > 1
}

interface PersonChoiceProps {
  readonly people: readonly Suggestion[]
  readonly onPick: (person: Suggestion) => void
}

function PersonChoice({ people, onPick }: PersonChoiceProps) {
  return (
    <Menu
      label={t('Who is it?')}
      placement="bottom start"
      trigger={
        <Button size="sm" variant="ghost">
          {t('Who is it?')}
        </Button>
      }
      groups={[
        people.map((person) => ({
          id: person.user_id,
          label: `${person.full_name} · ${cityOf(person.timezone)}`,
          onAction: () => onPick(person),
        })),
      ]}
    />
  )
}

/** A label that does not exist is made only when asked for. */
function CreateLabel({ title, onPress }: { readonly title: string; readonly onPress: () => void }) {
  return (
    <AriaButton
      onPress={onPress}
      className="touch inline-flex shrink-0 items-center gap-1 rounded-full px-1 font-medium text-accent-text data-hovered:bg-hover"
    >
      <Icon of={Plus} size={12} />
      {t('Create label')}
      <span className="sr-only"> {title}</span>
    </AriaButton>
  )
}

function Sign({ read }: { readonly read: ReadPart }) {
  if (read.person) {
    const { user_id, full_name, profile_picture } = read.person
    return <Avatar id={user_id} name={full_name} picture={profile_picture} size="sm" className="-ms-1.5" />
  }
  return (
    <Icon of={icons[read.part.value.kind] ?? Clock3} size={14} className={read.label ? '' : 'text-muted'} />
  )
}

const icons: Readonly<Partial<Record<Value['kind'], IconNode>>> = {
  date: Calendar,
  days: Calendar,
  whole_day: Calendar,
  repeat: Repeat,
  until: Repeat,
  zone: Globe,
  person: AtSign,
  guest: AtSign,
  label: Tag,
  priority: SignalHigh,
  place: MapPin,
  link: Link2,
}

function saysWhen({ kind }: Value): boolean {
  return kind === 'date' || kind === 'time' || kind === 'day_part' || kind === 'moment'
}
