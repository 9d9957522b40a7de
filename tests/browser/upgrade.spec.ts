import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectPurchase } from './support/script-tag.ts'
import { cardOf, mug } from './support/shop.ts'
import { test as base, expect, type TestPage } from './support/test-page.ts'

/** Opens a page whose script tag allows placeholder divs. */
const test = base.extend<{ divPage: Pick<TestPage, 'open'> }>({
  divPage: async ({ testPage }, use) => {
    await use({
      open: (body, parts) =>
        testPage.open(body, { script: testPage.scriptTag('defer data-upgrade-divs'), ...parts }),
    })
  },
})

const gridPlaceholder = '<div data-electrician-element="store-grid"></div>'
const shop = `<div data-electrician-element="cart-button"></div>${gridPlaceholder}`

/** Inserts a placeholder div inside `depth` nested sections, as the page's own script would. */
function insertPlaceholder(page: Page, name: string, depth: number): Promise<void> {
  return page.evaluate(
    ([name, depth]) => {
      let inserted = document.createElement('div')
      inserted.dataset['electricianElement'] = name
      for (let level = 0; level < depth; level += 1) {
        const section = document.createElement('section')
        section.append('Before', inserted, 'After')
        inserted = section as HTMLDivElement
      }
      document.querySelector('main')?.append(inserted)
    },
    [name, depth] as const,
  )
}

test('a visitor can buy in a shop made of placeholder divs', async ({ page, divPage }) => {
  await divPage.open(shop)
  await expectPurchase(page)
  await page.goBack()
  await expect(page.locator('div[data-electrician-element]')).toHaveCount(0)
})

for (const [kind, script] of [
  ['a blocking script in the head', ''],
  ['a module script', 'type="module"'],
] as const) {
  test(`${kind} replaces placeholder divs with elements`, async ({ page, testPage }) => {
    await testPage.open(shop, { script: testPage.scriptTag(`${script} data-upgrade-divs`) })
    await expect(cardOf(page, mug)).toBeVisible()
  })
}

test('a placeholder div passes its data attributes, id, class, lang and dir to the element', async ({
  page,
  divPage,
}) => {
  await divPage.open(
    `<div data-electrician-element="product-detail" data-product-id="prod_mug" data-related
      id="mug" class="wide left" lang="de" dir="rtl"></div>`,
  )
  const detail = page.locator('product-detail')
  await expect(detail.getByRole('heading', { name: mug })).toBeVisible()
  for (const [name, value] of Object.entries({
    'product-id': 'prod_mug',
    related: '',
    id: 'mug',
    class: 'wide left',
    lang: 'de',
    dir: 'rtl',
  })) {
    await expect(detail).toHaveAttribute(name, value)
  }
})

test('a placeholder div passes its style to the element when the CSP allows inline styles', async ({
  page,
  divPage,
  server,
}) => {
  server.policy = ''
  await divPage.open(
    '<div data-electrician-element="service-list" style="margin-top: 77px; width: 444px"></div>',
  )
  await expect(page.locator('service-list')).toHaveCSS('margin-top', '77px')
  await expect(page.locator('service-list')).toHaveCSS('width', '444px')
})

test('a placeholder div passes only supported attributes to its element', async ({ page, divPage }) => {
  await divPage.open(
    '<div data-electrician-element="store-grid" data-onclick="window.ran = 1" data-style="color: red" data-hidden="" data-foo="x"></div>',
  )
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await page.locator('store-grid').evaluate((element) => element.getAttributeNames())).toEqual([])
})

test('a placeholder div passes its slot content and fallback text to the element', async ({
  page,
  divPage,
}) => {
  await divPage.open(
    `<div data-electrician-element="about-owner">
      <div slot="owner-bio"><p>I wired my first lamp at nine.</p></div>
      <span>Call us: (555) 010-0199</span>
    </div>`,
  )
  await expect(page.getByText('I wired my first lamp at nine.')).toBeVisible()
  await expect(page.getByText('Call us: (555) 010-0199')).toBeHidden()
})

