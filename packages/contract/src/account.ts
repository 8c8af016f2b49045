import { z } from 'zod'
import { Availability } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment } from './field.ts'
import { Password, User } from './user.ts'

const access = 'signed_in'

/** The current password, typed as proof of identity. Rules for new passwords do not apply to it. */
export const KnownPassword = z
  .string({ error: 'The password must be text.' })
  .max(1024, 'The password must be at most 1024 characters long.')

/** How the person of a session signed in. */
export const sign_in_methods = [
  'password',
  'password_and_code',
  'password_and_recovery_code',
  'passkey',
  'single_sign_on',
] as const
export const SignInMethod = z.enum(sign_in_methods)
export type SignInMethod = z.infer<typeof SignInMethod>

/** One browser or program that is signed in. */
export const OpenSession = z.object({
  session_id: z.uuid(),
  created_at: Moment,
  /** Exact to the hour. */
  last_seen_at: Moment,
  /** Such as Firefox; null where the program does not say. */
  browser: z.string().nullable(),
  /** Such as Windows or iPhone; null where the program does not say. */
  operating_system: z.string().nullable(),
  signed_in_by: SignInMethod,
  /** Whether this call was made with this session. */
  is_current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/user/password',
  scope: null,
  summary: 'Change the password; every other session ends',
  access,
  body: z.object({ current_password: KnownPassword, new_password: Password }),
  reply: z.object({ sessions_ended: z.int() }),
  says: {
    failed: 'Failed to change password. Please try again.',
    done: 'Password changed successfully.',
  },
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/user/sessions',
  scope: null,
  summary: 'List the person’s sessions',
  access,
  reply: z.array(OpenSession),
  says: { failed: 'Failed to get sessions. Please try again.' },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/:session_id',
  scope: null,
  summary: 'End one session',
  access,
  params: z.object({ session_id: id('session_id') }),
  reply: z.object({ session_id: z.uuid() }),
  says: { failed: 'Failed to end session. Please try again.', done: 'Session ended successfully.' },
})

/** All stored data of a person, without secrets. */
export const OwnData = z.object({
  exported_at: Moment,
  profile: User.extend({ created_at: Moment }),
  ...Availability.omit({ timezone: true }).shape,
  /** By table: the person's own rows, and what the person may see of other organizers' meetings. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** The meetings as an iCalendar file. */
  meetings_ics: z.string(),
})
export type OwnData = z.infer<typeof OwnData>

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/v1/user/export',
  scope: null,
  summary: 'Export all stored data of the person as one file',
  access,
  reply: OwnData,
  fileName: 'meridian-data.json',
  says: { failed: 'Failed to export data. Please try again.' },
})

export const deleteOwnAccount = endpoint({
  method: 'DELETE',
  path: '/v1/user',
  scope: null,
  summary: 'Delete the person’s account and the meetings it organizes',
  access,
  body: z.object({
    /** Left out by who has none; a fresh sign-in takes its place. */
    password: KnownPassword.optional(),
  }),
  reply: z.object({ user_id: z.uuid() }),
  says: { failed: 'Failed to delete account. Please try again.', done: 'Account deleted successfully.' },
})

/** The largest picture file, in bytes. */
export const picture_bytes_max = 2 * 1024 * 1024

/** The file itself is the body; its bytes, or in a browser the file that was chosen. */
const PictureFile = z.custom<Uint8Array | Blob>(
  (value) => value instanceof Blob || (value instanceof Uint8Array && value.length > 0),
  { path: ['picture'], message: 'The picture must be a PNG, JPEG or WebP file.' },
)

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/v1/user/profile_picture',
  scope: null,
  summary: 'Upload a profile picture: PNG, JPEG or WebP of at most 2 MB, re-encoded at 256 × 256 pixels',
  access,
  status: 201,
  consumes: 'image/*',
  bodyLimitBytes: picture_bytes_max,
  body: PictureFile,
  reply: User,
  says: { failed: 'Failed to upload picture. Please try again.', done: 'Picture uploaded successfully.' },
})

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/v1/user/profile_picture',
  scope: null,
  summary: 'Delete the profile picture',
  access,
  reply: User,
  says: { failed: 'Failed to delete picture. Please try again.', done: 'Picture deleted successfully.' },
})

export const readPicture = endpoint({
  method: 'GET',
  path: '/v1/user/picture/:user_id/:hash',
  scope: null,
  summary: 'Get a profile picture by the unguessable address in `profile_picture`',
  access: 'public',
  params: z.object({
    user_id: id('user_id'),
    hash: z
      .string({ error: 'hash must be text.' })
      .regex(/^[A-Za-z0-9_-]{43}$/, 'hash must be the one of a picture.'),
  }),
  produces: 'image/webp',
  reply: z.string(),
  says: { failed: 'Failed to get picture. Please try again.' },
})
