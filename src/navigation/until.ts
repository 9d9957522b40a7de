import type { StoreApi } from 'zustand/vanilla'

/** Resolves with the first truthy value that `select` returns for the state of a store. */
export function until<State, Value>(
  store: StoreApi<State>,
  select: (state: State) => Value | null | undefined,
): Promise<Value> {
  return new Promise((resolve) => {
    const stop = store.subscribe(check)
    check(store.getState())
    function check(state: State): void {
      const value = select(state)
      if (!value) return
      stop()
      resolve(value)
    }
  })
}