test('nested placeholder divs become nested elements', async ({ page, divPage }) => {
  await divPage.open(
    `<div data-electrician-element="about-owner"><div slot="owner-bio"><p>My story</p>
      <div data-electrician-element="cart-button"></div></div></div>`,
  )
  await expect(
    page.locator('about-owner cart-button').getByRole('button', { name: /^Open cart/ }),
  ).toBeVisible()
})

for (const depth of [0, 1, 3]) {
  test(`a placeholder div inserted later at a nesting depth of ${depth} becomes exactly one element`, async ({
    page,
    divPage,
  }) => {
    await divPage.open('<main></main>')
    await insertPlaceholder(page, 'store-grid', depth)
    await expect(cardOf(page, mug)).toBeVisible()
    await expect(page.locator('store-grid')).toHaveCount(1)
    await expect(page.locator('div[data-electrician-element]')).toHaveCount(0)
  })
}

test('the script replaces no inserted nodes other than placeholder divs', async ({ page, divPage }) => {
  await divPage.open('<main></main>')
  const isSame = await page.evaluate(async () => {
    const plain = document.createElement('div')
    plain.dataset['other'] = 'store-grid'
    document.querySelector('main')?.append(plain, 'text', document.createComment('comment'))
    await new Promise(requestAnimationFrame)
    return plain === document.querySelector('main > div') && document.querySelectorAll('main *').length === 1
  })
  expect(isSame).toBe(true)
})

test('data-prefix applies to elements created from placeholder divs', async ({ page, testPage }) => {
  await testPage.open(gridPlaceholder, {
    script: testPage.scriptTag('defer data-prefix="ee-" data-upgrade-divs'),
  })
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.locator('ee-store-grid')).toHaveCount(1)
})

test('a placeholder div with an unknown name is kept, and one warning lists the valid names', async ({
  page,
  divPage,
  consoleMessages,
}) => {
  const unknown = '<div data-electrician-element="shop-grid">Call us: (555) 010-0199</div>'
  await divPage.open(`<main>${unknown}${unknown}</main>${gridPlaceholder}`)
  await expect(cardOf(page, mug)).toBeVisible()
  await insertPlaceholder(page, 'shop-grid', 1)
  await expect(page.locator('div[data-electrician-element="shop-grid"]')).toHaveCount(3)
  await expect(page.getByText('Call us: (555) 010-0199')).toHaveCount(2)
  consoleMessages.allow(/^warning: <div/)
  await expect
    .poll(() => consoleMessages.all())
    .toEqual([
      'warning: <div data-electrician-element="shop-grid"> is ignored. A <div> can become one of these elements: ' +
        'about-owner, buy-button, cart-button, contact-info, product-card, product-detail, service-list, store-front, store-grid.',
    ])
})

test('a placeholder div that becomes an element during parsing keeps children that are parsed later', async ({
  page,
  testPage,
}) => {
  const provider = `${testPage.origin}/provider`
  const script = `<script src="/electrician-elements.js" data-store-host="${provider}" data-store-id="demo" data-upgrade-divs></script>`
  let finish = () => {}
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write(`<!doctype html><title>Slow</title>${script}<body>`)
    // Browsers delay rendering until a response has enough content.
    response.write(`<div data-electrician-element="about-owner">${' '.repeat(2000)}<p>First</p>`)
    finish = () => response.end('<div slot="owner-bio"><p>A story that came late.</p></div></div><p>Last</p>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await page.route('**/electrician-elements.js', (route) =>
    route
      .fetch({ url: `${testPage.origin}/electrician-elements.js` })
      .then((response) => route.fulfill({ response })),
  )
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
  await expect(page.getByText('First')).toBeVisible()
  await page.waitForFunction(() => window.ElectricianElements)
  finish()
  await expect(page.getByText('Last')).toBeVisible()
  await expect(page.locator('about-owner').getByText('A story that came late.')).toBeVisible()
  server.closeAllConnections()
  server.close()
})
