import type { Page } from '@playwright/test'
import { focusedControl } from './support/focus.ts'
import { addFromCard, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

/** A window of 1280 × 720 px at a zoom level of 400 %. */
const zoomed = { width: 320, height: 180 }
/** A phone in landscape mode, without the browser's own bars. */
const landscape = { width: 568, height: 320 }

const lines = ['Heavy-duty weatherproof outdoor extension cable', 'Smart Plug'].map((title, index) => ({
  product: { id: `p${index}`, title },
  variant: {
    id: `v${index}`,
    title,
    price_in_cents: 1999,
    currency_info: { code: 'usd', symbol: '$', template: '$$1' },
  },
  quantity: 1,
}))

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const size of [zoomed, landscape]) {
  const name = `${size.width} × ${size.height} px`
  const inWindow = `in a window of ${name}`

  test(`every control of the cart is visible when it has focus ${inWindow}`, async ({ page, testPage }) => {
    await page.setViewportSize(size)
    await page.addInitScript((text) => localStorage.setItem('e-commerce-cart', text), JSON.stringify(lines))
    await testPage.open('<cart-button></cart-button><cart-drawer></cart-drawer>')
    const drawer = await openCart(page)
    await expect(drawer.getByText('$39.98')).toBeAttached()
    expect(await hiddenControls(page, 'Proceed to Checkout')).toEqual([])
  })

  test(`every control of the filter sheet is visible when it has focus ${inWindow}`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize(size)
    await testPage.open('<store-grid browse></store-grid>')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Collection' })).toBeEnabled()
    expect(await hiddenControls(page, /^Show \d+ products/)).toEqual([])
  })

  test(`a toast fits and its buttons can be pressed ${inWindow}`, async ({ page, testPage }) => {
    await page.setViewportSize(size)
    await testPage.open('<cart-button></cart-button><toast-area></toast-area>')
    for (const isInCart of [false, true]) {
      await page.evaluate((hasCart) => {
        const { cart, toast } = window.ElectricianElements ?? {}
        if (hasCart) cart?.open()
        toast?.({
          title: 'Your order was not completed',
          description: 'We kept 12 items for you, so that you can order them when you are ready.',
          variant: 'destructive',
          action: { label: 'Put them back', run: () => {} },
        })
      }, isInCart)
      await expect(toastOf(page)).toHaveCount(1)
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
      for (const button of ['Put them back', 'Close notification'])
        await toastOf(page).getByRole('button', { name: button }).click({ trial: true })
    }
  })
}

for (const size of [zoomed, landscape]) {
  test(`the header and the “Add to Cart” bar scroll with the page in a window of ${size.width} × ${size.height} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size)
    await site.open('/product/prod_tee')
    await expect(page.getByText('24 in stock!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 100))
    await expect(site.header()).not.toBeInViewport()
  })
}

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

test('every link of the menu is visible when it has focus in a window of 320 × 180 px', async ({
  page,
  site,
}) => {
  await page.setViewportSize(zoomed)
  await site.open()
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await hiddenControls(page, /^Call/)).toEqual([])
})

test('every control of the picture dialog is visible when it has focus in a window of 320 × 180 px', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize(zoomed)
  await testPage.openProduct('prod_tee')
  await page.getByRole('button', { name: /^Enlarge picture/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await hiddenControls(page, 'Close')).toEqual([])
})

test('focused controls of the website are not covered in a window of 320 × 180 px', async ({
  page,
  site,
}) => {
  await page.setViewportSize(zoomed)
  await site.open('/store')
  await addFromCard(page, mug)
  await toastOf(page).getByRole('button').click()
  const hidden: string[] = []
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const control = await focusedControl(page)
    if (control && !control.isVisible) hidden.push(control.name)
  }
  expect(hidden).toEqual([])
})

/**
 * Moves focus through the open dialog with Tab, up to the control with the name `last`. Returns the names of the
 * controls that are outside the window or covered while they have focus.
 */
async function hiddenControls(page: Page, last: string | RegExp): Promise<string[]> {
  const hidden: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const control = await focusedControl(page)
    if (!control) continue
    if (!control.isVisible) hidden.push(control.name)
    if (typeof last === 'string' ? control.name === last : last.test(control.name)) return hidden
  }
  throw new Error(`Tab did not reach ${last}`)
}
