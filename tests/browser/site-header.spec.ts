import type { Page } from '@playwright/test'
import { drawerOf, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const transparent = 'rgba(0, 0, 0, 0)'

// spec 2.10, 2.11, 2.12, 4.28, 9.19
test('the header stays at the top and is solid only after scrolling more than 10 pixels', async ({
  page,
  site,
}) => {
  await site.open('/')
  await expect(site.header()).toHaveCSS('background-color', transparent)
  await scrollDownTo(page, 10)
  await expect(site.header()).toHaveCSS('background-color', transparent)
  await scrollDownTo(page, 900)
  await expect(site.header()).toBeInViewport()
  expect((await site.header().boundingBox())?.y).toBe(0)
  await scrollDownTo(page, 11)
  await expect(site.header()).toHaveCSS('background-color', /^rgb\(/)
  await scrollDownTo(page, 10)
  await expect(site.header()).toHaveCSS('background-color', transparent)
})

test('the Back button closes the open cart drawer', async ({ page, site }) => {
  await site.open('/')
  await site.link('Store').click()
  await openCart(page)
  await page.goBack()
  await expect(site.screen('home')).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // spec 2.22, 2.23, 4.26
  test('the mobile menu covers the screen and closes in every way that visitors try', async ({
    page,
    site,
  }) => {
    await site.open('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

    await test.step('the menu covers the screen and has the same links as the header', async () => {
      const menu = await openMenu(page)
      await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      const links = menu.getByRole('navigation').getByRole('link')
      await expect(links).toHaveText(['Store', 'Services', 'About', 'Contact', 'Book Now'])
      await expect(links.first()).toHaveAttribute('href', '/store')
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    })

    await test.step('Escape and the close button return focus to the menu button', async () => {
      await page.keyboard.press('Escape')
      await expect(menuOf(page)).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
      expect(page.url()).toBe(`${site.origin}/`)
    })

    await test.step('the Back button closes the menu', async () => {
      await choose(page, 'Store')
      await openMenu(page)
      await page.goBack()
      await expect(site.screen('home')).toBeVisible()
      await expect(menuOf(page)).toHaveCount(0)
    })

    await test.step('the menu shows every link and the phone number in landscape mode', async () => {
      await page.setViewportSize({ width: 568, height: 320 })
      const links = (await openMenu(page)).getByRole('link')
      await expect(links).toHaveCount(6)
      await expect(links.last()).toHaveText('Call (555) 010-0199')
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
    })

    await test.step('“Book Now” scrolls to the contact section', async () => {
      await choose(page, 'Book Now')
      await expect(menuOf(page)).toHaveCount(0)
      await site.expectScrolledTo('contact')
      await expect(site.section('contact')).toBeFocused()
    })
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
