import { type AuditAction, type AuditEntry, listAuditLog } from '@meridian/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  Ban,
  Bot,
  CircleCheck,
  Download,
  type IconNode,
  IdCard,
  KeyRound,
  RotateCw,
  ScrollText,
  ShieldCheck,
  Sparkles,
  Trash2,
  UserPlus,
  Webhook,
  X,
} from 'lucide'
import { useSearchParams } from 'react-router'
import { infiniteQueryFor } from '../../platform/api/queries.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Undo2 } from '../../ui/sided-icons.ts'
import { EmptyState } from '../../ui/state/notice.tsx'
import { MoreButton } from '../../ui/state/more-pages.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Past } from './account-facts.tsx'
import { actSentence } from './audit-words.ts'

/** What operators did, latest first; of one account where the address names it. */
export function AuditLog() {
  const [params, setParams] = useSearchParams()
  const user_id = params.get('user_id') ?? undefined
  const pages = useInfiniteQuery(
    infiniteQueryFor(listAuditLog, { query: { limit: 10, ...(user_id && { user_id }) } }),
  )
  const entries = pages.data?.pages.flatMap(({ data }) => data)
  const about = user_id === undefined ? undefined : entries?.[0]?.subject.full_name

  return (
    <Card labelledBy="audit-title" className="overflow-hidden">
      <CardHeader
        id="audit-title"
        title={about ? t('Audit log of {name}', { name: about }) : t('Audit log')}
        count={pages.data?.pages.at(-1)?.pagination.total}
        end={
          user_id !== undefined && (
            <Button size="sm" variant="ghost" icon={X} onPress={() => setParams({})}>
              {t('Show all')}
            </Button>
          )
        }
      />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:m-4">
        <QueryView
          query={{ data: entries, error: pages.error, isFetching: pages.isFetching, refetch: pages.refetch }}
          failed={t('Error in fetching audit log')}
          loading={<AuditSkeleton />}
          empty={
            <div className="p-4">
              <EmptyState
                icon={ScrollText}
                title={t('No data found')}
                text={
                  user_id
                    ? t('No operator has changed this account.')
                    : t('Actions of operators are logged here.')
                }
              />
            </div>
          }
        >
          {(found) => (
            <ol>
              {found.map((entry) => (
                <Entry key={entry.audit_entry_id} entry={entry} />
              ))}
            </ol>
          )}
        </QueryView>
      </div>
      {pages.hasNextPage && (
        <div className="border-t border-border p-2.5 text-center">
          <MoreButton pages={pages} />
        </div>
      )}
    </Card>
  )
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  return (
    <li className={row_class}>
      <Icon of={icons[entry.audit_action]} className="mt-0.75 text-muted" />
      <span className="min-w-0 flex-1 text-text-2 wrap-anywhere max-xs:basis-full">
        {rich(actSentence(entry), { b: name })}
        <span className="block text-xs text-muted">{entry.subject.primary_email}</span>
      </span>
      <span className="text-xs text-muted">
        <Past moment={entry.created_at} />
      </span>
    </li>
  )
}

const name = <b dir="auto" className="font-medium text-text" />

function AuditSkeleton() {
  return [1, 2, 3, 4, 5].map((key) => (
    <div key={key} className={row_class}>
      <Skeleton className="size-4" />
      <span className="flex-1">
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="mt-1.5 h-3.5 w-40" />
      </span>
    </div>
  ))
}

const icons: Readonly<Record<AuditAction, IconNode>> = {
  account_invited: UserPlus,
  account_created: UserPlus,
  role_changed: ShieldCheck,
  account_disabled: Ban,
  account_enabled: CircleCheck,
  link_made: KeyRound,
  password_set: KeyRound,
  account_exported: Download,
  account_deleted: Trash2,
  address_confirmed: CircleCheck,
  plan_changed: Sparkles,
  text_model_allowed: CircleCheck,
  text_model_forbidden: Ban,
  job_retried: RotateCw,
  job_dropped: Trash2,
  registration_opened: UserPlus,
  registration_closed: Ban,
  passkey_created: KeyRound,
  passkey_renamed: KeyRound,
  passkey_deleted: KeyRound,
  second_factor_turned_on: ShieldCheck,
  second_factor_turned_off: Ban,
  second_factor_reset: Ban,
  way_in_ended: Ban,
  recovery_codes_created: KeyRound,
  identity_linked: IdCard,
  identity_unlinked: IdCard,
  recovery_code_used: KeyRound,
  api_token_created: KeyRound,
  api_token_revoked: Trash2,
  app_password_created: KeyRound,
  app_password_used: KeyRound,
  app_password_revoked: Trash2,
  app_passwords_refused: Ban,
  password_changed: KeyRound,
  assistant_allowed: Bot,
  assistant_revoked: Trash2,
  assistant_act_confirmed: Bot,
  assistant_act_undone: Undo2,
  webhook_created: Webhook,
  webhook_changed: Webhook,
  webhook_secret_replaced: KeyRound,
  webhook_deleted: Trash2,
}
const row_class = 'flex min-h-14 gap-3 max-xs:flex-wrap border-t border-border px-4 py-2.5 first:border-t-0'
