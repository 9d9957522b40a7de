import { cardOf, mug } from './support/shop.ts'
import { deepestFocus, expect, scrollTopOf, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// spec 2.13, 2.15, 2.17, 2.18, R.1
test('the header links and the logo move to their sections and screens without loading a page', async ({
  page,
  site,
}) => {
  const currentLink = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  await site.open('/')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await expect(currentLink).toHaveCount(0)

  await test.step('section links scroll to their sections and move focus there', async () => {
    for (const [label, section] of [
      ['About', 'about'],
      ['Book Now', 'contact'],
    ] as const) {
      await site.link(label).click()
      await expect(page).toHaveURL(`${site.origin}/#${section}`)
      await site.expectScrolledTo(section)
      await expect.poll(() => deepestFocus(page)).toBe(section)
    }
  })

  await test.step('“Store” is the current link on the store screen, “About” in its section', async () => {
    await site.link('Store').click()
    await expect(currentLink).toHaveText(['Store'])
    await expect(site.link('Store')).toHaveAttribute('aria-current', 'page')
    await site.link('About').click()
    await expect(currentLink).toHaveText(['About'])
    await page.goBack()
    await expect(currentLink).toHaveText(['Store'])
  })

  await test.step('“Book Now” leads from the store to the contact section', async () => {
    await site.link('Book Now').click()
    await expect(page).toHaveURL(`${site.origin}/#contact`)
    await site.expectScrolledTo('contact')
    await expect.poll(() => deepestFocus(page)).toBe('contact')
    await page.goBack()
  })

  await test.step('the logo opens the home screen at the top', async () => {
    await cardOf(page, mug).scrollIntoViewIfNeeded()
    await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(site.screen('home')).toBeVisible()
    await expect.poll(() => scrollTopOf(page)).toBe(0)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
})

// spec 2.16
test('a section link scrolls smoothly unless the visitor prefers reduced motion', async ({ page, site }) => {
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.link('Contact').click()
  await site.expectScrolledTo('contact')
  expect(await page.evaluate(() => Reflect.get(window, 'scrollBehaviors'))).toEqual(['smooth', 'instant'])

  await test.step('the same link scrolls again after the visitor has scrolled away', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await site.link('Contact').click()
    await site.expectScrolledTo('contact')
  })
})

test('a canceled link-click changes neither the URL nor the screen', async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => {
    const canceled: string[] = []
    Reflect.set(window, 'canceled', canceled)
    addEventListener('link-click', (event) => {
      event.preventDefault()
      canceled.push((event as CustomEvent<{ href: string }>).detail.href)
    })
  })
  for (const name of ['Store', 'About', 'Book Now']) await site.link(name).click()
  expect(await page.evaluate(() => Reflect.get(window, 'canceled'))).toEqual(
    ['/store', '/#about', '/#contact'].map((path) => site.origin + path),
  )
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
  expect(await scrollTopOf(page)).toBe(0)
  await expect(site.link('Book Now')).toBeFocused()
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
