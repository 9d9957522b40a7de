import type { Page } from '@playwright/test'
import { enterDemoStore, field, filesIn, goToStep, openBuilder, previewOf } from './support/builder.ts'
import { addFromCard, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const codeOn = (page: Page) => field(page, 'For your page')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** Opens the code for a page with the demo store and the script on the test's server. */
async function openCode(page: Page, testPage: TestPage): Promise<void> {
  await openBuilder(page)
  await enterDemoStore(page, testPage)
  await goToStep(page, 'Publish')
  await page.getByRole('radio', { name: /^Code for my page/ }).check()
  await field(page, 'Address of the folder with the script').fill(testPage.origin)
}

for (const [host, script] of [
  ['WordPress', 'Folder “modules”: loads only what a page uses'],
  ['Squarespace', 'One file'],
] as const) {
  test(`a customer can buy on a page with the copied code for ${host}`, async ({
    page,
    testPage,
    server,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCode(page, testPage)
    await choice(page, 'Your page is made with').selectOption(host)
    await page.getByText('For developers').click()
    await choice(page, 'Script').selectOption(script)
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect(page.getByText('Copied. Now paste it.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await codeOn(page).inputValue())

    server.policy = ''
    testPage.serve('page.html', { body: copied, script: '' })
    await page.goto(`${server.originAt('127.0.0.1')}/page.html`)
    await addFromCard(page, mug)
    await openCart(page)
    await startCheckout(page)
  })
}

test('the downloaded files contain a page on which a customer can fill the cart', async ({
  page,
  testPage,
  server,
}) => {
  await openCode(page, testPage)
  await field(page, 'Address of the folder with the script').fill('')
  await choice(page, 'Your page is made with').selectOption('HTML files')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the files' }).click()
  const files = await filesIn(await downloading)
  expect(Object.keys(files)).toContain('modules/electrician-elements.js')
  server.policy = ''
  server.pages.set('/example.html', new TextDecoder().decode(files['example.html']))
  await page.goto(`${server.originAt('127.0.0.1')}/example.html`)
  await addFromCard(page, mug)
})

test('the files for Wix contain the business facts, from which the elements read them', async ({
  page,
  testPage,
}) => {
  await openCode(page, testPage)
  await choice(page, 'Your page is made with').selectOption('Wix')
  await page.getByRole('radio', { name: /^The whole website/ }).check()
  await expect(codeOn(page)).toHaveValue(new RegExp(`business-url = ${testPage.origin}/business.json`))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the files' }).click()
  const facts = (await filesIn(await downloading))['business.json']
  expect(JSON.parse(new TextDecoder().decode(facts))).toMatchObject({ services: null, emergency: false })
})

test('the builder selects the text of the code when the browser blocks copying', async ({
  page,
  testPage,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await openCode(page, testPage)
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByText('The text is selected')).toBeVisible()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(selected).toBe(await codeOn(page).inputValue())
})

test('the preview follows the language and shows a message in place of the checkout', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await openCode(page, testPage)
  await goToStep(page, 'Language and trade')
  await choice(page, 'Language of your website').selectOption('العربية')
  await goToStep(page, 'Publish')
  await page.getByRole('radio', { name: /^Code for my page/ }).check()
  await expect(previewOf(page).locator('store-front')).toHaveCSS('direction', 'rtl')
  await goToStep(page, 'Language and trade')
  await choice(page, 'Language of your website').selectOption('English')
  await goToStep(page, 'Publish')
  await page.getByRole('radio', { name: /^Code for my page/ }).click()
  await expect(previewOf(page).locator('store-front')).toHaveCSS('direction', 'ltr')
  const card = previewOf(page)
    .getByRole('listitem')
    .filter({ has: previewOf(page).getByRole('heading', { name: mug }) })
  await card.getByRole('button').click()
  await previewOf(page).getByRole('button', { name: 'Open cart' }).click()
  await previewOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(previewOf(page).getByText('your store’s checkout opens now')).toBeVisible()
})
