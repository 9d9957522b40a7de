import type { Page } from '@playwright/test'
import { brokenWords } from './support/broken-words.ts'
import { allFacts, factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { headerOverlaps } from './support/header-layout.ts'
import { misfits } from './support/overflow.ts'
import { openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'
import { routes } from './support/site-screens.ts'

const compound = 'Überspannungsschutzeinrichtung'
const longWord = 'Fehlerstromschutzschalterauslösestrommessgerätekalibrierdienst'
const address = 'https://electrical-contractors.example/certificates/2026/overvoltage?id=1234567890'
const words = `${compound} ${longWord} ${address}`

/** Each text of the business facts is long, except those that have a format. */
const facts = {
  ...(JSON.parse(JSON.stringify({ ...allFacts, hours: undefined }), (_, value: unknown) =>
    typeof value === 'string' ? words : value,
  ) as object),
  price_range: longWord,
  trade: { type: 'Plumber', page_title: words, subtitle: words, credential: words, emergency: words },
  hours: { emergency: longWord, note: words },
  address: { street: longWord, city: longWord, region: longWord, postal_code: '62701', country: 'US' },
  license_number: longWord,
  founded: longWord,
  social: [{ title: longWord, url: 'https://social.example' }],
  links: { privacy: '/privacy', terms: '/terms', imprint: '/imprint' },
  testimonials: [{ quote: words, name: longWord, place: longWord }],
  work: [{ picture: '/owner.svg', text: words }],
  unavailable_title: longWord,
  unavailable_text: words,
}

const margins = 'body { margin: 0 }'

test.use({
  viewport: { width: 390, height: 700 },
})

test.beforeEach(({ testPage, consoleMessages }) => {
  consoleMessages.allow(failedRequest)
  testPage.server.pages.set('/margins.css', margins)
  testPage.head = '<link rel="stylesheet" href="/margins.css">'
})

const businesses = {
  German: {
    'business-name': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
    'owner-name': 'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    phone: '+49 (0) 30 901820-12345',
    email: 'very.long.address.of.the.service.department@electrical-contractors-northwest.example',
  },
  Arabic: {
    'business-name': 'شركة النور الساطع للمقاولات والتمديدات الكهربائية وخدمات الطوارئ المحدودة',
    'owner-name': 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ الأنصاري الكهربائي',
    phone: '+966 (55) 010-0199 ext. 4321',
  },
}

for (const [language, attributes] of Object.entries(businesses))
  test(`the website fits at any window width with a long ${language} business name`, async ({
    page,
    site,
  }) => {
    await site.open('/', { attributes })
    if (language === 'Arabic') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const width of [390, 600, 768, 900, 1000, 1100, 1280, 280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => misfits(page), `at ${width} px`).toEqual([])
      expect(await headerOverlaps(page), `at ${width} px`).toEqual([])
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => misfits(page), 'the menu').toEqual([])
  })

test('the website fits if all texts have long words', async ({ page, site }) => {
  await serveLongWords(page)
  const attributes = {
    'business-name': longWord,
    'owner-name': longWord,
    email: `${longWord}@volt.example`,
  }
  for (const path of Object.keys(routes)) {
    await site.open(path, { children: factsScript(facts), attributes })
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectFit(page, path)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectFit(page, 'menu')
})

test('the store’s elements, and contact details in a narrow sidebar, fit if all texts have long words', async ({
  page,
  testPage,
}) => {
  await serveLongWords(page)
  const { 'owner-name': owner, phone, email } = businesses.German
  await testPage.open(`<store-grid browse></store-grid>
    <product-card product-id="prod_tee"></product-card><buy-button product-id="prod_mug"></buy-button>
    <order-success></order-success>
    <div id="sidebar"><about-owner owner-name="${owner}"></about-owner>
    <contact-info phone="${phone}" email="${email}"></contact-info></div>`)
  await expect(page.locator('[part=card]').last()).toContainText(longWord)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('#sidebar').evaluate((sidebar) => {
    sidebar.style.inlineSize = '200px'
  })
  await expect.poll(() => misfits(page), 'in a wide window').toEqual([])
  await page.setViewportSize({ width: 390, height: 700 })
  await page.locator('#sidebar').evaluate((sidebar) => sidebar.remove())
  await expectFit(page, 'listing')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expectFit(page, 'filters')
  await page.getByRole('combobox', { name: 'Collection' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('cheap')
  await expectFit(page, 'filters with an invalid price')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible()
  await expectFit(page, 'active filters')
})

test('product pages and the cart fit if all texts have long words', async ({ page, testPage }) => {
  await serveLongWords(page)
  for (const id of ['prod_gloves', 'prod_wholesale_thhn_2', 'prod_wholesale_panel_visit']) {
    testPage.storeId = id.includes('wholesale') ? 'wholesale' : 'demo'
    await testPage.openProduct(id)
    await expect(page.getByRole('heading', { name: longWord }).first()).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectFit(page, id)
    for (const field of await page.getByRole('textbox').all()) await field.fill(words)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(toastOf(page)).toBeVisible()
    await expectFit(page, 'the notification')
    await openCart(page)
    await expectFit(page, 'the cart')
  }
})

test('long prices fit from 280 px on', async ({ page, testPage }) => {
  await page.route(/\/provider\/store\/demo\/products/, async (route) => {
    const response = await route.fetch()
    const body = JSON.parse(await response.text(), (key, value) => {
      if (key === 'amount') return 1_450_000_000
      if (key === 'sale_amount') return 1_250_000_000
      return key === 'currency' && value?.code
        ? { ...value, code: 'cop', symbol: 'COP', template: 'COP $1' }
        : value
    })
    await route.fulfill({ json: body })
  })
  const fits = async (name: string) => {
    for (const width of [280, 320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => misfits(page), `${name} at ${width} px`).toEqual([])
    }
  }
  await testPage.openProduct('prod_gloves')
  await expect(page.getByText('12500000.00').first()).toBeVisible()
  await fits('the product')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await openCart(page)
  await expect(page.getByRole('dialog').getByText('12500000.00').first()).toBeVisible()
  await fits('the cart')
  await testPage.open('<store-grid browse></store-grid><buy-button product-id="prod_gloves"></buy-button>')
  await expect(page.getByText('12500000.00').first()).toBeVisible()
  await fits('the listing')
})

test('a long caption leaves the buttons of the dialog with finished jobs in the window', async ({
  page,
  testPage,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"/>'
  await page.route('**/job.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  const work = [{ picture: '/job.svg', text: 'A new panel. '.repeat(20) }, ...facts.work]
  await testPage.open(`<service-list>${factsScript({ work })}</service-list>`)
  await page.getByRole('button', { name: 'A new panel.' }).click()
  await page.setViewportSize({ width: 320, height: 568 })
  for (const name of ['Close', 'Previous picture', 'Next picture'])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

for (const path of ['plumber.html', 'wholesale-product.html?ee-product=prod_wholesale_thhn_2'])
  test(`the demo page ${path} fits if the browser’s text size is 200%`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(`/${path}`)
    await page.waitForLoadState('networkidle')
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => misfits(page), `at ${width} px`).toEqual([])
    }
    const icon = page.locator('svg.lucide').filter({ visible: true }).first()
    expect((await icon.boundingBox())?.width, 'icons grow with the text').toBeGreaterThanOrEqual(40)
  })

for (const language of ['en', 'de'])
  test(`at a text size of 200% and 320 px, the website breaks only words that are longer than a line (${language})`, async ({
    page,
    site,
    testPage,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    testPage.language = language
    const head = language === 'en' ? '' : `<script src="/languages/${language}.js" defer></script>`
    for (const path of Object.keys(routes)) {
      await site.open(path, { head, attributes: { email: 'hello@volt.example' } })
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // The texts of the service cards are 262 px wide.
      await expect.poll(() => brokenWords(page, 262), path).toEqual([])
      await expect.poll(() => misfits(page), path).toEqual([])
    }
  })

/** Expects the page to fit in a window of 390 px with text that is twice as large as usual. */
async function expectFit(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('--ee-font-size', '32px'))
  await expect.poll(() => misfits(page), name).toEqual([])
}

const titles = new Set(['title', 'subtitle', 'ribbon_text', 'value', 'location', 'section_title'])

/** Replaces the texts of all products with long words. */
async function serveLongWords(page: Page): Promise<void> {
  await page.route(/\/provider\/store\/\w+\/(products|collections)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = JSON.parse(text, (key, value) => {
      if (key === 'type') return value
      if (key === 'description' && value)
        return `<p>${words}</p><ul><li>${words}</li></ul><h2>${longWord}</h2>`
      return titles.has(key) && typeof value === 'string' && value ? `${value} ${longWord}` : value
    })
    await route.fulfill({ response, json: body })
  })
}
