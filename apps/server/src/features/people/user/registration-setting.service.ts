import type { Config } from '../../../platform/config/config.ts'
import type { RegistrationConfig } from '../../../platform/config/registration-config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { findChosenMode } from './registration-setting.queries.ts'

/** Who may register: by the setting REGISTRATION, else by the operators' choice, else by the default. */
export async function findRegistration(
  db: Db,
  { registration }: Pick<Config, 'registration'>,
): Promise<RegistrationConfig> {
  if (registration.isFixed) return registration
  return { ...registration, mode: (await findChosenMode(db)) ?? registration.mode }
}

/** Whether strangers may have accounts, whose invitations count less then. */
export function admitsStrangers({ mode, isLocal }: Pick<RegistrationConfig, 'mode' | 'isLocal'>): boolean {
  return mode === 'open' && !isLocal
}
