import type { StoreClient } from '../provider/store-client.ts'
import type { CartItem } from './cart-item.ts'
import { cartCheckOf } from './check-cart.ts'

/** Looks up how much the store has of lines, after it has refused an order because of its stock. Never rejects. */
export async function checkStock(client: StoreClient, items: readonly CartItem[]): Promise<void> {
  const ids = new Set(items.map(({ product }) => product.id))
  const left = await client.getInventory([...ids]).catch(() => null)
  if (!left) return
  const stock = new Map<string, number>()
  for (const { key, variant, quantity } of items) {
    const units = left.get(variant.id)
    // The documented API also sends a quantity if it does not limit orders.
    const isLimited = variant.manage_inventory || client.settings.type
    if (units == null || !isLimited) continue
    stock.set(key, units)
    // Lines with different custom field values share the stock of their variant.
    left.set(variant.id, Math.max(0, units - quantity))
  }
  cartCheckOf(client).setState({ stock })
}
