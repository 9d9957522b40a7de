import { failedRequest } from './support/console-messages.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, expectHydrated, expectInteractive, test } from './support/prerendered-site.ts'
import { completeQuote, field, submitQuote } from './support/quote-form.ts'
import { receiveSentRequests } from './support/sent-requests.ts'
import { addButtonOf, cartButton, mug, toastOf } from './support/shop.ts'

const contactModule = /\/modules\/(react\/)?contact-[\w-]{8}\.js$/

test('the module of a part loads when the visitor scrolls near the part', async ({ page, prerendered }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await receiveSentRequests(page)
  expect(await prerendered.waitingParts()).toEqual(expect.arrayContaining(['contact', 'footer']))
  expect(loaded.filter((url) => contactModule.test(url))).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(prerendered.part('contact')).toHaveCount(0)
  expect(loaded.filter((url) => contactModule.test(url))).toHaveLength(1)
  expect(await prerendered.removedElements()).toEqual([])
})

test('a press on a prerendered product is repeated when the modules have arrived', async ({ page }) => {
  const releaseModules = await holdRequests(page, /\/modules\/(?!electrician-elements\.js).+\.js$/)
  await page.goto('/store', { waitUntil: 'commit' })
  // The loader has run.
  await page.waitForFunction(() => 'ElectricianElements' in window)
  await addButtonOf(page, mug).click()
  releaseModules()
  await expect(toastOf(page)).toContainText(`${mug} has been added to your cart.`)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
})

test('Enter and clicks submit the quote form once if the form is still loading', async ({
  page,
  prerendered,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'quotes', [])
    addEventListener('quote-submit', (event) => {
      event.preventDefault()
      Reflect.get(window, 'quotes').push((event as CustomEvent).detail.quote.name)
    })
  })
  await prerendered.open('/')
  const releaseForm = await holdRequests(page, contactModule)
  prerendered.releaseScripts()
  await expectHydrated(page)
  await field(page, 'Phone *').fill(completeQuote.phone)
  await field(page, 'Name *').fill(completeQuote.name)
  await page.keyboard.press('Enter')
  await submitQuote(page)
  const quotes = () => page.evaluate(() => Reflect.get(window, 'quotes'))
  expect(await quotes()).toEqual([])
  releaseForm()
  await expect.poll(quotes).toEqual([completeQuote.name])
  await expect(page).toHaveURL('/')
})

test('text and focus stay in a form that is hydrated while the visitor types', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/')
  const releaseForm = await holdRequests(page, contactModule)
  prerendered.releaseScripts()
  await expectHydrated(page)
  await field(page, 'Message').click()
  await page.keyboard.type('The light ')
  releaseForm()
  await expect(prerendered.part('contact')).toHaveCount(0)
  await page.keyboard.type('flickers.')
  await expect(field(page, 'Message')).toHaveValue('The light flickers.')
  expect(await prerendered.removedElements()).toEqual([])
})

test('the link “Contact” scrolls to the form before the form has been loaded', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/')
  const releaseForm = await holdRequests(page, contactModule)
  prerendered.releaseScripts()
  await expectHydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.locator('#contact')).toBeFocused()
  releaseForm()
  await expect(prerendered.part('contact')).toHaveCount(0)
  await expect(page.locator('#contact')).toBeFocused()
})

test('a part whose module cannot be loaded at first stays readable and is hydrated later', async ({
  page,
  prerendered,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  let requestCount = 0
  await page.route(contactModule, (route) => {
    requestCount += 1
    return requestCount > 1 ? route.fallback() : route.abort()
  })
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectHydrated(page)
  await field(page, 'Name *').fill(completeQuote.name)
  await expect.poll(() => requestCount).toBe(1)
  await expect(field(page, 'Name *')).toHaveValue(completeQuote.name)
  await expect(prerendered.part('contact')).toHaveCount(0)
  expect(await prerendered.removedElements()).toEqual([])
})

test('configure() changes the facts in parts that have not been hydrated', async ({ page, prerendered }) => {
  await prerendered.open('/')
  const bolts = page.locator('.house-scene circle[cx="131"]')
  await expect(bolts).toHaveCount(3)
  prerendered.releaseScripts()
  await expectInteractive(page)
  await expect(prerendered.part('footer')).toHaveCount(1)
  await page.evaluate(() =>
    window.ElectricianElements?.configure({
      business: { license_number: 'EL-777', trade: { type: 'Plumber' } },
    }),
  )
  await expect(page.getByRole('contentinfo')).toContainText('License EL-777')
  await expect(bolts).toHaveCount(0)
})

test('a visitor who returns to the home screen sees all of its sections', async ({ page, prerendered }) => {
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('form', { name: 'Request a Quote' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeAttached()
})
