import { parseXml, type XmlElement } from '../../../src/platform/xml/parse-xml.ts'
import type { Variables } from './suite-variables.ts'

/** A script of the tester: requests before, suites of tests, requests after. */
export interface SuiteFile {
  readonly start: readonly SuiteRequest[]
  readonly suites: readonly { readonly number: number; readonly tests: readonly SuiteTest[] }[]
  readonly end: readonly SuiteRequest[]
}

export interface SuiteTest {
  readonly name: string
  readonly count: number
  readonly requests: readonly SuiteRequest[]
}

export interface SuiteRequest {
  readonly method: string
  readonly addresses: readonly string[]
  readonly isQuoted: boolean
  readonly isSignedIn: boolean
  readonly user: string
  readonly password: string
  readonly isDeletedAtEnd: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly data: { readonly type: string; readonly file: string } | null
  readonly verifications: readonly Verification[]
  readonly grabs: readonly Grab[]
}

export interface Verification {
  readonly callback: string
  readonly args: Readonly<Record<string, readonly string[]>>
}

/** What later requests need of an answer. */
export interface Grab {
  readonly kind: string
  readonly name: string
  readonly variables: readonly string[]
}

/** Reads a script, without what asks for features that the server has not. */
export function readSuiteFile(text: string, features: ReadonlySet<string>): SuiteFile {
  // The tester's own documents have a DOCTYPE and entities of their own; requests may not.
  const root = parseXml(text.replace(/<!DOCTYPE[^>]*>/, ''))
  const isMeant = (element: XmlElement) => has(element, features)
  const requestsIn = (element: XmlElement | undefined) =>
    (element?.children ?? [])
      .filter(({ name }) => name === 'request')
      .filter(isMeant)
      .map(requestOf(isMeant))
  const suites = all(root, 'test-suite').map((suite, at) => ({
    number: at + 1,
    tests: isMeant(root) && isMeant(suite) ? all(suite, 'test').filter(isMeant).map(testOf) : [],
  }))
  function testOf(test: XmlElement): SuiteTest {
    const { name = '', count = '1' } = test.attributes
    return { name, count: Number(count), requests: requestsIn(test) }
  }
  return { start: requestsIn(child(root, 'start')), suites, end: requestsIn(child(root, 'end')) }
}

/** How many tests a script has, whether they apply or not. */
export function countTests(text: string): number {
  return text.replaceAll(/<!--.*?-->/gs, '').match(/<test\s/g)?.length ?? 0
}

/** A script with its variables in place is a request that can be sent. */
export function filled(request: SuiteRequest, variables: Variables): SuiteRequest {
  const fill = (text: string) => variables.fill(text)
  return {
    ...request,
    addresses: request.addresses.map(fill),
    user: fill(request.user),
    password: fill(request.password),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, fill(value)])),
  }
}

function requestOf(isMeant: (element: XmlElement) => boolean) {
  return (element: XmlElement): SuiteRequest => {
    const { attributes } = element
    const data = child(element, 'data')
    const headers = all(element, 'header').map((one) => [textOf(one, 'name'), textOf(one, 'value')])
    return {
      method: textOf(element, 'method'),
      addresses: all(element, 'ruri').map(({ text }) => text),
      isQuoted: child(element, 'ruri')?.attributes['quote'] !== 'no',
      isSignedIn: attributes['auth'] !== 'no',
      user: attributes['user'] ?? '',
      password: attributes['pswd'] ?? '',
      isDeletedAtEnd: attributes['end-delete'] === 'yes',
      headers: Object.fromEntries(headers),
      data: data ? { type: textOf(data, 'content-type'), file: textOf(data, 'filepath') } : null,
      verifications: all(element, 'verify').filter(isMeant).map(verificationOf),
      grabs: element.children.filter(({ name }) => name.startsWith('grab')).map(grabOf),
    }
  }
}

function verificationOf(element: XmlElement): Verification {
  const args = all(element, 'arg').map((arg) => [
    textOf(arg, 'name'),
    all(arg, 'value').map(({ text }) => text),
  ])
  return { callback: textOf(element, 'callback'), args: Object.fromEntries(args) }
}

function grabOf(element: XmlElement): Grab {
  const variables = all(element, 'variable').map(({ text }) => text)
  const name = textOf(element, 'name') || textOf(element, 'property')
  return { kind: element.name, name, variables: variables.length > 0 ? variables : [element.text] }
}

function has(element: XmlElement, features: ReadonlySet<string>): boolean {
  if (element.attributes['ignore'] === 'yes' || element.attributes['ignore-all'] === 'yes') return false
  const listed = (name: string) => all(element, name).flatMap((one) => all(one, 'feature'))
  return (
    listed('require-feature').every(({ text }) => features.has(text)) &&
    !listed('exclude-feature').some(({ text }) => features.has(text))
  )
}

function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((one) => one.name === name)
}

function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((one) => one.name === name)
}

function textOf(element: XmlElement, name: string): string {
  return child(element, name)?.text ?? ''
}
