import {
  type BookingPage,
  booking_pages_max,
  createBookingPage,
  deleteBookingPage,
  listBookingPages,
  updateBookingPage,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  CalendarPlus,
  Copy,
  Ellipsis,
  ExternalLink,
  Link2,
  MessageSquare,
  Pencil,
  Plus,
  Share2,
  Trash2,
} from 'lucide'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { named } from '../../../ui/named.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { bookingPagePath, new_page_path } from '../booking-paths.ts'
import { copyText } from '../../../platform/state/copy-text.ts'
import { bodyOf, copyOf, newPageForm } from '../page/page-form.ts'

const ShareDialog = lazyPart(async () => ({
  default: (await import('../share/share-dialog.tsx')).ShareDialog,
}))
const MessageDialog = lazyPart(async () => ({
  default: (await import('./message-dialog.tsx')).MessageDialog,
}))
const SingleUseDialog = lazyPart(async () => ({
  default: (await import('./single-use-dialog.tsx')).SingleUseDialog,
}))

type Act = 'share' | 'message' | 'single_use' | 'delete'

/** The person's pages, with all that can be done with one. */
export function PageList({ pages }: { readonly pages: readonly BookingPage[] }) {
  const [open, setOpen] = useState<{ readonly act: Act; readonly page: BookingPage } | null>(null)
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
          onPress={() => creating.mutate(bodyOf(newPageForm()))}
        >
          {t('Create booking page')}
        </Button>
      }
    />
  )
}

interface PageRowProps {
  readonly page: BookingPage
  readonly pages: readonly BookingPage[]
  readonly onAct: (act: Act) => void
}

function PageRow({ page, pages, onAct }: PageRowProps) {
  const { booking_page_title: title, page_url } = page
  const switching = useSwitchPage(page)
  const copying = useCreatePage()
  const isOn = switching.isPending ? switching.variables : page.is_on
  const hosts = page.hosts.length > 1 ? formatList(page.hosts.map(({ full_name }) => full_name)) : null
  const label = t('More for {title}', { title })
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <Switch
        label={t('{title} can be booked', { title })}
        isSelected={isOn}
        onChange={(is_on) => switching.mutate(is_on)}
      />
      <div className="min-w-0 flex-1 basis-48">
        <Link href={bookingPagePath(page.booking_page_id)} look="bare" className="block rounded-xs">
          <b dir="auto" className="block text-base wrap-anywhere font-semibold data-hovered:underline">
            {title}
          </b>
        </Link>
        <p className="num text-muted">
          {[formatList(page.durations.map(formatDuration)), hosts, upcomingText(page.upcoming_count)]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-1 max-md:w-full max-xs:flex-wrap">
        <Button
          size="sm"
          icon={Copy}
          ariaLabel={named(t('Copy link'), title)}
          onPress={() => void copyText(page_url, t('Link copied to clipboard.'))}
        >
          {t('Copy link')}
        </Button>
        <Button
          size="sm"
          icon={Share2}
          ariaLabel={named(t('Share times'), title)}
          onPress={() => onAct('share')}
        >
          {t('Share times')}
        </Button>
        <Menu
          label={label}
          trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}
          groups={[
            [
              { id: 'edit', label: t('Edit'), icon: Pencil, href: bookingPagePath(page.booking_page_id) },
              {
                id: 'preview',
                label: t('Preview'),
                icon: ExternalLink,
                isDisabled: !page.is_on,
                onAction: () => window.open(page_url, '_blank', 'noopener'),
              },
              {
                id: 'single-use',
                label: t('Single-use link'),
                icon: Link2,
                onAction: () => onAct('single_use'),
              },
              {
                id: 'message',
                label: t('Message all guests'),
                icon: MessageSquare,
                isDisabled: page.upcoming_count === 0,
                onAction: () => onAct('message'),
              },
              {
                id: 'duplicate',
                label: t('Duplicate'),
                icon: Copy,
                isDisabled: pages.length >= booking_pages_max || copying.isPending,
                onAction: () => copying.mutate(copyOf(page, pages)),
              },
            ],
            [
              {
                id: 'delete',
                label: t('Delete'),
                icon: Trash2,
                isDangerous: true,
                onAction: () => onAct('delete'),
              },
            ],
          ]}
        />
      </div>
    </Card>
  )
}

function upcomingText(count: number): string {
  return plural(count, { one: '{count} upcoming booking', other: '{count} upcoming bookings' })
}

function useCreatePage(onCreated?: (page: BookingPage) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => call(createBookingPage, { body }),
    onSuccess: async (page) => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      showSuccess(t(createBookingPage.says.done ?? ''))
      onCreated?.(page)
    },
    onError: (error) => showError(error),
  })
}

function useSwitchPage({ booking_page_id }: BookingPage) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_on: boolean) => call(updateBookingPage, { params: { booking_page_id }, body: { is_on } }),
    onError: (error) => showError(error),
    // Awaited, so that the switch does not jump back in between.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listBookingPages) }),
  })
}

function useDeletePage(onDeleted: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (booking_page_id: string) => call(deleteBookingPage, { params: { booking_page_id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      showSuccess(t(deleteBookingPage.says.done ?? ''))
      onDeleted()
    },
    onError: (error) => showError(error),
  })
}
