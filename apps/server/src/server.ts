import fastify, { LogController } from 'fastify'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/postgres/db.ts'
import { answerHealth } from './platform/http/health.ts'
import { boundJsonBodies } from './platform/http/json-body.ts'
import { type Log, makeLog } from './platform/log.ts'
import type { Measurements } from './platform/metrics/metrics-text.ts'
import { measureRequests } from './platform/metrics/request-metrics.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { serveReference } from './platform/http/reference-page.ts'
import { refuseBadAddress, replyWithErrors } from './platform/http/replies.ts'
import { logRequests } from './platform/http/request-log.ts'
import type { SecretBox } from './platform/security/secret-box.ts'
import type { SessionCache } from './platform/security/session-cache.ts'
import { makeSharedCallCounter } from './platform/http/shared-call-counter.ts'
import { endSlowRequests, head_pace } from './platform/http/slow-requests.ts'
import { refuseTwoHosts } from './platform/http/two-hosts.ts'
import { protectBrowsers } from './platform/http/security-headers.ts'
import type { Server } from './platform/http/serve.ts'
import { refuseWhileStopping } from './platform/http/stopping.ts'
import { type Route, serveUnknownPaths } from './platform/http/unknown-paths.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import { assistantActRoutes } from './features/assistant/acts/act.routes.ts'
import { mcpRoutes } from './features/assistant/mcp/mcp.routes.ts'
import { assistantAuthorizationRoutes } from './features/assistant/authorization/authorization.routes.ts'
import { accountRoutes } from './features/people/account/account.routes.ts'
import { adminRoutes } from './features/people/admin/admin.routes.ts'
import { rsvpPageRoutes } from './features/invitation/rsvp-page/rsvp-page.routes.ts'
import { availabilityRoutes } from './features/availability/availability.routes.ts'
import { calendarListRoutes } from './features/meeting/calendars/calendar-list.routes.ts'
import { calendarFeedRoutes } from './features/meeting/ics/calendar-feed.routes.ts'
import { calendarFileRoutes } from './features/meeting/ics/calendar-file.routes.ts'
import { caldavRoutes } from './features/connection/caldav/caldav.routes.ts'
import { busyMirrorRoutes } from './features/connection/mirror/busy-mirror.routes.ts'
import { connectionRoutes } from './features/connection/connection.routes.ts'
import { generatedTextRoutes } from './features/mail/summary/generated-text.routes.ts'
import { webhookRoutes } from './features/connection/webhook/webhook.routes.ts'
import { outgoingWebhookRoutes } from './features/webhook/webhook.routes.ts'
import { instanceRoutes } from './features/instance/instance.routes.ts'
import { metricsRoutes } from './features/instance/metrics.routes.ts'
import { inviteRoutes } from './features/invitation/notify/invite.routes.ts'
import { davRoutes } from './features/dav/dav.routes.ts'
import { labelRoutes } from './features/label/label.routes.ts'
import { imapRoutes } from './features/connection/imap/imap.routes.ts'
import { mailRoutes } from './features/mail/mail.routes.ts'
import { mailDocumentRoutes } from './features/mail/preview/mail-preview.routes.ts'
import { changeStreamRoutes } from './features/people/stream/change-stream.routes.ts'
import { meetingRoutes } from './features/meeting/meeting.routes.ts'
import { outcomeRoutes } from './features/task/outcome/outcome.routes.ts'
import { proposalRoutes } from './features/invitation/proposal/proposal.routes.ts'
import { replyRoutes } from './features/mail/reply/reply.routes.ts'
import { sampleRoutes } from './features/instance/sample/sample.routes.ts'
import { bookingRoutes } from './features/booking/booking.routes.ts'
import { guestPageRoutes } from './features/booking/page/guest-page.routes.ts'
import { pollPageRoutes } from './features/poll/page/poll-page.routes.ts'
import { pollRoutes } from './features/poll/poll.routes.ts'
import { draftFileRoutes } from './features/mail/draft-file/draft-file.routes.ts'
import { snippetRoutes } from './features/mail/snippet/snippet.routes.ts'
import { taskRoutes } from './features/task/task.routes.ts'
import { addressRoutes } from './features/people/user/address.routes.ts'
import { passkeyRoutes } from './features/people/passkey/passkey.routes.ts'
import { singleSignOnRoutes } from './features/people/single-sign-on/single-sign-on.routes.ts'
import { secondFactorRoutes } from './features/people/second-factor/second-factor.routes.ts'
import { passwordLinkRoutes } from './features/people/password/password-link.routes.ts'
import { programRoutes } from './features/people/program/program.routes.ts'
import { ownAccountRoutes } from './features/people/user/own-account.routes.ts'
import { waitingRoutes } from './features/people/user/waiting.routes.ts'
import { userRoutes } from './features/people/user/user.routes.ts'
import { weatherRoutes } from './features/weather/weather.routes.ts'
import { zoneRoutes } from './features/instance/zone/zone.routes.ts'

