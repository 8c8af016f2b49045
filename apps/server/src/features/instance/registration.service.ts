import type { RegistrationSetting } from '@meridian/contract'
import type { Config } from '../../platform/config/config.ts'
import type { RegistrationConfig } from '../../platform/config/registration-config.ts'
import { AppError } from '../../platform/errors.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { writeAudit } from '../../platform/security/audit.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { admitsStrangers, findRegistration, getUserRow } from '../people/people.api.ts'
import { lockChosenMode, updateChosenMode } from './instance.queries.ts'

type WithRegistration = Pick<Config, 'registration'>

export async function getRegistration(db: Db, config: WithRegistration): Promise<RegistrationSetting> {
  return presentRegistration(await findRegistration(db, config))
}

/** Opens or closes registration from now on. Throws `conflict` where the setting REGISTRATION decides. */
export async function updateRegistration(
  config: WithRegistration,
  tx: Db,
  actor: Actor,
  registration: 'open' | 'invited',
  now: Date,
): Promise<RegistrationSetting> {
  const { isFixed, isLocal, mode } = config.registration
  if (isFixed) {
    throw new AppError(
      'conflict',
      'The setting REGISTRATION of this server decides who may register. Remove it to decide here.',
    )
  }
  const before = (await lockChosenMode(tx)) ?? mode
  await updateChosenMode(tx, {
    registration,
    admits_strangers: admitsStrangers({ mode: registration, isLocal }),
  })
  if (before !== registration) {
    const action = registration === 'open' ? 'registration_opened' : 'registration_closed'
    await writeAudit(tx, { action, actor, subject: await getUserRow(tx, actor.user_id), now })
  }
  return presentRegistration({ ...config.registration, mode: registration })
}

function presentRegistration({ mode, domains, isFixed }: RegistrationConfig): RegistrationSetting {
  return { registration: mode, registration_domains: [...domains], is_fixed: isFixed }
}
