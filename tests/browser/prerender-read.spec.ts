import { expect, test } from './support/test-page.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, the home screen shows its content, and links lead to the store and a product', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('Panel Upgrades')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Call \(555\)/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: /^Email Us/ })).toHaveAttribute('href', /^mailto:hello@/)
  await expect(main.getByRole('img', { name: 'Marco Volt, owner' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toHaveCSS('display', 'flex')
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
