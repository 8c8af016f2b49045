import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose tests wait or compute for tens of seconds; one that begins last keeps the run waiting with an idle processor. */
const slow_files = [
  'apps/server/test/soak/soak.test.ts',
  'apps/server/test/stop.test.ts',
  'apps/server/src/features/connection/pull/booking-behaviour.service.test.ts',
  'apps/server/src/features/connection/caldav/caldav-behaviour.service.test.ts',
  'apps/server/test/calls/every-call.test.ts',
  'apps/server/src/features/mail/pull/mail-sync.service.test.ts',
  'apps/server/src/features/connection/imap/imap-sync.service.test.ts',
  'apps/server/src/features/outbox/delivery.service.test.ts',
  'apps/server/src/features/mail/summary/hostile-mail.service.test.ts',
  'apps/server/src/features/mail/new-mail/new-mail.routes.test.ts',
  'apps/server/test/demo.test.ts',
  'apps/server/test/soak/processes.test.ts',
  'apps/server/test/crash.test.ts',
  'apps/server/src/features/invitation/notify/invite.service.test.ts',
  'apps/server/src/features/invitation/notify/calendar-program.service.test.ts',
  'apps/server/test/import-command.test.ts',
  'scripts/bootstrap.test.ts',
  'packages/text/src/hostile-cost.test.ts',
  'packages/text/src/wish/wish-score.test.ts',
]

/**
 * The files of one project after those of another, since a worker ends where the next file is of another project; those
 * of the server first, which take longer. In each the slow files first, then the order of Vitest.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other))
  }
}

function placeOf({ project }: TestSpecification): number {
  return project.name === 'server' ? 0 : 1
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slow_files.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? slow_files.length : rank
}
