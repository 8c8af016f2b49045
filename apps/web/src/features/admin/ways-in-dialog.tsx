import { type Account, getWaysIn, type WaysIn } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import {
  Bot,
  type IconNode,
  IdCard,
  KeyRound,
  LockKeyhole,
  Monitor,
  ShieldCheck,
  SquareAsterisk,
  Terminal,
  X,
} from 'lucide'
import { useId, useState } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useEndWayIn } from './use-accounts.ts'
import { endingSentence, lastWaySentence, type WayInRow, waysByKind } from './way-in-words.ts'

interface WaysInDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Everything by which a person or a program gets into the account, each of which the operator can end. */
export function WaysInDialog({ account, onClose }: WaysInDialogProps) {
  const { user_id, full_name } = account
  const ways = useQuery(queryFor(getWaysIn, { params: { user_id } }))
  return (
    <Dialog title={t('Ways in of {name}', { name: full_name })} size="md" isOpen onClose={onClose}>
      <QueryView query={ways} loading={<WaysSkeleton />} failed={t('Error in fetching the ways in')}>
        {(found) => <Ways account={account} ways={found} />}
      </QueryView>
    </Dialog>
  )
}

function Ways({ account, ways }: { readonly account: Account; readonly ways: WaysIn }) {
  const nowMs = useNow(60_000)
  const { zone } = useClock()
  const [part] = useKeptFocus()
  const [asked, setAsked] = useState<WayInRow | null>(null)
  const sections = waysByKind(ways, account.user_id, { nowMs, zone })
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {!ways.has_password && !ways.needs_provider && (
        <p className="text-text-2">
          {t(
            'This account has no password. A reset link, or “Forgot password?” on the login page, sets one.',
          )}
        </p>
      )}
      {sections.map(({ title, rows }) => (
        <WaysOfKind key={title} title={title} rows={rows} onEnd={account.is_manageable ? setAsked : null} />
      ))}
      {asked && (
        <EndingQuestion
          account={account}
          way={asked}
          lastWay={lastWaySentence(ways, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface WaysOfKindProps {
  readonly title: string
  readonly rows: readonly WayInRow[]
  /** Null where the operator may only look. */
  readonly onEnd: ((way: WayInRow) => void) | null
}

function WaysOfKind({ title, rows, onEnd }: WaysOfKindProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 text-xs font-medium text-muted">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="flex flex-col divide-y divide-border">
        {rows.map((way) => (
          <li key={way.way_in_id} className="flex min-h-12 items-center gap-3 py-1.5">
            <Icon of={icons[way.way_in_kind]} size={18} className="text-muted" />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-medium wrap-anywhere">
                {way.name}
              </p>
              {way.facts.map((fact) => (
                <p key={fact} className="num text-sm text-muted wrap-anywhere">
                  {fact}
                </p>
              ))}
            </div>
            {onEnd && (
              <IconButton label={t('End {name}', { name: way.name })} icon={X} onPress={() => onEnd(way)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EndingQuestionProps {
  readonly account: Account
  readonly way: WayInRow
  /** What it means that this is the last way in; null where it is not. */
  readonly lastWay: string | null
  readonly onClose: () => void
}

function EndingQuestion({ account, way, lastWay, onClose }: EndingQuestionProps) {
  const ending = useEndWayIn(onClose)
  return (
    <ConfirmDialog
      title={t('End “{way}” of {name}?', { way: way.name, name: account.full_name })}
      confirmLabel={t('End it')}
      isDangerous
      isOpen
      isBusy={ending.isPending}
      onClose={onClose}
      onConfirm={() => ending.mutate({ account, way, even_last: lastWay === null ? 'false' : 'true' })}
    >
      {lastWay !== null && <strong className="mb-2 block font-medium text-text">{lastWay}</strong>}
      {endingSentence(way)}
    </ConfirmDialog>
  )
}

function WaysSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

const icons: Readonly<Record<WayInRow['way_in_kind'], IconNode>> = {
  password: LockKeyhole,
  passkey: KeyRound,
  second_factor: ShieldCheck,
  identity: IdCard,
  session: Monitor,
  app_password: SquareAsterisk,
  api_token: Terminal,
  assistant: Bot,
}
