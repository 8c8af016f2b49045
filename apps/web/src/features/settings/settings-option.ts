import {
  Bell,
  Bot,
  CalendarPlus,
  Clock4,
  type IconNode,
  KeyRound,
  Plug,
  Rss,
  ShieldCheck,
  Tags,
  UserRound,
} from 'lucide'
import { mark } from '../../platform/text/text.ts'
import type { Drafts } from './drafts.ts'

/** One part of the settings with a view of its own. */
export interface SettingsOption {
  readonly id: 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
  /** On its card and over its view. */
  readonly title: string
  /** In the list beside the view. */
  readonly name: string
  readonly icon: IconNode
  readonly description: string
  /** What of it can be left unsaved. */
  readonly drafts: readonly (keyof Drafts)[]
}

export const integrations_option: SettingsOption = {
  id: 8,
  title: mark('Integrations'),
  name: mark('Integrations'),
  icon: Plug,
  description: mark(
    'Your accounts at Google, Calendly, Zoom and calendar servers: what is read and written, and the connection status.',
  ),
  drafts: [],
}

/** Booking pages have a screen of their own. */
export const booking_option: SettingsOption = {
  id: 11,
  title: mark('Booking pages'),
  name: mark('Booking'),
  icon: CalendarPlus,
  description: mark('Pages on which others book a free time with you, and their bookings.'),
  drafts: [],
}

export const settings_options: readonly SettingsOption[] = [
  {
    id: 4,
    title: mark('Profile Setting'),
    name: mark('Profile'),
    icon: UserRound,
    description: mark('Your name, how you can be reached, language, time zone and theme.'),
    drafts: ['profile', 'timezone'],
  },
  {
    id: 5,
    title: mark('Labels Setting'),
    name: mark('Labels'),
    icon: Tags,
    description: mark('Names and colors that sort your meetings; only you see them.'),
    drafts: [],
  },
  {
    id: 6,
    title: mark('Availability Setting'),
    name: mark('Availability'),
    icon: Clock4,
    description: mark('The hours in which others may find a free time with you.'),
    drafts: ['availability'],
  },
  {
    id: 9,
    title: mark('Mail and notifications'),
    name: mark('Notifications'),
    icon: Bell,
    description: mark('Reminders, what comes by mail, your signature and snippets.'),
    drafts: ['signature'],
  },
  {
    id: 10,
    title: mark('Calendar feed'),
    name: mark('Calendar feed'),
    icon: Rss,
    description: mark('A private address that shows your meetings in another calendar.'),
    drafts: [],
  },
  integrations_option,
  {
    id: 12,
    title: mark('Programs'),
    name: mark('Programs'),
    icon: KeyRound,
    description: mark('Passwords, tokens and webhooks of other programs.'),
    drafts: [],
  },
  {
    id: 13,
    title: mark('Assistants'),
    name: mark('Assistants'),
    icon: Bot,
    description: mark('Which assistants may act for you, what they ask for and what they did.'),
    drafts: [],
  },
  {
    id: 7,
    title: mark('Account and security'),
    name: mark('Account'),
    icon: ShieldCheck,
    description: mark('Your password, your devices, your data, and deleting your account.'),
    drafts: [],
  },
]

/** Everything that the settings lead to. */
export const settings_entries: readonly SettingsOption[] = [
  ...settings_options.slice(0, 3),
  booking_option,
  ...settings_options.slice(3),
]

/** The option that the address asks for as `?option=4`; undefined where it names none there is. */
export function optionOf(text: string | null): SettingsOption | undefined {
  return settings_options.find(({ id }) => String(id) === text)
}

/** The address of an option's view, or of the cards. */
export function settingsPath(option?: Pick<SettingsOption, 'id'>): string {
  if (option?.id === booking_option.id) return '/user/settings/booking'
  return option ? `/user/settings?option=${option.id}` : '/user/settings'
}

/** Where the time zone is changed. */
export const time_zone_path = '/user/settings?option=4#time-zone'
