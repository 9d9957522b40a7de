import { misfits } from './support/overflow.ts'
import { expect, expectInteractive, test } from './support/prerendered-site.ts'

const phone = '(555) 010-0199'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const path of ['/', '/store', '/product/prod_tee'])
    test(`visitors at ${path} reach every screen and see the phone number, and no button that does nothing`, async ({
      page,
    }) => {
      await page.goto(path)
      const header = page.getByRole('banner')
      for (const name of ['Store', 'Services', 'About', 'Contact'])
        await expect(header.getByRole('link', { name, exact: true })).toBeInViewport()
      await expect(header.getByText(phone).first()).toBeInViewport()
      await expect(page.locator('button[type=button]').filter({ visible: true })).toHaveCount(0)
      await header.getByRole('link', { name: 'Store', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
    })

  test('the home screen and a product show their content', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByText('Panel Upgrades')).toBeVisible()
    await expect(main.getByRole('link', { name: /^Email Us/ })).toHaveAttribute('href', /^mailto:hello@/)
    await expect(main.getByRole('img', { name: 'Marco Volt, owner' })).toBeVisible()
    await page.goto('/store')
    await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew “Bolt” Tee')
    await expect(page.getByText('$25.00').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Shoulder-to-shoulder taping' })).toBeVisible()
    const picture = page.getByRole('img', { name: /picture 1 of/ })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('the header fits into narrow windows', async ({ page }) => {
    for (const width of [280, 320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      expect(await misfits(page), `at ${width} px`).toEqual([])
    }
  })
})

test('a sentence with the phone number appears if the modules do not load for ten seconds, until they do', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/store')
  const sentence = page.getByText('This page has not loaded completely.')
  await expect(sentence).toBeHidden()
  await sentence.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(sentence).toBeVisible()
  await expect(sentence.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:5550100199')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await expect(sentence).toBeHidden()
})
