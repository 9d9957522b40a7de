import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { addFromCard, cardOf, cartButton, checkoutButton, mug, openCart } from './support/shop.ts'
import { test as base, expect } from './support/test-page.ts'

const files = ['dist/electrician-elements.lite.js', 'dist/demo-store.js', 'demo/first-page.html']

/** Opens `first-page.html` from disk while offline. Its folder contains only the page and its two scripts. */
const test = base.extend<{ address: string }>({
  address: async ({ context, page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'first-page-'))
    for (const file of files) {
      copyFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), join(folder, basename(file)))
    }
    await context.setOffline(true)
    const address = pathToFileURL(join(folder, 'first-page.html')).href
    await page.goto(address)
    await use(address)
    rmSync(folder, { recursive: true })
  },
})

test('a visitor can buy on first-page.html opened from disk while offline', async ({ page, address }) => {
  const picture = cardOf(page, mug).locator('img').first()
  // Firefox loads lazy pictures only near the viewport.
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 800)
  await addFromCard(page, mug)
  await openCart(page)
  await checkoutButton(page.getByRole('dialog')).click()
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(page).toHaveURL(`${address}#/success`)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})
