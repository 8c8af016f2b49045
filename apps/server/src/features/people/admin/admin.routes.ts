import * as calls from '@meridian/contract'
import { type Call, type Server, serve, servePaged } from '../../../platform/http/serve.ts'
import { presentAccount, presentLink } from './account.present.ts'
import * as service from './account.service.ts'
import { presentAuditEntry } from './audit.present.ts'
import { listAuditRows } from './audit.queries.ts'
import { presentStep } from './figures.present.ts'
import { listFigures } from './figures.service.ts'
import { presentOverview } from './overview.present.ts'
import { getOverview } from './overview.service.ts'
import { dropJob, listStuckJobs, retryJob } from './stuck-job.service.ts'
import { presentStuckJob } from './stuck-job.present.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { sendTestMail } from './test-mail.service.ts'
import { presentWaysIn } from './way-in.present.ts'
import { endWayIn } from './way-in-end.service.ts'
import { getWaysIn } from './way-in.service.ts'
import { presentOwnData } from '../account/own-data.present.ts'

export function adminRoutes(server: Server): void {
  overviewRoutes(server)
  accountRoutes(server)
  wayInRoutes(server)
  accountDataRoutes(server)
  jobRoutes(server)
  testMailRoute(server)
}

function overviewRoutes(server: Server): void {
  const hasProviders = Object.values(server.config.providers).some(({ client }) => client !== undefined)
  serve(server, calls.getOverview, async (_, { db, now }) =>
    presentOverview(await getOverview(db, server.config, now), {
      now,
      hasMail: server.config.mail !== undefined,
      hasProviders,
    }),
  )

  serve(server, calls.listFigures, async (_, { db, now }) => (await listFigures(db, now)).map(presentStep))

  servePaged(server, calls.listAuditLog, async ({ query }, { db }) => {
    const { rows, total } = await listAuditRows(db, query)
    return {
      data: rows.map(presentAuditEntry),
      pagination: { page: query.page, limit: query.limit, total },
    }
  })
}

function accountRoutes(server: Server): void {
  servePaged(server, calls.listAccounts, async ({ query }, { db, now, actor }) => {
    const { accounts, total } = await service.listAccounts(db, query, now)
    return {
      data: accounts.map((account) => presentAccount(account, actor)),
      pagination: { page: query.page, limit: query.limit, total },
    }
  })

  serve(
    server,
    calls.inviteAccount,
    async ({ body }, { db, now, actor, request }) => {
      const { account, ...link } = await service.inviteAccount(db, actor, body, now)
      return { ...presentLink(link, originOf(server, request)), account: presentAccount(account, actor) }
    },
    { isSecret: true },
  )

  serve(server, calls.updateAccount, async ({ params, body }, { db, now, actor }) =>
    presentAccount(
      await service.updateAccount(
        db,
        actor,
        { ...params, change: body, sendsMail: server.config.mail !== undefined },
        now,
      ),
      actor,
    ),
  )
}

function wayInRoutes(server: Server): void {
  serve(
    server,
    calls.createResetLink,
    async ({ params }, { db, now, actor, request }) =>
      presentLink(
        await service.makeResetLink(server, db, actor, params.user_id, now),
        originOf(server, request),
      ),
    { isSecret: true },
  )

  serve(server, calls.resetSecondFactor, ({ params }, { db, now, actor }) =>
    service.resetSecondFactor(server, db, actor, params.user_id, now),
  )

  serve(server, calls.getWaysIn, async ({ params }, { db, now, actor }) =>
    presentWaysIn(server.config, await getWaysIn(db, server.config, actor, params.user_id, now), actor),
  )

  serve(server, calls.endWayIn, ({ params, query }, { db, now, actor }) =>
    endWayIn(server, db, actor, { ...params, even_last: query.even_last === 'true' }, now),
  )
}

function accountDataRoutes(server: Server): void {
  serve(server, calls.exportAccount, async ({ params }, { db, now, actor }) =>
    presentOwnData(await service.exportAccount(server, db, actor, params.user_id, now)),
  )

  serve(
    server,
    calls.deleteAccount,
    async ({ params: { user_id }, query }, { db, now, actor }) => {
      const hasExport = query.export === 'true'
      const deletion = { user_id, hasExport, successor_email: query.successor_email }
      const { held, passed_on } = await service.deleteAccount(server, db, actor, deletion, now)
      return { user_id, export: held && presentOwnData(held), passed_on }
    },
    { isSecret: true },
  )
}

/** A mail server that answers slowly holds a call for seconds. */
const test_mails: Limit = { most: 10, windowSeconds: 600 }

function testMailRoute(server: Server): void {
  serve(server, calls.sendTestMail, (_, { db, actor, now }) => sendTestMail(server.config, db, actor, now), {
    ownTransaction: true,
    before: (_, { db, actor, now }) => countHit(db, 'test_mail', actor.user_id, test_mails, now),
  })
}

function jobRoutes(server: Server): void {
  servePaged(server, calls.listStuckJobs, async ({ query }, { db, now }) => {
    const { rows, total } = await listStuckJobs(db, query, now)
    return { data: rows.map(presentStuckJob), pagination: { page: query.page, limit: query.limit, total } }
  })
  serve(server, calls.retryJob, async ({ params }, { db, actor, now }) =>
    retryJob(db, actor, params.job_id, now),
  )
  serve(server, calls.dropJob, async ({ params }, { db, actor, now }) =>
    dropJob(db, actor, params.job_id, now),
  )
}

function originOf({ config }: Server, { protocol, host }: Call['request']): string {
  return config.publicUrl ?? `${protocol}://${host}`
}
