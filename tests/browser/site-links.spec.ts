import { cardOf, mug } from './support/shop.ts'
import { deepestFocus, expect, scrollTopOf, test } from './support/site.ts'

// spec 2.15, R.1
test('the header links scroll to their sections and move focus there', async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  for (const [label, section] of [
    ['About', 'about'],
    ['Book Now', 'contact'],
  ] as const) {
    await site.link(label).click()
    await expect(page).toHaveURL(`${site.origin}/#${section}`)
    await site.expectScrolledTo(section)
    await expect.poll(() => deepestFocus(page)).toBe(section)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
})

// spec 2.17, 2.18
test('the header link “Book Now” leads from the store to the contact section on the home screen', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await site.link('Book Now').click()
  await expect(page).toHaveURL(`${site.origin}/#contact`)
  await site.expectScrolledTo('contact')
  await expect.poll(() => deepestFocus(page)).toBe('contact')
})

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  // spec 2.16
  test(`a section link uses ${behavior} scrolling when prefers-reduced-motion is ${motion}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      const behaviors: unknown[] = []
      Reflect.set(window, 'scrollBehaviors', behaviors)
      const original = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (options) {
        behaviors.push(typeof options === 'object' ? options.behavior : options)
        original.call(this, options)
      }
    })
    await site.open('/')
    await site.link('About').click()
    await site.expectScrolledTo('about')
    expect(await page.evaluate(() => Reflect.get(window, 'scrollBehaviors'))).toEqual([behavior])
  })
}

test('a section link scrolls to its section again after the visitor has scrolled away', async ({
  page,
  site,
}) => {
  await site.open('/')
  await site.link('Contact').click()
  await site.expectScrolledTo('contact')
  // Scroll repeatedly, because the last step of the smooth scroll may run after `scrollTo`.
  await expect
    .poll(() => {
      return page.evaluate(() => {
        scrollTo(0, 0)
        return new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)))
      })
    })
    .toBe(0)
  await site.link('Contact').click()
  await site.expectScrolledTo('contact')
})

// spec 2.13
test('the logo opens the home screen at the top without reloading the page', async ({ page, site }) => {
  await site.open('/store')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await cardOf(page, mug).scrollIntoViewIfNeeded()
  await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
})

test('only the header link for the current screen or section has aria-current', async ({ page, site }) => {
  const currentLink = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  await site.open('/')
  await expect(currentLink).toHaveCount(0)
  await site.link('Store').click()
  await expect(currentLink).toHaveText(['Store'])
  await expect(site.link('Store')).toHaveAttribute('aria-current', 'page')
  await site.link('About').click()
  await expect(currentLink).toHaveText(['About'])
  await page.goBack()
  await expect(currentLink).toHaveText(['Store'])
})

test('clicking a header link with Control opens it in a new tab', async ({ page, site, context }) => {
  await site.open('/')
  const clicked = context.waitForEvent('page')
  await site.link('Store').click({ modifiers: ['ControlOrMeta'] })
  await expect((await clicked).getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
})

test('“Skip to content” is the first Tab stop and moves focus to the main content', async ({
  page,
  site,
}) => {
  await site.open('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
