import { cardOf, mug } from './support/shop.ts'
import { deepestFocus, expect, scrollTopOf, test } from './support/site.ts'

test('every link of the header is a true address', async ({ page, site }) => {
  await site.open('/')
  const addresses = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(addresses).toEqual([
    ['Store', '/store'],
    ['Services', '/#services'],
    ['About', '/#about'],
    ['Contact', '/#contact'],
    ['Book Now', '/#contact'],
  ])
  await expect(site.header().getByRole('link', { name: 'Volt & Sons' })).toHaveAttribute('href', '/')
})

for (const [label, section] of [
  ['Services', 'services'],
  ['About', 'about'],
  ['Contact', 'contact'],
  ['Book Now', 'contact'],
] as const) {
  test(`“${label}” scrolls the home screen to its section and takes the focus along`, async ({
    page,
    site,
  }) => {
    await site.open('/')
    await page.evaluate(() => Reflect.set(window, 'stillHere', true))
    await site.link(label).click()
    await expect(page).toHaveURL(`${site.origin}/#${section}`)
    await site.expectScrolledTo(section)
    expect(await deepestFocus(page)).toBe(section)
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
  })

  test(`“${label}” leads from the store to the home screen’s section`, async ({ page, site }) => {
    await site.open('/store')
    await site.link(label).click()
    await expect(page).toHaveURL(`${site.origin}/#${section}`)
    await site.expectScrolledTo(section)
    expect(await deepestFocus(page)).toBe(section)
  })
}

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`a section link scrolls in the ${behavior} way when motion is “${motion}”`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      const ways: unknown[] = []
      Reflect.set(window, 'ways', ways)
      const original = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (options) {
        ways.push(typeof options === 'object' ? options.behavior : options)
        original.call(this, options)
      }
    })
    await site.open('/')
    await site.link('About').click()
    await site.expectScrolledTo('about')
    expect(await page.evaluate(() => Reflect.get(window, 'ways'))).toEqual([behavior])
  })
}

test('the same section can be chosen again after scrolling away', async ({ page, site }) => {
  await site.open('/')
  await site.link('Contact').click()
  await site.expectScrolledTo('contact')
  await page.evaluate(() => scrollTo(0, 0))
  // The last step of the way down may come after it.
  await expect.poll(() => scrollTopOf(page)).toBeLessThan(5)
  await site.link('Contact').click()
  await site.expectScrolledTo('contact')
})

test('the logo leads home from anywhere, to the top, without loading a page', async ({ page, site }) => {
  await site.open('/store')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await cardOf(page, mug).scrollIntoViewIfNeeded()
  await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
})

test('the logo leads from a section back to the top', async ({ page, site }) => {
  await site.open('/#contact')
  await site.expectScrolledTo('contact')
  await site.header().getByRole('link', { name: 'Volt & Sons' }).click()
  await expect.poll(() => scrollTopOf(page)).toBe(0)
})

test('the link of the place the visitor is at is marked, and no other', async ({ page, site }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  await site.open('/')
  await expect(marked).toHaveCount(0)
  await site.link('Store').click()
  await expect(marked).toHaveText(['Store'])
  await expect(site.link('Store')).toHaveAttribute('aria-current', 'page')
  await site.link('About').click()
  await expect(marked).toHaveText(['About'])
  await page.goBack()
  await expect(marked).toHaveText(['Store'])
})

test('a press with Control or the middle button opens a new tab and leaves this one', async ({
  page,
  site,
  context,
}) => {
  await site.open('/')
  const presses = [
    () => site.link('Store').click({ modifiers: ['ControlOrMeta'] }),
    () => site.link('Store').click({ button: 'middle' }),
  ]
  for (const press of presses) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()])
    await expect(tab.getByRole('heading', { name: 'Our Store' })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(site.screen('home')).toBeVisible()
    await tab.close()
  }
})

test('a page that takes over a press keeps the visitor where they are', async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true))
  await site.link('Store').click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
})

test('the keyboard can skip the header', async ({ page, site }) => {
  await site.open('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
