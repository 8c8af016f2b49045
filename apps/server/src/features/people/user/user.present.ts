import type { SessionUser, Suggestion, User } from '@meridian/contract'
import type { SuggestedRow, UserRow, WorkspaceRow } from './user.queries.ts'

export function presentUser(row: UserRow): User {
  return {
    user_id: row.user_id,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    primary_email: row.primary_email,
    is_address_confirmed: row.address_confirmed_at !== null,
    primary_phone_number: row.primary_phone_number,
    about: row.about,
    profile_picture: row.profile_picture,
    linkedin_url: row.linkedin_url,
    timezone: row.timezone,
    time_format: row.time_format,
    country: row.country,
    language: row.language,
    role: row.role,
    plan: row.plan,
    timestamp_info: row.timestamp_info,
    has_board: row.has_board,
    reminder_minutes: row.reminder_minutes,
    reminders_by_mail: row.reminders_by_mail,
    invitations_by_mail: row.invitations_by_mail,
    undo_send_seconds: row.undo_send_seconds,
    mail_signature: row.mail_signature,
    region: row.region,
    week_start: row.week_start,
  }
}

export function presentSession({ user, token }: { user: UserRow; token: string }): SessionUser {
  return { ...presentUser(user), access_token: token }
}

export function presentSuggestion(row: SuggestedRow): Suggestion {
  return {
    user_id: row.user_id,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    profile_picture: row.profile_picture,
    timezone: row.timezone,
  }
}

export function presentWorkspace(row: WorkspaceRow) {
  return {
    workspace: {
      workspace_id: row.workspace_id,
      name: row.name,
      timezone: row.timezone,
      week_start: row.week_start,
      default_duration: row.default_duration_minutes,
    },
    company: {
      company_id: row.company_id,
      name: row.company_name,
      domain: row.company_domain,
      website: row.company_website,
    },
  }
}
