import { findRoute } from '../kit/router.ts'
import { type Description, findOperation, findReply } from './description.ts'
import { findProblems } from './schema.ts'
import type { Deviation, Exchange, ReadDocument, RouteName, Subject } from './subject.ts'

/** What a check of one simulator found. */
export interface Report {
  readonly name: string
  readonly exchanges: number
  /** Operations of the descriptions that were compared. */
  readonly operations: number
  /** Differences that the table explains, once each. */
  readonly explained: readonly Finding[]
  /** What is wrong, one line each, once each. */
  readonly unexplained: readonly string[]
}

export interface Finding {
  readonly operation: string
  readonly where: string
  readonly what: string
}

/** Asks a simulator for all it has and compares each answer with what the vendor says of it. */
export async function checkSubject(subject: Subject, read: ReadDocument): Promise<Report> {
  const descriptions = subject.describe(read)
  const exchanges: Exchange[] = []
  const routes = await subject.probe(exchanges)
  const judged = exchanges.map((exchange) => judge(exchange, descriptions))
  const findings = unique(judged.flatMap(({ findings }) => findings))
  const explained = findings.filter((finding) => subject.deviations.some((one) => explains(one, finding)))
  const isDescribed = ({ method, path }: Exchange) =>
    descriptions.some((description) => findOperation(description, method, path) !== undefined)
  return {
    name: subject.name,
    exchanges: exchanges.length,
    operations: new Set(judged.flatMap(({ operation }) => operation ?? [])).size,
    explained,
    unexplained: [
      ...findings.filter((finding) => !explained.includes(finding)).map(tell),
      ...listUnreached(routes, exchanges),
      ...listUndescribed(
        routes,
        exchanges.filter((exchange) => !isDescribed(exchange)),
        subject,
      ),
      ...subject.deviations
        .filter((deviation) => !findings.some((finding) => explains(deviation, finding)))
        .map(({ operation, where, what }) => `No answer deviates by: ${operation}: ${where} ${what}`),
    ],
  }
}

/** Compares an answer with the first description that knows its operation. */
function judge(
  { method, path, status, body }: Exchange,
  descriptions: readonly Description[],
): { operation: string | undefined; findings: Finding[] } {
  for (const description of descriptions) {
    const found = findOperation(description, method, path)
    if (!found) continue
    const operation = `${method} ${found.path}`
    const schema = findReply(found, status)
    const problems =
      schema === undefined
        ? [{ where: '', what: 'is not described' }]
        : status === 204 && body !== undefined
          ? [{ where: '', what: 'has a body' }]
          : findProblems(body, schema ?? {}, description.resolve)
    return {
      operation,
      findings: problems.map((problem) => ({ operation: `${operation} ${status}`, ...problem })),
    }
  }
  return { operation: undefined, findings: [] }
}

/** Every route must be seen to succeed, or nothing has been said about it. */
function listUnreached(routes: readonly RouteName[], exchanges: readonly Exchange[]): string[] {
  const reached = new Set(
    exchanges.filter(({ status }) => status < 400).map((exchange) => routeOf(routes, exchange)),
  )
  return routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !reached.has(name))
    .map((name) => `${name}: no probe succeeds.`)
}

function listUndescribed(
  routes: readonly RouteName[],
  exchanges: readonly Exchange[],
  { undescribed }: Subject,
): string[] {
  const names = new Set(exchanges.map((exchange) => routeOf(routes, exchange)))
  return [...names]
    .filter((name) => !undescribed.some(({ route }) => matchesStars(route, name)))
    .map((name) => `${name}: no description speaks of it.`)
}

function routeOf(routes: readonly RouteName[], { method, path }: Exchange): string {
  const withAnswers = routes.map((route) => ({ ...route, answer: () => ({ status: 200 }) }))
  const found = findRoute(withAnswers, method, path)
  return found ? `${method} ${found.route.path}` : `${method} ${path}`
}

function explains(deviation: Deviation, finding: Finding): boolean {
  return (
    matchesStars(deviation.operation, finding.operation) &&
    matchesStars(deviation.where, finding.where) &&
    matchesStars(deviation.what, finding.what)
  )
}

function matchesStars(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [tell(finding), finding])).values()]
}

function tell({ operation, where, what }: Finding): string {
  return `${operation}: ${where === '' ? 'the answer' : where} ${what}`
}
