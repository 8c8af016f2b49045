import { type AppPassword, app_passwords_max, deleteAppPassword, listAppPasswords } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLastUse } from '../../../platform/access/use-last-use.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { useMutationFor } from '../../../platform/api/use-mutation-for.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { ProgramListCard } from './program-list-card.tsx'
import { ProgramRow } from './program-row.tsx'

const AppPasswordDialog = lazyPart(async () => ({
  default: (await import('./app-password-dialog.tsx')).AppPasswordDialog,
}))

/** Passwords of single calendar programs, so that none of them gets the person's own. */
export function AppPasswordsCard() {
  const query = useQuery(queryFor(listAppPasswords, {}))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProgramListCard
        title={t('App passwords')}
        lead={t('For calendar programs that ask for an address and a password. Give each program its own.')}
        query={query}
        failed={t('Failed to get app passwords. Please try again.')}
        most={app_passwords_max}
        createLabel={t('New app password')}
        onCreate={() => setOpen(true)}
      >
        {(passwords) => <PasswordRows passwords={passwords} />}
      </ProgramListCard>
      {isOpen && (
        <Suspense>
          <AppPasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function PasswordRows({ passwords }: { readonly passwords: readonly AppPassword[] }) {
  const revoking = useMutationFor(deleteAppPassword, [listAppPasswords])
  const { zone } = useClock()
  const lastUse = useLastUse()
  return passwords.map(({ app_password_id, program_name, created_at, last_used_at }) => (
    <ProgramRow
      key={app_password_id}
      name={program_name}
      facts={[
        [t('Created {date}', { date: formatDate(created_at, zone) }), lastUse(last_used_at)].join(' · '),
      ]}
      isBusy={revoking.isPending}
      onRevoke={() => revoking.mutate({ params: { app_password_id } })}
    />
  ))
}
