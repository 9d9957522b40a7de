import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, htmlBlock, test } from './support/site.ts'

test('WordPress saves the snippets of administrators and editors unchanged', ({ site }) => {
  const content = htmlBlock(site.snippet({ elements: ['store-front', 'quote-form'] }).html)
  for (const role of ['administrator', 'editor'] as const)
    expect(site.contentOf(site.save(role, `By the ${role}`, content))).toBe(content)
})

// The page contains no blocks, like pages from the classic editor. WordPress turns its lines into paragraphs.
test('visitors can buy products from a snippet placed between paragraphs on a classic-editor page', async ({
  page,
  site,
}) => {
  const { html } = site.snippet({ elements: ['cart-button', 'cart-drawer'] })
  const element = '<store-grid>\n<p>Our shop is loading.</p>\n</store-grid>'
  await page.goto(
    site.save('administrator', 'Old', `Welcome to our shop.\n\n${html}\n\n${element}\n\nSee you soon.`),
  )
  await addFromCard(page, mug)
  // WordPress moves a paragraph out of the element.
  await expect(page.getByText('Our shop is loading.')).toBeVisible()
  await openCart(page)
  await startCheckout(page)
})
