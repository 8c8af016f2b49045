import { type AppPassword, app_passwords_max, listAppPasswords } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { Suspense, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { ProgramRow, useLastUse } from './program-row.tsx'
import { useRevokeAppPassword } from './use-revoke.ts'

const AppPasswordDialog = lazyPart(async () => ({
  default: (await import('./app-password-dialog.tsx')).AppPasswordDialog,
}))

/** Passwords of single calendar programs, so that none of them gets the person's own. */
export function AppPasswordsCard() {
  const query = useQuery(queryFor(listAppPasswords, {}))
  const list = useKeptFocus(query.data?.length)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card labelledBy="app-passwords" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="app-passwords" className="text-base font-semibold">
          {t('App passwords')}
        </h3>
        <p className="mt-0.25 text-muted">
          {t('For calendar programs that ask for an address and a password. Give each program its own.')}
        </p>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={query}
          loading={<Skeleton className="h-14" />}
          failed={t('Failed to get app passwords. Please try again.')}
        >
          {(passwords) => <PasswordList passwords={passwords} />}
        </QueryView>
      </div>
      <Button
        icon={Plus}
        className="self-start"
        isDisabled={(query.data?.length ?? app_passwords_max) >= app_passwords_max}
        onPress={() => setOpen(true)}
      >
        {t('New app password')}
      </Button>
      {isOpen && (
        <Suspense>
          <AppPasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function PasswordList({ passwords }: { readonly passwords: readonly AppPassword[] }) {
  const revoking = useRevokeAppPassword()
  const { zone } = useClock()
  const lastUse = useLastUse()
  if (passwords.length === 0) return null
  return (
    <ul aria-label={t('App passwords')} className="flex flex-col divide-y divide-border">
      {passwords.map(({ app_password_id, program_name, created_at, last_used_at }) => (
        <ProgramRow
          key={app_password_id}
          name={program_name}
          facts={[
            [t('Created {date}', { date: formatDate(created_at, zone) }), lastUse(last_used_at)].join(' · '),
          ]}
          isBusy={revoking.isPending}
          onRevoke={() => revoking.mutate(app_password_id)}
        />
      ))}
    </ul>
  )
}
