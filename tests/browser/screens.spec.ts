import type { CDPSession, Locator, Page } from '@playwright/test'
import { accessibilityProblems, colorRules, setCanvasBackground } from './support/accessibility.ts'
import { factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { unreachableControls } from './support/focus.ts'
import { holdRequests } from './support/hold-requests.ts'
import { tabTo } from './support/keyboard.ts'
import * as layout from './support/layout.ts'
import * as long from './support/long-texts.ts'
import { misfits } from './support/overflow.ts'
import { servePictureShapes } from './support/picture-shapes.ts'
import { openerOf } from './support/picture-zoom.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import * as quote from './support/quote-form.ts'
import { addFromCard, cartButton, checkoutButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import type { Site } from './support/site.ts'
import { expect, routes, test } from './support/site-screens.ts'
import type { TestPage } from './support/test-page.ts'

// A table of screens × windows × checks. Each screen is opened once, and then checked in all windows.

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const doubledText = '.root { --ee-font-size: 32px }'

interface Settings {
  width: number
  height?: number
  /** Styles in all shadow roots, which simulate settings of visitors with low vision. */
  css?: string
  colorScheme?: 'light' | 'dark'
  /** The browser's text size. */
  fontSize?: number
  isRightToLeft?: boolean
  isPrinted?: boolean
}

type Check = (page: Page) => Promise<string[]>

type Windows = Record<string, [Settings, Check[]]>

const fit: Check[] = [misfits, layout.headerOverlaps, layout.fixedBoxes, layout.distortedPictures]
const colors: Check = (page) => accessibilityProblems(page, colorRules)

const rightToLeft: Windows = {
  'a phone from right to left': [{ width: 320, isRightToLeft: true }, [...fit, layout.reorderedTexts]],
}

/** Windows in which every screen is checked. */
const common: Windows = {
  ...rightToLeft,
  'a window zoomed to 400%': [{ width: 320, height: 180 }, [...fit, layout.coveredControls]],
  'a phone in dark mode': [
    { width: 390, colorScheme: 'dark' },
    [...fit, layout.smallTargets, layout.animatedElements, accessibilityProblems],
  ],
  'a computer in light mode': [{ width: 1280 }, [...fit, colors]],
  paper: [{ width: 800, isPrinted: true }, [layout.printedControls]],
}

/** Windows of texts that are longer than usual. */
const forLongTexts: Windows = {
  'the narrowest window': [{ width: 280 }, fit],
  'a phone': [{ width: 390 }, fit],
  'a phone with doubled text': [{ width: 390, css: doubledText }, fit],
  'a computer': [{ width: 1280 }, fit],
}

/** Windows with a doubled text size in the browser. */
const withLargeText: Windows = {
  'a phone with a doubled text size': [{ width: 320, fontSize: 32 }, fit],
  'a tablet with a doubled text size': [{ width: 768, fontSize: 32 }, fit],
  'a computer with a doubled text size': [{ width: 1280, fontSize: 32 }, fit],
}

const withWholeWords: Windows = {
  'a phone with whole words': [{ width: 320, height: 720, fontSize: 32 }, [layout.brokenWords]],
}

/** Windows of the website, whose header changes with the width. */
const all: Windows = {
  ...common,
  ...forLongTexts,
  ...withLargeText,
  'a phone with wide spacing': [{ width: 390, css: spacing }, fit],
  'a tablet': [{ width: 768 }, fit],
  'a small computer': [{ width: 1000 }, fit],
  'a computer with wide spacing': [{ width: 1280, css: spacing }, fit],
  'a computer with doubled text': [{ width: 1280, css: doubledText }, fit],
  'a large screen': [{ width: 1920 }, fit],
  'a tablet from right to left': [{ width: 768, isRightToLeft: true }, fit],
  'a computer from right to left': [{ width: 1280, isRightToLeft: true }, fit],
}

const phone = { width: 390, height: 800 }
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })

