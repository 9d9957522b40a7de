import type { Locator, Page } from '@playwright/test'
import { focusedControl } from './support/focus.ts'
import { tabTo } from './support/keyboard.ts'
import { openerOf } from './support/picture-zoom.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import { addFromCard, cartButton, cartItemsIn, mug, openCart, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

// This file does not run in Firefox, because in headless Firefox the Tab key does not move focus from the browser's own
// controls back to the page. WebKit has its own test.

const site = '<electrician-site routing="hash" phone="(555) 010-0199"></electrician-site>'
const phone = { width: 390, height: 844 }
/** A window of 1280 × 720 px at a zoom level of 400 %. */
const zoomed = { width: 320, height: 180 }
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

interface Dialog {
  name: string
  open: (page: Page, testPage: TestPage) => Promise<void>
  opener: (page: Page) => Locator
  /** In the order of Tab, from the one after the control that has focus at first. */
  controls: string[]
}

const dialogs: Dialog[] = [
  {
    name: 'Shopping Cart',
    open: async (page, testPage) => {
      await testPage.openShop()
      await addFromCard(page, mug)
      await toastOf(page).getByRole('button').click()
    },
    opener: cartButton,
    controls: [
      'Decrease quantity of “Ohm Sweet Ohm” Mug',
      'Quantity of “Ohm Sweet Ohm” Mug',
      'Increase quantity of “Ohm Sweet Ohm” Mug',
      'Remove “Ohm Sweet Ohm” Mug',
      'Proceed to Checkout',
      'Close cart',
    ],
  },
  {
    name: 'Filter and sort',
    open: (_, testPage) => testPage.open('<store-grid browse></store-grid>'),
    opener: (page) => page.getByRole('button', { name: /^Filters/ }),
    controls: [
      ...['Collection', 'Sort by', 'Lowest price', 'Highest price', 'In stock only (21)'],
      ...['Clear all', 'Show 23 products', 'Close'],
    ],
  },
  {
    name: 'Crew “Bolt” Tee',
    open: (_, testPage) => testPage.openProduct('prod_tee'),
    opener: openerOf,
    controls: ['Zoom in', 'Previous picture', 'Next picture', 'Close'],
  },
  {
    name: 'Our Work',
    open: openPlumberPage,
    opener: (page) => workButton(page, 'Kitchen faucet'),
    controls: ['Previous picture', 'Next picture', 'Close'],
  },
  { name: 'Hours', open: openPlumberPage, opener: hoursButton, controls: ['Close'] },
  {
    name: 'Menu',
    open: (_, testPage) => testPage.open(site),
    opener: menuButton,
    controls: ['Store', 'Services', 'About', 'Contact', 'Book Now', 'Call (555) 010-0199', 'Close menu'],
  },
]

for (const { name, open, opener, controls } of dialogs)
  test(`the dialog “${name}” opens with Enter, keeps focus inside and returns it on Escape`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize(phone)
    await open(page, testPage)
    await expect(opener(page)).toBeVisible()
    await tabTo(page, opener(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await page.setViewportSize(zoomed)
    // Chromium also focuses a dialog that scrolls.
    const reached = (await controlsReachedByTab(page)).filter((control) => control.name !== name)
    expect([...new Set(reached.map((control) => control.name))]).toEqual(controls)
    expect(reached.filter(({ isOutlined, isVisible }) => !isOutlined || !isVisible)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

/** Presses Tab repeatedly and returns the controls that had focus. */
async function controlsReachedByTab(page: Page) {
  const reached = []
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    // Focus is on no control while it is in the browser's own user interface.
    const control = await focusedControl(page)
    if (control) reached.push(control)
  }
  return reached
}

test('the “Our Work” dialog keeps its height when the picture changes', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPlumberPage(page)
  await workButton(page, 'Kitchen faucet').click()
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next picture' })
  const before = await next.boundingBox()
  for (const _ of Array(4)) {
    await next.click()
    expect(await next.boundingBox()).toEqual(before)
  }
})

test('Escape restores a quantity that is typed in the cart without closing the cart', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  const input = drawer.getByRole('spinbutton')
  await input.click()
  await page.keyboard.type('250')
  await page.keyboard.press('Escape')
  await expect(input).toHaveValue('1')
  await expect(drawer).toBeVisible()
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await expect(cartItemsIn(drawer)).toContainText('× 250 = $4000.00')
})
