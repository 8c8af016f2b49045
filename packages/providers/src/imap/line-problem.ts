import { z } from 'zod'
import { ProviderError } from '../kit/provider-error.ts'

/**
 * Why a line to a mail server did not come about:
 * - `unreachable`: no server answers there.
 * - `certificate`: it cannot show that it is who it should be.
 * - `no_tls`: it does not speak TLS this way.
 * - `no_plain`: it wants TLS before it hears a password.
 * - `sign_in`: it does not accept user and password.
 * - `busy`: it wants us to wait.
 * - `odd`: it answers something else.
 */
export type LineProblem = 'unreachable' | 'certificate' | 'no_tls' | 'no_plain' | 'sign_in' | 'busy' | 'odd'

/** Of a mail server. What the libraries say stays behind: it may repeat what was asked for. */
export class LineError extends ProviderError {
  readonly line: LineProblem

  constructor(line: LineProblem) {
    const kind = line === 'sign_in' ? 'needs_consent' : line === 'busy' ? 'limited' : 'broken'
    super(kind, `The mail server was not usable (${line}).`)
    this.line = line
  }
}

/** What the libraries tell of a failure. */
const Failure = z.object({
  code: z.string().optional().catch(undefined),
  /** What Node said, where the library says it in words of its own. */
  originalCode: z.string().optional().catch(undefined),
  /** Of IMAP. */
  authenticationFailed: z.boolean().optional().catch(undefined),
  tlsFailed: z.boolean().optional().catch(undefined),
  mailboxMissing: z.boolean().optional().catch(undefined),
  responseStatus: z.string().optional().catch(undefined),
  serverResponseCode: z.string().optional().catch(undefined),
  /** Of SMTP. */
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

export function lineProblemOf(problem: unknown): LineProblem {
  if (problem instanceof LineError) return problem.line
  const failure = Failure.catch({}).parse(problem)
  const { serverResponseCode = '', responseCode = 0 } = failure
  const code = failure.originalCode ?? failure.code ?? ''
  if (isSignIn(failure)) {
    if (/^(UNAVAILABLE|LIMIT|INUSE|SERVERBUG)$/.test(serverResponseCode)) return 'busy'
    if (serverResponseCode === 'PRIVACYREQUIRED' || responseCode === 538) return 'no_plain'
    // 454: not now; 534: another way (RFC 4954).
    return responseCode === 454 || responseCode === 421 ? 'busy' : 'sign_in'
  }
  if (code === 'ETHROTTLE' || responseCode === 421) return 'busy'
  if (/CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/.test(code)) return 'certificate'
  if (failure.tlsFailed || /^(ETLS|ERR_SSL|EPROTO|STARTTLS_INJECTION|UPGRADE_TIMEOUT)/.test(code))
    return 'no_tls'
  if (code === 'GREETING_TIMEOUT') return 'no_tls'
  return unreachable.test(code) ? 'unreachable' : 'odd'
}

const unreachable =
  /^(ECONN|EHOST|ENET|ETIMEDOUT|ETIMEOUT|CONNECT_TIMEOUT|EAI_|ENOTFOUND|EDNS|EPIPE|ESOCKET|EADDR|ClosedAfterConnect|EConnectionClosed|NoConnection)/

/** A line that broke while signing in says nothing of the password. */
function isSignIn({
  authenticationFailed,
  responseStatus,
  code,
  responseCode,
}: z.infer<typeof Failure>): boolean {
  if (authenticationFailed) return responseStatus === 'NO' || responseStatus === 'BAD'
  return code === 'EAUTH' && responseCode !== undefined
}

/** What any failure of a mail server means to the others. */
export function asProviderError(problem: unknown): ProviderError {
  if (problem instanceof ProviderError) return problem
  const { mailboxMissing } = Failure.catch({}).parse(problem)
  if (mailboxMissing) return new ProviderError('missing', 'The mail server has no such folder.')
  return new LineError(lineProblemOf(problem))
}

/** Whether the server has said no to what was asked for, and not only for now. */
export function isRefusal(problem: unknown): boolean {
  const { responseStatus, code } = Failure.catch({}).parse(problem)
  const { response } = Refused.catch({}).parse(problem)
  const reason = response?.attributes[0]?.section?.[0]?.value ?? ''
  if (code === 'ETHROTTLE' || /^(UNAVAILABLE|LIMIT|INUSE)$/i.test(reason)) return false
  return responseStatus === 'NO' || responseStatus === 'BAD'
}

/** Where the library keeps the code of an answer such as `NO [INUSE] Not now`. */
const Refused = z.object({
  response: z
    .object({
      attributes: z.array(
        z.object({
          section: z
            .array(z.object({ value: z.string() }))
            .optional()
            .catch(undefined),
        }),
      ),
    })
    .optional()
    .catch(undefined),
})
