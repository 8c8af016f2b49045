import { MailPlus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { t } from '../../platform/text/text.ts'
import { Avatar, type Person } from '../avatar.tsx'
import { cx } from '../cx.ts'
import { FieldLabel, FieldNote, type FieldProps, field_class } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import { Suggestions } from '../overlay/suggestions.tsx'
import { Spinner } from '../state/spinner.tsx'
import { useCombobox } from './use-combobox.ts'

export interface PersonOption extends Person {
  readonly id: string
  /** In the list: place, local time. */
  readonly detail?: string
  /** On the chip: a shorter name. */
  readonly chipName?: string
  /** On the chip: local time. */
  readonly chipDetail?: string
}

interface PeoplePickerProps extends FieldProps {
  readonly people: readonly PersonOption[]
  readonly onAdd: (person: PersonOption) => void
  readonly onRemove: (person: PersonOption) => void
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** What the query found, the chosen ones left out. */
  readonly suggestions: readonly PersonOption[]
  readonly isSearching?: boolean
  /** A sentence in place of an empty list, such as 'Type at least 2 characters.' */
  readonly emptyText?: string
  /** Offered when the query is an email address without an account. */
  readonly onInvite?: (email: string) => void
  readonly placeholder?: string
  /** Enter in the empty field. */
  readonly onEnter?: () => void
}

type Choice = { readonly person: PersonOption } | { readonly email: string }

/** Chosen people as chips and a field that finds more: arrows move, Enter adds, Backspace removes the last. */
export function PeoplePicker({
  label,
  isLabelHidden,
  hint,
  error,
  people,
  onAdd,
  onRemove,
  query,
  onQueryChange,
  suggestions,
  isSearching = false,
  emptyText,
  onInvite,
  placeholder,
  onEnter,
  className,
  ...rest
}: PeoplePickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const choices = useMemo(() => choicesOf(suggestions, onInvite ? query : ''), [suggestions, onInvite, query])
  const isShown = isOpen && query.trim() !== ''
  const combobox = useCombobox({
    items: choices,
    isOpen: isShown,
    onOpenChange: setOpen,
    onPick: take,
    startAt: 0,
  })

  function take(choice: Choice) {
    if ('person' in choice) onAdd(choice.person)
    else onInvite?.(choice.email)
    onQueryChange('')
    combobox.close()
    input.current?.focus()
  }

  function remove(person: PersonOption) {
    onRemove(person)
    input.current?.focus()
  }

  return (
    <AriaTextField
      {...rest}
      value={query}
      onChange={(text) => {
        onQueryChange(text)
        setOpen(true)
      }}
      onBlur={combobox.close}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group
        ref={frame}
        className="control flex-wrap gap-1.5 py-1.25"
        isInvalid={Boolean(error)}
        isDisabled={rest.isDisabled}
      >
        {people.map((person) => (
          <PersonChip key={person.id} person={person} onRemove={() => remove(person)} />
        ))}
        <Input
          ref={input}
          {...combobox.inputProps}
          placeholder={people.length === 0 ? placeholder : undefined}
          onKeyDown={(event) => {
            const last = people.at(-1)
            if (event.key === 'Backspace' && query === '' && last) onRemove(last)
            combobox.onKeyDown(event)
            // Enter in this field adds people; it never sends the form around it.
            if (event.key !== 'Enter' || event.defaultPrevented) return
            event.preventDefault()
            if (query === '' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey)
              onEnter?.()
          }}
          className="min-h-5.5 max-md:min-h-8 min-w-24 flex-1 bg-transparent outline-none"
        />
      </Group>
      <span role="status" className="sr-only">
        {isShown && !isSearching ? t('{count} found', { count: suggestions.length }) : ''}
      </span>
      <FieldNote hint={hint} error={error} />
      <Suggestions
        label={label}
        anchor={frame}
        isOpen={isShown}
        onOpenChange={setOpen}
        className="w-(--trigger-width) max-w-[calc(100vw-1rem)]"
      >
        <ul {...combobox.listProps} aria-label={label} className="max-h-80 overflow-y-auto p-1.25">
          {choices.map((choice, index) => (
            <li
              key={'person' in choice ? choice.person.id : 'invite'}
              {...combobox.optionProps(choice, index)}
              className="option-row py-1.5"
            >
              {'person' in choice ? (
                <PersonRow person={choice.person} query={query} isActive={index === combobox.active} />
              ) : (
                <>
                  <Icon of={MailPlus} className="ms-1 text-muted" />
                  <span className="min-w-0 flex-1 truncate">
                    {t('Invite {email} by mail', { email: choice.email })}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
        {choices.length === 0 && (
          <p className="flex min-h-8 items-center gap-2 px-3.25 pb-1.25 text-muted">
            {isSearching && <Spinner />}
            {isSearching ? t('Loading...') : (emptyText ?? t('No data found'))}
          </p>
        )}
      </Suggestions>
    </AriaTextField>
  )
}

function choicesOf(suggestions: readonly PersonOption[], query: string): readonly Choice[] {
  const found = suggestions.map((person): Choice => ({ person }))
  const email = query.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [...found, { email }] : found
}

function PersonChip({ person, onRemove }: { readonly person: PersonOption; readonly onRemove: () => void }) {
  return (
    <span className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-border bg-hover ps-0.75 pe-1 text-sm md:h-6.5 md:text-xs">
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

function PersonRow({ person, query, isActive }: { person: PersonOption; query: string; isActive: boolean }) {
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
