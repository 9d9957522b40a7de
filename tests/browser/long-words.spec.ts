import type { Page } from '@playwright/test'
import { allFacts, factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { sidewaysOverflows } from './support/overflow.ts'
import { openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'
import type { TestPage } from './support/test-page.ts'

const compound = 'Überspannungsschutzeinrichtung'
const longWord = 'Fehlerstromschutzschalterauslösestrommessgerätekalibrierdienst'
const address = 'https://electrical-contractors.example/certificates/2026/overvoltage?id=1234567890'
const words = `${compound} ${longWord} ${address}`

const facts = {
  ...allFacts,
  headline: words,
  blurb: words,
  bio: [words],
  highlights: [
    { title: compound, text: longWord },
    { title: longWord, text: address },
  ],
  services: [
    { title: compound, description: words, features: [compound, longWord, address] },
    { title: longWord, description: words, features: [longWord] },
  ],
  rates: { title: longWord, text: words, note: words },
  price_range: longWord,
  statistics: [
    { title: longWord, text: longWord },
    { title: '7', text: compound },
  ],
  service_area: words,
  trade: { type: 'Plumber', page_title: words, subtitle: words, credential: words, emergency: words },
  hours: {
    emergency: longWord,
    note: words,
  },
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
  viewport: { width: 320, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ testPage, consoleMessages }) => {
  consoleMessages.allow(failedRequest)
  testPage.server.pages.set('/margins.css', margins)
  testPage.head = '<link rel="stylesheet" href="/margins.css">'
})

const sizes = [
  { name: 'at 320 px', width: 320, fontSize: '' },
  { name: 'at 390 px with text twice as large', width: 390, fontSize: '32px' },
]

for (const size of sizes) {
  test(`the website fits ${size.name} if all texts have long words`, async ({ page, site }) => {
    await serveLongWords(page)
    const attributes = {
      'business-name': longWord,
      'owner-name': longWord,
      email: `${longWord}@volt.example`,
    }
    for (const path of ['/', '/store', '/product/prod_tee', '/success', '/nowhere']) {
      await site.open(path, { children: factsScript(facts), attributes })
      await page.waitForLoadState('networkidle')
      await expectFit(page, size, path)
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectFit(page, size, 'menu')
  })

  test(`the store’s elements fit ${size.name} if all texts have long words`, async ({ page, testPage }) => {
    await serveLongWords(page)
    await testPage.open(`<store-grid browse></store-grid>
      <product-card product-id="prod_tee"></product-card><buy-button product-id="prod_mug"></buy-button>
      <order-success></order-success>`)
    await expect(page.locator('[part=card]').last()).toContainText(longWord)
    await expectFit(page, size, 'listing')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expectFit(page, size, 'filters')
    await page.getByRole('combobox', { name: 'Collection' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Lowest price' }).fill('cheap')
    await expectFit(page, size, 'filters with an invalid price')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible()
    await expectFit(page, size, 'active filters')
  })

  for (const id of ['prod_wholesale_thhn_2', 'prod_wholesale_panel_visit', 'prod_gloves']) {
    test(`the product page of ${id} fits ${size.name} if all texts have long words`, async ({
      page,
      testPage,
    }) => {
      testPage.storeId = id.includes('wholesale') ? 'wholesale' : 'demo'
      await serveLongWords(page)
      await openLongProduct(page, testPage, id)
      await expectFit(page, size, id)
      const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
      if (!(await add.isVisible())) return
      for (const field of await page.getByRole('textbox').all()) await field.fill(words)
      await add.click()
      await expectFit(page, size, 'the notification')
      await openCart(page)
      await expectFit(page, size, 'the cart')
    })
  }
}

test('a long caption leaves the buttons of the dialog with finished jobs in the window', async ({
  page,
  testPage,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"/>'
  await page.route('**/job.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  const work = [{ picture: '/job.svg', text: 'A new panel. '.repeat(20) }, ...facts.work]
  await testPage.open(`<service-list>${factsScript({ work })}</service-list>`)
  await page.getByRole('button', { name: 'A new panel.' }).click()
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    for (const name of ['Close', 'Previous picture', 'Next picture'])
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

const demoPages = [
  'plumber.html',
  'product.html?ee-product=prod_led_bulb',
  'store-front.html',
  'wholesale-product.html?ee-product=prod_wholesale_thhn_2',
]

for (const path of demoPages) {
  test(`the demo page ${path} fits if the browser’s text size is 200%`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(`/${path}`)
    await page.waitForLoadState('networkidle')
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sidewaysOverflows(page), `at ${width} px`).toEqual([])
    }
  })
}

async function openLongProduct(page: Page, testPage: TestPage, id: string): Promise<void> {
  await testPage.openProduct(id)
  await expect(page.getByRole('heading', { name: longWord }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function expectFit(page: Page, size: { width: number; fontSize: string }, name: string): Promise<void> {
  await page.setViewportSize({ width: size.width, height: 700 })
  await page.evaluate((fontSize) => {
    document.documentElement.style.setProperty('--ee-font-size', fontSize)
  }, size.fontSize || 'medium')
  expect.soft(await sidewaysOverflows(page), name).toEqual([])
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
