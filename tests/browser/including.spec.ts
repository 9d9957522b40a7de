import {
  deferredScript,
  duplicateWarning,
  expectPurchase,
  insertScript,
  scriptTag,
  serveScriptCopy,
  shopElements,
  version,
} from './support/script-tag.ts'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

for (const [position, body] of Object.entries({
  'between the elements': shopElements.replace('><store', `>${scriptTag('')}<store`),
  'an async module after the elements': shopElements + scriptTag('type="module" async'),
  'in a shadow root': `<section><template shadowrootmode="open">${scriptTag('')}${shopElements}</template></section>`,
}))
  test(`a visitor can buy when the script is ${position}`, async ({ page, testPage }) => {
    await testPage.open(body, { script: '' })
    await expectPurchase(page)
  })

test('a script in the head reads its settings from its own tag, not from another script with data attributes', async ({
  page,
  testPage,
}) => {
  const decoy = '<script type="text/plain" data-store-host="/nowhere" data-store-id="nobody"></script>'
  await testPage.open(shopElements, { head: decoy, script: scriptTag('') })
  await expectPurchase(page)
})

test('a visitor can buy when a tag manager inserts the script after the page has loaded', async ({
  page,
  testPage,
  script,
}) => {
  await testPage.open(shopElements, { script: '' })
  await insertScript(page, script)
  await expectPurchase(page)
})

test('the lite script does nothing when the script is already running', async ({ page, testPage }) => {
  await serveScriptCopy(page, '/copy.js', 'electrician-elements.lite.js', version)
  await testPage.open(shopElements, { script: deferredScript + scriptTag('defer', '/copy.js') })
  await expectPurchase(page)
})

test('another version of the script does nothing but log one warning when the script is already running', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await serveScriptCopy(page, '/copy.js', 'electrician-elements.js', '9.9.9')
  await testPage.open(shopElements, { script: deferredScript + scriptTag('defer', '/copy.js') })
  consoleMessages.allow(/is on this page twice/)
  await expect.poll(() => consoleMessages.all()).toEqual([duplicateWarning('9.9.9')])
  await expectPurchase(page)
})

test('setting the store with configure() in a module logs no error', async ({ page, testPage }) => {
  testPage.server.pages.set(
    '/configure.js',
    "ElectricianElements.configure({ storeHost: '/provider', storeId: 'demo' })",
  )
  await testPage.open('<store-grid></store-grid>', {
    script:
      '<script src="/electrician-elements.js" defer></script><script type="module" src="/configure.js"></script>',
  })
  await expect(cardOf(page, mug)).toBeVisible()
})

const settings =
  'data-store-host="/provider" data-store-id="demo" data-prefix="ee-" data-product-url="/p/{id}"'

test('data-product-url on the script tag sets the product pages of elements without product-url', async ({
  page,
  testPage,
}) => {
  const elements =
    '<store-grid product-ids="prod_tee"></store-grid><store-grid product-ids="prod_mug" product-url="/own/{id}"></store-grid>'
  await testPage.open(elements, { script: testPage.scriptTag('defer data-product-url="/shop/item?id={id}"') })
  const links = page.locator('store-grid').getByRole('link')
  await expect(links.nth(0)).toHaveAttribute('href', '/shop/item?id=prod_tee')
  await expect(links.nth(1)).toHaveAttribute('href', '/own/prod_mug')
})

/** Runs in the page as a consent tool: executes copies of the inert scripts that keep only their URL. */
const consentTool = `addEventListener('load', () => {
  for (const inert of document.querySelectorAll('script[type="text/plain"]')) {
    const copy = document.createElement('script')
    copy.src = inert.src || inert.dataset.cmplzSrc
    document.head.append(copy)
  }
})`

for (const source of ['src="/electrician-elements.js"', 'data-cmplz-src="/electrician-elements.js?ver=1.2"'])
  test(`the settings of an inert script tag with ${source} apply when a consent tool executes a copy`, async ({
    page,
    testPage,
  }) => {
    testPage.server.policy = ''
    testPage.server.pages.set('/consent.js', consentTool)
    await testPage.open('<ee-store-grid product-ids="prod_mug"></ee-store-grid>', {
      script: `<script type="text/plain" ${source} ${settings}></script><script src="/consent.js" defer></script>`,
    })
    await expect(page.locator('ee-store-grid').getByRole('link')).toHaveAttribute('href', '/p/prod_mug')
  })
