import { addFromCard, cardOf, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, test } from './support/site.ts'

// These pages contain no blocks, like pages from the classic editor. WordPress turns their lines into paragraphs.

test('visitors can buy products from a snippet placed between paragraphs on a classic-editor page', async ({
  page,
  site,
}) => {
  const { html } = site.snippet({ elements: ['cart-button', 'store-grid', 'cart-drawer'] })
  await page.goto(site.save('administrator', 'Old', `Welcome to our shop.\n\n${html}\n\nSee you soon.`))
  await addFromCard(page, mug)
  await expect(page.getByRole('link', { name: '(555) 010-0199' })).toHaveCount(0)
  await openCart(page)
  await startCheckout(page)
})

test('a paragraph inside an element on a classic-editor page remains visible next to the element', async ({
  page,
  site,
}) => {
  const element = '<store-grid>\n<p>Our shop is loading.</p>\n</store-grid>'
  await page.goto(
    site.save('administrator', 'Paragraph', `${site.snippet({ elements: [] }).html}\n\n${element}`),
  )
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByText('Our shop is loading.')).toBeVisible()
})
