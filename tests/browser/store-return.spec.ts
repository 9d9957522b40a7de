import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { holdRequests, pauseStore } from './support/hold-requests.ts'
import { cardOf, mug } from './support/shop.ts'
import { scrollTopOf } from './support/site.ts'
import { expect, test } from './support/test-page.ts'

const lastProduct = 'Home Care Plan'
const lastLink = (page: Page) => page.getByRole('link', { name: lastProduct })
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })

/** Expects the page to be scrolled to `top`. Tolerates 2 px, because browsers round the restored position. */
async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - top)).toBeLessThan(3)
}

/** Waits until the scroll position is saved, which happens shortly after the last scroll event. */
async function expectSaved(page: Page, top: number): Promise<void> {
  const savedTop = () => page.evaluate(() => Number(history.state?.electricianElements?.top))
  await expect.poll(async () => Math.abs((await savedTop()) - top)).toBeLessThan(3)
}

/** Scrolls to the last product, opens it and returns the scroll position from before the click. */
async function openLastProduct(page: Page): Promise<number> {
  await lastLink(page).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await lastLink(page).click()
  await expect(page.getByRole('heading', { name: lastProduct })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  return top
}

/** Reloads the product's page and goes back to the list, whose products do not load until the result is called. */
async function goBackToLoadingList(page: Page): Promise<() => void> {
  await page.reload()
  await expect(page.getByRole('heading', { name: lastProduct })).toBeVisible()
  const release = await pauseStore(page)
  await goBack(page)
  await expect(page.getByText('Loading products…')).toBeAttached()
  return release
}

/** Records in the page each number of cards that the list has, without repetitions. */
async function recordCardCounts(page: Page): Promise<void> {
  await page.locator('store-grid').evaluate(({ shadowRoot }) => {
    const counts: number[] = []
    Reflect.set(window, 'cardCounts', counts)
    if (!shadowRoot) return
    const observer = new MutationObserver(() => {
      const count = shadowRoot.querySelectorAll('[part=card]').length
      if (counts.at(-1) !== count) counts.push(count)
    })
    observer.observe(shadowRoot, { childList: true, subtree: true })
  })
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 900, height: 600 }))

for (const [tag, body, hash] of [
  ['<store-front>', '<h1>Our club</h1><store-front></store-front><p>Our address</p>', ''],
  ['<electrician-site>', '<electrician-site routing="hash" browse></electrician-site>', '#/store'],
] as const)
  test(`${tag} restores scroll position and focus after a reload, even when the store responds slowly`, async ({
    page,
    testPage,
  }) => {
    testPage.serve('club.html', { body })
    await page.goto(`${testPage.origin}/club.html${hash}`)
    const top = await openLastProduct(page)
    const release = await goBackToLoadingList(page)
    release()
    await expect(lastLink(page)).toBeFocused()
    await expectScrolledTo(page, top)
  })

test('<store-front> does not restore the scroll position if the visitor scrolls while it loads', async ({
  page,
  testPage,
}) => {
  await testPage.open('<h1>Our club</h1><store-front></store-front><p>Our address</p>')
  await openLastProduct(page)
  const release = await goBackToLoadingList(page)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -5000)
  await expectScrolledTo(page, 0)
  release()
  await expect(cardOf(page, mug)).toBeVisible()
  await expectScrolledTo(page, 0)
  await expect(lastLink(page)).not.toBeFocused()
})

test('going forward to a product that must load again restores the scroll position of its page', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await testPage.open('<store-front></store-front>')
  await openLastProduct(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expectSaved(page, 300)
  await goBack(page)
  await expect(lastLink(page)).toBeFocused()
  await page.reload()
  await expect(cardOf(page, mug)).toBeVisible()
  await page.goForward()
  await expectScrolledTo(page, 300)
})

test('<store-grid> shows as many pages of products as before after a reload and after the visitor opened a product', async ({
  page,
  testPage,
}) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await cards(page).nth(97).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(200)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expectSaved(page, 3000)
  await page.reload()
  await expect(cards(page)).toHaveCount(200)
  await expectScrolledTo(page, 3000)

  const link = cards(page).nth(170).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})

test('<store-grid> shows the cards of restored pages at once, so that the position appears without delay', async ({
  page,
  testPage,
}) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await cards(page).nth(97).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(200)
  const link = cards(page).nth(130).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()

  const release = await holdRequests(page, '**/products?*offset=100*')
  await goBack(page)
  await expect(cards(page)).toHaveCount(100)
  await recordCardCounts(page)
  release()
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
  expect(await page.evaluate(() => Reflect.get(window, 'cardCounts'))).toEqual([200])
})

for (const [tag, listing] of [
  [
    '<store-grid> on its own page',
    '<store-grid browse product-url="product.html?ee-product={id}"></store-grid>',
  ],
  ['<store-front>', '<store-front browse></store-front>'],
] as const) {
  test(`“Back to Store” returns to the filters and the scroll position of ${tag}`, { tag: '@smoke' }, async ({
    page,
    testPage,
  }) => {
    testPage.serveShop()
    testPage.serve('shop.html', { body: `<h1>Shop</h1>${listing}<p>Our address</p>` })
    await page.goto(`${testPage.origin}/shop.html`)
    await page.getByRole('searchbox').fill('e')
    await expect(page.getByRole('button', { name: 'Remove filter: “e”' })).toBeVisible()
    const address = page.url()
    const top = await openLastProduct(page)
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('e')
    expect(page.url()).toBe(address)
    await expectScrolledTo(page, top)
  })
}

test('“Back to Store” opens the list when the visitor came from another page, or opens a new tab', async ({
  page,
  testPage,
  context,
}) => {
  await testPage.open('<a href="product.html?ee-product=prod_mug">Our mug</a>')
  testPage.serveShop()
  await page.getByRole('link', { name: 'Our mug' }).click()
  const link = page.getByRole('link', { name: 'Back to Store' })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(`${testPage.origin}/shop.html`)
  await link.click()
  await expect(page).toHaveURL(`${testPage.origin}/shop.html`)
  await expect(cardOf(page, mug)).toBeVisible()
})
