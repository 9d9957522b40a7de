import type { Page } from '@playwright/test'
import { accessibilityProblems, colorRules, setCanvasBackground } from './support/accessibility.ts'
import { factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { pressTabUntilFocusLeaves, tabStops } from './support/focus.ts'
import { headerOverlaps } from './support/header-layout.ts'
import { holdRequests } from './support/hold-requests.ts'
import { misfits } from './support/overflow.ts'
import { largeImage, openerOf } from './support/picture-zoom.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import * as quote from './support/quote-form.ts'
import { addFromCard, cartItemsIn, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import type { Site } from './support/site.ts'
import { animatedElements, applyStyles, filledControls, smallTargets } from './support/site-layout.ts'
import { expect, routes, test } from './support/site-screens.ts'
import type { TestPage } from './support/test-page.ts'

// Two tables of screens: the website's, which are checked in all windows, and states of all elements, which are
// checked on a phone and on a computer.

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const doubledText = ':host { --ee-font-size: 32px }'

/** Windows of phones, also with settings of visitors with low vision. The low window simulates 400% zoom. */
const narrow = [
  { width: 320, height: 256, css: '' },
  { width: 390, height: 800, css: spacing },
  { width: 390, height: 800, css: doubledText },
  { width: 390, height: 800, css: '' },
]
const wide = [
  { width: 768, height: 800, css: '' },
  { width: 1920, height: 800, css: '' },
  { width: 1280, height: 800, css: spacing },
  { width: 1280, height: 800, css: doubledText },
  { width: 1280, height: 800, css: '' },
]

/** The website's screens without a path of their own. Each function opens one in a narrow window. */
const screens: Record<string, (page: Page, openScreen: (path: string) => Promise<void>) => Promise<void>> = {
  ...Object.fromEntries(Object.keys(routes).map((path) => [path, (_, openScreen) => openScreen(path)])),
  'the open menu': async (page, openScreen) => {
    await openScreen('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  'the cart with lines': async (page, openScreen) => {
    await openScreen('/store')
    await addFromCard(page, mug)
    await expect(cartItemsIn(await openCart(page))).toHaveCount(1)
  },
  'the form with errors': async (page, openScreen) => {
    await openScreen('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(page.getByRole('textbox', { name: 'Name *' })).toBeFocused()
  },
}

for (const [name, open] of Object.entries(screens))
  test(`the website’s screen ${name} fits every window, and visitors can see, reach and print it`, async ({
    page,
    openScreen,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, openScreen)
    for (const setting of narrow) await expectFit(page, setting)
    expect(await smallTargets(page)).toEqual([])
    expect(await accessibilityProblems(page), 'in dark mode').toEqual([])
    expect(await animatedElements(page)).toEqual([])
    // A product's picture is higher than the window.
    if (name in routes && !name.startsWith('/product/')) {
      await page.setViewportSize({ width: 320, height: 256 })
      await expectTabToReachEverything(page)
    }

    for (const setting of wide) await expectFit(page, setting)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await accessibilityProblems(page), 'in light mode').toEqual([])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)

    if (name in routes) {
      await expectTabToReachEverything(page)
      await page.emulateMedia({ media: 'print' })
      expect(await filledControls(page), 'buttons in print').toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }

    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    for (const width of [320, 768, 1280]) await expectFit(page, { width, height: 800, css: '' })
  })

async function expectFit(page: Page, { css, ...size }: (typeof narrow)[number]): Promise<void> {
  await page.setViewportSize(size)
  await applyStyles(page, css)
  const message = `at ${size.width} px ${css}`
  await expect.poll(() => misfits(page), message).toEqual([])
  const hasHeader = (await page.getByRole('banner').count()) > 0
  if (hasHeader) expect(await headerOverlaps(page), message).toEqual([])
}

/** Expects Tab to reach every control in order, and each to be outlined and not covered, for example by the header. */
async function expectTabToReachEverything(page: Page): Promise<void> {
  const stops = await tabStops(page)
  const reached = await pressTabUntilFocusLeaves(page)
  expect(reached.map(({ name }) => name)).toEqual(stops)
  expect(reached.filter(({ isOutlined, isVisible }) => !isOutlined || !isVisible)).toEqual([])
}

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })

interface Visit {
  page: Page
  testPage: TestPage
  site: Site
  openScreen: (path: string) => Promise<void>
  /** Checks the page on a phone in dark mode, and then on a computer in light mode. */
  check: (state: string) => Promise<void>
}

