import type { Envelope, FieldError } from '@meridian/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { disk_full_message, isDiskFull, recordDiskFull } from '../postgres/disk-space.ts'
import { AppError, unsupportedType } from '../errors.ts'
import { addLogFacts } from './request-log.ts'
import { isTransient, isTimedOut } from '../postgres/retry.ts'

/**
 * One shape for every failure: the envelope, with `data: null` except where the call describes its conflict.
 */
export function replyWithErrors(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toAppError(error)
    if (isDiskFull(error)) recordDiskFull(config)
    if (!failure) request.log.error({ err: error }, 'unforeseen failure')
    else addLogFacts(request, { refused: failure.code, field: failure.errors[0]?.path })
    const { endpoint } = request.routeOptions.config
    // Parsed like every answer, so that an undeclared column can never leave.
    const data = failure?.data ? (endpoint?.conflict?.parse(failure.data) ?? null) : null
    return replyWithFailure(reply, failure ?? toUnexpectedError(request), data)
  })
}

/** Requests that Fastify cannot route: no hook and no handler sees them. */
export function refuseBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void replyWithFailure(reply, new AppError('bad_input', 'The address of the request cannot be read.'))
}

export function replyWithFailure(
  reply: FastifyReply,
  {
    status,
    message,
    errors,
    retryAfterSeconds,
  }: Pick<AppError, 'status' | 'message' | 'errors' | 'retryAfterSeconds'>,
  data: unknown = null,
) {
  const envelope: Envelope<unknown> = { status, message, data, ...(errors.length > 0 && { errors }) }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelope)
}

/** The AppError for an expected failure; undefined for an unexpected one. */
export function toAppError(error: Error & Partial<FastifyError>): AppError | undefined {
  if (error instanceof AppError) return error
  if (isTransient(error)) {
    return new AppError('unavailable', 'The database cannot be reached just now. Please try again.', {
      retryAfterSeconds: 2,
    })
  }
  if (isDiskFull(error)) return new AppError('unavailable', disk_full_message, { retryAfterSeconds: 60 })
  if (isTimedOut(error)) {
    return new AppError(
      'unavailable',
      'The database took too long for this. Please try again in a moment, or ask for less at a time.',
      { retryAfterSeconds: 5 },
    )
  }
  const status = error.statusCode ?? 500
  if (status === 413) return new AppError('too_large', 'The request is too large.')
  if (status === 415) return unsupportedType()
  if (status === 503)
    return new AppError('unavailable', 'The server is stopping. Please try again.', { retryAfterSeconds: 2 })
  if (status >= 400 && status < 500)
    return new AppError('bad_input', 'The request cannot be read: it must be valid JSON.')
  return undefined
}

// An unexpected failure has the message that the specification gives for the call.
function toUnexpectedError(request: FastifyRequest) {
  const message =
    request.routeOptions.config.endpoint?.says.failed ?? 'Something went wrong. Please try again.'
  const errors: readonly FieldError[] = []
  return { status: 500, message, errors, retryAfterSeconds: undefined }
}
