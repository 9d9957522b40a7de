import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './test-page.ts'

export const mug = '“Ohm Sweet Ohm” Mug'
export const alarm = 'Linked Smoke Alarm'

/** Matches the URLs of checkout requests. */
export const checkoutRequests = '**/provider/store/*/checkout'
export const plug = 'Smart Plug with Energy Meter'

/** Returns the product card with this title. */
export function cardOf(page: Page | FrameLocator, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Returns the "Add to Cart" button of a product card. */
export function addButtonOf(page: Page, title: string): Locator {
  return cardOf(page, title).getByRole('button', { name: /^Add to Cart/ })
}

/** Adds one item to the cart from its product card and waits for the toast. */
export async function addFromCard(page: Page, title: string): Promise<void> {
  await addButtonOf(page, title).click()
  await expect(toastOf(page)).toContainText(`${title} has been added to your cart.`)
}

/** Returns the visible toast. */
export function toastOf(page: Page): Locator {
  return page.locator('[part=toast]')
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Open cart/ })
}

export function drawerOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Shopping Cart' })
}

/** Opens the cart drawer and returns it. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).first().click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  return drawer
}

/** Returns the list items in the cart drawer, one for each product variant. */
export function cartItemsIn(drawer: Locator): Locator {
  return drawer.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
}

export function checkoutButton(drawer: Locator): Locator {
  return drawer.getByRole('button', { name: /checkout/i })
}

/** Starts the checkout and waits for the provider's checkout page. */
export async function startCheckout(page: Page): Promise<void> {
  await checkoutButton(drawerOf(page)).click()
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
}
