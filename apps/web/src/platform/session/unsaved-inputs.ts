/** What of unsaved input a question names; a part of the app that stores it in the tab does so under the same key. */
export const input_kinds = [
  'unsaved_new_mails',
  'unsaved_replies',
  'unsaved_mail_texts',
  'unsaved_meetings',
  'unsaved_descriptions',
  'unsaved_outcomes',
  'unsaved_tasks',
  'unsaved_polls',
  'unsaved_poll_answers',
  'unsaved_booking_pages',
  'unsaved_settings',
] as const

export type InputKind = (typeof input_kinds)[number]

/** What this tab has, once for each holder. */
const own = new Map<symbol, InputKind>()
/** When all locks that this tab has given back are free. */
let endings: Promise<unknown> = Promise.resolve()

/**
 * Says that this tab has unsaved input of the kind, until the returned function is called. The other tabs see it as a lock,
 * which ends with its tab, however that ends.
 */
export function holdInput(kind: InputKind): () => void {
  const holder = Symbol(kind)
  own.set(holder, kind)
  let free: (() => void) | undefined
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  const held = hasLocks() && navigator.locks.request(kind, { mode: 'shared' }, () => isFree)
  return () => {
    own.delete(holder)
    free?.()
    if (held) endings = Promise.all([endings, held])
  }
}

/** Holds the kind for as long as the store has input of it. */
export function holdInputOf<State>(
  kind: InputKind,
  store: {
    readonly getState: () => State
    readonly subscribe: (listener: (state: State) => void) => unknown
  },
  isUnsaved: (state: State) => boolean,
): void {
  followed.add(kind)
  releaseStoredInput(kind)
  let release: (() => void) | null = null
  const follow = (state: State) => {
    const isHeld = release !== null
    if (isUnsaved(state) === isHeld) return
    release?.()
    release = isHeld ? null : holdInput(kind)
  }
  store.subscribe(follow)
  follow(store.getState())
}

/** The kinds whose part of the app is loaded and follows them by itself. */
const followed = new Set<InputKind>()
const storedHolds = new Map<InputKind, () => void>()

/** Holds what the tab has stored under these keys of parts that are not loaded. */
export function holdStoredInput(keys: readonly string[]): void {
  for (const kind of input_kinds) {
    if (keys.includes(kind) && !followed.has(kind) && !storedHolds.has(kind))
      storedHolds.set(kind, holdInput(kind))
  }
}

/** What was stored is gone, or its part of the app is loaded. */
export function releaseStoredInput(kind: InputKind): void {
  storedHolds.get(kind)?.()
  storedHolds.delete(kind)
}

/** What unsaved input the tabs of this browser have. */
export async function listUnsavedInput(): Promise<readonly InputKind[]> {
  await endings
  const { held = [] } = hasLocks() ? await navigator.locks.query() : {}
  const kinds = new Set<string | undefined>([...own.values(), ...held.map(({ name }) => name)])
  return input_kinds.filter((kind) => kinds.has(kind))
}

/** A page that came without encryption has no locks, so that it knows its own input alone. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
