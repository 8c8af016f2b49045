/** A request to an address that is registered with the provider. */
export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Exactly these bytes; none for a call without a body. */
  readonly body?: string
  /** Real time after which the receiver counts as silent. */
  readonly timeoutMs: number
}

/** What came back; `failure` where nothing did. */
export type Outcome =
  | { readonly status: number; readonly body: string }
  | { readonly status: undefined; readonly failure: string }

/** A delivery in the list of those that were tried. */
export interface TriedDelivery extends Delivery {
  readonly at_ms: number
  readonly status: number | undefined
}

/** Posts once, follows no redirect, and never throws for what the receiver does. */
export async function deliver({ url, headers, body, timeoutMs }: Delivery): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      // As bytes, so that no content type is added to what the provider sends.
      ...(body !== undefined && { body: Buffer.from(body, 'utf8') }),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    return { status: undefined, failure: error instanceof Error ? error.message : 'no answer' }
  }
}
