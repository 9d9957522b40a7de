import { createStore, type StoreApi } from 'zustand/vanilla'
import { onOnline, onPageVisible } from '../navigation/page-lifecycle.ts'
import { isOlderThan } from './age.ts'
import { isMissing } from './store-error.ts'

/** The state of data from the store: loading, failed with the error, or loaded. */
export type ResourceState<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; value: Value }

/** Data from the store that components share. Its functions never reject; a failure appears in the state. */
export interface Resource<Value> {
  state: StoreApi<ResourceState<Value>>
  /** Loads the data unless this has happened already. Resolves as soon as there is a value or a failure. */
  preload(): Promise<void>
  /**
   * Loads the data again. Keeps a loaded value until there is a new one, also if the load fails, unless the
   * store no longer has the data. Resolves when the load has ended.
   */
  reload(): Promise<void>
  /**
   * Loads the data for a component, again if it is older than 30 s. Until the component no longer needs it
   * and calls the returned function, data older than 15 minutes is loaded again when the visitor returns to
   * the page, and failed data when the connection is back. When no component needs the data, a request
   * without a result is canceled and a failure is forgotten.
   */
  retain(): () => void
  /** Changes the loaded value. Does nothing while there is none. */
  update(change: (value: Value) => Value): void
}

/** What a load receives and provides. */
export interface Load<Value> {
  /** Sets the value. A load may set several values, for example first a product and then its stock. */
  show: (value: Value) => void
  /** Cancels the requests when no component needs the data. */
  signal: AbortSignal
  /** The value that has been loaded before, if any. */
  before: Value | undefined
}

/** When a component mounts, data is loaded again if it is older than this. */
const FRESH_MS = 30_000
/** When the visitor returns to the page, data on the screen is loaded again if it is older than this. */
const OLD_MS = 15 * 60_000

const LOADING = { status: 'loading' } as const

/**
 * Creates a resource. The store client keeps it, so that components share it.
 * @param load loads the data; rejecting sets the state `failed` unless there is a value, and resolving with
 *   false means that a part of the value could not be loaded
 * @param initial the value before the first load, for example from a prerendered page
 */
export function createResource<Value>(
  load: (context: Load<Value>) => Promise<unknown>,
  initial?: Value,
): Resource<Value> {
  const state = createStore<ResourceState<Value>>(() =>
    initial === undefined ? LOADING : { status: 'loaded', value: initial },
  )
  let running: AbortController | null = null
  let loaded_ms = Number.NEGATIVE_INFINITY
  let isIncomplete = false
  let consumerCount = 0
  let stops: (() => void)[] = []

  async function start(): Promise<void> {
    running?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running = controller
    const show = (value: Value) => {
      if (!signal.aborted) state.setState({ status: 'loaded', value }, true)
    }
    const before = loadedValue({ state })
    if (before === undefined) state.setState(LOADING, true)
    try {
      const isComplete = await load({ show, signal, before })
      if (signal.aborted) return
      loaded_ms = Date.now()
      isIncomplete = isComplete === false
    } catch (error) {
      if (signal.aborted) return
      isIncomplete = true
      if (before === undefined || isMissing(error)) state.setState({ status: 'failed', error }, true)
    } finally {
      if (running === controller) running = null
    }
  }

  const isIdle = () => !running && state.getState().status !== 'failed'
  const refreshIfOlder = (age_ms: number) => isIdle() && isOlderThan(age_ms, loaded_ms) && void start()

  return {
    state,
    preload() {
      if (isIdle() && !Number.isFinite(loaded_ms)) void start()
      return until(state, ({ status }) => status !== 'loading')
    },
    reload: start,
    retain() {
      // Node, which prerenders the website, has no document.
      if (consumerCount === 0 && globalThis.document)
        stops = [
          onPageVisible(() => refreshIfOlder(OLD_MS)),
          onOnline(() => isIncomplete && !running && void start()),
        ]
      consumerCount += 1
      refreshIfOlder(FRESH_MS)
      return () => {
        consumerCount -= 1
        if (consumerCount > 0) return
        for (const stop of stops) stop()
        if (state.getState().status === 'loaded') return
        running?.abort()
        running = null
        state.setState(LOADING, true)
      }
    },
    update(change) {
      const value = loadedValue({ state })
      if (value !== undefined) state.setState({ status: 'loaded', value: change(value) }, true)
    },
  }
}

/** Returns the loaded value of a resource, or undefined if there is none. */
export function loadedValue<Value>({ state }: Pick<Resource<Value>, 'state'>): Value | undefined {
  const current = state.getState()
  return current.status === 'loaded' ? current.value : undefined
}

/** Resolves as soon as a state fulfills the condition. */
export function until<State>(store: StoreApi<State>, isMet: (state: State) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(check)
    check(store.getState())
    function check(state: State): void {
      if (!isMet(state)) return
      stop()
      resolve()
    }
  })
}
