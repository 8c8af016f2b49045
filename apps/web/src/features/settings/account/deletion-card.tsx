import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

/** The end of the account. */
export function DeletionCard({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard
      title={t('Delete account')}
      lead={t("Deletes your account and all data that is only yours. This can't be undone.")}
    >
      <Button variant="danger" className="h-10 self-stretch md:h-8 md:self-end" onPress={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <DeletionDialog email={email} isOpen={isOpen} onClose={() => setOpen(false)} />
    </TitledCard>
  )
}
