import { failedRequest } from './support/console-messages.ts'
import { addOnEarlierVisit, expect, expectInteractive, test } from './support/prerendered-site.ts'
import { completeQuote, field, fillQuoteForm } from './support/quote-form.ts'
import { cartButton, mug } from './support/shop.ts'

const screens = {
  '/': 'Power you can rely on, day and night',
  '/store': 'Our Store',
  '/product/prod_tee': 'Crew “Bolt” Tee',
  '/nowhere': 'Unexpected Application Error!',
}

test('a prerendered page opened as a file shows the correct screen and canonical URL after hydration', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/product/prod_tee/index.html')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens['/product/prod_tee'])
  const { href } = new URL('/product/prod_tee', page.url())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', href)
})

for (const [path, heading] of Object.entries(screens)) {
  test(`hydrating the page at ${path} keeps every prerendered node and causes no layout shift`, {
    tag: '@smoke',
  }, async ({ page, prerendered, consoleMessages }) => {
    consoleMessages.allow(failedRequest)
    await prerendered.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await prerendered.expectSeamlessHydration()
  })
}

test('a prerendered home screen scrolls to the section in the URL', async ({ page, prerendered }) => {
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await page.goto('/#contact')
  await page.reload()
  const heading = page.getByRole('main').getByRole('heading', { name: 'Contact', level: 2 })
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThan(0)
})

test('a prerendered page shows the cart from an earlier visit once the script has started', async ({
  page,
  prerendered,
}) => {
  await addOnEarlierVisit(page, mug)
  await prerendered.open('/')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  prerendered.releaseScripts()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await expect(page.locator('[part=badge]')).toHaveText('1')
})

test('text typed into the prerendered quote form survives hydration and a reload', async ({
  page,
  prerendered,
}) => {
  const service = page.getByRole('combobox', { name: 'Service' })
  const emergency = page.getByRole('checkbox', { name: 'This is an emergency' })
  const expectQuote = async () => {
    for (const [label, value] of [
      ['Name *', completeQuote.name],
      ['Phone *', completeQuote.phone],
      ['Email', completeQuote.email],
      ['Message', completeQuote.message],
    ] as const)
      await expect(field(page, label)).toHaveValue(value)
    await expect(service).toHaveValue(completeQuote.service)
    await expect(emergency).toBeChecked()
  }
  await prerendered.open('/')
  await fillQuoteForm(page, completeQuote)
  prerendered.releaseScripts()
  await expectInteractive(page)
  await expectQuote()
  expect(await prerendered.removedElements()).toEqual([])
  await page.reload()
  await expectInteractive(page)
  await expectQuote()
})

test('the URL of a product without a prerendered page opens the product screen', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.goto('/product/prod_after')
  await expect(page.getByText('Error loading product: HTTP 404')).toBeVisible()
  await expect(page).toHaveURL('/product/prod_after')
})

test('an attribute edited in the prerendered HTML overrides the prerendered content', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/', (html) => html.replace('phone="(555) 010-0199"', 'phone="(555) 010-0777"'))
  prerendered.releaseScripts()
  const call = page.getByRole('main').getByRole('link', { name: 'Call (555) 010-0777' }).first()
  await expect(call).toHaveAttribute('href', /5550100777$/)
  await expect(page.getByText('(555) 010-0199')).toHaveCount(0)
})
