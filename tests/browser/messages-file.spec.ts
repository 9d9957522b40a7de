import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { failedRequest } from './support/console-messages.ts'
import { scriptTag, shopElements } from './support/script-tag.ts'
import { cardOf, mug } from './support/shop.ts'
import { builtScript } from './support/shop-server.ts'
import { expect, test } from './support/test-page.ts'

const lite = '/electrician-elements.lite.js'
const messagesFile = '**/electrician-elements.messages.js'
const checksum = createHash('sha384')
  .update(readFileSync(new URL('electrician-elements.lite.js', builtScript)))
  .digest('base64')
const misspelled = '<store-fornt></store-fornt>'

test('a one-file script of another origin logs its messages after the products, with a nonce and strict-dynamic', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  testPage.server.policy =
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"
  testPage.server.pages.set('/remove-script.js', "document.querySelector('[data-store-id]').remove()")
  consoleMessages.allow(/store-fornt/)
  let isShopVisible: boolean | undefined
  await page.route(messagesFile, async (route) => {
    isShopVisible = await cardOf(page, mug).isVisible()
    await route.continue()
  })
  const other = testPage.server.originAt('127.0.0.1')
  await testPage.open(shopElements + misspelled, {
    script: `${scriptTag('nonce="abc"', other + lite)}<script nonce="abc" src="/remove-script.js"></script>`,
  })
  await expect
    .poll(() => consoleMessages.all())
    .toEqual([expect.stringContaining('Did you mean <store-front>?')])
  expect(isShopVisible).toBe(true)
})

test('a page opened from disk shows the self-check', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/store-fornt|does not know which store/)
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-messages-'))
  for (const name of ['electrician-elements.lite.js', 'electrician-elements.messages.js'])
    copyFileSync(fileURLToPath(new URL(name, builtScript)), join(folder, name))
  const file = join(folder, 'shop.html')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><script src="electrician-elements.lite.js"></script>${misspelled}`,
  )
  await page.goto(`${pathToFileURL(file).href}#electrician-check`)
  await expect(page.getByRole('dialog', { name: 'Self-check' })).toContainText('Did you mean <store-front>?')
  rmSync(folder, { recursive: true })
})

for (const [condition, attributes] of [
  ['is missing', 'defer'],
  ['is not covered by the script’s checksum', `defer integrity="sha384-${checksum}"`],
] as const)
  test(`the console and a notification say where the messages are if the file ${condition}`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/Possible problem/, failedRequest)
    await page.route(messagesFile, (route) => route.fulfill({ status: 404 }))
    testPage.serve('index.html', {
      body: shopElements + misspelled.repeat(2),
      script: scriptTag(attributes, lite),
    })
    await page.goto(`${testPage.origin}/index.html#electrician-check`)
    await expect(page.getByText('The self-check could not be loaded')).toBeVisible()
    await expect
      .poll(() => consoleMessages.all().filter((text) => !failedRequest.test(text)))
      .toEqual([
        expect.stringMatching(
          /^warning: Possible problem “unknown-element” on this page\. It is in the file electrician-elements\.messages\.js, .*store-fornt/,
        ),
      ])
    await expect(cardOf(page, mug)).toBeVisible()
  })

test('the messages do not load on a page without mistakes', async ({ page, testPage }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.clock.install()
  const body = shopElements.replace('<store-grid', '<store-grid class="shop" data-block="1"')
  await testPage.open(body, { script: scriptTag('defer', lite) })
  await expect(cardOf(page, mug)).toBeVisible()
  await page.clock.runFor(20_000)
  expect(files.filter((url) => url.includes('messages.js'))).toEqual([])
})
