import {
  type Account,
  type AccountChange,
  createResetLink,
  deleteAccount,
  endWayIn,
  exportAccount,
  getOverview,
  getWaysIn,
  type Input,
  inviteAccount,
  listAccounts,
  listAuditLog,
  updateAccount,
} from '@meridian/contract'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import type { Page } from '../../platform/api/call-page.ts'
import { infiniteQueryFor, keyOf } from '../../platform/api/queries.ts'
import { saveFile } from '../../platform/files/save-file.ts'
import { NotConfirmed, withFreshSignIn } from '../../platform/session/fresh-sign-in.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { plural, t } from '../../platform/text/text.ts'
import { type AccountFilter, filterInput } from './account-filter.ts'
import { exportFileName } from './account-words.ts'
import type { WayInRow } from './way-in-words.ts'

type Pages = InfiniteData<Page<Account[]>>

/** The accounts of a filter, page by page; what was shown before stays until the new ones are there. */
export function useAccounts(filter: AccountFilter) {
  const pages = useInfiniteQuery({
    ...infiniteQueryFor(listAccounts, filterInput(filter)),
    placeholderData: keepPreviousData,
  })
  const all = pages.data?.pages.flatMap(({ data }) => data)
  return {
    pages,
    /** Each account once: between two pages the list may have moved. */
    accounts: all && [...new Map(all.map((account) => [account.user_id, account])).values()],
    total: pages.data?.pages.at(-1)?.pagination.total,
  }
}

/** Another role, disabled or enabled: shown at once, and taken back with the server's reason where it refuses. */
export function useChangeAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ account: { user_id }, change }: { account: Account; change: AccountChange }) =>
      call(updateAccount, { params: { user_id }, body: change }),
    onMutate: async ({ account, change }) => {
      await queries.cancelQueries({ queryKey: keyOf(listAccounts) })
      const before = queries.getQueriesData<Pages>({ queryKey: keyOf(listAccounts) })
      const changed = withChange(account, change)
      queries.setQueriesData<Pages>(
        { queryKey: keyOf(listAccounts) },
        (pages) => pages && put(pages, changed),
      )
      return before
    },
    onSuccess: () => showSuccess(t(updateAccount.says.done)),
    onError: (error, _, before) => {
      for (const [key, pages] of before ?? []) queries.setQueryData(key, pages)
      showError(error)
    },
    onSettled: () => refresh(queries),
  })
}

export function useInviteAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<typeof inviteAccount>) => call(inviteAccount, input),
    onSuccess: () => refresh(queries),
  })
}

export function useResetLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ user_id }: Account) => call(createResetLink, { params: { user_id } }),
    onSuccess: () => refresh(queries),
  })
}

/** Saves everything the account holds as a file. */
export function useExportAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: saveExport,
    onSuccess: () => {
      showSuccess(t('Export saved.'))
      return refresh(queries)
    },
    onError: (error) => showError(error),
  })
}

interface Ending {
  readonly account: Account
  readonly way: WayInRow
  readonly even_last: 'true' | 'false'
}

/** Ends one way into the account, after asking for a fresh sign-in where that is needed. */
export function useEndWayIn(onEnd: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ account: { user_id }, way: { way_in_kind, way_in_id }, even_last }: Ending) =>
      withFreshSignIn(() =>
        call(endWayIn, { params: { user_id, way_in_kind, way_in_id }, query: { even_last } }),
      ),
    onSuccess: () => showSuccess(t(endWayIn.says.done)),
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) showError(error)
    },
    onSettled: (_, error) => {
      if (error instanceof NotConfirmed) return
      onEnd()
      void queries.invalidateQueries({ queryKey: keyOf(getWaysIn) })
      void refresh(queries)
    },
  })
}

interface Deletion {
  readonly account: Account
  readonly hasExport: boolean
  /** Empty for none. */
  readonly successor_email: string
}

/** With an export, the file is saved before anything is deleted: an answer that got lost would be lost for good. */
export function useDeleteAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ account, hasExport, successor_email }: Deletion) => {
      if (hasExport) await saveExport(account)
      const { user_id } = account
      const query = { export: 'false', ...(successor_email !== '' && { successor_email }) } as const
      return call(deleteAccount, { params: { user_id }, query })
    },
    onSuccess: ({ passed_on }) => {
      const done: string = t(deleteAccount.says.done)
      const meetings = plural(passed_on, {
        one: 'One meeting was passed on.',
        other: '{count} meetings were passed on.',
      })
      showSuccess(passed_on === 0 ? done : `${done} ${meetings}`)
      return refresh(queries)
    },
  })
}

async function saveExport(account: Account): Promise<void> {
  const { user_id } = account
  const held = await call(exportAccount, { params: { user_id } }, { timeoutMs: 120_000 })
  saveFile(exportFileName(account), `${JSON.stringify(held, null, 2)}\n`, 'application/json')
}

/** Every act changes the list, the figures and the audit log. */
async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listAccounts, getOverview, listAuditLog].map((endpoint) =>
      queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  )
}

function withChange(account: Account, { role = account.role, is_disabled }: AccountChange): Account {
  if (is_disabled === undefined) return { ...account, role }
  return {
    ...account,
    role,
    account_status: is_disabled ? 'disabled' : account.last_active_at === null ? 'invited' : 'active',
    ...(is_disabled && { session_count: 0, link_expires_at: null }),
  }
}

function put({ pages, pageParams }: Pages, changed: Account): Pages {
  const place = (account: Account) => (account.user_id === changed.user_id ? changed : account)
  return { pageParams, pages: pages.map((page) => ({ ...page, data: page.data.map(place) })) }
}
