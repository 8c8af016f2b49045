import type { Suggestion } from '@meridian/contract'
import { useState } from 'react'
import { newKey } from '../../../platform/key.ts'
import { formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { PeoplePicker, type PersonOption } from '../../../ui/people-picker.tsx'
import { guestKey } from './guest-key.ts'
import { isInvited } from './form-problems.ts'
import { chipName, type FormInvitee, instantsOf, type MeetingForm } from './meeting-form.ts'
import { useInviteeSearch } from './use-invitee-search.ts'

interface InviteeFieldProps {
  readonly form: MeetingForm
  readonly onChange: (invitees: readonly FormInvitee[]) => void
  readonly error: string | undefined
}

/** Who is invited, each with their own time at the chosen start; people by name, anybody else by address. */
export function InviteeField({ form, onChange, error }: InviteeFieldProps) {
  const { invitees } = form
  const clock = useClock()
  const nowMs = useNow(60_000)
  const [query, setQuery] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { suggestions, isSearching, emptyText } = useInviteeSearch(
    query,
    invitees.map(({ key }) => key),
  )
  const [startMs] = instantsOf(form)
  const timeOf = (zone: string | null, ms: number) =>
    zone === null ? undefined : formatTime(ms, { ...clock, zone })

  function add(person: PersonOption) {
    const suggestion = suggestions.find(({ user_id }) => user_id === person.id)
    if (suggestion) onChange([...invitees, inviteeOf(suggestion)])
  }

  function invite(address: string) {
    if (isInvited(form, address)) setRefusal(`${address} is invited already.`)
    else onChange([...invitees, guestOf(address)])
  }

  return (
    <PeoplePicker
      label="Invitees"
      placeholder="Search by name, or type an e-mail address"
      people={invitees.map((invitee) => ({
        id: invitee.key,
        name: invitee.full_name,
        picture: invitee.profile_picture,
        chipName: chipName(invitee, invitees),
        chipDetail: form.is_all_day ? undefined : timeOf(invitee.timezone, startMs),
      }))}
      onAdd={add}
      onRemove={({ id }) => onChange(invitees.filter(({ key }) => key !== id))}
      query={query}
      onQueryChange={(text) => {
        setQuery(text)
        if (text !== '') setRefusal(null)
      }}
      suggestions={suggestions.map(({ user_id, full_name, profile_picture, timezone }) => ({
        id: user_id,
        name: full_name,
        picture: profile_picture,
        detail: `${cityOf(timezone)}, ${timeOf(timezone, nowMs)} now`,
      }))}
      isSearching={isSearching}
      emptyText={emptyText}
      onInvite={invite}
      error={refusal ?? error}
      hint={
        invitees.some(({ key }) => key.startsWith('guest:'))
          ? 'Guests without an account are not mailed. Send them the calendar file.'
          : undefined
      }
    />
  )
}

function inviteeOf({ user_id, first_name, full_name, profile_picture, timezone }: Suggestion): FormInvitee {
  return { key: user_id, first_name, full_name, profile_picture, timezone, primary_email: null }
}

function guestOf(address: string): FormInvitee {
  return {
    key: guestKey(newKey()),
    first_name: address,
    full_name: address,
    profile_picture: null,
    timezone: null,
    primary_email: address,
  }
}
