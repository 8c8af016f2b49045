import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../postgres/db.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { toAppError } from './replies.ts'
import { withRetry } from '../postgres/retry.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Server } from './serve.ts'

/** A request without a session for a page, or one that submits its form. */
export interface FormRequest {
  readonly db: Db
  readonly box: SecretBox
  readonly config: Config
  readonly now: Date
  /** A part of the path by its name; empty where the path has none. */
  readonly param: (name: string) => string
  readonly ip: string
  readonly acceptLanguage: string | undefined
  readonly query: URLSearchParams
  /** Where the reader sees the page: the public URL, else the host of the request. */
  readonly origin: string
}

/** The answer: a page, a file, or a redirect to the outcome, which is a path of this server. */
export type FormPageReply =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      /** The whole Content-Security-Policy of this page, where it is not that of all pages. */
      readonly policy?: string
      readonly isIndexed?: boolean
    }
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly content: string }
  | { readonly kind: 'script'; readonly content: string }
  | { readonly kind: 'done'; readonly see: `/${string}` }

interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly policy?: string
}

/** A rendered page, or the redirect to the outcome of a form. */
export function asReply(reply: RenderedPage | { readonly see: `/${string}` }): FormPageReply {
  return 'see' in reply ? { kind: 'done', see: reply.see } : { kind: 'page', ...reply }
}

/** The calendar file of a meeting, or the page that says why there is none. */
export function asCalendarFile(found: RenderedPage | { readonly calendar: string }): FormPageReply {
  if (!('calendar' in found)) return asReply(found)
  return { kind: 'file', name: 'meeting.ics', type: 'text/calendar', content: found.calendar }
}

export interface FormPage {
  readonly path: `/${string}`
  readonly open: (visit: FormRequest) => Promise<FormPageReply>
  /** Handles a submitted form, possibly empty. Opens its own transactions. */
  readonly take?: (visit: FormRequest, form: URLSearchParams) => Promise<FormPageReply>
}

export interface FormPages {
  /** The whole Content-Security-Policy. */
  readonly policy: string
  readonly formBytesMax: number
  readonly pages: readonly FormPage[]
  readonly fail: (failure: AppError, acceptLanguage: string | undefined) => FormPageReply
}

/** Serves pages with plain forms: failures are pages, too. No cache stores them. */
export function serveFormPages({ app, db, box, config, now }: Server, served: FormPages): void {
  const visitOf = (request: FastifyRequest<{ Params: Record<string, string> }>): FormRequest => ({
    db,
    box,
    config,
    now: now(),
    param: (name) => request.params[name] ?? '',
    ip: request.ip,
    acceptLanguage: request.headers['accept-language'],
    query: new URLSearchParams(request.url.split('?', 2)[1] ?? ''),
    origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
  })
  const send = (reply: FastifyReply, answer: FormPageReply) => sendGuarded(reply, served.policy, answer)

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler((failure: FastifyError, request, reply) => {
      const told = toAppError(failure) ?? unforeseen
      if (told === unforeseen) request.log.error({ err: failure }, 'unexpected failure')
      if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds))
      return send(reply, served.fail(told, request.headers['accept-language']))
    })
    for (const { path, open, take } of served.pages) {
      scope.get<{ Params: Record<string, string> }>(path, async (request, reply) =>
        send(reply, await withRetry(() => open(visitOf(request)), { isRepeatable: true })),
      )
      if (!take) continue
      scope.post<{ Params: Record<string, string> }>(
        path,
        { bodyLimit: served.formBytesMax },
        async (request, reply) => send(reply, await take(visitOf(request), formIn(request.body))),
      )
    }
    done()
  })
}

const unforeseen = new AppError('unavailable', 'Something went wrong. Please try again.')

function formIn(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

function sendGuarded(reply: FastifyReply, policy: string, answer: FormPageReply): FastifyReply {
  const page = answer.kind === 'page' ? answer : undefined
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', page?.policy ?? policy)
    .header('referrer-policy', 'no-referrer')
  // The policy says which pages may show this one in a frame.
  if (page?.policy && !page.policy.includes("frame-ancestors 'none'")) reply.removeHeader('x-frame-options')
  if (!page?.isIndexed) reply.header('x-robots-tag', 'noindex')
  if (answer.kind === 'script')
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(answer.content)
  if (answer.kind === 'done') return reply.redirect(answer.see, 303)
  if (answer.kind === 'page')
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html)
  return reply
    .header('content-disposition', `attachment; filename="${answer.name}"`)
    .type(`${answer.type}; charset=utf-8`)
    .send(answer.content)
}
