import type { SessionUser } from '@meridian/contract'

/** A signed-in user with plausible values. */
export function aUser(part: Partial<SessionUser> = {}): SessionUser {
  return {
    user_id: '0198a000-0000-7000-8000-000000000001',
    first_name: 'Mara',
    last_name: 'Example',
    full_name: 'Mara Example',
    primary_email: 'mara@people.example',
    is_address_confirmed: true,
    primary_phone_number: null,
    about: null,
    profile_picture: null,
    linkedin_url: null,
    timezone: 'Europe/Berlin',
    time_format: '12',
    country: null,
    language: 'en',
    role: 'user',
    timestamp_info: null,
    has_board: false,
    reminder_minutes: 10,
    reminders_by_mail: false,
    invitations_by_mail: true,
    plan: 'free',
    undo_send_seconds: 10,
    mail_signature: '',
    region: null,
    week_start: null,
    access_token: 'token',
    ...part,
  }
}
