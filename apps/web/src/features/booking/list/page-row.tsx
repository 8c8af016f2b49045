import { type BookingPage, booking_pages_max } from '@meridian/contract'
import { Copy, Ellipsis, ExternalLink, Link2, MessageSquare, Pencil, Share2, Trash2 } from 'lucide'
import { copyText } from '../../../platform/state/copy-text.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { named } from '../../../ui/named.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { bookingPagePath } from '../booking-paths.ts'
import { copyOf } from '../page/page-form.ts'
import { useCreatePage, useSwitchPage } from './use-page-acts.ts'

/** What a row has its list do. */
export type PageAct = 'share' | 'message' | 'single_use' | 'delete'

interface PageRowProps {
  readonly page: BookingPage
  readonly pages: readonly BookingPage[]
  readonly onAct: (act: PageAct) => void
}

/** One booking page: on or off, its link, and the rest in a menu. */
export function PageRow({ page, pages, onAct }: PageRowProps) {
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
