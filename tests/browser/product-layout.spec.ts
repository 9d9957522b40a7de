import type { Locator, Page } from '@playwright/test'
import { changeProduct, type WireProduct } from './support/changed-products.ts'
import { expect, test } from './support/test-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true })

/** Opens the T-shirt's product page with a changed product. */
async function openChangedProduct(
  page: Page,
  open: (id: string) => Promise<void>,
  change: (product: WireProduct) => void,
): Promise<void> {
  await changeProduct(page, 'prod_tee', change)
  await open('prod_tee')
  await expect(addButton(page)).toBeVisible()
}

const boxOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

for (const direction of ['ltr', 'rtl']) {
  test(`40 pictures have one row of thumbnails that scrolls to the current one (${direction})`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openChangedProduct(
      page,
      (id) => testPage.openProduct(id),
      (product) => {
        const url = (index: number) => `${testPage.origin}/provider/pictures/mug.svg?${index}`
        product['media'] = Array.from({ length: 40 }, (_, order) => ({
          url: url(order),
          order,
          type: 'image',
        }))
      },
    )
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction)
    const row = page.locator('.thumbnails')
    expect((await boxOf(row)).height).toBeLessThan(90)
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await expect(page.getByRole('button', { name: 'Picture 40' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByRole('button', { name: 'Picture 1', exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Picture 20' }).focus()
    await expect(page.getByRole('button', { name: 'Picture 20' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 390])
  })
}

for (const width of [320, 1280]) {
  test(`50 styles scroll in a list that does not push “Add to Cart” down, at a window width of ${width} px`, async ({
    page,
    testPage,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    testPage.serveShop()
    const open = async (id: string) => {
      await page.goto(`${testPage.origin}/product.html?ee-product=${id}&ee-variant=gauge_34`)
    }
    await openChangedProduct(page, open, (product) => {
      product.variants = Array.from({ length: 50 }, (_, index) => ({
        ...(product.variants[0] as WireProduct['variants'][0]),
        id: `gauge_${index + 1}`,
        title: `Solid copper, ${index + 1} AWG`,
      }))
    })
    const styles = page.getByRole('group', { name: 'Style' })
    await expect(styles.getByRole('radio')).toHaveCount(50)
    expect((await boxOf(styles)).height).toBeLessThan(320)
    await expect(styles.getByRole('radio', { name: 'Solid copper, 34 AWG' })).toBeChecked()
    expect(await isVisibleIn(styles.locator('form'), styles.getByText('Solid copper, 34 AWG'))).toBe(true)
    await styles.getByRole('radio', { name: 'Solid copper, 34 AWG' }).press('ArrowDown')
    await expect(styles.getByRole('radio', { name: 'Solid copper, 35 AWG' })).toBeChecked()
    expect(await isVisibleIn(styles.locator('form'), styles.getByText('Solid copper, 35 AWG'))).toBe(true)
  })
}

test('a long ribbon takes up two lines and has its full text as its tooltip', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const ribbon =
    'Made to order: please allow three weeks for delivery, and call before you collect it from the store'
  await openChangedProduct(
    page,
    (id) => testPage.openProduct(id),
    (product) => {
      product['ribbon_text'] = ribbon
    },
  )
  expect((await boxOf(page.getByTitle(ribbon))).height).toBeLessThan(50)
  await expect(page.getByTitle(ribbon)).toHaveText(ribbon)
})

test('the pictures stay visible beside a long description', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openChangedProduct(
    page,
    (id) => testPage.openProduct(id),
    (product) => {
      product['description'] = `${'<p>Long text.</p>'.repeat(80)}<p>The end.</p>`
    },
  )
  await page.getByText('The end.').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'picture 1 of 4' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Picture 4', exact: true })).toBeInViewport({ ratio: 1 })
})

test('the listing has three cards in a row at a window width of 768 px', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await testPage.openShop()
  const cards = page.locator('[part=card]')
  await expect(cards.nth(3)).toBeVisible()
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((card) => card.getBoundingClientRect().top),
  )
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
})

/** Returns whether the text is inside the visible part of a scrolling box. */
async function isVisibleIn(box: Locator, text: Locator): Promise<boolean> {
  const [outer, inner] = await Promise.all([boxOf(box), boxOf(text)])
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}
