import { hasSessionEnded, useSession } from './session.ts'
import { holdInputOf, input_kinds, type InputKind } from './unsaved-inputs.ts'

interface Input<State> {
  readonly getState: () => State
  readonly setState: (state: State, replace: true) => void
  readonly subscribe: (listener: (state: State) => void) => unknown
}

interface Options<State> {
  readonly empty: State
  /** What a sign-out asks about, and whether the store has some of it. */
  readonly unsaved: Partial<Record<InputKind, (state: State) => boolean>>
  /** What comes back, where a part of it says what was under way as the session ended. */
  readonly settle?: (state: State) => State
  /** Called with what the store holds from now on. */
  readonly onReplaced?: (state: State) => void
}

/**
 * Empties a store of unsaved input when its user signs out or another user signs in. The input of a session that ended by
 * itself stays in the memory of the tab, and comes back once the same user signs in.
 */
export function keepForUser<State>(
  store: Input<State>,
  { empty, unsaved, settle = (state) => state, onReplaced }: Options<State>,
): void {
  for (const kind of input_kinds) {
    const isUnsaved = unsaved[kind]
    if (isUnsaved) holdInputOf(kind, store, isUnsaved)
  }
  let kept: { readonly user_id: string; readonly state: State } | null = null
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.user_id === before?.user_id) return
    const state = user && kept?.user_id === user.user_id ? settle(kept.state) : empty
    kept = before && !user && hasSessionEnded() ? { user_id: before.user_id, state: store.getState() } : null
    store.setState(state, true)
    onReplaced?.(state)
  })
}
