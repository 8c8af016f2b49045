import {
  type Judged,
  matches,
  type Part,
  partsOf,
  type Property,
  readXmlText,
  valueOf,
} from './suite-answer.ts'

export function multistatusProblems({ answer, path, args, notKept }: Judged): string[] {
  const parts = partsOf(answer)
  if (answer.status !== 207 || !parts) return [`status ${answer.status}`]
  const good = hrefs(parts.filter(isFine))
  const bad = hrefs(parts.filter((part) => !isFine(part)))
  const counted = countProblems(args, good.size, bad.size)
  if (counted) return counted
  const prefix = (args['prefix']?.[0] ?? path).replace(/^-$/, '')
  const isKept = (href: string) => !notKept.some((name) => href.endsWith(`/${name}`))
  const listed = (name: string) => {
    const named = new Set((args[name] ?? []).flatMap((one) => hrefsIn(one, prefix)))
    return name === 'okhrefs' ? new Set([...named].filter(isKept)) : named
  }
  const [okay, not, refused] = [listed('okhrefs'), listed('nohrefs'), listed('badhrefs')]
  if (['okhrefs', 'nohrefs', 'badhrefs'].some((name) => args[name]))
    return [
      ...[...okay].filter((href) => !good.has(href)).map((href) => `no ${href}`),
      ...[...refused].filter((href) => !bad.has(href)).map((href) => `no refusal of ${href}`),
      ...[...good].filter((href) => not.has(href)).map((href) => `unwanted ${href}`),
      ...(args['ignoremissing'] ? [] : [...good.difference(okay)].map((href) => `also ${href}`)),
      ...(args['ignoremissing']
        ? []
        : [...bad.difference(refused)].filter(isKept).map((href) => `also refused ${href}`)),
    ]
  return statusProblems(args, parts)
}

function statusProblems(args: Judged['args'], parts: readonly Part[]): string[] {
  const told = new Set(parts.map(({ href, status }) => `${status ?? 0} ${bare(href)}`))
  const wanted = new Set(
    Object.entries(args)
      .filter(([name]) => /^\d+$/.test(name))
      .flatMap(([status, hrefs]) => hrefs.map((href) => `${status} ${bare(href)}`)),
  )
  if (wanted.size === 0) return []
  return [...told.symmetricDifference(wanted)].map((one) => `${told.has(one) ? 'also' : 'no'} ${one}`)
}

function countProblems(args: Judged['args'], good: number, bad: number): string[] | null {
  if (args['count']) return compare(good - 1, sum(args['count']))
  if (args['totalcount']) return compare(good, sum(args['totalcount']))
  if (args['responsecount']) return compare(good + bad, sum(args['responsecount']))
  return null
}

/** `[a,b]` are two; `-` is the collection itself. */
function hrefsIn(text: string, prefix: string): string[] {
  const names = text.startsWith('[')
    ? text
        .slice(1, -1)
        .split(',')
        .filter((one) => one !== '')
    : [text]
  return names.map((name) => bare(prefix + (text.startsWith('[') && name === '-' ? '' : name)))
}

function sum(texts: readonly string[]): number {
  return texts.flatMap((text) => text.split('+')).reduce((total, text) => total + Number(text), 0)
}

function compare(found: number, wanted: number): string[] {
  return found === wanted ? [] : [`${found} instead of ${wanted}`]
}

function isFine({ status }: Part): boolean {
  return status === null || Math.floor(status / 100) === 2
}

function hrefs(parts: readonly Part[]): Set<string> {
  return new Set(parts.map(({ href }) => bare(href)))
}

function bare(href: string): string {
  return href.replace(/\/+$/, '')
}

interface WantedProperty {
  readonly name: string
  /** Undefined for any. */
  readonly value: string | undefined
  /** With any value but this. */
  readonly isOther: boolean
}

export function propertyProblems({ answer, args }: Judged): string[] {
  const parts = partsOf(answer)
  if (answer.status !== Number(args['status']?.[0] ?? 207) || !parts) return [`status ${answer.status}`]
  const considered = parts.filter((part) => isConsidered(part, args))
  const count = args['count']?.[0]
  if (count !== undefined)
    return considered.length === Number(count) ? [] : [`${considered.length} instead of ${count}`]
  const [okay, refused] = ['okprops', 'badprops'].map((name) => (args[name] ?? []).map(wantedProperty))
  return considered.flatMap(({ href, found, missing }) =>
    [...unlike(found, okay ?? []), ...unlike(missing, refused ?? []).map((one) => `refused: ${one}`)].map(
      (problem) => `${href}: ${problem}`,
    ),
  )
}

function isConsidered({ href }: Part, { ignore, only }: Judged['args']): boolean {
  return !(ignore?.includes(href) ?? false) && (only?.includes(href) ?? true)
}

/** `name`, `name$value`, or `name!value` for another value. */
function wantedProperty(text: string): WantedProperty {
  const [, name = '', kind, value = ''] = /^([^$!]*)(?:([$!])(.*))?$/s.exec(text) ?? []
  const spelled = value.startsWith('<') ? inOneSpelling(value) : value
  return { name, value: value === '' ? undefined : spelled, isOther: kind === '!' }
}

function inOneSpelling(value: string): string {
  const root = readXmlText(`<all>${value.replace(/^<\?xml.*?\?>/, '')}</all>`)
  return root ? valueOf(root) : value
}

function unlike(told: readonly Property[], wanted: readonly WantedProperty[]): string[] {
  const isLike = (one: Property, { name, value, isOther }: WantedProperty) =>
    one.name === name && (isOther ? one.value !== (value ?? '') : value === undefined || one.value === value)
  return [
    ...wanted
      .filter((one) => !one.isOther && !told.some((property) => isLike(property, one)))
      .map(({ name, value = '' }) => `no ${name} ${value}`),
    ...told
      .filter((property) => !wanted.some((one) => isLike(property, one)))
      .map(({ name, value }) => `also ${name} ${value}`),
  ]
}

export function valueProblems({ answer, args }: Judged): string[] {
  const parts = partsOf(answer)
  if (answer.status !== 207 || !parts) return [`status ${answer.status}`]
  const wanted = (args['props'] ?? []).map((text) => /^([^$!]*)([$!])(.*)$/s.exec(text) ?? [])
  return parts
    .filter((part) => isConsidered(part, args))
    .flatMap(({ href, found }) =>
      wanted
        .filter(([, name = '', kind, pattern = '']) => {
          const property = found.find((one) => one.name === name)
          return !property || matches(property.value, pattern) !== (kind === '$')
        })
        .map(([text]) => `${href}: not ${text}`),
    )
}

export function privilegeProblems({ answer, args }: Judged): string[] {
  const parts = partsOf(answer)
  if (answer.status !== 207 || !parts) return [`status ${answer.status}`]
  const told = parts.flatMap(({ found }) => found.map(({ value }) => value)).join('')
  const has = (name: string) => told.includes(`<${name}>`)
  return [
    ...(args['granted'] ?? []).filter((name) => !has(name)).map((name) => `no ${name}`),
    ...(args['denied'] ?? []).filter(has).map((name) => `also ${name}`),
  ]
}
