import type { Router } from '../../navigation/router.ts'
import { guessProduct } from '../../provider/warm-products.ts'
import type { Website } from './website.ts'

/** What the website and the storefront do for the components in them. A piece on somebody's page does without. */
export function createWebsite(router: Router, ownsHead: boolean): Website {
  return {
    router,
    ownsHead,
    guess: guessProduct,
    welcomeBack(focus) {
      if (!router.place.getState().isReturn) return
      const card = focus()
      // The browser has put the page where it was, unless it was too short for that.
      const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {}
      if (top > innerHeight || bottom < 0) card?.scrollIntoView({ block: 'center' })
    },
  }
}
