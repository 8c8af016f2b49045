/** What people can book with the account's person. */
export interface RemoteEventType {
  readonly external_id: string
  readonly name: string
  readonly slug: string
  readonly duration_minutes: number
  /** `solo` or `group`. */
  readonly kind: string
  readonly is_active: boolean
  /** Where it is booked. */
  readonly scheduling_link: string | null
  /** `#rrggbb` */
  readonly color: string | null
  readonly description: string
}

export interface EventTypeSource {
  /** The event types of the person with this `external_account_id`. Throws ProviderError alone. */
  fetchEventTypes(external_account_id: string): Promise<RemoteEventType[]>
}
