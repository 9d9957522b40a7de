import type { Page } from '@playwright/test'
import { accessibilityProblems, setCanvasBackground } from './support/accessibility.ts'
import { failedRequest } from './support/console-messages.ts'
import { addFromCard, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const firstCard = (page: Page) => page.getByRole('listitem').first()

/** The screens and states of the shop to check, each with the steps that open it. */
const screens: Record<string, (page: Page, testPage: TestPage) => Promise<void>> = {
  'the product list': async (page, testPage) => {
    await testPage.openShop()
    await expect(firstCard(page)).toBeVisible()
  },
  'the product page': async (page, testPage) => {
    await testPage.openProduct('prod_tee')
    await expect(page.getByText('24 in stock!')).toBeVisible()
  },
  'the product page of a sold-out product': async (page, testPage) => {
    await testPage.openProduct('prod_extension_reel')
    await expect(page.getByText('Not enough stock. Only 0 left.')).toBeVisible()
  },
  'the product page with an empty required field': async (page, testPage) => {
    await testPage.openProduct('prod_safety_inspection')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Enter “Address of the property” to add this product')).toBeVisible()
  },
  'the product page of a subscription': async (page, testPage) => {
    testPage.storeId = 'wholesale'
    await testPage.openProduct('prod_wholesale_care_plan')
    await expect(page.getByText('subscription, which cannot be ordered online')).toBeVisible()
  },
  'the cart drawer with the value of a custom field': async (page, testPage) => {
    await testPage.openProduct('prod_safety_inspection')
    await page.getByRole('textbox', { name: 'Address of the property' }).fill('1 Ohm Street')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect((await openCart(page)).getByText('Address of the property: 1 Ohm Street')).toBeVisible()
  },
  'the cart drawer with an item': async (page, testPage) => {
    await testPage.openShop()
    await addFromCard(page, mug)
    await openCart(page)
  },
  'the empty cart drawer with a toast': async (page, testPage) => {
    await testPage.openShop()
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(toastOf(page)).toBeVisible()
  },
  'the product list with a toast': async (page, testPage) => {
    await testPage.openShop()
    await addFromCard(page, mug)
  },
  'the product list with an error': async (page, testPage) => {
    testPage.storeId = 'failing'
    await testPage.openShop()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'the product list of an empty store': async (page, testPage) => {
    testPage.storeId = 'empty'
    await testPage.openShop()
    await expect(page.getByText('No products available')).toBeVisible()
  },
  'the success screen': async (page, testPage) => {
    testPage.serveShop()
    await page.goto(`${testPage.origin}/success.html`)
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  },
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test.describe(`at a window width of ${width} px in ${colorScheme} mode`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    for (const [name, goThere] of Object.entries(screens)) {
      test(`${name} has no accessibility violations`, async ({ page, testPage, consoleMessages }) => {
        consoleMessages.allow(failedRequest)
        testPage.head = '<meta name="color-scheme" content="light dark">'
        await goThere(page, testPage)
        expect(await violationsOn(page)).toEqual([])
      })
    }
  })
}

async function violationsOn(page: Page): Promise<string[]> {
  await setCanvasBackground(page)
  return accessibilityProblems(page)
}
