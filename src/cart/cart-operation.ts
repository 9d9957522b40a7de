import { finiteNumber, object, string, withDefault } from '../untrusted/decoders.ts'
import { type CartItem, clampQuantity, withQuantity } from './cart-item.ts'
import { addLines, subtractLines } from './cart-lines.ts'
import { parseLines, serializeLines } from './stored-lines.ts'

/**
 * A cart change that a tab sends to the other tabs. Quantities are relative, so operations of several tabs lead to the
 * same cart in any order.
 */
export interface CartOperation {
  /** The version of the script that sent the operation. Other versions ignore it. */
  readonly version: string
  /** Unix time in milliseconds. */
  readonly at: number
  /** The lines with the quantities that were added, as JSON. */
  readonly more: string
  /** The lines with the quantities that were removed, as JSON. */
  readonly fewer: string
  /**
   * The cart to which the sender applied the operation, as JSON, in case the sender has adopted a cart that the receiver
   * does not know. Null if the sender is in the middle of several operations.
   */
  readonly before: string | null
}

const operationDecoder = object({
  version: string,
  at: finiteNumber,
  more: string,
  fewer: string,
  before: withDefault(string, null),
})

/**
 * Returns the operation that turns one cart into another.
 * @param hasBefore whether to include the cart before the operation
 */
export function createOperation(
  before: readonly CartItem[],
  after: readonly CartItem[],
  at: number,
  hasBefore: boolean,
): CartOperation {
  return {
    version: __VERSION__,
    at,
    more: serializeLines(subtractLines(after, before)),
    fewer: serializeLines(subtractLines(before, after)),
    before: hasBefore ? serializeLines(before) : null,
  }
}

/** Decodes a message from another tab. Returns undefined if it is not an operation of this version. */
export function decodeOperation(message: unknown): CartOperation | undefined {
  const operation = operationDecoder(message)
  return operation?.version === __VERSION__ ? operation : undefined
}

/** Returns the cart with the operation applied. */
export function applyOperation(
  items: readonly CartItem[],
  { more, fewer }: Pick<CartOperation, 'more' | 'fewer'>,
): CartItem[] {
  return subtractLines(addLines(items, parseLines(more)), parseLines(fewer)).map((item) =>
    withQuantity(item, clampQuantity(item.quantity)),
  )
}
