import { listMails, type MailPerson } from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { pageQueryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { PeoplePicker, type PersonOption } from '../../../ui/picker/people-picker.tsx'
import { completeParts, joinRecipients, parseRecipients } from './recipients.ts'

interface RecipientFieldProps {
  readonly label: string
  readonly people: readonly MailPerson[]
  /** What is typed and not added yet. */
  readonly typed: string
  readonly onPeopleChange: (people: readonly MailPerson[]) => void
  readonly onTypedChange: (typed: string) => void
  readonly error?: string | undefined
  readonly autoFocus?: boolean
}

/** Addresses as chips: typed, pasted, or found among the senders of earlier mails. */
export function RecipientField({
  label,
  people,
  typed,
  onPeopleChange,
  onTypedChange,
  error,
  autoFocus,
}: RecipientFieldProps) {
  const { suggestions, isSearching } = useCorrespondents(typed, people)
  const add = (added: readonly MailPerson[]) => onPeopleChange(joinRecipients(people, added))

  function type(text: string) {
    const { complete, rest } = completeParts(text)
    const { people: added, wrong } = parseRecipients(complete)
    if (added.length === 0 || wrong.length > 0) return onTypedChange(text)
    add(added)
    onTypedChange(rest)
  }

  return (
    <PeoplePicker
      label={label}
      placeholder={t('Name or email address')}
      people={people.map(optionOf)}
      onAdd={({ name, id }) => add([{ name: name === id ? '' : name, address: id }])}
      onRemove={({ id }) => onPeopleChange(people.filter(({ address }) => address !== id))}
      query={typed}
      onQueryChange={type}
      suggestions={suggestions.map(optionOf)}
      isSearching={isSearching}
      emptyText={t('No one found. Type an email address.')}
      onInvite={(address) => add([{ name: '', address }])}
      error={error}
      autoFocus={autoFocus ?? false}
      className="mail-field"
    />
  )
}

function optionOf({ name, address }: MailPerson): PersonOption {
  return { id: address, name: name || address, detail: address }
}

const searched_mails = 30
const suggested_max = 6

/** People who wrote earlier, by name or address. */
function useCorrespondents(typed: string, chosen: readonly MailPerson[]) {
  const search = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    ...pageQueryFor(listMails, {
      query: { page: 1, limit: searched_mails, search_term: search.slice(0, 100), mail_view: 'all' },
    }),
    enabled: search.length >= 2 && search.split(/\s+/).length <= 10,
    placeholderData: keepPreviousData,
  })
  const words = search.toLowerCase()
  const taken = new Set(chosen.map(({ address }) => address.toLowerCase()))
  const found = (data?.data ?? [])
    .map(({ mail_sender }) => mail_sender)
    .filter(({ name, address }) => address !== '' && `${name} ${address}`.toLowerCase().includes(words))
    .filter(({ address }) => !taken.has(address.toLowerCase()))
  return {
    suggestions: search.length < 2 ? [] : joinRecipients([], found).slice(0, suggested_max),
    isSearching: isFetching || search !== typed.trim(),
  }
}
