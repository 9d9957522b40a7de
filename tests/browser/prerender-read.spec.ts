import { expect, test } from './support/test-page.ts'

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('the home screen shows its text, phone and email links', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText('Panel Upgrades')).toBeVisible()
    await expect(main.getByText('Monday - Friday').or(main.getByText('Mon-Fri')).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /^Call \(555\)/ }).first()).toHaveAttribute('href', /^tel:/)
    await expect(main.getByRole('link', { name: /^Email Us/ })).toHaveAttribute('href', /^mailto:hello@/)
    await expect(main.getByRole('img', { name: 'Marco Volt, owner' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toHaveCSS('display', 'flex')
  })

  test('links lead from the home screen to the store and a product', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
    await expect(page).toHaveURL('/store')
    await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew “Bolt” Tee')
    await expect(page.getByText('$25.00').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Shoulder-to-shoulder taping' })).toBeVisible()
    const picture = page.getByRole('img', { name: /picture 1 of/ })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('the prerendered HTML contains the title, the description and the structured data', async ({
  request,
}) => {
  const read = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, title] = /<title>(.*)<\/title>/.exec(html) ?? []
    const [, description] = /<meta name="description" content="(.*?)">/.exec(html) ?? []
    const [, json = 'null'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(html.match(/<title>/g)).toHaveLength(1)
    return { title, description, data: JSON.parse(json) }
  }
  expect(await read('/')).toMatchObject({
    title: 'Volt &amp; Sons - Professional Electrical Services',
    description: expect.stringContaining('Licensed and insured'),
    data: { '@type': 'Organization', name: 'Volt & Sons', telephone: '5550100199' },
  })
  expect(await read('/store')).toMatchObject({ title: 'Store - Volt &amp; Sons', data: null })
  expect(await read('/product/prod_mug')).toMatchObject({
    title: '“Ohm Sweet Ohm” Mug - Our Store',
    data: {
      '@type': 'Product',
      name: '“Ohm Sweet Ohm” Mug',
      offers: [{ price: '16.00', priceCurrency: 'USD' }],
    },
  })
})

test('the script replaces the prerendered structured data with its own', async ({ page }) => {
  await page.goto('/product/prod_mug')
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(page.getByText(/in stock!/)).toBeVisible()
  await expect(blocks).toHaveCount(1)
  await expect
    .poll(async () => JSON.parse((await blocks.textContent()) ?? '{}').offers[0].url)
    .toContain('/product/')
})
