import type { Page } from '@playwright/test'
import { cardOf, cartButton, mug } from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

/** The script tag of the loader, with the settings for the demo store. */
const loader = (attributes = '', origin = '') =>
  `<script type="module" src="${origin}/modules/electrician-elements.js" data-store-host="/provider" data-store-id="demo" ${attributes}></script>`

/** Records the names of the files that a page loads from the folder with the modules, without their hashes. */
function recordModules(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/modules\/([\w-]+?)(?:-[\w-]{8})?\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

test('a page without elements loads only the loader', async ({ page, testPage }) => {
  const modules = recordModules(page)
  await testPage.open('<p>Hello</p>', { script: loader() })
  await expect.poll(() => page.evaluate(() => window.ElectricianElements?.cart.count)).toBe(0)
  expect(modules).toEqual(['electrician-elements'])
})

test('a visitor can buy on a page that loads the modules', async ({ page, testPage }) => {
  await testPage.open(shopBody, { script: loader() })
  await cardOf(page, mug).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await cartButton(page).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
})
