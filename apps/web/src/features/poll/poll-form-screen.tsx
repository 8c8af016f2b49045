import { getPoll } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { new_poll_path, pollPath, polls_path, readNewPollState } from '../../platform/navigation/poll-path.ts'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Link } from '../../ui/link.tsx'
import { PeoplePicker } from '../../ui/picker/people-picker.tsx'
import { Screen } from '../../ui/screen.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useInviteeSearch } from '../meeting/create/fields/use-invitee-search.ts'
import { SaveBar } from '../settings/save-bar.tsx'
import { SlotFinder } from '../slot-finder/slot-finder.tsx'
import { getPollDraft, storePollDraft, usePollDraft } from './form/poll-drafts.ts'
import {
  asNewPoll,
  type FormPerson,
  newPollForm,
  personKey,
  type PollForm,
  withState,
} from './form/poll-form.ts'
import { PollFormView, type RenderPeople } from './form/poll-form-view.tsx'
import type { RenderFinder } from './form/times-field.tsx'
import { isGone } from './is-gone.ts'
import { NoPoll } from './no-poll.tsx'

/** /user/polls/new, and /user/polls/:poll_id/edit. */
export function PollFormScreen() {
  const { poll_id = 'new' } = useParams()
  return poll_id === 'new' ? <NewPoll /> : <EditPoll poll_id={poll_id} />
}

function NewPoll() {
  const navigate = useNavigate()
  useHandedOver()
  return (
    <Frame title={t('New poll')}>
      <PollFormView
        poll={null}
        onSaved={({ poll_id }) => void navigate(pollPath(poll_id), { replace: true })}
        onCancelled={() => void navigate(polls_path)}
        renderFoot={(foot) => <SaveBar {...foot} labels={[t('Create poll'), t('Create poll')]} />}
        renderPeople={(people) => <AskedPeople {...people} />}
        renderFinder={(finder) => <FinderOfPoll {...finder} />}
      />
    </Frame>
  )
}

function EditPoll({ poll_id }: { readonly poll_id: string }) {
  const navigate = useNavigate()
  const query = useQuery(queryFor(getPoll, { params: { poll_id } }))
  const draft = usePollDraft(poll_id)
  const leave = () => void navigate(pollPath(poll_id))
  const createAnew = (unsaved: PollForm) => {
    storePollDraft('new', asNewPoll(unsaved))
    storePollDraft(poll_id, null)
    void navigate(new_poll_path, { replace: true })
  }
  if (isGone(query.error)) {
    // An unfinished new poll is not replaced.
    const isKept = draft !== undefined && getPollDraft('new') === undefined
    return <NoPoll onCreateAnew={isKept ? () => createAnew(draft) : undefined} />
  }
  return (
    <Frame
      title={query.data?.poll_title ?? t('Edit poll')}
      back={{ href: pollPath(poll_id), label: t('Poll') }}
    >
      <QueryView
        query={query}
        loading={<Skeleton className="h-91 rounded-lg" />}
        failed={t('Failed to get poll. Please try again.')}
      >
        {(poll) =>
          poll.is_own && poll.poll_state === 'open' ? (
            <PollFormView
              key={poll_id}
              poll={poll}
              onSaved={leave}
              onCancelled={leave}
              renderFoot={(foot) => <SaveBar {...foot} labels={[t('Save Changes'), t('No Changes')]} />}
              renderPeople={(people) => <AskedPeople {...people} />}
              renderFinder={(finder) => <FinderOfPoll {...finder} />}
            />
          ) : (
            <p>{t('Only the organizer can edit a poll, while it is open.')}</p>
          )
        }
      </QueryView>
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly back?: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}

function Frame({ title, back = { href: polls_path, label: t('Polls') }, children }: FrameProps) {
  return (
    <Screen title={title}>
      <header className="mb-3.5">
        <Link href={back.href}>{back.label}</Link>
        <h1 dir="auto" className="text-xl font-semibold tracking-tight break-words">
          {title}
        </h1>
      </header>
      {children}
    </Screen>
  )
}

/** Takes over what another screen hands over, once: the state of an address outlives a reload. */
function useHandedOver(): void {
  const { state } = useLocation()
  const { zone } = useClock()
  const navigate = useNavigate()
  useEffect(() => {
    const given = readNewPollState(state)
    if (!given) return
    storePollDraft('new', withState(getPollDraft('new') ?? newPollForm(zone), given))
    void navigate(new_poll_path, { replace: true, state: null })
  }, [state, zone, navigate])
}

/** Searches people as the form of a meeting does; a person without an account is asked by mail. */
function AskedPeople({ people, onAdd, onRemove, error }: Parameters<RenderPeople>[0]) {
  const [query, setQuery] = useState('')
  const chosen = people.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const { suggestions, isSearching, searchNow, emptyText } = useInviteeSearch(query, chosen)
  const options = people.map((person) => ({ ...optionOf(person), person }))
  return (
    <PeoplePicker
      label={t('People')}
      placeholder={t('Name or email address')}
      hint={t('You answer, too. People without an account get a mail with a link of their own.')}
      people={options}
      onAdd={({ id }) => {
        const found = suggestions.find(({ user_id }) => user_id === id)
        if (found) onAdd({ user_id: id, email: null, name: found.full_name, picture: found.profile_picture })
      }}
      onInvite={(email) => onAdd({ user_id: null, email, name: email, picture: null })}
      onRemove={({ id }) => {
        const found = options.find((option) => option.id === id)
        if (found) onRemove(found.person)
      }}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions.map((found) => ({
        id: found.user_id,
        name: found.full_name,
        picture: found.profile_picture,
      }))}
      isSearching={isSearching}
      onSearchNow={searchNow}
      emptyText={emptyText}
      error={error}
    />
  )
}

function optionOf(person: FormPerson) {
  return { id: personKey(person), name: person.name, picture: person.picture }
}

/** The slot finder of the form of a meeting, folded until it is asked for. */
function FinderOfPoll(question: Parameters<RenderFinder>[0]) {
  const isPhone = useIsPhone()
  return (
    <div className="rounded-lg border border-border p-3 max-md:border-0 max-md:p-0">
      <SlotFinder {...question} picksSeveral isInSheet={isPhone} timesAsked={0} />
    </div>
  )
}
