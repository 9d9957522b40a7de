import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, htmlBlock, test } from './support/site.ts'

test('visitors can buy products from an author’s snippet if an administrator has added the script tag', async ({
  page,
  site,
}) => {
  const { html, script } = site.snippet({
    host: 'wordpress-author',
    elements: ['cart-button', 'store-grid', 'cart-drawer'],
  })
  site.setFooterLines(script)
  const editor = await site.paste('author', 'What we have in the van', html)
  await page.goto(await editor.publish())
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
})

test('an author’s snippet shows the contact details if the script tag is missing', async ({ page, site }) => {
  const { html } = site.snippet({ host: 'wordpress-author', elements: ['store-grid'] })
  await page.goto(site.save('author', 'Tools', htmlBlock(html)))
  await expect(page.getByText('To order from our shop, call')).toBeVisible()
  await expect(page.getByRole('link', { name: '(555) 010-0199' })).toHaveAttribute('href', 'tel:5550100199')
})

test('WordPress saves the snippets of administrators and editors unchanged', ({ site }) => {
  const content = htmlBlock(site.snippet({ elements: ['store-front', 'quote-form'] }).html)
  for (const role of ['administrator', 'editor'] as const)
    expect(site.contentOf(site.save(role, `By the ${role}`, content))).toBe(content)
})
