import type { create as createStore, StateCreator, StoreApi, UseBoundStore } from 'zustand'

const resets = new Set<() => void>()

/** As zustand's `create`, for stores that begin anew in each test that shows the app. */
export function remembering(create: typeof createStore): typeof createStore {
  const remember = <State>(initializer: StateCreator<State>): UseBoundStore<StoreApi<State>> => {
    const store = create(initializer)
    resets.add(() => store.setState(store.getInitialState(), true))
    return store
  }
  // Both forms that zustand has: with the initializer, and without it for the sake of its types.
  return ((initializer?: StateCreator<unknown>) =>
    initializer ? remember(initializer) : remember) as typeof createStore
}

/** What one test has left in the stores of the app is gone in the next one. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