const euro = { code: 'eur', symbol: '€', template: '$1 €' }
const oddCartLines = [
  ['Cable (25 m)!', 1],
  ['Heavy-duty weatherproof outdoor extension cable', 12],
  ['كابل (220 فولت)!', 345],
  ['Überspannungsschutzsteckdosenleisten', 9998],
].map(([title, quantity], index) => ({
  product: { id: `p${index}`, title },
  variant: { id: `v${index}`, title, price_in_cents: 1999, currency_info: euro },
  quantity,
}))

interface Visit {
  page: Page
  testPage: TestPage
  site: Site
  openScreen: (path: string) => Promise<void>
  /** Checks the page in each window. */
  check: (state: string, windows?: Windows) => Promise<void>
  /** Opens a dialog with the keyboard, checks it and closes it with Escape. */
  checkDialog: (name: string, opener: Locator, windows?: Windows) => Promise<void>
}

/** Each function opens screens and checks them. */
const screens: Record<string, (visit: Visit) => Promise<void>> = {
  ...Object.fromEntries(
    Object.keys(routes).map((path) => [
      `the website’s screen ${path}`,
      async ({ page, openScreen, check }) => {
        await openScreen(path)
        await check(path, { ...all, ...withWholeWords })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // A product's picture is higher than a low window.
        for (const height of path.startsWith('/product/') ? [800] : [800, 256]) {
          await page.setViewportSize({ width: height === 800 ? 1280 : 320, height })
          expect(await unreachableControls(page), `with Tab at a height of ${height} px`).toEqual([])
        }
      },
    ]),
  ),
  'the website’s menu': async ({ page, openScreen, checkDialog }) => {
    await openScreen('/')
    await checkDialog('Menu', page.getByRole('button', { name: 'Open menu' }))
  },
  'the website’s cart': async ({ page, openScreen, checkDialog }) => {
    await openScreen('/store')
    await addFromCard(page, mug)
    await toastOf(page).getByRole('button').click()
    await checkDialog('Shopping Cart', cartButton(page))
    const drawer = await openCart(page)
    await page.emulateMedia({ media: 'print' })
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  },
  'the website’s form with errors': async ({ page, openScreen, check }) => {
    await openScreen('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(page.getByRole('textbox', { name: 'Name *' })).toBeFocused()
    await check('errors')
  },
  'product pages': async ({ page, testPage, check, checkDialog }) => {
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
    await checkDialog('Crew “Bolt” Tee', openerOf(page))
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
  'the product list': async ({ page, site, check, checkDialog }) => {
    await site.open('/store', { attributes: { browse: '' } })
    await searchField(page).fill('smart')
    await expect(page.getByRole('status').filter({ hasText: /products for “smart”/ })).toBeVisible()
    await check('a search')
    await searchField(page).fill('zebra')
    await expect(page.getByText('No products for “zebra”.')).toBeVisible()
    await check('no results')
    await checkDialog('Filter and sort', page.getByRole('button', { name: 'Filters', exact: true }))
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
    await openScreen('/')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(toastOf(page)).toBeVisible()
    await check('a toast over the home screen')
    await openScreen('/success')
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(toastOf(page)).toBeVisible()
    await check('the empty cart with a toast')
    await page.evaluate(() =>
      window.ElectricianElements?.toast({
        title: 'Your order was not completed',
        description: 'We kept 12 items for you, so that you can order them when you are ready.',
        variant: 'destructive',
        action: { label: 'Put them back', run: () => {} },
      }),
    )
    await expect(toastOf(page)).toContainText('Put them back')
    await check('a long toast over the cart')
    await openScreen('/store?failing')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await check('a store that fails')
  },
  'the demo pages': async ({ page, check }) => {
    await page.goto('/article.html')
    await expect(page.getByRole('button', { name: /^Buy the amber shirt/ })).toBeEnabled()
    await check('the article with product cards')
    await page.goto('/wholesale-product.html?ee-product=prod_wholesale_thhn_2')
    await expect(page.getByText('8 in stock!')).toBeVisible()
    await check('the product of a wholesaler', withLargeText)
    await page.goto('/demos.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check('the list of demo pages', { 'a phone': [{ width: 390 }, [misfits, accessibilityProblems]] })
  },
  'the plumber’s dialogs': async ({ page, check, checkDialog }) => {
    await openPlumberPage(page)
    await check('the plumber’s website', withLargeText)
    await checkDialog('Hours', hoursButton(page))
    await checkDialog('Our Work', workButton(page, 'Kitchen faucet'))
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
  'pictures of any shape': async ({ page, testPage, check, checkDialog }) => {
    await servePictureShapes(page)
    await testPage.openShop()
    await expect(page.locator('[part=card] img[src*="unsized.svg"]').first()).toBeVisible()
    await check('the product list')
    await testPage.openProduct('prod_tee')
    await checkDialog('Crew “Bolt” Tee', openerOf(page))
  },
  'a cart with large quantities and Arabic titles': async ({ page, testPage, checkDialog }) => {
    await page.addInitScript(
      (lines) => localStorage.setItem('e-commerce-cart', lines),
      JSON.stringify(oddCartLines),
    )
    // There are no texts in Hebrew, so the cart has English ones.
    testPage.language = 'he'
    testPage.head = ''
    await testPage.open('<cart-button></cart-button><cart-drawer></cart-drawer>')
    await checkDialog('Shopping Cart', cartButton(page), { ...forLongTexts, ...rightToLeft })
    // A short title is aligned to the right, even if its text is left-to-right.
    const title = (await openCart(page)).getByText('Cable (25 m)!', { exact: true })
    const end = await title.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right
    })
    expect(end).toBeLessThan(1)
  },
  'long business names': async ({ page, site, check, checkDialog }) => {
    for (const [language, attributes] of Object.entries(long.longBusinesses)) {
      await site.open('/', { attributes })
      await check(language, all)
    }
    await checkDialog('Menu', page.getByRole('button', { name: 'Open menu' }), forLongTexts)
  },
  'the website with long words': async ({ page, site, check, checkDialog }) => {
    await long.changeTexts(page, long.lengthenTexts)
    const attributes = {
      'business-name': long.longWord,
      'owner-name': long.longWord,
      email: `${long.longWord}@volt.example`,
    }
    for (const path of Object.keys(routes)) {
      await site.open(path, { children: factsScript(long.longFacts), attributes })
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await check(path, forLongTexts)
    }
    await checkDialog('Menu', page.getByRole('button', { name: 'Open menu' }), forLongTexts)
  },
  'elements with long words': async ({ page, testPage, check }) => {
    await long.changeTexts(page, long.lengthenTexts)
    await testPage.open(`<main><h1>Shop</h1><store-grid browse></store-grid>
      <product-card product-id="prod_tee"></product-card><buy-button product-id="prod_mug"></buy-button>
      <order-success></order-success></main>`)
    await expect(page.locator('[part=card]').last()).toContainText(long.longWord)
    await check('the product list', forLongTexts)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('combobox', { name: 'Collection' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Lowest price' }).fill('cheap')
    await check('filters with an invalid price', forLongTexts)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible()
    await check('active filters', forLongTexts)
    const { 'owner-name': owner, phone: number, email } = long.longBusinesses.German
    await testPage.open(`<about-owner owner-name="${owner}"></about-owner>
      <contact-info phone="${number}" email="${email}"></contact-info>`)
    await check('a narrow sidebar', { 'a sidebar': [{ width: 200 }, fit] })
  },
  'products with long words': async ({ page, testPage, check }) => {
    await long.changeTexts(page, long.lengthenTexts)
    for (const id of ['prod_gloves', 'prod_wholesale_thhn_2', 'prod_wholesale_panel_visit']) {
      testPage.storeId = id.includes('wholesale') ? 'wholesale' : 'demo'
      await testPage.openProduct(id)
      await expect(page.getByRole('heading', { name: long.longWord }).first()).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      for (const field of await page.getByRole('textbox').all()) await field.fill(long.longWords)
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await expect(toastOf(page)).toBeVisible()
      await check(`${id} with a toast`, forLongTexts)
      await openCart(page)
      await check(`the cart with ${id}`, forLongTexts)
    }
  },
  'long prices': async ({ page, testPage, check }) => {
    await long.changeTexts(page, long.raisePrices)
    await testPage.openProduct('prod_gloves')
    await expect(page.getByText('12500000.00').first()).toBeVisible()
    await check('the product', forLongTexts)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await openCart(page)
    await expect(page.getByRole('dialog').getByText('12500000.00').first()).toBeVisible()
    await check('the cart', forLongTexts)
    await testPage.open(
      '<main><h1>Shop</h1><store-grid browse></store-grid><buy-button product-id="prod_gloves"></buy-button></main>',
    )
    await expect(page.getByText('12500000.00').first()).toBeVisible()
    await check('the product list', forLongTexts)
  },
  'the website in Arabic': async (visit) => {
    await long.changeTexts(visit.page, long.punctuate)
    await checkInLanguage(visit, 'ar', Object.keys(routes))
  },
  'the website in German': (visit) => checkInLanguage(visit, 'de', Object.keys(routes)),
}

async function checkInLanguage(
  { page, site, check }: Visit,
  language: string,
  paths: string[],
): Promise<void> {
  site.testPage.language = language
  for (const path of paths) {
    await site.open(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    // The page is in English until the file of its language arrives.
    await expect(page.getByText('Skip to content'), path).toHaveCount(0)
    await check(path)
  }
}

/** Changes the window's settings, and resets those of the previous window. */
async function applySettings(page: Page, browser: CDPSession, settings: Settings): Promise<void> {
  const { width, height = 800, css = '', fontSize = 16, colorScheme = 'light' } = settings
  await page.setViewportSize({ width, height })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
  // Also restores the media type, which Chromium resets with the text size.
  await page.emulateMedia({ colorScheme, media: settings.isPrinted ? 'print' : 'screen' })
  await page.evaluate(
    ([text, isRightToLeft]) => {
      const html = document.documentElement
      html.dataset['direction'] ??= html.dir
      html.dir = isRightToLeft ? 'rtl' : html.dataset['direction']
      const added: CSSStyleSheet = Reflect.get(window, 'added') ?? new CSSStyleSheet()
      Reflect.set(window, 'added', added)
      added.replaceSync(text)
      for (const { shadowRoot } of document.querySelectorAll('*'))
        if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(added))
          shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, added]
    },
    [css, settings.isRightToLeft ?? false] as const,
  )
}

for (const [name, visit] of Object.entries(screens))
  test(`${name}: visitors can see, reach and print everything in every window`, async ({
    page,
    testPage,
    site,
    openScreen,
    consoleMessages,
  }) => {
    test.slow()
    consoleMessages.allow(failedRequest)
    testPage.server.pages.set('/margins.css', 'body { margin: 0 }')
    testPage.head =
      '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/margins.css">'
    await page.setViewportSize(phone)
    const browser = await page.context().newCDPSession(page)
    const check: Visit['check'] = async (state, windows = common) => {
      if (page.url().startsWith(testPage.origin)) await setCanvasBackground(page)
      for (const [window, [settings, checks]] of Object.entries(windows)) {
        const message = `${state}, ${window}`
        await applySettings(page, browser, settings)
        const findProblems = async () => {
          const found: string[] = []
          for (const find of checks) found.push(...(await find(page)))
          return found
        }
        await expect.poll(findProblems, message).toEqual([])
      }
      await applySettings(page, browser, phone)
    }
    const checkDialog: Visit['checkDialog'] = async (dialogName, opener, windows) => {
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: dialogName })
      await expect(dialog).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await check(dialogName, windows)
      await page.setViewportSize({ width: 320, height: 180 })
      expect(await unreachableControls(page), dialogName).toEqual([])
      await page.setViewportSize(phone)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await visit({ page, testPage, site, openScreen, check, checkDialog })
  })
