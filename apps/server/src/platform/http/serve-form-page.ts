import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../postgres/db.ts'
import { AppError } from '../errors.ts'
import { toAppError } from './replies.ts'
import { withRetry } from '../postgres/retry.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Server } from './serve.ts'

/**
 * A request without a session for a page, of whose URL `token` is the secret part, or one that submits its
 * form.
 */
export interface FormRequest {
  readonly db: Db
  readonly box: SecretBox
  readonly now: Date
  readonly token: string
  readonly ip: string
  readonly acceptLanguage: string | undefined
  readonly query: URLSearchParams
}

/** The answer: a page, a file to be saved, or a redirect to the outcome. */
export type FormPageReply =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly content: string }
  | { readonly kind: 'done'; readonly see: string }

export interface FormPage {
  readonly path: `/${string}/:token`
  /** Its whole Content-Security-Policy. */
  readonly policy: string
  readonly formBytesMax: number
  readonly open: (visit: FormRequest) => Promise<FormPageReply>
  /** A file below the page's URL, by its name. */
  readonly file: { readonly name: string; readonly open: (visit: FormRequest) => Promise<FormPageReply> }
  /** Handles a submitted form, possibly empty. Opens its own transactions. */
  readonly take: (visit: FormRequest, form: URLSearchParams) => Promise<FormPageReply>
  readonly fail: (failure: AppError, acceptLanguage: string | undefined) => FormPageReply
}

/**
 * Serves a page with plain forms: failures are pages, too. No cache stores it, and no search engine lists it.
 */
export function serveFormPage({ app, db, box, now }: Server, page: FormPage): void {
  const visitOf = (request: FastifyRequest<{ Params: { token: string } }>): FormRequest => ({
    db,
    box,
    now: now(),
    token: request.params.token,
    ip: request.ip,
    acceptLanguage: request.headers['accept-language'],
    query: new URLSearchParams(request.url.split('?', 2)[1] ?? ''),
  })
  const send = (reply: FastifyReply, answer: FormPageReply) => sendGuarded(reply, page.policy, answer)

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler((failure: FastifyError, request, reply) => {
      const told = toAppError(failure) ?? unforeseen
      if (told === unforeseen) request.log.error({ err: failure }, 'unexpected failure')
      if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds))
      return send(reply, page.fail(told, request.headers['accept-language']))
    })
    scope.get<{ Params: { token: string } }>(page.path, async (request, reply) =>
      send(reply, await withRetry(() => page.open(visitOf(request)), { isRepeatable: true })),
    )
    scope.get<{ Params: { token: string } }>(`${page.path}/${page.file.name}`, async (request, reply) =>
      send(reply, await withRetry(() => page.file.open(visitOf(request)), { isRepeatable: true })),
    )
    scope.post<{ Params: { token: string } }>(
      page.path,
      { bodyLimit: page.formBytesMax },
      async (request, reply) => send(reply, await page.take(visitOf(request), formIn(request.body))),
    )
    done()
  })
}

const unforeseen = new AppError('unavailable', 'Something went wrong. Please try again.')

function formIn(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

function sendGuarded(reply: FastifyReply, policy: string, answer: FormPageReply): FastifyReply {
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
  if (answer.kind === 'done') return reply.redirect(answer.see, 303)
  if (answer.kind === 'page')
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html)
  return reply
    .header('content-disposition', `attachment; filename="${answer.name}"`)
    .type(`${answer.type}; charset=utf-8`)
    .send(answer.content)
}
