import {
  deferredScript,
  duplicateWarning,
  expectPurchase,
  scriptTag,
  serveScriptCopy,
  shopElements,
  version,
} from './support/script-tag.ts'
import { expect, test } from './support/test-page.ts'

for (const [position, parts] of Object.entries({
  'a module in the head': { script: scriptTag('type="module"') },
  'an async module after the elements': { script: '', body: shopElements + scriptTag('type="module" async') },
})) {
  test(`a visitor can buy when the script is ${position}`, async ({ page, testPage }) => {
    await testPage.open(shopElements, parts)
    await expectPurchase(page)
  })
}

for (const [copy, file] of [
  ['a copy of the script from another URL', 'electrician-elements.js'],
  ['the lite script', 'electrician-elements.lite.js'],
] as const) {
  test(`${copy} does nothing when the script is already running`, async ({ page, testPage }) => {
    await serveScriptCopy(page, '/copy.js', file, version)
    await testPage.open(shopElements, { script: deferredScript + scriptTag('defer', '/copy.js') })
    await expectPurchase(page)
  })
}

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
