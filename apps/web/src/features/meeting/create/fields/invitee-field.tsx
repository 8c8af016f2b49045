import type { Suggestion } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../../platform/text/text.ts'
import { formatTime } from '../../../../platform/time/format.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { cityOf } from '../../../../platform/time/zones.ts'
import { PeoplePicker, type PersonOption } from '../../../../ui/picker/people-picker.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { isInvited } from '../form/form-problems.ts'
import { guestOf } from '../form/guest-of.ts'
import { chipName, type FormInvitee, instantsOf, isOver, type MeetingForm } from '../form/meeting-form.ts'
import { useGuestHint } from './use-guest-hint.ts'
import { useInviteeSearch } from './use-invitee-search.ts'

interface InviteeFieldProps {
  readonly form: MeetingForm
  readonly onChange: (part: Partial<Pick<MeetingForm, 'invitees' | 'invitee_query'>>) => void
  /** Enter in the empty field. */
  readonly onEnter: () => void
  /** What Enter does in the empty field, as a sentence. */
  readonly enterHint: string
  readonly error: string | undefined
}

/** Who is invited, each with their own time at the chosen start; people by name, anybody else by address. */
export function InviteeField({ form, onChange, onEnter, enterHint, error }: InviteeFieldProps) {
  const { invitees, invitee_query } = form
  const clock = useClock()
  const nowMs = useNow(60_000)
  const hasKeys = !useIsPhone()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const chosen = invitees.map(({ key }) => key)
  const { suggestions, isSearching, searchNow, emptyText } = useInviteeSearch(invitee_query, chosen)
  const guestHint = useGuestHint(chosen.filter((key) => key.startsWith('guest:')).length, isOver(form, nowMs))
  const [startMs] = instantsOf(form)
  const timeOf = (zone: string, ms: number) => formatTime(ms, { ...clock, zone })
  // While a name is being typed no error asks to choose.
  const isTyping = isFocused && invitee_query !== ''

  function add(person: PersonOption) {
    const suggestion = suggestions.find(({ user_id }) => user_id === person.id)
    if (suggestion) onChange({ invitees: [...invitees, inviteeOf(suggestion)] })
  }

  function invite(address: string) {
    if (isInvited(form, address)) setRefusal(t('{address} is invited already.', { address }))
    else onChange({ invitees: [...invitees, guestOf(address)] })
  }

  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <PeoplePicker
        label={t('Invitees')}
        placeholder={t('Search by name, or type an email address')}
        people={invitees.map((invitee) => ({
          id: invitee.key,
          name: invitee.full_name,
          picture: invitee.profile_picture,
          chipName: chipName(invitee, invitees),
          chipDetail:
            form.is_all_day || invitee.timezone === null ? undefined : timeOf(invitee.timezone, startMs),
        }))}
        onAdd={add}
        onRemove={({ id }) => onChange({ invitees: invitees.filter(({ key }) => key !== id) })}
        query={invitee_query}
        onQueryChange={(text) => {
          onChange({ invitee_query: text })
          if (text !== '') setRefusal(null)
        }}
        suggestions={suggestions.map(({ user_id, full_name, profile_picture, timezone }) => ({
          id: user_id,
          name: full_name,
          picture: profile_picture,
          detail: t('{city}, {time} now', { city: cityOf(timezone), time: timeOf(timezone, nowMs) }),
        }))}
        isSearching={isSearching}
        onSearchNow={searchNow}
        emptyText={emptyText}
        onInvite={invite}
        onEnter={onEnter}
        error={refusal ?? (isTyping ? undefined : error)}
        hint={guestHint ?? (hasKeys && chosen.length > 0 ? enterHint : undefined)}
      />
    </div>
  )
}

function inviteeOf({ user_id, first_name, full_name, profile_picture, timezone }: Suggestion): FormInvitee {
  return { key: user_id, first_name, full_name, profile_picture, timezone, primary_email: null }
}
