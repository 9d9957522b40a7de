import type { Page } from '@playwright/test'
import { addFromCard, cardOf, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, signIn, test } from './support/plugin.ts'

test('an author sells products with a shortcode in the classic editor', async ({
  page,
  plugin,
  wordpress,
}) => {
  plugin.install({ cart_button: 'everywhere' })
  plugin.createPages()
  wordpress?.run("update_option('classic_editor', 1);")
  try {
    await signIn(page, 'author')
    await page.goto('/wp-admin/post-new.php')
    await page.getByLabel('Add title').fill('From the van')
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page
      .locator('#content')
      .fill(
        'Our tools:\n\n[store-grid browse]Call us to order.[/store-grid]\n\nBuy it: [buy-button product-id="prod_mug"]',
      )
    // WordPress ignores the button while it saves a draft.
    const link = page.getByRole('link', { name: 'View post' }).first()
    await expect(async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await link.waitFor({ timeout: 3000 })
    }).toPass()
    await link.click()
    await expect(page.getByRole('searchbox', { name: /products/i })).toBeVisible()
    await addFromCard(page, mug)
    await page.locator('buy-button').getByRole('button').click()
    await openCart(page)
    await startCheckout(page)
  } finally {
    wordpress?.run("delete_option('classic_editor');")
  }
})

/** The heading of each of the shop's pages: the page's title, or the product's name. */
const TITLES: Record<string, string> = {
  shop: 'Shop',
  product: 'Crew “Bolt” Tee',
  success: 'Thank you for your order',
}

/** Returns the texts of the headings of the first two levels that sighted visitors see. */
async function visibleHeadings(page: Page): Promise<string[]> {
  const names = [...Object.values(TITLES), 'Product', 'Our Store', 'Order Successful!']
  const found = await Promise.all(
    [1, 2].flatMap((level) =>
      names.map(async (name) => {
        const [heading] = await page.getByRole('heading', { name, level, exact: true }).all()
        const box = await heading?.boundingBox({ timeout: 1000 })
        return box && box.width > 1 ? [name] : []
      }),
    ),
  )
  return found.flat()
}

for (const theme of ['twentytwentythree', 'twentytwentyone'])
  test(`the shop’s pages fit into the theme ${theme}`, async ({ page, site, plugin }) => {
    site.switchTheme(theme)
    plugin.install({ cart_button: 'everywhere', facts: JSON.stringify({ phone: '(555) 010-0199' }) })
    const pages = plugin.createPages()
    const shortcodes = site.save(
      'administrator',
      `In ${theme}`,
      '[contact-info]\n\n[service-list]\n\n[quote-form]',
    )
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [name, address] of Object.entries({
        ...pages,
        product: `${pages.product}?ee-product=prod_tee`,
        shortcodes,
      })) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        if (name === 'shop') await expect(cardOf(page, mug)).toBeVisible()
        // Each page shows one heading: its title, or the product's name.
        const title = TITLES[name]
        if (title)
          await expect(async () =>
            expect(await visibleHeadings(page), `${name} at ${width} px`).toEqual([title]),
          ).toPass({ timeout: 15_000 })
        await expect(page.getByRole('button', { name: /^Open cart/ })).toHaveCount(1)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
