import { pagePolicy } from '../../demo/serve.ts'
import {
  deferredScript,
  duplicateWarning,
  expectPurchase,
  insertScript,
  scriptTag,
  shopElements,
  version,
} from './support/script-tag.ts'
import { expect, test } from './support/test-page.ts'

for (const [position, parts] of Object.entries({
  'in the head with defer': { script: scriptTag('defer') },
  'in the head with async': { script: scriptTag('async') },
  'in the head without defer or async': { script: scriptTag('') },
  'before the elements': { script: '', body: scriptTag('') + shopElements },
  'between the elements': { script: '', body: shopElements.replace('><store', `>${scriptTag('')}<store`) },
  'after the elements': { script: '', body: shopElements + scriptTag('') },
})) {
  test(`a visitor can buy when the classic script is ${position}`, async ({ page, testPage }) => {
    const { body = shopElements, ...rest } = { body: shopElements, ...parts }
    await testPage.open(body, rest)
    await expectPurchase(page)
  })
}

test('a visitor can buy when a tag manager inserts the script after the page has loaded', async ({
  page,
  testPage,
  script,
}) => {
  await testPage.open(shopElements, { script: '' })
  await insertScript(page, script)
  await expectPurchase(page)
})

test('a visitor can buy when the script comes from another origin and the elements are inserted after it has run', async ({
  page,
  testPage,
  server,
  script,
}) => {
  const origin = server.originAt('cdn.localhost')
  server.policy = pagePolicy.replace("script-src 'self'", `script-src ${origin}`)
  await testPage.open('<main></main>', { script: '' })
  await insertScript(page, origin + script)
  await page.waitForFunction(() => window.ElectricianElements)
  await page.evaluate(() => {
    const elements = ['cart-button', 'store-grid'].map((name) => document.createElement(name))
    document.querySelector('main')?.append(...elements)
  })
  await expectPurchase(page)
})

test('a visitor can buy when a tag manager inserts the script while the page is still loading', async ({
  page,
  testPage,
  script,
}) => {
  const tagManager = `const script = document.createElement('script')
    script.src = trustedTypes.createPolicy('page', { createScriptURL: (url) => url }).createScriptURL('${script}')
    script.dataset.storeHost = '/provider'
    script.dataset.storeId = 'demo'
    document.head.append(script)`
  await page.route('**/manager.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tagManager }),
  )
  await testPage.open(shopElements, { script: '<script src="/manager.js"></script>' })
  await expectPurchase(page)
})

test('the script reads its settings from its own script tag, not from another script with data attributes', async ({
  page,
  testPage,
}) => {
  const decoy = '<script type="text/plain" data-store-host="/nowhere" data-store-id="nobody"></script>'
  await testPage.open(shopElements, { head: decoy })
  await expectPurchase(page)
})

for (const [how, second] of Object.entries({
  'from the same URL': deferredScript,
  'as a module': scriptTag('type="module"'),
})) {
  test(`a classic script that is included twice, the second time ${how}, starts only once and logs one warning`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    await testPage.open(shopElements, { script: deferredScript + second })
    await expectPurchase(page)
    consoleMessages.allow(/is on this page twice/)
    expect(consoleMessages.all()).toEqual([duplicateWarning(version)])
  })
}
