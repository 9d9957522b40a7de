/** An ordered item, with the same field names as in a checkout request. */
export interface StoredItem {
  variant_id: string
  quantity: number
  time_slot?: string
  time_zone?: string
  donation_amount?: number
  custom_field_values?: readonly { custom_field_id: string; value: string }[]
}

/** A started checkout, as stored in the demo store's state. */
export interface StoredOrder {
  storeId: string
  items: readonly StoredItem[]
  successUrl: string
  cancelUrl: string
  isPaid: boolean
}

/** The demo store's state. It is plain JSON, so that a page can save it in the browser's storage. */
export interface StoreState {
  /** The number of units sold, by store ID and variant ID. */
  sold: Record<string, Record<string, number>>
  /** The started checkouts, by session ID. */
  orders: Record<string, StoredOrder>
  /** The time slots that customers have paid for, by booking event. */
  booked: Record<string, string[]>
}

/** The storage in which the demo store keeps its state between requests. */
export interface StateStorage {
  read(): StoreState
  write(state: StoreState): void
}

/** Returns the initial state, in which nothing has been sold. */
export function createState(): StoreState {
  return { sold: {}, orders: {}, booked: {} }
}

/** Creates a storage that keeps the state in memory. */
export function createMemoryStorage(): StateStorage {
  const state = createState()
  return { read: () => state, write() {} }
}