/** States of the elements. Each function visits pages and checks them. */
const states: Record<string, (visit: Visit) => Promise<void>> = {
  'product pages': async ({ page, testPage, check }) => {
    await testPage.openProduct('prod_extension_reel')
    await expect(page.getByText('Not enough stock. Only 0 left.')).toBeVisible()
    await check('a sold-out product')
    await testPage.openProduct('prod_safety_inspection')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Enter “Address of the property” to add this product')).toBeVisible()
    await check('an empty required field')
    await page.getByRole('textbox', { name: 'Address of the property' }).fill('1 Ohm Street')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect((await openCart(page)).getByText('Address of the property: 1 Ohm Street')).toBeVisible()
    await check('the cart with the value of a field')
    await testPage.openProduct('prod_tee')
    await openerOf(page).click()
    await expect(largeImage(page, 1)).toBeVisible()
    await check('the dialog with pictures')
  },
  'products of a wholesaler': async ({ page, testPage, site, check }) => {
    testPage.storeId = 'wholesale'
    await testPage.openProduct('prod_wholesale_care_plan')
    await expect(page.getByText('subscription, which cannot be ordered online')).toBeVisible()
    await check('a subscription')
    await testPage.openProduct('prod_wholesale_thhn_2')
    await page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Red' }).check()
    await expect(page.getByRole('radio', { name: '500 ft, not available in Red' })).toBeVisible()
    await check('several options')
    await site.open('/product/prod_wholesale_safety_inspection')
    await page.getByRole('grid').locator('button[aria-disabled=false]').first().click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByText('Enter “Address of the property” to book')).toBeVisible()
    await check('a booking without a required field')
    await site.open('/product/prod_wholesale_donation')
    await page.getByRole('radio', { name: 'Other amount' }).check()
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByText('Enter an amount from $5.00 to $500.00.')).toBeVisible()
    await check('a donation without an amount')
  },
  'the product list': async ({ page, site, check }) => {
    await site.open('/store', { attributes: { browse: '' } })
    await searchField(page).fill('smart')
    await expect(page.getByRole('status').filter({ hasText: /products for “smart”/ })).toBeVisible()
    await check('a search')
    await searchField(page).fill('zebra')
    await expect(page.getByText('No products for “zebra”.')).toBeVisible()
    await check('no results')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
    await check('the filter dialog')
    await site.open('/product/prod_tee', { attributes: { browse: '' } })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: 'Goes well with' }).getByRole('listitem')).toHaveCount(2)
    await check('related products')
  },
  'a filtered list with long product names': async ({ page, testPage, check }) => {
    testPage.storeId = 'wholesale'
    testPage.serve('shop.html', { body: '<main><h1>Shop</h1><store-grid browse></store-grid></main>' })
    await page.goto(`${testPage.origin}/shop.html?ee-q=switch&ee-min=1&ee-stock=in`)
    await expect(page.getByText(/ of 400 products for “switch”, from \$1, in stock$/).first()).toBeVisible()
    await check('the list')
  },
  'the website’s messages': async ({ page, openScreen, check }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openScreen('/')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(toastOf(page)).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
    await check('a toast over the home screen')
    await openScreen('/success')
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(toastOf(page)).toBeVisible()
    await check('the empty cart with a toast')
    await openScreen('/store?failing')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await check('a store that fails')
  },
  'the demo pages': async ({ page, check }) => {
    await page.goto('/article.html')
    await expect(page.getByRole('button', { name: /^Buy the amber shirt/ })).toBeEnabled()
    await check('the article with product cards')
    await page.goto('/demos.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check('the list of demo pages')
  },
  'the plumber’s dialogs': async ({ page, check }) => {
    await openPlumberPage(page)
    await hoursButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Hours' })).toBeVisible()
    await check('the schedule')
    await page.keyboard.press('Escape')
    await workButton(page, 'Kitchen faucet').click()
    await expect(page.getByRole('dialog', { name: 'Our Work' })).toBeVisible()
    await check('a picture of past work')
  },
  'the quote form': async ({ page, testPage, check }) => {
    const responses = [
      { status: 500 },
      { status: 422, json: { errors: [{ field: 'email', message: 'should be an email' }] } },
      { status: 200 },
    ]
    await page.route('**/quotes', (route) => route.fulfill(responses.shift()))
    const release = await holdRequests(page, '**/quotes')
    const facts = factsScript({
      phone: '(555) 010-0199',
      email: 'hello@volt.example',
      links: { privacy: '/privacy' },
    })
    const form = quote.formWithEndpoint.replace('</', `${facts}</`)
    await testPage.open(`<main><h1>Volt</h1><h2>Contact</h2>${form}</main>`)
    await quote.fillQuoteForm(page, quote.completeQuote)
    await quote.submitQuote(page)
    const consent = page.getByRole('checkbox', { name: /^I agree/ })
    await expect(consent).toHaveAccessibleDescription(/^Please agree/)
    await check('without consent')
    await consent.check()
    await quote.submitQuote(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await check('while sending')
    release()
    await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
    await check('after a failure')
    await quote.tryAgain(page)
    await expect(quote.field(page, 'Email')).toHaveAccessibleDescription('should be an email')
    await check('with a rejected field')
    await quote.typeText(quote.field(page, 'Email'), quote.completeQuote.email)
    await quote.submitQuote(page)
    await expect(page.getByText('Thank you. We have your request')).toBeVisible()
    await check('after sending')
  },
  'the website in Arabic': (visit) => checkInLanguage(visit, 'ar', Object.keys(routes)),
  'the website in German': (visit) => checkInLanguage(visit, 'de', ['/', '/store', '/product/prod_tee']),
}

async function checkInLanguage(
  { page, site, check }: Visit,
  language: string,
  paths: string[],
): Promise<void> {
  site.testPage.language = language
  for (const path of paths) {
    await site.open(path, { head: `<script src="/languages/${language}.js" defer></script>` })
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await check(path)
  }
}

for (const [name, visit] of Object.entries(states))
  test(`${name}: every state fits and has no accessibility violations`, async ({
    page,
    testPage,
    site,
    openScreen,
    consoleMessages,
  }) => {
    test.slow()
    consoleMessages.allow(failedRequest)
    testPage.head = '<meta name="color-scheme" content="light dark">'
    const check = async (state: string) => {
      if (page.url().startsWith(testPage.origin)) await setCanvasBackground(page)
      for (const [width, colorScheme, rules] of [
        [390, 'dark', undefined],
        [1280, 'light', colorRules],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => misfits(page), `${state} at ${width} px`).toEqual([])
        expect(await accessibilityProblems(page, rules), `${state} in ${colorScheme} mode`).toEqual([])
      }
    }
    await visit({ page, testPage, site, openScreen, check })
  })
