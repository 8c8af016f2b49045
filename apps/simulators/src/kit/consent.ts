export interface ConsentAnswer {
  readonly account: string
  readonly decision?: 'allow' | 'deny'
  /** What stays ticked; all that was asked unless given. */
  readonly scopes?: readonly string[]
}

/** Opens a consent page and sends its form as a browser would; the address it leads back to. */
export async function sendConsent(
  authorizeUrl: string,
  { account, decision = 'allow', scopes }: ConsentAnswer,
): Promise<URL> {
  const address = new URL(authorizeUrl)
  const page = await fetch(address)
  const content = await page.text()
  if (!page.ok) throw new Error(`No consent page: ${content}`)
  const ticks = [...content.matchAll(/name="scope" value="([^"]*)" checked>/g)].map(([, scope = '']) => scope)
  const form = new URLSearchParams({ request: address.searchParams.toString(), account, decision })
  for (const scope of scopes ?? ticks) form.append('scope', scope)
  const response = await fetch(new URL(address.pathname, address), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`The form led nowhere: ${await response.text()}`)
  return new URL(location)
}
