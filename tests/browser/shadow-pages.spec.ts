import { cardOf, cartButton, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const placeholder = '<div data-electrician-element="store-grid"></div>'
const upgrading = 'defer data-upgrade-divs'

/** Wraps the markup in a declarative shadow root, where the browser runs script tags. */
const inShadowRoot = (markup: string) =>
  `<section><template shadowrootmode="open">${markup}</template></section>`

test('a script tag in a shadow root sets the store for the elements', async ({ page, testPage }) => {
  await testPage.open(inShadowRoot(`${testPage.scriptTag('')}<store-grid></store-grid>`), { script: '' })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a script tag in a shadow root sets the prefix for element names', async ({ page, testPage }) => {
  await testPage.open(
    `${inShadowRoot(testPage.scriptTag('data-prefix="ee-"'))}<ee-store-grid></ee-store-grid>`,
    {
      script: '',
    },
  )
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a placeholder div in a nested shadow root becomes a <store-grid>', async ({ page, testPage }) => {
  await testPage.open(inShadowRoot(inShadowRoot(placeholder)), { script: testPage.scriptTag(upgrading) })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a placeholder div in a shadow root that is attached later becomes a <store-grid>', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button>', { script: testPage.scriptTag(upgrading) })
  await expect(cartButton(page)).toBeVisible()
  await page.evaluate(() => {
    const host = document.createElement('section')
    const div = document.createElement('div')
    div.dataset['electricianElement'] = 'store-grid'
    host.attachShadow({ mode: 'open' }).append(div)
    document.body.append(host)
  })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a placeholder div next to a <toast-area> in a closed shadow root becomes a <store-grid>', async ({
  page,
  testPage,
}) => {
  await testPage.open('<section></section><cart-button></cart-button>', {
    script: testPage.scriptTag(upgrading),
  })
  await expect(cartButton(page)).toBeVisible()
  const request = page.waitForRequest(/\/store\/demo\/products/)
  await page.evaluate(() => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'closed' })
    const div = document.createElement('div')
    div.dataset['electricianElement'] = 'store-grid'
    root?.append(div, document.createElement('toast-area'))
  })
  await request
})

for (const [source, script, attributes] of [
  [
    'a deferred script',
    '<script src="/electrician-elements.js" defer></script>',
    'src="/configure.js" defer',
  ],
  ['a module', '<script src="/electrician-elements.js" defer></script>', 'type="module" src="/configure.js"'],
  [
    'a script at the end of the page',
    '<script src="/electrician-elements.js"></script>',
    'src="/configure.js"',
  ],
] as const)
  test(`setting the store with configure() in ${source} logs no error`, async ({ page, testPage }) => {
    testPage.server.pages.set(
      '/configure.js',
      "ElectricianElements.configure({ storeHost: '/provider', storeId: 'demo' })",
    )
    await testPage.open(`<store-grid></store-grid><script ${attributes}></script>`, { script })
    await expect(cardOf(page, mug)).toBeVisible()
  })

test('listeners on the window receive cart-change events', async ({ page, testPage }) => {
  await testPage.open('<store-grid></store-grid>')
  await page.evaluate(() =>
    addEventListener('cart-change', () => Reflect.set(window, 'hasCartChanged', true)),
  )
  await cardOf(page, mug).getByRole('button', { name: 'Add to Cart' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasCartChanged'))).toBe(true)
})
