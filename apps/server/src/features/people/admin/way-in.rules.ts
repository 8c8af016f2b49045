import type { WayInKind } from '@meridian/contract'
import { mark, textsIn } from '../../../platform/texts/texts.ts'

/** What signs the person in, or guards that. The others let one browser or program in that the person let in. */
const credentials: ReadonlySet<WayInKind> = new Set(['password', 'passkey', 'second_factor', 'identity'])

/** Whether all sessions end with it: a stranger may have opened them by it. */
export function endsSessions(kind: WayInKind): boolean {
  return credentials.has(kind)
}

const sentences: Readonly<Record<WayInKind, string>> = {
  password: mark(
    '{operator} removed the password of your account. It no longer signs in, and all sessions have ended.',
  ),
  passkey: mark(
    '{operator} removed the passkey “{name}” from your account. It no longer signs in, and all sessions have ended.',
  ),
  second_factor: mark(
    '{operator} turned off two-step sign-in for your account, and all sessions have ended. Your password alone signs in again.',
  ),
  identity: mark(
    '{operator} unlinked {name} from your account. It no longer signs in, and all sessions have ended.',
  ),
  session: mark('{operator} ended a session of your account.'),
  app_password: mark(
    '{operator} revoked the app password “{name}” of your account. Programs that have it can no longer use your account.',
  ),
  api_token: mark(
    '{operator} revoked the API token “{name}” of your account. Programs that have it can no longer use your account.',
  ),
  assistant: mark('{operator} ended the access of the assistant “{name}” to your account.'),
}

interface EndedWay {
  readonly way_in_kind: WayInKind
  readonly name: string
  readonly operator: string
  /** How the person gets in again who has no other way in. */
  readonly wayBack: string | null
}

/** The mail about it, in the person's language or in English. */
export function endedWayWords({ way_in_kind, name, operator, wayBack }: EndedWay, spoken: string) {
  const { t, language, locale } = textsIn(spoken)
  return {
    subject: t('An operator ended a way into your account'),
    paragraphs: [
      t<string>(sentences[way_in_kind], { name, operator }),
      ...(wayBack === null ? [] : [wayBack]),
    ],
    when: t('When'),
    small_print: t('If you did not expect this, ask the people who run this instance.'),
    language,
    locale,
  }
}
