import { addFromCard, cardOf, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, test } from './support/site.ts'

// Content from before the block editor: WordPress makes paragraphs of its lines when it shows it.

test('a snippet among paragraphs sells', async ({ page, site }) => {
  const { html } = site.snippet({ elements: ['cart-button', 'store-grid', 'cart-drawer'] })
  await page.goto(site.save('administrator', 'Old', `Welcome to our shop.\n\n${html}\n\nSee you soon.`))
  await addFromCard(page, mug)
  await expect(page.getByRole('link', { name: '(555) 010-0199' })).toHaveCount(0)
  await openCart(page)
  await startCheckout(page)
})

test('attributes over several lines arrive as they were written', async ({ page, site }) => {
  const tag = `<store-grid
  store-host="${site.storeHost}"
  store-id="demo"
  product-url="/?page=7&amp;product={id}"
>Our shop</store-grid>`
  await page.goto(site.save('administrator', 'Lines', site.snippet({ elements: [] }).html + tag))
  await expect(page.getByRole('link', { name: mug })).toHaveAttribute('href', '/?page=7&product=prod_mug')
})

test('a paragraph inside a tag is pushed out of it, and stays beside it', async ({ page, site }) => {
  const tag = '<store-grid>\n<p>Our shop is loading.</p>\n</store-grid>'
  await page.goto(site.save('administrator', 'Paragraph', `${site.snippet({ elements: [] }).html}\n\n${tag}`))
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByText('Our shop is loading.')).toBeVisible()
})
