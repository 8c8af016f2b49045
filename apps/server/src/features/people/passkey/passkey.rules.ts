import { AppError, badField } from '../../../platform/errors.ts'

/** For everything that can be wrong with a response to a challenge. */
export function unverified(): AppError {
  return badField(
    'credential_id',
    'The passkey could not be verified, or it took too long. Please try again.',
  )
}

export function alreadyRegistered(): AppError {
  return new AppError('conflict', 'This passkey is registered already.')
}
