import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { failedRequest } from './support/noise.ts'
import { addFromCard, checkoutButton, drawerOf, mug, notice, openCart } from './support/shop.ts'
import { expect, type Stage, test } from './support/stage.ts'

const cards = (page: Page) => page.getByRole('listitem').first()

/** Every screen a visitor can come to, and how. */
const screens: Record<string, (page: Page, stage: Stage) => Promise<void>> = {
  'the listing': async (page, stage) => {
    await stage.openShop()
    await expect(cards(page)).toBeVisible()
  },
  'a product': async (page, stage) => {
    await stage.openProduct('prod_tee')
    await expect(page.getByText('24 in stock!')).toBeVisible()
  },
  'a product that can’t be bought in this number': async (page, stage) => {
    await stage.openProduct('prod_extension_reel')
    await expect(page.getByText('Not enough stock. Only 0 left.')).toBeVisible()
  },
  'the cart with lines': async (page, stage) => {
    await stage.openShop()
    await addFromCard(page, mug)
    await openCart(page)
  },
  'the empty cart with a toast': async (page, stage) => {
    await stage.openShop()
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(notice(page)).toBeVisible()
  },
  'a toast over the listing': async (page, stage) => {
    await stage.openShop()
    await addFromCard(page, mug)
  },
  'an error': async (page, stage) => {
    stage.storeId = 'failing'
    await stage.openShop()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'an empty store': async (page, stage) => {
    stage.storeId = 'empty'
    await stage.openShop()
    await expect(page.getByText('No products available')).toBeVisible()
  },
  'the success screen': async (page, stage) => {
    stage.serveShop()
    await page.goto(`${stage.origin}/success.html`)
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  },
}

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
      for (const [name, goThere] of Object.entries(screens)) {
        test(`${name} is accessible`, async ({ page, stage, noise }) => {
          noise.allow(failedRequest)
          stage.head = '<meta name="color-scheme" content="light dark">'
          await goThere(page, stage)
          expect(await violationsOn(page)).toEqual([])
        })
      }
    })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
  for (const name of ['the listing', 'a product', 'the cart with lines', 'the success screen']) {
    test(`whatever is pressed on ${name} is large enough for a finger`, async ({ page, stage }) => {
      await screens[name]?.(page, stage)
      expect(await smallTargets(page.getByRole('button'))).toEqual([])
    })
  }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })
  for (const [name, goThere] of Object.entries(screens)) {
    test(`${name} never scrolls sideways`, async ({ page, stage, noise }) => {
      noise.allow(failedRequest)
      await goThere(page, stage)
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      expect(await sidewaysScrollers(page)).toEqual([])
    })
  }
})

async function violationsOn(page: Page): Promise<string[]> {
  // The checker takes the ground of a page without one for white, whatever the browser paints.
  await page.evaluate(() => {
    document.documentElement.style.background = 'Canvas'
  })
  return accessibilityProblems(page)
}

function smallTargets(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return width < 44 || height < 44 ? [`${name}: ${width} × ${height}`] : []
    }),
  )
}

/** Boxes inside our tags that hold more than they show across, where that makes a scrollbar. */
function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.locator('.root *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
        return scrolls && element.scrollWidth > element.clientWidth
      })
      .map((element) => element.className),
  )
}
