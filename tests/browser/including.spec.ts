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

for (const [how, parts] of Object.entries({
  'in the head as a module': { script: scriptTag('type="module"') },
  'after the tags as an async module': { script: '', body: shopElements + scriptTag('type="module" async') },
})) {
  test(`a page sells with the script ${how}`, async ({ page, testPage }) => {
    await testPage.open(shopElements, parts)
    await expectPurchase(page)
  })
}

for (const [how, name, second] of [
  ['the script from another address', 'electrician-elements.js', version],
  ['another version of the script', 'electrician-elements.js', '9.9.9'],
  ['the lite script', 'electrician-elements.lite.js', version],
] as const) {
  test(`beside what is there already, ${how} does nothing, and says so once`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    await serveScriptCopy(page, '/copy.js', name, second)
    await testPage.open(shopElements, { script: deferredScript + scriptTag('defer', '/copy.js') })
    await expectPurchase(page)
    consoleMessages.allow(/is on this page twice/)
    expect(consoleMessages.all()).toEqual([duplicateWarning(second)])
  })
}
