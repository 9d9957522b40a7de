import type { Page } from '@playwright/test'
import { shopElements } from './support/script-tag.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const prefixed = 'defer data-prefix="ee-" data-upgrade-divs'
const warning =
  'warning: <cart-drawer> is already defined by other code on this page. ' +
  'To use both, add data-prefix="ee-" to the script tag and write <ee-cart-drawer>.'

/** Simulates a theme that defines its own `<cart-drawer>` before the script runs. */
async function addThemeDrawer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ThemeDrawer extends HTMLElement {
      connectedCallback() {
        this.textContent = 'The theme’s own cart'
      }
    }
    customElements.define('cart-drawer', ThemeDrawer)
  })
}

test('a <cart-drawer> defined by the theme is kept, one warning is logged, and every other element works', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await addThemeDrawer(page)
  await testPage.open(`${shopElements}<cart-drawer></cart-drawer>`)
  await addFromCard(page, mug)
  await expect(page.getByText('The theme’s own cart')).toHaveCount(1)
  await cartButton(page).click()
  await expect(page.locator('cart-drawer'), 'no second <cart-drawer> is inserted').toHaveCount(1)
  consoleMessages.allow(/is already defined by other code/)
  await expect.poll(() => consoleMessages.all()).toEqual([warning])
})

test('cart.checkout() works when the theme has already defined <cart-drawer>', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await addThemeDrawer(page)
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await page.evaluate(() => {
    void window.ElectricianElements?.cart.checkout()
  })
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  consoleMessages.allow(/is already defined by other code/)
})

test('<ee-cart-drawer> works alongside the theme’s own <cart-drawer> without a warning', async ({
  page,
  testPage,
}) => {
  await addThemeDrawer(page)
  await testPage.open(
    '<ee-cart-button></ee-cart-button><cart-drawer></cart-drawer><div data-electrician-element="store-grid"></div>',
    { script: testPage.scriptTag(prefixed) },
  )
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(page.locator('ee-cart-drawer'), 'the auto-inserted drawer has the prefix').toHaveCount(1)
  await expect(page.locator('ee-toast-area')).toHaveCount(1)
  await expect(drawer.getByText(mug).first()).toBeVisible()
  await expect(page.getByText('The theme’s own cart')).toHaveCount(1)
  await startCheckout(page)
})

test('data-prefix defines all elements only under their prefixed names', async ({ page, testPage }) => {
  await testPage.open('<ee-service-list></ee-service-list>', { script: testPage.scriptTag(prefixed) })
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
  const defined = await page.evaluate(() => {
    const names = [
      'electrician-site',
      'store-front',
      'store-grid',
      'product-detail',
      'cart-drawer',
      'cart-button',
      'quote-form',
      'service-list',
      'about-owner',
      'contact-info',
      'order-success',
      'toast-area',
    ]
    const count = (prefix: string) => names.filter((name) => customElements.get(prefix + name)).length
    return [count('ee-'), count('')]
  })
  expect(defined).toEqual([12, 0])
})

test('data-prefix is not case-sensitive', async ({ page, testPage }) => {
  await testPage.open('<ee-store-grid></ee-store-grid>', {
    script: testPage.scriptTag('defer data-prefix="EE-"'),
  })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a prefixed element without a store logs its prefixed name', async ({ testPage, consoleMessages }) => {
  const script = '<script src="/electrician-elements.js" data-prefix="ee-" defer></script>'
  await testPage.open('<ee-store-grid></ee-store-grid>', { script })
  consoleMessages.allow(/^error: <ee-store-grid> does not know/)
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
})

test('the script’s <cart-drawer> keeps working when a theme later tries to define an element with that name', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopElements)
  await expect(cardOf(page, mug)).toBeVisible()
  const errorMessage = await page.evaluate(() => {
    try {
      customElements.define('cart-drawer', class extends HTMLElement {})
    } catch (error) {
      return (error as Error).message
    }
    return 'none'
  })
  expect(errorMessage).toContain('already been used with this registry')
  await addFromCard(page, mug)
  await openCart(page)
  await expect(drawerOf(page)).toBeVisible()
})
