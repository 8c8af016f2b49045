/** A version that people have data of. */
export interface OldRelease {
  readonly version: string
  readonly commit: string
  /** Makes of the seeds' rows what its server could have written, where they differ. */
  readonly afterSeeds: string
  /** Names of then and of now, `table` or `table.column`, where they differ; columns under the old name of their table. */
  readonly renamed: Readonly<Record<string, string>>
  /** `table` or `table.column` by their old names: dropped or rewritten by a migration on purpose, with the reason. */
  readonly changed: Readonly<Record<string, string>>
}

/** Add a row with each release, the newest last. */
export const old_releases: readonly OldRelease[] = [
  {
    version: '0.1.0',
    commit: '67cabce8a7dc76d1c01f849958fb9369d2ed35ce',
    // The seeds of mails have mailboxes of Google without a connection, which no server writes.
    afterSeeds: `
      update mailbox set kind = 'imap' where connection_id is null and kind = 'google';
      update mail set kind = 'imap' where kind = 'google';
      vacuum analyze`,
    renamed: {
      zoom_room: 'conference_room',
      invitation_told: 'invitation_delivery',
      'meeting.occupied_until': 'meeting.last_ends_at',
      'meeting_attendee.occupied_until': 'meeting_attendee.last_ends_at',
      'invitation_told.is_called_off': 'invitation_delivery.is_cancelled',
      'mailed_event.occurrences_told': 'mailed_event.occurrence_versions',
      'mailed_event.told_action': 'mailed_event.sent_reply_status',
      'mail.is_told': 'mail.is_pushed',
      'remote_event.published_version': 'remote_event.pushed_version',
      'remote_event.published': 'remote_event.known_versions',
      'remote_event.publication_id': 'remote_event.push_id',
      'remote_event.publish_problem': 'remote_event.push_problem',
    },
    changed: {
      'mailed_event.told_counter_id': 'Whether a counter proposal was mailed is a column of the proposal.',
      'held_time.other_user_id': 'Each holder of a time has a row of its own.',
    },
  },
]
