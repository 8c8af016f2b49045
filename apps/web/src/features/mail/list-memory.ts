import { mails_path } from './mail-path.ts'

/** The list as it was when a mail of it was opened. */
export interface ListMemory {
  /** Without its question mark; empty for the list without filters. */
  readonly address: string
  /** How far the page was scrolled, in pixels. */
  readonly scrollPx: number
  /** The mails that had been fetched, in their order. */
  readonly mail_ids: readonly string[]
  /** How many there are, fetched or not. */
  readonly total: number
  readonly opened_id: string
}

/** Kept until the page reloads, so that the list is restored on return. */
export function rememberList(list: ListMemory): void {
  memory = list
  isAwaited = true
}

/** The list of this address, once: later visits begin at its top. */
export function consumeReturn(address: string): ListMemory | null {
  const list = pendingReturn(address)
  isAwaited = false
  return list
}

/** The same, still to be taken. */
export function pendingReturn(address: string): ListMemory | null {
  return isAwaited && memory?.address === address ? memory : null
}

export function rememberedList(): ListMemory | null {
  return memory
}

/** Where the way back from a mail leads. */
export function mailListHref(): string {
  return memory?.address ? `${mails_path}?${memory.address}` : mails_path
}

let memory: ListMemory | null = null
let isAwaited = false
