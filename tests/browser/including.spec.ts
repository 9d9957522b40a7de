import { scripts } from '../support/scripts.ts'
import {
  deferredScript,
  expectPurchase,
  insertScript,
  scriptTag,
  serveScriptCopy,
  shopElements,
} from './support/script-tag.ts'
import { expect, test } from './support/test-page.ts'

for (const [position, body] of Object.entries({
  'between the elements': shopElements.replace('><store', `>${scriptTag('')}<store`),
  'an async module after the elements': shopElements + scriptTag('type="module" async'),
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

for (const [name, path] of [
  ['the lite script', scripts.lite],
  ['the loader', scripts.loader],
] as const)
  test(`a visitor can buy when a tag manager inserts ${name} after the page has loaded`, async ({
    page,
    testPage,
  }) => {
    await testPage.open(shopElements, { script: '' })
    await insertScript(page, path)
    await expectPurchase(page)
  })

test('another version of the script does nothing when the script is already running', async ({
  page,
  testPage,
}) => {
  await serveScriptCopy(page, '/copy.js', 'electrician-elements.js', '9.9.9')
  await testPage.open(shopElements, { script: deferredScript + scriptTag('defer', '/copy.js') })
  await expectPurchase(page)
})

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
