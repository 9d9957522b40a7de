import type { Page } from '@playwright/test'
import { expect, settle, test } from './support/hosts.ts'
import { cartButton, openCart } from './support/shop.ts'
import { shopPages } from './support/stage.ts'

const frameworks = { react16: 'React 16', react19: 'React 19', vue: 'Vue', svelte: 'Svelte', lit: 'Lit' }

for (const [host, name] of Object.entries(frameworks)) {
  test(`${name} sets properties, hears events, moves the tags and takes them away, and a purchase works`, async ({
    page,
    hosts,
  }) => {
    await hosts.serve('blank', { success: shopPages['success.html'] })
    await hosts.serve(host, { shop: '' })
    await page.goto(hosts.addressOf('shop'))
    await chooseAndMove(page)
    await expect(page.getByText('Heard: 2 of Crew “Bolt” Tee')).toBeVisible()
    await press(page, 'Away or back')
    await expect(cartButton(page)).toHaveCount(0)
    await press(page, 'Away or back')
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    await press(page, 'Another product')
    await expect(page.getByRole('heading', { name: '“Ohm Sweet Ohm” Mug' })).toBeVisible()
    await openCart(page)
    await settle(page)
  })
}

/** What a visitor has chosen is kept by a tag that is moved. */
async function chooseAndMove(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  const [before, after] = [/Tee[\s\S]*News/, /News[\s\S]*Tee/]
  await expect(page.locator('body')).toContainText(before)
  await press(page, 'Move')
  await expect(page.locator('body')).toContainText(after)
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
