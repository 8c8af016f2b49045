import { listSessions, type OpenSession } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { isHandheld, nameOfSession, timesOfSession } from '../../../platform/session/session-words.ts'
import { useSignOut } from '../../../platform/session/use-sign-out.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LogOut } from '../../../ui/sided-icons.ts'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useEndSession } from './use-end-session.ts'

/** Where the person is signed in; what is not theirs can be shown out. */
export function SessionsCard() {
  const sessions = useQuery(queryFor(listSessions, {}))
  const end = useEndSession()
  const signOut = useSignOut()
  const [isWhole, setWhole] = useState(false)
  const [list, focusAfterChange] = useKeptFocus<HTMLUListElement>()

  // The button goes; the focus is on the first row that came.
  const showAll = () => {
    focusAfterChange(({ children }) => children[few_sessions])
    setWhole(true)
  }

  return (
    <TitledCard
      title={t('Where you are signed in')}
      lead={t("End sessions you don't recognize, then change your password.")}
    >
      <QueryView query={sessions} loading={<SessionsSkeleton />} failed={t('Error in fetching sessions')}>
        {(found) => (
          <>
            <ul ref={list} aria-label={t('Sessions')} className="flex flex-col divide-y divide-border">
              {latestFirst(found)
                .slice(0, isWhole ? undefined : few_sessions)
                .map((session) => (
                  <SessionRow key={session.session_id} session={session} onEnd={() => end(session)} />
                ))}
            </ul>
            {!isWhole && found.length > few_sessions && (
              <Button variant="ghost" size="sm" className="-ms-2.5 self-start" onPress={showAll}>
                {t('Show all {count}', { count: found.length })}
              </Button>
            )}
          </>
        )}
      </QueryView>
      <p className="text-xs text-muted">
        {t(
          'Logging out everywhere also turns off your private calendar address and your webhooks, and revokes API tokens, app passwords and the access of assistants.',
        )}
      </p>
      <Button className="h-10 self-stretch md:mt-auto md:h-8 md:self-end" onPress={() => void signOut(true)}>
        {t('Log out everywhere')}
      </Button>
    </TitledCard>
  )
}

const few_sessions = 5

/** The one in use before all others. */
function latestFirst(sessions: readonly OpenSession[]): OpenSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) ||
      Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at),
  )
}

function SessionRow({ session, onEnd }: { readonly session: OpenSession; readonly onEnd: () => void }) {
  const minute = useNow(60_000)
  const { zone } = useClock()
  const name = nameOfSession(session)
  return (
    <li tabIndex={-1} className="flex min-h-14 items-center gap-3 py-2 max-xs:flex-wrap first:pt-0 last:pb-0">
      <Icon of={isHandheld(session) ? Smartphone : Monitor} size={18} className="text-muted" />
      <div className="min-w-0 flex-1 max-xs:basis-full">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {session.is_current && <Badge tone="accent">{t('This browser')}</Badge>}
        </p>
        <p className="num text-muted">{timesOfSession(session, minute, zone)}</p>
      </div>
      {!session.is_current && (
        <IconButton
          label={t('End {name}', { name })}
          icon={LogOut}
          size="sm"
          onPress={({ target }) => {
            focusNeighbour(target)
            onEnd()
          }}
        />
      )}
    </li>
  )
}

/** The row goes with its button; the focus stays in the list. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour instanceof HTMLElement) neighbour.focus()
}

function SessionsSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
