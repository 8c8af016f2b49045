import { hasNoConnection } from '../../../platform/offline/no-connection.ts'
import { t } from '../../../platform/text/text.ts'

/** Why a mail was not sent; `otherwise`, the words of the call, where nothing is known. */
export function sendingProblem(error: unknown, otherwise: string): string {
  if (hasNoConnection(error)) return t('There is no connection.')
  return error instanceof Error && error.message !== '' ? error.message : otherwise
}
