import type { Locator, Page } from '@playwright/test'
import { changeProduct, type WireProduct } from './support/changed-products.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const boxOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('on a phone, 40 pictures have one row of thumbnails that scrolls to the current one, and wider windows show all of them', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openProductWithPictures(page, testPage, 40)
  const thumbnail = (number: number) => page.getByRole('button', { name: `Picture ${number}`, exact: true })
  await expect(thumbnail(40)).toBeAttached()
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction)
    expect((await boxOf(page.locator('.thumbnails'))).height).toBeLessThan(90)
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await expect(thumbnail(40)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(thumbnail(1)).toBeInViewport({ ratio: 1 })
    await thumbnail(20).focus()
    await expect(thumbnail(20)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 390])
  }
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 1400 })
    const thumbnails = await page.getByRole('button', { name: /^Picture \d+$/ }).all()
    expect(thumbnails).toHaveLength(40)
    for (const each of thumbnails) await expect(each).toBeInViewport({ ratio: 1 })
  }
  await thumbnail(40).click()
  await expect(page.getByRole('img', { name: 'picture 40 of 40' })).toBeVisible()
})

test('50 styles scroll in a list that does not push “Add to Cart” down', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await changeProduct(page, 'prod_tee', (product) => {
    product.variants = Array.from({ length: 50 }, (_, index) => ({
      ...(product.variants[0] as WireProduct['variants'][0]),
      id: `gauge_${index + 1}`,
      title: `Solid copper, ${index + 1} AWG`,
    }))
  })
  await testPage.openProduct('prod_tee&ee-variant=gauge_34')
  const styles = page.getByRole('group', { name: 'Style' })
  const style = (gauge: number) => styles.getByRole('radio', { name: `Solid copper, ${gauge} AWG` })
  const isShown = (gauge: number) =>
    isVisibleIn(styles.locator('form'), styles.getByText(`Solid copper, ${gauge} AWG`))
  await expect(styles.getByRole('radio')).toHaveCount(50)
  expect((await boxOf(styles)).height).toBeLessThan(320)
  await expect(style(34)).toBeChecked()
  await expect.poll(() => isShown(34)).toBe(true)
  await style(34).press('ArrowDown')
  await expect(style(35)).toBeChecked()
  await expect.poll(() => isShown(35)).toBe(true)
})

test('a long ribbon takes up two lines and has its full text as its tooltip', async ({ page, testPage }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const ribbon =
    'Made to order: please allow three weeks for delivery, and call before you collect it from the store'
  await changeProduct(page, 'prod_tee', (product) => Object.assign(product, { ribbon_text: ribbon }))
  await testPage.openProduct('prod_tee')
  expect((await boxOf(page.getByTitle(ribbon))).height).toBeLessThan(50)
  await expect(page.getByTitle(ribbon)).toHaveText(ribbon)
})

for (const count of [4, 12])
  test(`${count} pictures stay visible beside a long description`, async ({ page, testPage }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const description = `${'<p>Long text.</p>'.repeat(80)}<p>The end.</p>`
    await openProductWithPictures(page, testPage, count, { description })
    await page.getByText('The end.').scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: `picture 1 of ${count}` })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: `Picture ${count}` })).toBeInViewport({ ratio: 1 })
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

/** Opens a product with this number of pictures. */
async function openProductWithPictures(
  page: Page,
  testPage: TestPage,
  length: number,
  changes: object = {},
): Promise<void> {
  const url = `${testPage.origin}/provider/pictures/mug.svg`
  const media = Array.from({ length }, (_, order) => ({ url: `${url}?${order}`, order, type: 'image' }))
  await changeProduct(page, 'prod_tee', (product) => Object.assign(product, { media, ...changes }))
  await testPage.openProduct('prod_tee')
}

/** Returns whether the text is inside the visible part of a scrolling box. */
async function isVisibleIn(box: Locator, text: Locator): Promise<boolean> {
  const [outer, inner] = await Promise.all([boxOf(box), boxOf(text)])
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}
