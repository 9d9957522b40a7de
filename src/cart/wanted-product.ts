import { readStorage, writeStorage } from '../storage/browser-storage.ts'

/** The tab keeps the ID of the product until its page opens. */
const KEY = 'electrician-elements-wanted'

/** Remembers that the visitor pressed a product's “Add to Cart” button, which opens the product's page. */
export function rememberWanted(productId: string): void {
  writeStorage(KEY, productId, 'sessionStorage')
}

/** Returns once whether the visitor has come to a product's page to add the product to the cart. */
export function takeWanted(productId: string): boolean {
  const isWanted = readStorage(KEY, 'sessionStorage') === productId
  if (isWanted) writeStorage(KEY, null, 'sessionStorage')
  return isWanted
}
