import type { Page } from '@playwright/test'
import { aMedusa, aMedusaProduct } from '../support/medusa-api.ts'
import { expectFitAndAccessible } from './support/accessibility.ts'
import { aPicture, field, filesIn, goToStep, openBuilder, previewOf, serveFiles } from './support/builder.ts'
import { addFromCard, cardOf, checkoutButton, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/** Returns the field of a product, such as `name` or `variants_0_price`. */
const productField = (page: Page, index: number, name: string) => page.locator(`#products_${index}_${name}`)

/** Chooses to list products, and US dollars. */
async function listProducts(page: Page): Promise<void> {
  await openBuilder(page)
  await goToStep(page, 'Store')
  await page.getByRole('radio', { name: /^I list my products here/ }).check()
  await field(page, 'Currency').selectOption('US Dollar (USD)')
}

async function addProduct(page: Page, index: number, name: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a product' }).click()
  await productField(page, index, 'name').fill(name)
  await productField(page, index, 'variants_0_price').fill(price)
}

test('an owner lists products with the keyboard at 390 px, and a customer orders one on the website', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openBuilder(page)
  const { keyboard } = page
  const typeNext = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await page.getByRole('radio', { name: /^Electrician/ }).press('Space')
  const next = page.getByRole('button', { name: /^Next/ })
  await next.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('Clear Electric')
  await keyboard.press('Tab')
  await typeNext('(555) 010-0134')
  await typeNext('hello@clear.test')
  await next.press('Enter')
  await expect(page.getByRole('heading', { name: 'Store', exact: true })).toBeFocused()
  await keyboard.press('Tab')
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^I list my products here/ })).toBeChecked()
  await typeNext('US D')
  await expect(field(page, 'Currency')).toHaveValue('usd')
  for (const [index, [name, price]] of [
    ['Smoke alarm', '29.50'],
    ['Surge protector', '189'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a product' }).press('Enter')
    await expect(productField(page, index, 'name')).toBeFocused()
    await keyboard.type(name ?? '')
    await typeNext(`The best ${name}`)
    await typeNext(`About the ${name}`)
    for (let tabs = 0; tabs < 2; tabs += 1) await keyboard.press('Tab')
    await typeNext(price ?? '')
    await expect(productField(page, index, 'variants_0_price')).toBeFocused()
    await keyboard.press('Tab')
    await typeNext('12')
    await typeNext(`buy.test/${index}`)
  }
  await expect(page.getByText('Shown as $189.00')).toBeVisible()
  await page.getByRole('button', { name: 'Move up “Surge protector”' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move down “Surge protector”' })).toBeFocused()
  await expect(page.getByText('“Surge protector” is now product 1 of 2.')).toBeVisible()

  await goToStep(page, 'Publish')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Build my website' }).press('Enter')
  const site = await serveFiles(await filesIn(await downloading))
  await page.goto(`${site.origin}/store/`)
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Surge protector', 'Smoke alarm'])
  await expect(cardOf(page, 'Smoke alarm')).toContainText('$29.50')
  await expect(cardOf(page, 'Smoke alarm')).toContainText('The best Smoke alarm')
  await addFromCard(page, 'Smoke alarm')
  await page.route('https://buy.test/**', (route) => route.fulfill({ body: 'Payment page' }))
  await checkoutButton(await openCart(page)).click()
  await expect(page).toHaveURL('https://buy.test/0')
  await page.goto(`${site.origin}/product/surge-protector/`)
  await expect(page.getByText('About the Surge protector').first()).toBeVisible()
  site.stop()
})

test('the preview shows the owner’s products at once, and undo brings a removed one back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await listProducts(page)
  await expect(page.getByText('Demo products. Yours appear as soon as you add one.')).toBeVisible()
  await addProduct(page, 0, 'Smoke alarm', '29')
  await addProduct(page, 1, 'Mug', '9')
  await page.getByLabel('Choose a file: Mug').setInputFiles(await aPicture(page, 800, 600))
  const store = previewOf(page).getByRole('link', { name: 'Store' }).first()
  // The preview renders again when the picture is ready, which may be during the click.
  await expect(async () => {
    await store.click()
    await expect(cardOf(previewOf(page), 'Smoke alarm')).toContainText('$29.00', { timeout: 2000 })
  }).toPass()
  const picture = cardOf(previewOf(page), 'Mug').locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image/)
  await page.getByRole('button', { name: 'Remove product “Mug”' }).click()
  await expect(page.getByText('“Mug” is removed. “Undo” at the top brings it back.')).toBeVisible()
  await expect(page.locator('summary').first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('summary')).toHaveText([/^Smoke alarm/, /^Mug/])
  await page.reload()
  await expect(page.locator('summary')).toHaveText([/^Smoke alarm/, /^Mug/])
  await expect(page.locator('summary img')).toHaveAttribute('src', /^blob:/)
})

