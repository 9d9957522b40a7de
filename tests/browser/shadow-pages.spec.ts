import { cardOf, cartButton, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const div = '<div data-electrician-element="store-grid"></div>'

/** A host whose shadow root the parser makes, so that scripts in it run. */
const shadowed = (markup: string) => `<section><template shadowrootmode="open">${markup}</template></section>`

test('a script tag in a shadow root brings its settings', async ({ page, testPage }) => {
  await testPage.open(shadowed(`${testPage.scriptTag('')}<store-grid></store-grid>`), { script: '' })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a script tag in a shadow root brings its prefix', async ({ page, testPage }) => {
  await testPage.open(`${shadowed(testPage.scriptTag('data-prefix="ee-"'))}<ee-store-grid></ee-store-grid>`, {
    script: '',
  })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a div in a shadow root becomes its element', async ({ page, testPage }) => {
  await testPage.open(shadowed(shadowed(div)))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a div in a shadow root that is attached later becomes its element', async ({ page, testPage }) => {
  await testPage.open('<cart-button></cart-button>')
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

test('a div beside one of our elements in a closed shadow root becomes its element', async ({
  page,
  testPage,
}) => {
  await testPage.open('<section></section><cart-button></cart-button>')
  await expect(cartButton(page)).toBeVisible()
  const calls = page.waitForRequest(/\/store\/demo\/products/)
  await page.evaluate(() => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'closed' })
    const div = document.createElement('div')
    div.dataset['electricianElement'] = 'store-grid'
    root?.append(div, document.createElement('toast-area'))
  })
  await calls
})

for (const [how, script, body] of [
  [
    'a script that follows',
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
  test(`a store that ${how} configures leaves the console empty`, async ({ page, testPage }) => {
    testPage.server.pages.set(
      '/configure.js',
      "ElectricianElements.configure({ storeHost: '/provider', storeId: 'demo' })",
    )
    await testPage.open(`<store-grid></store-grid><script ${body}></script>`, { script })
    await expect(cardOf(page, mug)).toBeVisible()
  })

test('cart-change reaches the window', async ({ page, testPage }) => {
  await testPage.open('<store-grid></store-grid>')
  await page.evaluate(() => addEventListener('cart-change', () => Reflect.set(window, 'heard', true)))
  await cardOf(page, mug).getByRole('button', { name: 'Add to Cart' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(true)
})
