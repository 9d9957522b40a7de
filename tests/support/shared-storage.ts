import { type CartItem, createLine } from '../../src/cart/cart-item.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { createSharedCart } from '../../src/cart/shared-cart.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { quantitiesOf } from './carts.ts'
import { aLeanProduct, aVariant } from './factories.ts'

export type SharedTab = ReturnType<ReturnType<typeof aBrowser>['openTab']>

/** Returns a cart line for a variant. */
export const aLine = (id: string, quantity: number): CartItem =>
  createLine({ product: aLeanProduct(), variant: aVariant({ id }), quantity })

function setOrDelete(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key)
  else texts.set(key, text)
}

/**
 * Simulates tabs in separate processes, as in Chromium. A tab reads its own writes at once; the storage and the messages
 * of other tabs reach it later, each through its own queue. It may see a text long before it learns that the text has
 * changed. Use fake timers.
 * @param delay_ms returns the time that the next text or message spends in a queue
 */
export function aBrowser(delay_ms: () => number = () => 5) {
  const stored = new Map<string, string>()
  const tabs = new Set<{ notify(key: string, text: string | null): void; receive(message: unknown): void }>()
  let fullKeys: readonly string[] = []

  /** Returns a function that runs callbacks later, in the order of the calls. */
  function aQueue() {
    let last_ms = 0
    return (run: () => void) => {
      last_ms = Math.max(last_ms, Date.now() + delay_ms())
      setTimeout(run, last_ms - Date.now())
    }
  }

  function openTab() {
    const visible = new Map(stored)
    /** The number of writes to each key that are on the way to the storage. Until then, the tab ignores other writes. */
    const writing = new Map<string, number>()
    const [toStorage, fromStorage, toPage] = [aQueue(), aQueue(), aQueue()]
    const [toChannel, fromChannel] = [aQueue(), aQueue()]
    let isOpen = true

    const cart = createSharedCart({
      read: (key) => (isOpen ? (visible.get(key) ?? null) : undefined),
      write(key, text) {
        if (!isOpen || (text !== null && fullKeys.includes(key))) return false
        setOrDelete(visible, key, text)
        writing.set(key, (writing.get(key) ?? 0) + 1)
        toStorage(() => {
          setOrDelete(stored, key, text)
          for (const other of tabs) if (other !== connection) other.notify(key, text)
          fromStorage(() => writing.set(key, (writing.get(key) ?? 0) - 1))
        })
        return true
      },
    })
    const connection = {
      notify: (key: string, text: string | null) =>
        fromStorage(() => {
          if (!isOpen) return
          if (!writing.get(key)) setOrDelete(visible, key, text)
          toPage(cart.synchronizeLater)
        }),
      receive: (message: unknown) => fromChannel(() => isOpen && cart.receive(structuredClone(message))),
    }
    tabs.add(connection)
    cart.join((operation) => {
      if (!isOpen) return
      toChannel(() => {
        for (const other of tabs) if (other !== connection) other.receive(operation)
      })
    })
    return {
      cart,
      /** Adds to a line's quantity, or subtracts from it. At 0, the line is removed. */
      add(id: string, by: number) {
        cart.change((items) => {
          const line = items.find(({ variant }) => variant.id === id)
          if (!line) return by > 0 ? [...items, aLine(id, by)] : items
          const changed = { ...line, quantity: line.quantity + by }
          return items.flatMap((item) => (item !== line ? item : changed.quantity > 0 ? changed : []))
        })
      },
      /** Sets a line's quantity, like a visitor who sees another one. */
      set(id: string, quantity: number) {
        cart.change((items) => items.map((item) => (item.variant.id === id ? { ...item, quantity } : item)))
      },
      quantities: () => quantitiesOf(cart.store.getState().items),
      /** Kills the tab. What it has sent and written still arrives. */
      kill() {
        isOpen = false
        tabs.delete(connection)
      },
    }
  }

  return {
    openTab,
    /** Writes the stored cart, like a script in a tab that does not use the cart. */
    edit(...lines: CartItem[]) {
      stored.set(CART_KEY, serializeLines(lines))
      for (const tab of tabs) tab.notify(CART_KEY, serializeLines(lines))
    },
    /** Deletes texts, like a script in a tab that does not use the cart. */
    remove(...keys: string[]) {
      for (const key of keys) {
        stored.delete(key)
        for (const tab of tabs) tab.notify(key, null)
      }
    },
    stored: () => quantitiesOf(parseLines(stored.get(CART_KEY))),
    /** Leaves no room for these keys. */
    setFull(...keys: string[]) {
      fullKeys = keys
    },
  }
}
