import type { Access } from './access.ts'

/** How a provider reports that something has changed; what has changed is then read. */
export type PushChannel = CalendarPush | AccountPush | AppPush

/** What a provider sends to an address of this instance. */
export interface PushRequest {
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, unknown>>
  /** As they came over the wire: JSON that was read and written again has another signature. */
  readonly rawBody: Uint8Array
}

/** A channel for each calendar. It expires, and its requests bring back a token instead of a signature. */
export interface CalendarPush {
  readonly per: 'calendar'
  readonly open: (access: Access) => CalendarChannels
  /** Null for a request that is no notice. */
  readonly readNotice: (request: PushRequest) => ChannelNotice | null
}

export interface CalendarChannels {
  /**
   * `channel_id` is new each time: there is no renewal, the next channel overlaps the last. `address` is https and
   * `token` comes back with every notice. Throws ProviderError, `conflict` for an id that was used before.
   */
  watch(calendar_id: string, wanted: WantedChannel): Promise<OpenChannel>
  /** A channel that is gone already counts as stopped. */
  stop(channel: Pick<OpenChannel, 'channel_id' | 'channel_resource_id'>): Promise<void>
}

export interface WantedChannel {
  readonly channel_id: string
  readonly address: string
  readonly token: string
}

export interface OpenChannel {
  readonly channel_id: string
  readonly channel_resource_id: string
  /** Null where the provider does not say; then it lasts a week. */
  readonly expires_ms: number | null
}

export interface ChannelNotice {
  readonly channel_id: string
  readonly channel_resource_id: string
  /** As given to `watch`. There is no signature: a request with another token is not from the provider. */
  readonly token: string | null
  /** False for the notice that only confirms a new channel. */
  readonly isChange: boolean
}

/** A subscription for each account, which the provider may disable. Its requests are signed with a key of ours. */
export interface AccountPush {
  readonly per: 'account'
  readonly open: (access: Access) => AccountWebhooks
  readonly isSigned: (request: PushRequest, signingKey: string, now: Date) => boolean
}

export interface AccountWebhooks {
  /** `address` is https, `signingKey` ours alone. One that is there for the address already makes room for it. */
  create(wanted: { readonly address: string; readonly signingKey: string }): Promise<RemoteWebhook>
  list(): Promise<RemoteWebhook[]>
  /** One that is gone already counts as deleted. */
  delete(external_id: string): Promise<void>
}

export interface RemoteWebhook {
  readonly external_id: string
  readonly address: string
  /** A disabled one never comes back: it is to be made anew. */
  readonly is_active: boolean
}

/** One address for all accounts, which the operator enters at the provider, with the secret that requests are signed with. */
export interface AppPush {
  readonly per: 'app'
  readonly isSigned: (request: PushRequest, secret: string, now: Date) => boolean
  /** The reply that proves that the address is ours; null for a body that asks for none. */
  readonly answerChallenge: (body: unknown, secret: string) => Readonly<Record<string, string>> | null
  /** Null for a body that makes no sense. */
  readonly readNotice: (body: unknown) => AppNotice | null
}

export interface AppNotice {
  readonly external_account_id: string | null
  /** Whether the account has removed this instance's app. */
  readonly isDisconnected: boolean
}

/** Empty where the header is missing. */
export function headerText(headers: PushRequest['headers'], name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
