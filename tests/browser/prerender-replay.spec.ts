import type { Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, expectHydrated, expectInteractive, test } from './support/prerendered-site.ts'
import { completeQuote, field, submitQuote } from './support/quote-form.ts'
import { addButtonOf, cardOf, cartButton, cartItemsIn, mug, openCart } from './support/shop.ts'

const formModule = /\/modules\/quote-form-[\w-]{8}\.js$/

/** Opens a prerendered page whose loader has run. Returns a function that lets its modules load. */
async function openWithoutModules(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /\/modules\/(?!electrician-elements\.js).+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'ElectricianElements' in window)
  return release
}

test('a variant, a quantity and a press on “Add to Cart” before the start add exactly this once', async ({
  page,
}) => {
  const release = await openWithoutModules(page, '/product/prod_surge_strip')
  await page.getByRole('radio', { name: '8 outlets' }).check()
  const increase = page.getByRole('button', { name: /^Increase/ })
  await increase.click()
  await increase.click()
  const add = page.getByRole('button', { name: /^Add to Cart/ })
  await add.click()
  await add.click()
  release()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
  const items = cartItemsIn(await openCart(page))
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('8 outlets')
})

test('what visitors type and choose in a prerendered listing before the start is applied', async ({
  page,
}) => {
  const release = await openWithoutModules(page, '/store')
  await page.getByRole('searchbox').fill('surge')
  await page.getByRole('combobox', { name: /^Sort/ }).selectOption('price-descending')
  await page.getByRole('searchbox').press('Enter')
  release()
  await expect(page).toHaveURL(/ee-q=surge/)
  await expect(page).toHaveURL(/ee-sort=price-descending/)
  await expect(page.getByRole('searchbox')).toHaveValue('surge')
  await expect(cardOf(page, mug)).toHaveCount(0)
})

test('presses on prerendered products are repeated in order when the modules have arrived', async ({
  page,
}) => {
  const release = await openWithoutModules(page, '/store')
  await addButtonOf(page, mug).click()
  await addButtonOf(page, mug).click()
  await cartButton(page).click()
  release()
  await expect(cartItemsIn(page.getByRole('dialog', { name: 'Shopping Cart' }))).toContainText([mug])
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
})

test('Enter and clicks submit the quote form once if the form is still loading', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'quotes', [])
    addEventListener('quote-submit', (event) => {
      event.preventDefault()
      Reflect.get(window, 'quotes').push((event as CustomEvent).detail.quote.name)
    })
  })
  const release = await openWithoutModules(page, '/')
  await field(page, 'Phone *').fill(completeQuote.phone)
  await field(page, 'Name *').fill(completeQuote.name)
  await page.keyboard.press('Enter')
  await submitQuote(page)
  const quotes = () => page.evaluate(() => Reflect.get(window, 'quotes'))
  expect(await quotes()).toEqual([])
  release()
  await expect.poll(quotes).toEqual([completeQuote.name])
  await expect(page).toHaveURL('/')
})

test('text and focus stay in a form while its modules load, and a module that fails is loaded again', async ({
  page,
  prerendered,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  let requestCount = 0
  await page.route(formModule, (route) => {
    requestCount += 1
    return requestCount > 1 ? route.fallback() : route.abort()
  })
  await prerendered.open('/')
  prerendered.releaseScripts()
  await field(page, 'Message').click()
  await page.keyboard.type('The light ')
  await expectHydrated(page)
  await page.keyboard.type('flickers.')
  await expect(field(page, 'Message')).toHaveValue('The light flickers.')
  expect(requestCount).toBeGreaterThan(1)
  expect(await prerendered.removedElements()).toEqual([])
})

test('configure() changes the facts of a prerendered page', async ({ page, prerendered }) => {
  await prerendered.open('/')
  const bolts = page.locator('.house-scene circle[cx="131"]')
  await expect(bolts).toHaveCount(3)
  prerendered.releaseScripts()
  await expectInteractive(page)
  await page.evaluate(() =>
    window.ElectricianElements?.configure({
      business: { license_number: 'EL-777', trade: { type: 'Plumber' } },
    }),
  )
  await expect(page.getByRole('contentinfo')).toContainText('License EL-777')
  await expect(bolts).toHaveCount(0)
})
