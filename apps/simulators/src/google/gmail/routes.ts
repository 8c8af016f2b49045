import type { Route } from '../../kit/provider.ts'
import { draftMethods } from './drafts.ts'
import { labelMethods } from './labels.ts'
import type { MailWorld } from './mail-world.ts'
import { mailboxMethods } from './mailbox-methods.ts'
import { messageMethods } from './messages.ts'
import { type Authorize, toRoutes } from './method.ts'
import { threadMethods } from './thread-methods.ts'

/** Gmail v1 for a world that has mail in it. */
export function gmailRoutes<World extends { readonly mail: MailWorld }>(
  authorize: Authorize<World>,
): Route<World>[] {
  return toRoutes(
    [...mailboxMethods, ...messageMethods, ...threadMethods, ...labelMethods, ...draftMethods],
    authorize,
  )
}
