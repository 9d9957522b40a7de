import type { Router } from '../navigation/router.ts'
import { guessProduct } from '../provider/warm-products.ts'
import { createReturnPosition } from './return-position.ts'
import type { Website } from './website.ts'

/** What the website and the storefront do for the components in them. A piece on somebody's page does without. */
export function createWebsite(router: Router, ownsHead: boolean): Website {
  return { router, ownsHead, guess: guessProduct, position: createReturnPosition() }
}
