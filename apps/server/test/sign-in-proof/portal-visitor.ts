interface Page {
  readonly address: URL
  readonly html: string
}

interface Visitor {
  readonly user: string
  readonly password: string
  /** Whether the person allows the client what it asks for. */
  readonly consents?: boolean
}

/**
 * Goes through the pages of a provider as a browser without script would: logs in, says whether the client may know the
 * person, and returns the query of the address at which the provider sends the browser back.
 */
export async function goThroughPages(
  start: string,
  redirect_uri: string,
  { user, password, consents = true }: Visitor,
): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  const open = (address: URL, form?: URLSearchParams) => follow(cookies, redirect_uri, address, form)
  let reached = await open(new URL(start))
  for (let pages = 0; pages < 5; pages += 1) {
    if (reached instanceof URLSearchParams) return reached
    const { action, fields } = formOn(reached)
    if (fields.has('user')) {
      fields.set('user', user)
      fields.set('password', password)
    }
    const confirm = fields.get('confirm')
    // The button "Refuse" sends the same with a sign before it.
    if (confirm !== null && !consents) fields.set('confirm', `-${confirm}`)
    reached = await open(action, fields)
  }
  throw new Error('The provider asks on and on.')
}

async function follow(
  cookies: Map<string, string>,
  redirect_uri: string,
  address: URL,
  form?: URLSearchParams,
): Promise<Page | URLSearchParams> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = form === undefined ? {} : { method: 'POST', body: form }
  const response = await fetch(address, { ...sent, headers: { cookie }, redirect: 'manual' })
  keepCookies(cookies, response.headers)
  const location = response.headers.get('location')
  if (location === null) return { address, html: await response.text() }
  const next = new URL(location, address)
  return next.href.startsWith(redirect_uri) ? next.searchParams : follow(cookies, redirect_uri, next)
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** The one form of the page, with what is filled in. */
function formOn({ address, html }: Page): { action: URL; fields: URLSearchParams } {
  const [, opening] = /<form\b([^>]*)>/.exec(html) ?? []
  if (opening === undefined) throw new Error(`The page has no form: ${textOf(html)}`)
  const fields = new URLSearchParams()
  for (const [, attributes = ''] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attributeOf(attributes, 'name')
    if (name !== '' && attributeOf(attributes, 'type') !== 'checkbox')
      fields.set(name, attributeOf(attributes, 'value'))
  }
  const action = new URL(attributeOf(opening, 'action') || address.href, address)
  action.hash = ''
  return { action, fields }
}

function attributeOf(attributes: string, name: string): string {
  const start = attributes.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  const entities = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }
  let value = attributes.slice(from, attributes.indexOf('"', from))
  for (const [entity, sign] of Object.entries(entities)) value = value.replaceAll(entity, sign)
  return value
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500)
}
