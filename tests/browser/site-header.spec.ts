import type { Page } from '@playwright/test'
import { cartButton, drawerOf, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const transparent = 'rgba(0, 0, 0, 0)'

// spec 2.11, 2.12, 4.28, 9.19
test('the header is transparent at the top and solid after scrolling more than 10 pixels', async ({
  page,
  site,
}) => {
  await site.open('/')
  await expect(site.header()).toHaveCSS('background-color', transparent)
  await scrollDownTo(page, 10)
  await expect(site.header()).toHaveCSS('background-color', transparent)
  await scrollDownTo(page, 11)
  await expect(site.header()).toHaveCSS('background-color', /^rgb\(/)
  await scrollDownTo(page, 10)
  await expect(site.header()).toHaveCSS('background-color', transparent)
})

// spec 2.10
test('the header stays at the top of the window', async ({ page, site }) => {
  await site.open('/')
  await scrollDownTo(page, 900)
  await expect(site.header()).toBeInViewport()
  expect((await site.header().boundingBox())?.y).toBe(0)
})

// spec 2.9, 2.19, 2.38
test('the cart icon opens the cart drawer on every screen', async ({ page, site }) => {
  for (const path of ['/', '/store', '/product/prod_mug', '/success']) {
    await site.open(path)
    const drawer = await openCart(page)
    await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close cart' }).click()
    await expect(drawer).toBeHidden()
    await expect(cartButton(page)).toBeFocused()
  }
})

test('the Back button closes the open cart drawer', async ({ page, site }) => {
  await site.open('/')
  await site.link('Store').click()
  await openCart(page)
  await page.goBack()
  await expect(site.screen('home')).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // spec 2.22
  test('the mobile menu covers the full screen and has the same links as the header', async ({
    page,
    site,
  }) => {
    await site.open('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    const menu = await openMenu(page)
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const links = menu.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['Store', 'Services', 'About', 'Contact', 'Book Now'])
    await expect(links.first()).toHaveAttribute('href', '/store')
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })

  // spec 2.23
  test('choosing “Book Now” in the mobile menu closes the menu and scrolls to the contact section', async ({
    page,
    site,
  }) => {
    await site.open('/')
    await choose(page, 'Book Now')
    await expect(menuOf(page)).toHaveCount(0)
    await site.expectScrolledTo('contact')
    await expect(site.section('contact')).toBeFocused()
  })

  // spec 4.26
  test('Escape and the close button close the mobile menu and return focus to the menu button', async ({
    page,
    site,
  }) => {
    await site.open('/')
    const closeActions = [
      () => page.keyboard.press('Escape'),
      () => menuOf(page).getByRole('button', { name: 'Close menu' }).click(),
    ]
    for (const close of closeActions) {
      await openMenu(page)
      await close()
      await expect(menuOf(page)).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
    }
    expect(page.url()).toBe(`${site.origin}/`)
  })

  test('the Back button closes the open mobile menu', async ({ page, site }) => {
    await site.open('/')
    await choose(page, 'Store')
    await openMenu(page)
    await page.goBack()
    await expect(site.screen('home')).toBeVisible()
    await expect(menuOf(page)).toHaveCount(0)
  })

  test('widening the window closes the open mobile menu and moves focus to the first header link', async ({
    page,
    site,
  }) => {
    await site.open('/')
    await openMenu(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menuOf(page)).toHaveCount(0)
    await expect(site.link('Store')).toBeFocused()
    await page.setViewportSize({ width: 390, height: 844 })
    await openMenu(page)
  })
})

/** Scrolls the page. Resolves in the frame after the scroll event, by which time the header's listener has run. */
function scrollDownTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true })
        scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )
}

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menuOf(page)).toBeVisible()
  return menuOf(page)
}

async function choose(page: Page, label: string): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: label, exact: true }).click()
}
