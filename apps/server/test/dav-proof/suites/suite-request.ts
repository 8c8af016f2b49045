import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, ask, partsOf, readXmlText } from './suite-answer.ts'
import { readComponents } from './suite-calendar.ts'
import { filled, type Grab, type SuiteRequest } from './suite-file.ts'
import type { SuiteUser, Variables } from './suite-variables.ts'
import { verifications } from './suite-verify.ts'

export interface SuiteWorld {
  readonly server: string
  /** The tester's folder. */
  readonly folder: string
  readonly users: readonly SuiteUser[]
  readonly variables: Variables
  /** What is deleted when a script ends, and by whom. */
  /** A calendar that a script makes, for which the one calendar stands; undefined for none. */
  stoodFor: string | undefined
  /** Names of objects that are refused, and are not expected. */
  notKept: readonly string[]
  ended: { readonly path: string; readonly authorization: Readonly<Record<string, string>> }[]
}

/** What is wrong with the answers to a request, which may stand for many; of a folder each file is sent. */
export async function runRequest(world: SuiteWorld, script: SuiteRequest): Promise<readonly string[]> {
  const { data } = script
  const path = join(world.folder, data?.file ?? '')
  if (!data || !statSync(path).isDirectory()) return runOne(world, script)
  const problems: string[] = []
  for (const name of readdirSync(path)
    .toSorted()
    .filter((one) => !one.startsWith('.'))) {
    const file = `${data.file}/${name}`
    const found = await runOne(world, { ...script, data: { ...data, file } })
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return problems
}

async function runOne(world: SuiteWorld, script: SuiteRequest): Promise<readonly string[]> {
  const request = standIn(world, filled(script, world.variables))
  const [method = '', ...words] = request.method.split(' ')
  const authorization = authorizationOf(world, request)
  const unknown = request.addresses.find((address) => address.startsWith('$'))
  if (unknown !== undefined) return [`the address ${unknown} is not known`]
  if (method === 'DELAY' || (method === 'MKCALENDAR' && isStoodFor(world, script))) return []
  if (method === 'DELETEALL') return deleteAll(world, request, authorization)
  if (method === 'WAITCOUNT' || method === 'WAITDELETEALL') {
    const count = Number(words[0])
    for (const address of request.addresses) {
      const found = await listInside(world, address, authorization)
      if (found.length !== count) return [`${found.length} resources in ${address} instead of ${count}`]
    }
    return method === 'WAITDELETEALL' ? deleteAll(world, request, authorization) : []
  }
  const place = await placeOf(world, request, authorization)
  if (place === null) return [`nothing new in ${request.addresses.join(' ')}`]
  if (method === 'FINDNEW') return grabbed(world, request, { path: place, answer: null })
  const sent = method.startsWith('GET') ? 'GET' : method
  const path = request.isQuoted ? quoted(place) : place
  const answer = await ask(world.server, {
    method: sent,
    path,
    headers: { ...headersOf(request), ...authorization },
    body: request.data ? bytesOf(world, request.data.file) : Buffer.alloc(0),
  })
  if (request.isDeletedAtEnd) world.ended.push({ path, authorization })
  const problems = verify(world, request, { path: place, answer })
  const kept = grabbed(world, request, { path: place, answer })
  return [...problems, ...kept].map((problem) => `${sent} ${place}: ${problem}`)
}

function isStoodFor({ stoodFor, variables }: SuiteWorld, { addresses }: SuiteRequest): boolean {
  return stoodFor !== undefined && addresses.some((one) => variables.fill(one).endsWith(`/${stoodFor}/`))
}

function standIn({ stoodFor }: SuiteWorld, request: SuiteRequest): SuiteRequest {
  if (stoodFor === undefined) return request
  const addresses = request.addresses.map((one) => one.replace(`/${stoodFor}/`, '/meridian/'))
  return { ...request, addresses }
}

interface Asked {
  readonly path: string
  readonly answer: Answer
}

function verify(
  world: SuiteWorld,
  { verifications: wanted }: SuiteRequest,
  { path, answer }: Asked,
): string[] {
  return wanted.flatMap(({ callback, args }) => {
    const check = verifications[callback]
    if (!check) return [`the check ${callback} is not known`]
    const given = Object.entries(args).map(
      ([name, values]) => [name, values.map(world.variables.fill)] as const,
    )
    const read = (file: string) => readFile(world, file)
    return check({ answer, path, args: Object.fromEntries(given), read, notKept: world.notKept }).map(
      (problem) => `${callback}: ${problem}`,
    )
  })
}

/** Texts that are no UTF-8 are sent as they are. */
function bytesOf({ folder, variables }: SuiteWorld, file: string): Buffer {
  const bytes = readFileSync(join(folder, file))
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1'
  return Buffer.from(variables.fill(bytes.toString(encoding)), encoding)
}

function readFile({ folder, variables }: SuiteWorld, file: string): string {
  return variables.fill(readFileSync(join(folder, file), 'utf8'))
}

function headersOf({ headers, data }: SuiteRequest): Record<string, string> {
  return { ...headers, ...(data && { 'content-type': data.type }) }
}

function authorizationOf({ users }: SuiteWorld, request: SuiteRequest): Record<string, string> {
  if (!request.isSignedIn) return {}
  const user = request.user || (users[0]?.email ?? '')
  const password = request.password || (users[0]?.password ?? '')
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

/** As the tester quotes paths; queries stay as they are. */
function quoted(address: string): string {
  const [path = '', ...query] = address.split('?')
  const parts = path.split('/').map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/g, percent))
  return [parts.join('/'), ...query].join('?')
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Where a request goes: for some, to what is new in a collection or has a text. */
async function placeOf(
  world: SuiteWorld,
  { method, addresses }: SuiteRequest,
  authorization: Readonly<Record<string, string>>,
): Promise<string | null> {
  const address = addresses[0] ?? ''
  const [name, text = ''] = method.split(' ')
  if (name === 'GETNEW' || name === 'FINDNEW')
    return (await listInside(world, address, authorization)).at(-1) ?? null
  if (name === 'GETOTHER') {
    const around = address.slice(0, address.lastIndexOf('/') + 1)
    return (await listInside(world, around, authorization)).findLast((one) => one !== address) ?? null
  }
  if (name === 'GETCONTAINS') {
    for (const path of await listInside(world, address, authorization)) {
      const answer = await ask(world.server, {
        method: 'GET',
        path,
        headers: authorization,
        body: Buffer.alloc(0),
      })
      if (answer.text.includes(text)) return path
    }
    return null
  }
  return address
}

async function listInside(
  { server }: SuiteWorld,
  address: string,
  authorization: Readonly<Record<string, string>>,
): Promise<string[]> {
  const body = Buffer.from('<D:propfind xmlns:D="DAV:"><D:prop><D:getetag/></D:prop></D:propfind>')
  const headers = { ...authorization, depth: '1', 'content-type': 'application/xml' }
  const answer = await ask(server, { method: 'PROPFIND', path: address, headers, body })
  const hrefs = (partsOf(answer) ?? []).map(({ href }) => href)
  return hrefs.filter((href) => href.replace(/\/$/, '') !== address.replace(/\/$/, ''))
}

async function deleteAll(
  world: SuiteWorld,
  { addresses }: SuiteRequest,
  authorization: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems: string[] = []
  for (const address of addresses) {
    for (const href of await listInside(world, address, authorization)) {
      const asked = { method: 'DELETE', path: quoted(href), headers: authorization, body: Buffer.alloc(0) }
      const { status } = await ask(world.server, asked)
      if (status >= 300) problems.push(`DELETE ${href}: ${status}`)
    }
  }
  return problems
}

function grabbed(
  { variables }: SuiteWorld,
  request: SuiteRequest,
  { path, answer }: { readonly path: string; readonly answer: Answer | null },
): string[] {
  return request.grabs.flatMap((grab) => {
    if (grab.kind === 'graburi') {
      variables.set(grab.variables[0] ?? '', path)
      return []
    }
    const values = answer && valuesOf({ ...grab, name: variables.fill(grab.name) }, answer)
    if (!values || values.length < grab.variables.length) return [`${grab.kind} ${grab.name} is not there`]
    for (const [at, variable] of grab.variables.entries()) variables.set(variable, values[at] ?? '')
    return []
  })
}

function valuesOf({ kind, name }: Grab, answer: Answer): readonly string[] | null {
  if (kind === 'grabheader') return answer.headers[name.toLowerCase()] ?? null
  if (kind === 'grabcount') return [String((partsOf(answer)?.length ?? 0) - 1)]
  if (kind === 'grabproperty') {
    const found = partsOf(answer)?.flatMap((part) => part.found) ?? []
    return found.filter((one) => one.name === name).map(({ value }) => value)
  }
  if (kind === 'grabelement') return elementsAt(answer.text, name)
  if (kind === 'grabcalproperty') {
    const [component, property] = name.split('/')
    const properties = readComponents(answer.text)?.components.find(
      (one) => one.name === component,
    )?.properties
    return properties?.filter((one) => one.name === property).map(({ value }) => value) ?? null
  }
  return null
}

function elementsAt(text: string, path: string): string[] | null {
  const root = readXmlText(text)
  if (!root) return null
  const [, ...steps] = [...path.matchAll(/\{[^}]*\}([^/]+)/g)].map(([, name]) => name)
  const found = steps.reduce(
    (some, step) => some.flatMap(({ children }) => children.filter(({ name }) => name === step)),
    [root],
  )
  return found.map((one) => one.text)
}