export interface ServerParts {
  readonly db: Db
  readonly config: Config
  readonly box: SecretBox
  readonly now?: () => Date
  readonly log?: Log
  readonly sessions?: SessionCache
  /** The built web app; left out where only the API is wanted. */
  readonly webRoot?: string
  /** Instead of a new app of Fastify. */
  readonly makeApp?: typeof newApp
}

export interface RunningServer {
  readonly app: Server['app']
  /** All that it answers. */
  readonly routes: readonly Route[]
  readonly requests: Measurements
  /** How many browsers follow changes just now. */
  readonly countStreams: () => number
  /** Answers new requests with 503, ends the streams of changes, lets those in flight finish, then closes. */
  readonly stop: () => Promise<void>
}

/** Ten a second: enough for a script that pages through everything, and a limit for one in a loop. */
const calls_per_token = { name: 'api token', most: 600, windowSeconds: 60, share: 20 }

/** An app of Fastify without routes. */
export function newApp({ trustProxy }: Pick<Config, 'trustProxy'>, log: Log): Server['app'] {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: refuseBadAddress,
    // Only the nearest proxy is trusted: any client may write the earlier entries of X-Forwarded-For.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    http: head_pace,
  })
}

/** Puts the HTTP server together; it does not listen yet. */
export async function buildServer({
  db,
  config,
  box,
  now = () => new Date(),
  log = makeLog(config.logLevel),
  sessions,
  webRoot,
  makeApp = newApp,
}: ServerParts): Promise<RunningServer> {
  const app = makeApp(config, log)
  const countTokenCall = makeSharedCallCounter(db, calls_per_token)
  const server: Server = { app, db, config, box, now, sessions, countTokenCall }
  logRequests(app)
  const requests = measureRequests(app)
  replyWithErrors(app, config)
  refuseTwoHosts(app)
  endSlowRequests(app)
  const routes = serveUnknownPaths(app, { hasWebApp: webRoot !== undefined })
  const stopping = refuseWhileStopping(app)
  protectBrowsers(app, config)
  boundJsonBodies(app)
  app.addContentTypeParser(['text/calendar', 'text/plain'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser(
    ['image/png', 'image/jpeg', 'image/webp'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser(
    ['message/rfc822', 'application/mbox', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  answerHealth(server)
  serveOpenApi(app)
  serveReference(app)
  instanceRoutes(server)
  rsvpPageRoutes(server)
  availabilityRoutes(server)
  bookingRoutes(server)
  guestPageRoutes(server)
  pollPageRoutes(server)
  pollRoutes(server)
  calendarFeedRoutes(server)
  calendarListRoutes(server)
  calendarFileRoutes(server)
  userRoutes(server)
  ownAccountRoutes(server)
  programRoutes(server)
  outgoingWebhookRoutes(server)
  waitingRoutes(server)
  addressRoutes(server)
  accountRoutes(server)
  passwordLinkRoutes(server)
  passkeyRoutes(server)
  secondFactorRoutes(server)
  singleSignOnRoutes(server)
  meetingRoutes(server, weatherRoutes(server))
  inviteRoutes(server)
  proposalRoutes(server)
  labelRoutes(server)
  taskRoutes(server)
  outcomeRoutes(server)
  zoneRoutes(server)
  connectionRoutes(server)
  caldavRoutes(server)
  busyMirrorRoutes(server)
  webhookRoutes(server)
  mailRoutes(server)
  imapRoutes(server)
  replyRoutes(server)
  draftFileRoutes(server)
  snippetRoutes(server)
  sampleRoutes(server)
  mailDocumentRoutes(server)
  generatedTextRoutes(server)
  adminRoutes(server)
  davRoutes(server)
  assistantActRoutes(server)
  mcpRoutes(server)
  assistantAuthorizationRoutes(server)
  const live = changeStreamRoutes(server)
  metricsRoutes(server, { requests, countStreams: live.count })
  if (webRoot !== undefined) await serveWebApp(app, webRoot)
  return {
    app,
    routes,
    requests,
    countStreams: live.count,
    stop: async () => {
      const idle = stopping.untilIdle()
      await live.stop()
      await idle
      await stopping.close()
    },
  }
}
