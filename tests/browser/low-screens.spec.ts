import { addFromCard, checkoutButton, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

/** A window of 1280 × 720 px at a zoom level of 400 %. */
const zoomed = { width: 320, height: 180 }
/** A phone in landscape mode, without the browser's own bars. */
const landscape = { width: 568, height: 320 }

test.use({ viewport: zoomed })

test('a toast over the page and over the cart fits and its buttons can be pressed', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button><toast-area></toast-area>')
  for (const place of ['the page', 'the cart'])
    await test.step(place, async () => {
      if (place === 'the cart') await openCart(page)
      await page.evaluate(() =>
        window.ElectricianElements?.toast({
          title: 'Your order was not completed',
          description: 'We kept 12 items for you, so that you can order them when you are ready.',
          variant: 'destructive',
          action: { label: 'Put them back', run: () => {} },
        }),
      )
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
      for (const button of ['Put them back', 'Close notification'])
        await toastOf(page).getByRole('button', { name: button }).click({ trial: true })
      await toastOf(page).getByRole('button', { name: 'Close notification' }).click()
    })
})

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`a toast leaves the checkout button of the cart free at ${viewport.width} × ${viewport.height} px`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize(viewport)
    await testPage.openShop()
    await addFromCard(page, mug)
    const drawer = await openCart(page)
    await page.evaluate(() =>
      window.ElectricianElements?.toast({
        title: 'Checkout Error',
        description: 'There was a problem initializing checkout. Please try again.',
        variant: 'destructive',
      }),
    )
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
    await checkoutButton(drawer).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const [toast, button] = await Promise.all([
      toastOf(page).boundingBox(),
      checkoutButton(drawer).boundingBox(),
    ])
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  })

test('the header and the “Add to Cart” bar scroll with the page', async ({ page, site }) => {
  await site.open('/product/prod_tee')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 100))
  await expect(site.header()).not.toBeInViewport()
})

test('the open menu shows every link and the phone number on a phone in landscape mode', async ({
  page,
  site,
}) => {
  await page.setViewportSize(landscape)
  await site.open()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  await expect(links).toHaveText(['Store', 'Services', 'About', 'Contact', 'Book Now', 'Call (555) 010-0199'])
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
})
