import type { Page } from '@playwright/test'
import { scripts } from '../support/scripts.ts'
import { loader, scriptTag } from './support/script-tag.ts'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/** Records the requests of product lists and the definitions of elements, in their order. */
const recorder = `{
window.steps = []
const { define } = customElements
customElements.define = function (name, ...rest) {
  steps.push('define')
  return define.call(this, name, ...rest)
}
const { fetch } = window
window.fetch = function (url, ...rest) {
  if (String(url).endsWith('/products')) steps.push('request')
  return fetch.call(this, url, ...rest)
}
}`

const builds = [
  ['lite script', scriptTag('defer')],
  ['React script', scriptTag('defer', scripts.react)],
  ['modules', loader()],
] as const

const readSteps = (page: Page) => page.evaluate(() => Reflect.get(window, 'steps') as string[])
const countRequests = async (page: Page) =>
  (await readSteps(page)).filter((step) => step === 'request').length

test.beforeEach(({ testPage }) => {
  testPage.server.pages.set('/recorder.js', recorder)
  testPage.head = '<script src="/recorder.js"></script>'
})

for (const [name, script] of builds)
  test(`the ${name} requests the products once, before it defines an element`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    // The check of the page may report the collection before or after the test ends.
    consoleMessages.allow(/the store has no such collection/)
    const body = '<store-grid collection="drinkware"></store-grid><store-grid></store-grid>'
    await testPage.open(`<cart-button></cart-button>${body}`, { script })
    await expect(cardOf(page, mug).last()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await readSteps(page))[0]).toBe('request')
    expect(await countRequests(page)).toBe(1)
  })

for (const [name, list, attributes] of [
  ['sets its own store', '<store-grid store-id="demo"></store-grid>', 'data-store-id="small"'],
  ['has a prefix', '<ee-store-grid></ee-store-grid>', 'data-prefix="ee-"'],
] as const)
  test(`the first request is the one of a list that ${name}`, async ({ page, testPage }) => {
    const script = `<script src="${scripts.lite}" ${attributes} data-store-host="/provider" data-store-id="demo" defer></script>`
    await testPage.open(list, { script })
    await expect(cardOf(page, mug)).toBeVisible()
    expect((await readSteps(page))[0]).toBe('request')
    expect(await countRequests(page)).toBe(1)
  })

const failingFetch = `const working = window.fetch
window.fetch = () => {
  window.fetch = working
  throw new Error('not ready')
}`

for (const [name, timing, early] of [
  ['a script in the head that runs before the body requests nothing early', '', ''],
  ['a page whose fetch() fails at the first call shows its products', 'defer', failingFetch],
] as const)
  test(name, async ({ page, testPage }) => {
    testPage.server.pages.set('/early.js', early)
    testPage.head += '<script src="/early.js"></script>'
    await testPage.open('<store-grid></store-grid>', { script: scriptTag(timing) })
    await expect(cardOf(page, mug)).toBeVisible()
    expect((await readSteps(page))[0]).toBe('define')
    expect(await countRequests(page)).toBe(1)
  })
