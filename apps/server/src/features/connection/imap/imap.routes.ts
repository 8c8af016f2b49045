import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Call, type Server, serve } from '../../../platform/http/serve.ts'
import { guessServers } from './imap-guess.service.ts'
import { presentImap } from './imap.present.ts'
import * as service from './imap.service.ts'

/** Each attempt tries a password at a foreign server. */
const connecting: Limit = { most: 20, windowSeconds: 600 }
const syncs: Limit = { most: 30, windowSeconds: 60 }
const guesses: Limit = { most: 30, windowSeconds: 60 }

export function imapRoutes(server: Server): void {
  const { config } = server
  const present = async ({ db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>) =>
    presentImap(config.imapHosts, await service.findImapStatus(db, actor), now)

  serve(server, contract.getImap, (_, call) => present(call))

  serve(
    server,
    contract.connectImap,
    async ({ body }, call) => {
      await service.connect(server, call.actor, body)
      return present(call)
    },
    // The call waits for two servers, and its input is a password.
    { before: counted('imap_connecting', connecting), ownTransaction: true, isSecret: true },
  )

  serve(server, contract.disconnectImap, async (_, call) => {
    await service.disconnect(call.db, call.actor)
    return present(call)
  })

  serve(
    server,
    contract.refreshImap,
    async (_, call) => {
      await service.refresh(call.db, call.actor, call.now)
      return present(call)
    },
    { before: counted('sync', syncs) },
  )

  serve(
    server,
    contract.guessImap,
    async ({ body: { address } }) => ({ servers: await guessServers(config.imapHosts, address) }),
    { before: counted('imap_guess', guesses), ownTransaction: true },
  )
}

function counted(name: string, limit: Limit) {
  return (_: unknown, { db, actor, now }: Call) => countHit(db, name, actor.user_id, limit, now)
}
