import type { OpenSession } from '@meridian/contract'
import { t } from '../text/text.ts'
import { signInMethodName } from './sign-in-words.ts'
import { formatDate, formatPast } from '../time/format.ts'

/** 'Firefox on Windows', as far as it is known. */
export function nameOfSession({
  browser,
  operating_system,
}: Pick<OpenSession, 'browser' | 'operating_system'>): string {
  if (browser && operating_system) return t('{browser} on {operating_system}', { browser, operating_system })
  if (browser) return browser
  return operating_system
    ? t('A browser on {operating_system}', { operating_system })
    : t('An unknown program')
}

/** Whether it is something one holds in the hand. */
export function isHandheld({ operating_system }: Pick<OpenSession, 'operating_system'>): boolean {
  return ['iPhone', 'iPad', 'Android'].includes(operating_system ?? '')
}

/** 'Signed in 20 Nov 2026 with passkey · last seen 3 h ago'; the one in use is seen now. */
export function timesOfSession(
  { created_at, last_seen_at, is_current, signed_in_by }: OpenSession,
  nowMs: number,
  zone: string,
): string {
  const since = t('Signed in {date} {method}', {
    date: formatDate(created_at, zone),
    method: signInMethodName(signed_in_by),
  })
  return is_current
    ? since
    : t('{since} · last seen {when}', { since, when: formatPast(last_seen_at, nowMs, zone) })
}
