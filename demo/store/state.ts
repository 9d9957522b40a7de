/** A started checkout, in the format in which it is stored. */
export interface StoredOrder {
  storeId: string
  items: readonly { variant_id: string; quantity: number }[]
  successUrl: string
  cancelUrl: string
  isPaid: boolean
}

/** The demo store's mutable state. It is plain JSON, so that a page can keep it in the browser's storage. */
export interface StoreState {
  /** Units sold, by store id and variant id. */
  sold: Record<string, Record<string, number>>
  /** Checkouts by session id. */
  orders: Record<string, StoredOrder>
}

/** Where the demo store keeps its state between requests. */
export interface StateStorage {
  read(): StoreState
  write(state: StoreState): void
}

/** Returns the initial state, in which nothing has been sold. */
export function createState(): StoreState {
  return { sold: {}, orders: {} }
}

/** Keeps the state in memory, until the process ends. */
export function createMemoryStorage(): StateStorage {
  const state = createState()
  return { read: () => state, write() {} }
}
