import { X } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import type { PersonOption } from './people-picker.tsx'

/** A chosen person. */
export function PersonChip({
  person,
  onRemove,
}: {
  readonly person: PersonOption
  readonly onRemove: () => void
}) {
  return (
    <span className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-border bg-hover ps-0.75 pe-1 text-sm md:min-h-6.5 md:text-xs">
      <Avatar {...person} size="sm" />
      <span className="truncate font-medium">{person.chipName ?? person.name}</span>
      {person.chipDetail && <span className="num text-muted">{person.chipDetail}</span>}
      <AriaButton
        aria-label={t('Remove {name}', { name: person.name })}
        onPress={onRemove}
        className="touch grid size-6 shrink-0 place-items-center rounded-full text-muted data-hovered:bg-hover data-hovered:text-text md:size-5"
      >
        <Icon of={X} size={14} />
      </AriaButton>
    </span>
  )
}

/** A found person. */
export function PersonRow({
  person,
  query,
  isActive,
}: {
  person: PersonOption
  query: string
  isActive: boolean
}) {
  return (
    <>
      <Avatar {...person} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Highlighted text={person.name} part={query.trim()} />
        </span>
        {person.detail && <span className="num block truncate text-xs text-muted">{person.detail}</span>}
      </span>
      {isActive && <Kbd>↵</Kbd>}
      <span aria-hidden className="font-medium text-accent-text">
        {t('Add')}
      </span>
    </>
  )
}

function Highlighted({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-accent-soft text-accent-text">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
