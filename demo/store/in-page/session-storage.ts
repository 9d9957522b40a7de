import { createState, type StateStorage, type StoreState } from '../state.ts'

const KEY = 'electrician-demo-store'

/** Keeps the store's state in the tab's session storage, or in memory if the browser blocks it. */
export function createSessionStorage(): StateStorage {
  let state = createState()
  return {
    read() {
      try {
        state = parseState(sessionStorage.getItem(KEY)) ?? state
      } catch {
        // If session storage cannot be read, use the state in memory.
      }
      return state
    },
    write(changed) {
      state = changed
      try {
        sessionStorage.setItem(KEY, JSON.stringify(changed))
      } catch {
        // If session storage is blocked or full, the state stays in memory.
      }
    },
  }
}

function parseState(text: string | null): StoreState | undefined {
  const stored = JSON.parse(text ?? 'null') as Partial<StoreState> | null
  return isRecord(stored?.sold) && isRecord(stored.orders) ? { ...createState(), ...stored } : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
