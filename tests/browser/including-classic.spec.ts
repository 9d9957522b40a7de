import {
  deferredScript,
  expectPurchase,
  insertScript,
  scriptTag,
  shopElements,
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
  test(`a classic script that is included twice, the second time ${how}, starts only once`, async ({
    page,
    testPage,
  }) => {
    await testPage.open(shopElements, { script: deferredScript + second })
    await expectPurchase(page)
  })
}

const settings =
  'data-store-host="/provider" data-store-id="demo" data-prefix="ee-" data-product-url="/p/{id}" data-upgrade-divs'

/** Runs in the page as a consent tool: executes copies of the inert scripts that keep only their URL. */
const consentTool = `addEventListener('load', () => {
  for (const inert of document.querySelectorAll('script[type="text/plain"]')) {
    const copy = document.createElement('script')
    copy.src = inert.src || inert.dataset.src || inert.dataset.cmplzSrc
    document.head.append(copy)
  }
})`

for (const source of [
  'src="/electrician-elements.js"',
  'data-src="electrician-elements.js"',
  'data-cmplz-src="/electrician-elements.js?ver=1.2"',
])
  test(`the settings of an inert script tag with ${source} apply when a consent tool executes a copy`, async ({
    page,
    testPage,
  }) => {
    testPage.server.policy = ''
    testPage.server.pages.set('/consent.js', consentTool)
    const placeholder = '<div data-electrician-element="store-grid" data-limit="1"></div>'
    await testPage.open(`<ee-store-grid product-ids="prod_mug"></ee-store-grid>${placeholder}`, {
      script: `<script type="text/plain" ${source} ${settings}></script><script src="/consent.js" defer></script>`,
    })
    const grids = page.locator('ee-store-grid')
    await expect(grids).toHaveCount(2)
    await expect(grids.first().getByRole('link')).toHaveAttribute('href', '/p/prod_mug')
  })