test('the files for a page contain the products file, its pictures and the script for the type', async ({
  page,
}) => {
  await listProducts(page)
  await addProduct(page, 0, 'Mug', '9')
  await page.getByLabel('Choose a file: Mug').setInputFiles(await aPicture(page, 800, 600))
  await expect(page.locator('summary img')).toBeVisible()
  await field(page, 'Where should orders go?').fill('hello@clear.test')
  await goToStep(page, 'Publish')
  await page.getByRole('radio', { name: /^Code for my page/ }).check()
  await page.getByRole('combobox', { name: 'Your page is made with' }).selectOption('HTML files')
  await page.getByText('For developers').click()
  await page.getByRole('combobox', { name: 'Script' }).selectOption('One file')
  await page.getByRole('checkbox', { name: /^Add a checksum/ }).check()
  await expect(field(page, 'For your page')).toHaveValue(/stores\/file\.js"\s+integrity="sha384-/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the files' }).click()
  const files = await filesIn(await downloading)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['stores/file.js', 'products.json', 'electrician-elements.lite.js']),
  )
  const site = await serveFiles(files)
  await page.goto(`${site.origin}/example.html`)
  await addFromCard(page, 'Mug')
  await expect(cardOf(page, 'Mug').locator('img')).toHaveJSProperty('naturalWidth', 800)
  const drawer = await openCart(page)
  await page.evaluate(() =>
    addEventListener('checkout-redirect', (event) => {
      event.preventDefault()
      document.title = (event as CustomEvent<{ url: string }>).detail.url
    }),
  )
  await checkoutButton(drawer).click()
  await expect(page).toHaveTitle(
    /^mailto:hello@clear\.test\?subject=Order&body=.*1%20%C3%97%20Mug%0D%0A%249\.00/,
  )
  site.stop()
})

test('a checked Medusa server’s products appear in the preview', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const medusa = aMedusa([aMedusaProduct({ thumbnail: null, images: [] })])
  await page.context().route('https://medusa.example/**', async (route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return route.fulfill({ headers })
    const answer = await medusa.send(new Request(request.url(), { headers: request.headers() }))
    const body = await answer.text()
    return route.fulfill({
      status: answer.status,
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  })
  await openBuilder(page)
  await goToStep(page, 'Store')
  await page.getByRole('radio', { name: /^A Medusa server/ }).check()
  await field(page, 'Address of the Medusa server').fill('medusa.example')
  await field(page, 'Publishable key').fill('pk_1')
  await field(page, 'Address of your checkout page').fill('https://pay.test/?cart={cart}')
  await page.getByRole('button', { name: 'Check my store' }).click()
  await expect(page.getByText('Your store works: 1 product found, “Tester”.')).toBeVisible()
  await expect(previewOf(page).locator('electrician-site[store-type=medusa]')).toBeAttached()
  await previewOf(page).getByRole('link', { name: 'Store' }).first().click()
  await expect(cardOf(previewOf(page), 'Tester')).toContainText('$18.00')
})

test('the store step is accessible and fits with each type of store', async ({ page }) => {
  test.slow()
  await listProducts(page)
  await addProduct(page, 0, 'Surge-protector-with-a-very-long-name-without-any-space', '29')
  await page.getByRole('button', { name: 'Add a version' }).click()
  await addProduct(page, 1, '', 'x')
  // Problems appear after the step was left.
  await goToStep(page, 'Look')
  await goToStep(page, 'Store')
  for (const summary of await page.locator('summary').all()) await summary.click()
  for (const kind of ['I list my products', 'A Shopify', 'A WooCommerce', 'A Medusa', 'A Hostinger']) {
    await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
    await expectFitAndAccessible(page, kind)
  }
})
