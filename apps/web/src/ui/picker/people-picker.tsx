import { MailPlus } from 'lucide'
import { useMemo, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { t } from '../../platform/text/text.ts'
import type { Person } from '../avatar.tsx'
import { cx } from '../cx.ts'
import { FieldLabel, type FieldProps, field_class } from '../form/field.tsx'
import { InputField } from '../form/input-field.tsx'
import { Icon } from '../icon.tsx'
import { Suggestions } from '../overlay/suggestions.tsx'
import { Spinner } from '../state/spinner.tsx'
import { PersonChip, PersonRow } from './person-parts.tsx'
import { useAwaitedChoice } from './use-awaited-choice.ts'
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
  /** Enter on a name that is not searched yet: the search need not wait for further letters. */
  readonly onSearchNow?: (() => void) | undefined
  /** A sentence in place of an empty list, such as 'Type at least 2 characters.' */
  readonly emptyText?: string
  /** Offered when the query is an email address without an account. */
  readonly onInvite?: (email: string) => void
  readonly placeholder?: string
  readonly autoFocus?: boolean
  /** Enter in the empty field. */
  readonly onEnter?: () => void
}

type Choice = { readonly person: PersonOption } | { readonly email: string }

/** Chosen people as chips and a field that finds more: arrows move, Enter adds, Backspace removes the last. */
export function PeoplePicker({
  label,
  isLabelHidden,
  people,
  onAdd,
  onRemove,
  query,
  onQueryChange,
  suggestions,
  isSearching = false,
  onSearchNow,
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
  // The focus may have gone on meanwhile, and stays there.
  const { isMissed, awaitChoice, forget } = useAwaitedChoice({ query, choices, isSearching, onTake: add })
  const nobody = emptyText ?? (isMissed ? t('Nobody matches “{name}”.', { name: query.trim() }) : undefined)

  function add(choice: Choice) {
    if ('person' in choice) onAdd(choice.person)
    else onInvite?.(choice.email)
    onQueryChange('')
    combobox.close()
  }

  function take(choice: Choice) {
    add(choice)
    input.current?.focus()
  }

  /** What is typed is never lost: an address is added at once, a name as soon as it is found. */
  function takeTyped() {
    const address = choices.find((choice) => 'email' in choice)
    const chosen = address ?? (isSearching ? undefined : choices[0])
    if (chosen) return take(chosen)
    setOpen(true)
    awaitChoice()
    onSearchNow?.()
  }

  function remove(person: PersonOption) {
    onRemove(person)
    input.current?.focus()
  }

  return (
    <InputField
      {...rest}
      value={query}
      onChange={(text) => {
        forget()
        onQueryChange(text)
        setOpen(true)
      }}
      onBlur={combobox.close}
      className={cx(field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group
        ref={frame}
        // Many people leave the fields below in sight.
        className="control max-h-40 flex-wrap gap-1.5 overflow-y-auto py-1.25"
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
            if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
            if (query === '') onEnter?.()
            else if (query.trim() !== '') takeTyped()
          }}
          className={cx(
            'min-h-5.5 flex-1 bg-transparent outline-none max-md:min-h-8',
            // Behind people it takes no line of its own until something is typed.
            people.length > 0 && query === '' ? 'min-w-4' : 'min-w-24',
          )}
        />
      </Group>
      <span role="status" className="sr-only">
        {isShown &&
          !isSearching &&
          ((isMissed && nobody) || t('{count} found', { count: suggestions.length }))}
      </span>
      <Suggestions
        label={label}
        anchor={frame}
        isOpen={isShown}
        onOpenChange={setOpen}
        className="w-(--trigger-width) max-w-[calc(100vw-1rem)]"
      >
        <ChoiceList label={label} choices={choices} query={query} combobox={combobox} />
        {choices.length === 0 && (
          <p className="flex min-h-8 items-center gap-2 px-3.25 pb-1.25 text-muted">
            {isSearching && <Spinner />}
            {isSearching ? t('Loading...') : (nobody ?? t('No data found'))}
          </p>
        )}
      </Suggestions>
    </InputField>
  )
}

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly query: string
  readonly combobox: ReturnType<typeof useCombobox<Choice>>
}

/** The people that were found, and an address that can be invited. */
function ChoiceList({ label, choices, query, combobox }: ChoiceListProps) {
  return (
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
  )
}

function choicesOf(suggestions: readonly PersonOption[], query: string): readonly Choice[] {
  const found = suggestions.map((person): Choice => ({ person }))
  const email = query.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [...found, { email }] : found
}
