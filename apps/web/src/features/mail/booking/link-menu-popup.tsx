import { type BookingPage, createSingleUseLink, listBookingPages, listPolls } from '@meridian/contract'
import { linkSentence, type OfferedLink } from '@meridian/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Link2, ListChecks, TicketCheck } from 'lucide'
import { type RefObject, useRef } from 'react'
import { call } from '../../../platform/api/api.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import type { MenuAction } from '../../../ui/overlay/menu.tsx'
import { MenuPopup } from '../../../ui/overlay/menu-popup.tsx'
import type { Popup } from '../../../ui/overlay/popup-trigger.tsx'
import { insertText } from './insert-text.ts'
import { useMailLanguage } from './use-mail-language.ts'

interface LinkMenuPopupProps extends Popup {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly answered: { readonly subject: string; readonly text: string } | null
}

/** The links of the Insert link menu, fetched when it opens. */
export function LinkMenuPopup({ box, answered, ...popup }: LinkMenuPopupProps) {
  const { zone } = useClock()
  const language = useMailLanguage()
  const pages = useQuery(queryFor(listBookingPages, {}))
  const polls = useQuery(queryFor(listPolls, { query: { poll_state: 'open', limit: 100 } }))
  const picked = useRef<(() => void) | null>(null)

  function insert(link: OfferedLink) {
    if (!box.current) return
    const sentence = linkSentence(link, { draft: box.current.value, answered, language })
    if (!insertText(box.current, sentence)) showError(t('The text has no room for the link.'))
  }

  async function insertSingleUse({ booking_page_id }: BookingPage) {
    try {
      const { page_url, expires_at } = await call(createSingleUseLink, {
        params: { booking_page_id },
        body: {},
      })
      insert({ kind: 'single_use', url: page_url, until: Date.parse(expires_at), timeZone: zone })
    } catch (problem) {
      showError(problem, t(createSingleUseLink.says.failed))
    }
  }

  /** The text gets the focus once the menu has closed. */
  const later = (act: () => void) => () => {
    picked.current = act
  }
  const all = pages.data?.booking_pages ?? []
  const groups: (readonly MenuAction[])[] = [
    all
      .filter(({ is_on }) => is_on)
      .map((page) => ({
        id: page.booking_page_id,
        label: pageLabel(page),
        icon: Link2,
        onAction: later(() => insert({ kind: 'page', url: page.page_url })),
      })),
    all.map((page) => ({
      id: `single ${page.booking_page_id}`,
      label: t('For one booking: {page}', { page: page.booking_page_title }),
      icon: TicketCheck,
      onAction: later(() => void insertSingleUse(page)),
    })),
    (polls.data ?? []).flatMap(({ poll_id, poll_title, public_url }) =>
      public_url === null
        ? []
        : [
            {
              id: `poll ${poll_id}`,
              label: t('Poll: {title}', { title: poll_title }),
              icon: ListChecks,
              onAction: later(() => insert({ kind: 'poll', url: public_url })),
            },
          ],
    ),
    noteOf({
      isLoading: pages.isPending || polls.isPending,
      isFailed: pages.isError || polls.isError,
    }),
  ].filter((actions) => actions.length > 0)
  const create = {
    id: 'create',
    label: t('New booking page'),
    icon: CalendarPlus,
    href: '/user/settings/booking/new',
  }
  return (
    <MenuPopup
      {...popup}
      label={t('Insert link')}
      placement="bottom start"
      groups={pages.data && all.length === 0 ? [...groups, [create]] : groups}
      onClosed={() => {
        // The menu holds the focus until it is gone.
        if (picked.current) setTimeout(picked.current)
        picked.current = null
      }}
    />
  )
}

/** 'Introduction · 30 min' */
function pageLabel({ booking_page_title, durations }: BookingPage): string {
  return [booking_page_title, ...durations.map(formatDuration)].join(' · ')
}

function noteOf({ isLoading, isFailed }: { isLoading: boolean; isFailed: boolean }): readonly MenuAction[] {
  if (isLoading) return [{ id: 'loading', label: t('Loading...'), isDisabled: true }]
  return isFailed ? [{ id: 'failed', label: t("Some links couldn't be loaded."), isDisabled: true }] : []
}
