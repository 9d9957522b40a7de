import type { Locator, Page } from '@playwright/test'
import { expect, FaultPage, regionOf, rowsFor, test } from './support/fault-rows.ts'
import { Cases, expectOurLines, printTable } from './support/fault-table.ts'
import { type Fault, OFFLINE, OFFLINE_ROW } from './support/faults.ts'
import { answerFor, type Call, stockSentence, title } from './support/faulty-answers.ts'
import { checkoutButton, linesIn, notice, openCart } from './support/shop.ts'

// One after another, so that the table is whole.
test.describe.configure({ mode: 'default', timeout: 60_000 })
test.afterAll(printTable)

/** A call, the tag that makes it, and what the visitor reads. */
interface Screen {
  call: Exclude<Call, 'checkout'>
  tag: string
  failure: (reason: string) => string
  success: (region: Locator) => Locator
}

const named = (region: Locator) => region.getByRole('heading', { name: title })
const screens: Screen[] = [
  {
    call: 'list',
    tag: 'store-grid',
    failure: (reason) => `Error loading products: ${reason}`,
    success: named,
  },
  {
    call: 'product',
    tag: 'product-detail product-id="prod_1"',
    failure: (reason) => `Error loading product: ${reason}`,
    success: named,
  },
  {
    call: 'inventory',
    tag: 'product-detail product-id="prod_1"',
    failure: () => 'We couldn’t check whether this is in stock, so it can’t be added to the cart yet.',
    success: (region) => region.getByText(stockSentence),
  },
]

for (const { call, tag, failure, success } of screens) {
  test(`whatever goes wrong with “${call}” is told, and trying again works`, async ({
    page,
    context,
    stage,
    faultyStore,
    noise,
    script,
  }) => {
    const rows = rowsFor(script)
    const cases = new Cases(call, failure)
    const shop = new FaultPage(page, stage, faultyStore, call)
    const expectTold = (row: Fault) => {
      const region = regionOf(page, row)
      const told = row.reason === null ? success(region) : region.getByText(failure(row.reason))
      return cases.stands(row, async () => {
        await expect(told).toBeVisible()
        await expect(region.getByRole('status').filter({ hasText: /^(Loading|Checking)/ })).toHaveCount(0)
      })
    }
    const tryAgainIn = (row: Fault) => regionOf(page, row).getByRole('button', { name: 'Try again' })
    await cases.run(
      (row) => shop.hasMet(row),
      async () => {
        for (const row of rows) cases.begin(row)
        await shop.open(
          rows
            .map((row) => `<section aria-label="${row.name}"><${tag} ${shop.storeOf(row)}></section>`)
            .join(''),
        )
        for (const row of cases.open) if (!row.isSlow) await expectTold(row)
        await shop.passTime(rows)
        for (const row of cases.open) if (row.isSlow) await expectTold(row)

        for (const row of cases.open.filter(({ name }) => name === OFFLINE_ROW)) {
          await context.setOffline(true)
          await Promise.all([page.waitForEvent('requestfailed'), tryAgainIn(row).click()])
          await expectTold({ ...row, reason: OFFLINE })
          await context.setOffline(false)
        }

        for (const row of cases.open) {
          await shop.mend(row)
          if (row.reason) await tryAgainIn(row).click()
        }
        for (const row of cases.open) {
          await cases.stands(row, async () => {
            await expect(success(regionOf(page, row))).toBeVisible()
            await expect(tryAgainIn(row)).toHaveCount(0)
          })
        }
        expectOurLines(noise, call, rows)
        for (const row of cases.open) cases.survive(row)
      },
    )
  })
}

test('whatever goes wrong with “checkout” is told, the cart stays, and trying again works', async ({
  page,
  context,
  stage,
  faultyStore,
  noise,
  script,
}) => {
  const rows = rowsFor(script)
  const cases = new Cases('checkout', problemOf)
  const shop = new FaultPage(page, stage, faultyStore, 'checkout')
  await saveLineWithoutStore(page)
  await shop.open('<cart-button></cart-button><cart-drawer></cart-drawer><toast-area></toast-area>')
  const left = await stayOnCheckout(page)
  const drawer = await openCart(page)
  const goThrough = async (row: Fault) => {
    await page
      .locator('cart-drawer')
      .evaluate((tag, host) => tag.setAttribute('store-host', host), shop.hostOf(row))
    await checkoutButton(drawer).click()
    if (row.isSlow) await shop.passTime([row])
    if (row.reason) {
      await expectRefused(page, drawer, row.reason)
      if (row.name === OFFLINE_ROW) {
        await context.setOffline(true)
        await checkoutButton(drawer).click()
        await expectRefused(page, drawer, OFFLINE)
        await context.setOffline(false)
      }
      await shop.mend(row)
      await checkoutButton(drawer).click()
    }
    // What went to the checkout is offered back, for the next row to try.
    await drawer.getByRole('button', { name: 'Put it back' }).click()
    await expect(linesIn(drawer)).toHaveCount(1)
    await expect(drawer.getByText('Your cart is unchanged.')).toHaveCount(0)
  }
  await cases.run(
    (row) => shop.hasMet(row),
    async () => {
      for (const row of rows) {
        cases.begin(row)
        // The next one would begin with what this one has left.
        if (!(await cases.stands(row, () => goThrough(row)))) return
        cases.survive(row)
      }
      expect(await left()).toEqual(rows.map(() => JSON.parse(answerFor('checkout'))))
      expectOurLines(noise, 'checkout', rows)
    },
  )
})

/** Saves a line as earlier versions did: every row is a store of its own, and each of them orders a line without a store. */
async function saveLineWithoutStore(page: Page): Promise<void> {
  await page.addInitScript((answer) => {
    const { product } = JSON.parse(answer) as { product: { id: string; title: string } }
    const variant = { id: 'variant_1', title: 'Black', price_in_cents: 1999 }
    localStorage.setItem('e-commerce-cart', JSON.stringify([{ product, variant, quantity: 1 }]))
  }, answerFor('product'))
}

/** Keeps the page when a checkout would leave it. Returns the redirects so far. */
async function stayOnCheckout(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const left: unknown[] = []
    Reflect.set(window, 'left', left)
    addEventListener('checkout-redirect', (event) => {
      left.push((event as CustomEvent).detail)
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'left') as unknown[])
}

async function expectRefused(page: Page, drawer: Locator, reason: string): Promise<void> {
  await expect(drawer.getByText(problemOf(reason), { exact: true })).toBeVisible()
  await expect(notice(page)).toContainText(
    'Checkout ErrorThere was a problem initializing checkout. Please try again.',
  )
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(linesIn(drawer)).toHaveCount(1)
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
}

function problemOf(reason: string): string {
  return reason.startsWith('HTTP')
    ? `The store responded with “${reason}”. Your cart is unchanged.`
    : `${reason} Your cart is unchanged.`
}
