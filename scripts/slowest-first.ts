import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose tests wait or compute for tens of seconds; one that begins last keeps the run waiting with an idle processor. */
const slow_files = [
  'apps/server/test/soak/soak.test.ts',
  'apps/server/test/stop.test.ts',
  'scripts/bootstrap.test.ts',
  'apps/server/test/calls/every-call.test.ts',
  'packages/text/src/hostile-cost.test.ts',
  'apps/server/src/features/mail/pull/mail-sync.service.test.ts',
  'apps/server/test/demo.test.ts',
  'apps/server/test/soak/processes.test.ts',
  'apps/server/test/crash.test.ts',
  'apps/server/src/features/invitation/notify/invite.service.test.ts',
  'apps/server/src/features/invitation/notify/calendar-program.service.test.ts',
  'apps/server/test/import-command.test.ts',
]

/** The slow files first, then the order of Vitest. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slow_files.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? slow_files.length : rank
}
