import { type BookingPage, booking_pages_max } from '@meridian/contract'
import { CalendarPlus, Plus } from 'lucide'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { bookingPagePath, new_page_path } from '../booking-paths.ts'
import { bodyOf, newPageForm } from '../page/page-form.ts'
import { type PageAct, PageRow } from './page-row.tsx'
import { useCreatePage, useDeletePage } from './use-page-acts.ts'

const ShareDialog = lazyPart(async () => ({
  default: (await import('../share/share-dialog.tsx')).ShareDialog,
}))
const MessageDialog = lazyPart(async () => ({
  default: (await import('./message-dialog.tsx')).MessageDialog,
}))
const SingleUseDialog = lazyPart(async () => ({
  default: (await import('./single-use-dialog.tsx')).SingleUseDialog,
}))

/** The person's pages, with all that can be done with one. */
export function PageList({ pages }: { readonly pages: readonly BookingPage[] }) {
  const [open, setOpen] = useState<{ readonly act: PageAct; readonly page: BookingPage } | null>(null)
  const close = () => setOpen(null)
  const removing = useDeletePage(close)
  if (pages.length === 0) return <NoPages />
  return (
    <>
      <ul aria-label={t('Booking pages')} className="flex flex-col gap-3">
        {pages.map((page) => (
          <PageRow
            key={page.booking_page_id}
            page={page}
            pages={pages}
            onAct={(act) => setOpen({ act, page })}
          />
        ))}
      </ul>
      <div className="mt-3">
        {pages.length < booking_pages_max && (
          <ButtonLink href={new_page_path} icon={Plus}>
            {t('New booking page')}
          </ButtonLink>
        )}
      </div>
      <Suspense>
        {open?.act === 'share' && <ShareDialog page={open.page} onClose={close} />}
        {open?.act === 'message' && <MessageDialog page={open.page} onClose={close} />}
        {open?.act === 'single_use' && <SingleUseDialog page={open.page} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        title={t('Delete this booking page?')}
        confirmLabel={t('Delete')}
        isDangerous
        isBusy={removing.isPending}
        isOpen={open?.act === 'delete'}
        onClose={close}
        onConfirm={() => open && removing.mutate(open.page.booking_page_id)}
      >
        {t('Its links stop working. Meetings that were booked on it stay.')}
      </ConfirmDialog>
    </>
  )
}

/** The first page comes with one press: half an hour in the working hours. */
function NoPages() {
  const navigate = useNavigate()
  const creating = useCreatePage(({ booking_page_id }) => void navigate(bookingPagePath(booking_page_id)))
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t('No booking pages yet')}
      text={t('On a booking page, people choose a time that is free in your calendar, without an account.')}
      action={
        <Button
          size="sm"
          variant="primary"
          isBusy={creating.isPending}
          onPress={() => creating.mutate(bodyOf(newPageForm(null)))}
        >
          {t('Create booking page')}
        </Button>
      }
    />
  )
}
