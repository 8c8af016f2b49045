import { listBookingPages } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  CalendarPlus,
  Command as CommandIcon,
  type IconNode,
  Link2,
  ListChecks,
  MailPlus,
  SquareKanban,
  SquarePlus,
  Timer,
  Upload,
} from 'lucide'
import { useNavigate } from 'react-router'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import type { Command } from '../../features/palette/command.ts'
import {
  integrations_option,
  settings_entries,
  settingsPath,
} from '../../features/settings/settings-option.ts'
import { useStartBoard } from '../../features/task/board/use-start-board.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { new_poll_path } from '../../platform/navigation/poll-path.ts'
import { calendar_views, calendarAddress } from '../../platform/navigation/shown-period.ts'
import { useSession } from '../../platform/session/session.ts'
import { copyText } from '../../platform/state/copy-text.ts'
import { useHotkeyLegend } from '../../platform/state/hotkeys.ts'
import { setPreference, type WeekChoice, week_choices } from '../../platform/state/preferences.ts'
import { mark, t } from '../../platform/text/text.ts'
import { LogOut } from '../../ui/sided-icons.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { menuOf } from '../shell/menu.ts'
import { useUserActions } from '../shell/user-menu.tsx'
import { isWorthListing } from './listed-hotkeys.ts'
import { useGoAndPress } from './use-go-and-press.ts'
import { useUndoCommands } from './use-undo-commands.ts'

/** Everything the reader's role can do from anywhere, and what the screen that is shown adds by its hotkeys. */
export function useCommands(): readonly Command[] {
  const role = useSession(({ user }) => user?.role ?? 'user')
  const navigate = useNavigate()
  const own = usePersonalCommands()
  const places = menuOf(role).map(
    ({ href, label, icon, key }): Command => ({
      id: href,
      label: t<string>(label),
      group: 'go_to',
      icon,
      keys: `g ${key}`,
      run: () => void navigate(href),
    }),
  )
  const undo = useUndoCommands()
  const listed = [...undo, ...places, ...(role === 'admin' ? [] : own), ...useAccountCommands()]
  return [...listed, ...useScreenCommands(listed)]
}

function usePersonalCommands(): readonly Command[] {
  const navigate = useNavigate()
  const goAndPress = useGoAndPress()
  const { open } = useCreateMeeting()
  const board = useBoardCommands()
  const booking = useBookingCommands()
  const isPhone = useIsPhone()
  return [
    // The integrations have a place of their own in the menu.
    ...settings_entries
      .filter((option) => option !== integrations_option)
      .map((option) => ({
        ...action(
          `settings-${option.id}`,
          t<string>(option.title),
          option.icon,
          () => void navigate(settingsPath(option)),
        ),
        group: 'go_to' as const,
      })),
    action('event', t('Create Event'), CalendarPlus, () => open(), {
      keys: 'c',
      alias: t('new meeting appointment'),
    }),
    action('free-time', t('Find a free time'), Timer, () => open(), {
      alias: t('slot suggestion availability'),
    }),
    ...board,
    ...booking,
    action('new-mail', t('New mail'), MailPlus, () => void navigate('/user/mails/new'), {
      alias: t('write send email'),
    }),
    action('new-poll', t('New poll'), ListChecks, () => void navigate(new_poll_path), {
      alias: t('vote survey find a date together'),
    }),
    action('import', t('Import meetings'), Upload, () => goAndPress('/user/meetings', 'i'), { alias: 'ics' }),
    action('import-mails', t('Import mails'), Upload, () => goAndPress('/user/mails', 'i'), {
      alias: 'eml',
    }),
    ...calendar_views.map((view) =>
      action(
        `calendar-${view}`,
        t('Calendar: {view}', { view: t<string>(view_names[view]) }),
        CalendarDays,
        () => void navigate(calendarAddress(view, undefined)),
      ),
    ),
    ...(isPhone ? [] : week_choices).map((week) =>
      action(
        `calendar-week-${week}`,
        t('Calendar: {view}', { view: t<string>(week_names[week]) }),
        CalendarDays,
        () => {
          setPreference({ calendar_week: week })
          void navigate(calendarAddress('week', undefined))
        },
      ),
    ),
  ]
}

/** The link of each booking page that is on. */
function useBookingCommands(): readonly Command[] {
  const isPersonal = useSession(({ user }) => user?.role !== 'admin')
  const { data } = useQuery({ ...queryFor(listBookingPages, {}), enabled: isPersonal })
  return (data?.booking_pages ?? [])
    .filter(({ is_on }) => is_on)
    .map(({ booking_page_id, booking_page_title, page_url }) =>
      action(
        `booking-link-${booking_page_id}`,
        t('Copy booking link: {title}', { title: booking_page_title }),
        Link2,
        () => void copyText(page_url, t('Link copied to clipboard.')),
      ),
    )
}

/** A task once there is a board, and the board before. */
function useBoardCommands(): readonly Command[] {
  const navigate = useNavigate()
  const goAndPress = useGoAndPress()
  const startBoard = useStartBoard()
  const role = useSession(({ user }) => user?.role)
  const hasBoard = useSession(({ user }) => user?.has_board ?? false)
  if (role !== 'user') return []
  if (hasBoard) {
    const open = () => goAndPress('/user/board', 'n')
    return [action('task', t('New task'), SquarePlus, open, { alias: t('card to do') })]
  }
  const start = () => {
    startBoard()
    void navigate('/user/board')
  }
  return [action('board', t('Start my board'), SquareKanban, start)]
}

/** Theme, legend and the ways out, as the account's menu has them. */
function useAccountCommands(): readonly Command[] {
  const navigate = useNavigate()
  return useUserActions()
    .flat()
    .filter(({ id }) => id !== 'settings')
    .map(({ id, label, icon = LogOut, shortcut, href, onAction }) =>
      action(id, label, icon, () => (href === undefined ? onAction?.() : void navigate(href)), {
        keys: shortcut,
      }),
    )
}

/** Hotkeys of the screen that no command stands for. */
function useScreenCommands(listed: readonly Command[]): readonly Command[] {
  const hotkeys = useHotkeyLegend(({ hotkeys }) => hotkeys)
  return hotkeys
    .filter((hotkey) => isWorthListing(hotkey) && !listed.some(({ keys }) => keys === hotkey.keys))
    .map(({ id, keys, label, run }) => action(`key-${keys}-${id}`, label, CommandIcon, run, { keys }))
}

function action(
  id: string,
  label: string,
  icon: IconNode,
  run: () => void,
  more: { readonly keys?: string | undefined; readonly alias?: string } = {},
): Command {
  return { id, label, icon, run, group: 'action', ...more }
}

const view_names = {
  month: mark('Month'),
  week: mark('Week'),
  day: mark('Day'),
  agenda: mark('Agenda'),
} as const

const week_names: Readonly<Record<WeekChoice, string>> = {
  whole: mark('Whole week'),
  no_weekend: mark('Without weekends'),
  working: mark('Working week'),
  three_days: mark('Three days'),
}
