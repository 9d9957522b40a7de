import type { Page } from '@playwright/test'
import { expect, payForCart, test } from './support/host-pages.ts'
import { cartButton, openCart } from './support/shop.ts'
import { shopPages } from './support/test-page.ts'

// `tests/package` tests Preact, React 19, Svelte and Vue.
const frameworks = { react16: 'React 16', lit: 'Lit' }

for (const [host, name] of Object.entries(frameworks)) {
  test(`${name} can set properties, listen to events, and move and remove elements during a purchase`, async ({
    page,
    hostPages,
  }) => {
    await hostPages.serve('blank', { success: shopPages['success.html'] })
    await hostPages.serve(host, { shop: '' })
    await page.goto(hostPages.addressOf('shop'))
    await expectStateKeptWhenMoved(page)
    await expect(page.getByText('Heard: 2 of Crew “Bolt” Tee')).toBeVisible()
    await click(page, 'Remove or add')
    await expect(cartButton(page)).toHaveCount(0)
    await click(page, 'Remove or add')
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    await click(page, 'Another product')
    await expect(page.getByRole('heading', { name: '“Ohm Sweet Ohm” Mug' })).toBeVisible()
    await openCart(page)
    await payForCart(page)
  })
}

/** Chooses a variant and a quantity, moves the element, and expects it to keep both. */
async function expectStateKeptWhenMoved(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  const [before, after] = [/Tee[\s\S]*News/, /News[\s\S]*Tee/]
  await expect(page.locator('body')).toContainText(before)
  await click(page, 'Move')
  await expect(page.locator('body')).toContainText(after)
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
