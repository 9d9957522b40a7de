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

for (const [how, parts] of Object.entries({
  'in the head with defer': { script: scriptTag('defer') },
  'in the head with async': { script: scriptTag('async') },
  'in the head without anything': { script: scriptTag('') },
  'before the tags': { script: '', body: scriptTag('') + shopElements },
  'between the tags': { script: '', body: shopElements.replace('><store', `>${scriptTag('')}<store`) },
  'after the tags': { script: '', body: shopElements + scriptTag('') },
})) {
  test(`a classic script sells ${how}`, async ({ page, testPage }) => {
    const { body = shopElements, ...rest } = { body: shopElements, ...parts }
    await testPage.open(body, rest)
    await expectPurchase(page)
  })
}

test('a classic script sells when a tag manager has inserted it', async ({ page, testPage, script }) => {
  await testPage.open(shopElements, { script: '' })
  await insertScript(page, script)
  await expectPurchase(page)
})

test('a classic script sells when it was inserted from another origin, and the tags after it', async ({
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
    const tags = ['cart-button', 'store-grid'].map((tag) => document.createElement(tag))
    document.querySelector('main')?.append(...tags)
  })
  await expectPurchase(page)
})

test('a classic script sells when a tag manager inserts it while the page is still read', async ({
  page,
  testPage,
  script,
}) => {
  const manager = `const script = document.createElement('script')
    script.src = trustedTypes.createPolicy('page', { createScriptURL: (url) => url }).createScriptURL('${script}')
    script.dataset.storeHost = '/provider'
    script.dataset.storeId = 'demo'
    document.head.append(script)`
  await page.route('**/manager.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: manager }),
  )
  await testPage.open(shopElements, { script: '<script src="/manager.js"></script>' })
  await expectPurchase(page)
})

test('a classic script reads its own settings, not those of the page’s first script that has such', async ({
  page,
  testPage,
}) => {
  const decoy = '<script type="text/plain" data-store-host="/nowhere" data-store-id="nobody"></script>'
  await testPage.open(shopElements, { head: decoy })
  await expectPurchase(page)
})

for (const [how, second] of Object.entries({
  'from the same address': deferredScript,
  'as a module': scriptTag('type="module"'),
})) {
  test(`a classic script that comes twice, the second time ${how}, works once and says so once`, async ({
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
