/** An ordered item, with the field names of the checkout call. */
export interface StoredItem {
  variant_id: string
  quantity: number
  time_slot?: string
  time_zone?: string
  donation_amount?: number
  custom_field_values?: readonly { custom_field_id: string; value: string }[]
}

/** A started checkout, in the format in which it is stored. */
export interface StoredOrder {
  storeId: string
  items: readonly StoredItem[]
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
  /** The time slots that customers have paid for, by booking event. */
  booked: Record<string, string[]>
}

/** Where the demo store keeps its state between requests. */
export interface StateStorage {
  read(): StoreState
  write(state: StoreState): void
}

/** Returns the initial state, in which nothing has been sold. */
export function createState(): StoreState {
  return { sold: {}, orders: {}, booked: {} }
}

/** Keeps the state in memory, until the process ends. */
export function createMemoryStorage(): StateStorage {
  const state = createState()
  return { read: () => state, write() {} }
}
