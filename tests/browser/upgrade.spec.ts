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

/** Inserts a placeholder div inside two nested sections, as the page's own script would. */
function insertPlaceholder(page: Page, name: string): Promise<void> {
  return page.evaluate((name) => {
    const placeholder = document.createElement('div')
    placeholder.dataset['electricianElement'] = name
    const sections = [document.createElement('section'), document.createElement('section')] as const
    sections[0].append('Before', sections[1], 'After')
    sections[1].append(placeholder)
    document.querySelector('main')?.append(sections[0])
  }, name)
}

test('a visitor can buy in a shop made of placeholder divs', async ({ page, testPage, divPage }) => {
  await divPage.open(shop)
  await expectPurchase(page)
  expect(testPage.server.checkoutRequests).toMatchObject([{ successUrl: `${testPage.origin}/success` }])
  await page.goBack()
  await expect(page.locator('div[data-electrician-element]')).toHaveCount(0)
})

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

test('a placeholder div passes only supported attributes to its element', async ({ page, divPage }) => {
  await divPage.open(
    '<div data-electrician-element="store-grid" data-onclick="window.ran = 1" data-style="color: red" data-hidden="" data-foo="x"></div>',
  )
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await page.locator('store-grid').evaluate((element) => element.getAttributeNames())).toEqual([])
})

test('a placeholder div passes its slot content, nested placeholders and fallback text to the element', async ({
  page,
  divPage,
}) => {
  await divPage.open(
    `<div data-electrician-element="about-owner">
      <div slot="owner-bio"><p>I wired my first lamp at nine.</p>
        <div data-electrician-element="cart-button"></div></div>
      <span>Call us: (555) 010-0199</span>
    </div>`,
  )
  await expect(page.getByText('I wired my first lamp at nine.')).toBeVisible()
  await expect(page.getByText('Call us: (555) 010-0199')).toBeHidden()
  await expect(page.locator('about-owner cart-button').getByRole('button')).toBeVisible()
})

test('a placeholder div inside inserted elements becomes exactly one element', async ({ page, divPage }) => {
  await divPage.open('<main></main>')
  await insertPlaceholder(page, 'store-grid')
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.locator('store-grid')).toHaveCount(1)
  await expect(page.locator('div[data-electrician-element]')).toHaveCount(0)
})

test('a placeholder div in a nested shadow root becomes an element', async ({ page, divPage }) => {
  const inShadowRoot = (markup: string) =>
    `<section><template shadowrootmode="open">${markup}</template></section>`
  await divPage.open(inShadowRoot(inShadowRoot(gridPlaceholder)))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a placeholder div with an unknown name is kept, and one warning lists the valid names', async ({
  page,
  divPage,
  consoleMessages,
}) => {
  const unknown = '<div data-electrician-element="shop-grid">Call us: (555) 010-0199</div>'
  await divPage.open(`<main>${unknown}${unknown}</main>${gridPlaceholder}`)
  await expect(cardOf(page, mug)).toBeVisible()
  await insertPlaceholder(page, 'shop-grid')
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
