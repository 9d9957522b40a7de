import type { Page } from '@playwright/test'
import { twoFrames } from './support/frames.ts'
import { holdRequests, pauseStore } from './support/hold-requests.ts'
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts'
import { deferredScript, loader } from './support/script-tag.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const style = 'store-grid:not(:state(rendered)) { display: block; min-height: 100vh; }'
const cards = (page: Page) => page.locator('[part=card]')
const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const

/** Opens a page with a paragraph below a product list. The script and the store respond after the first paint. */
async function openSlowly(page: Page, testPage: TestPage, grid: string, script: string): Promise<void> {
  testPage.server.pages.set('/page.css', style)
  const sendScript = await holdRequests(page, /\/electrician-elements(\.lite)?\.js/)
  const respond = await pauseStore(page)
  const opened = testPage.open(`${grid}<p>Open from Monday to Friday.</p>`, {
    head: '<link rel="stylesheet" href="/page.css">',
    script,
  })
  await expect(page.getByText('Open from Monday to Friday.')).toBeVisible()
  await twoFrames(page)
  sendScript()
  await opened
  await expect(page.getByText('Loading products')).toBeVisible()
  await twoFrames(page)
  respond()
}

for (const [device, viewport] of devices)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    for (const [name, script] of [
      ['the modules', loader()],
      ['one script', deferredScript],
    ] as const)
      test(`a list whose page reserves its height does not shift the page with ${name}`, async ({
        page,
        testPage,
      }) => {
        await recordLayoutShifts(page)
        await openSlowly(page, testPage, '<store-grid></store-grid>', script)
        await expect(cards(page).nth(11)).toBeAttached()
        await twoFrames(page)
        expect(await layoutShifts(page)).toEqual([])
      })
  })

for (const attribute of ['limit="3"', 'product-ids="prod_mug prod_tee prod_gloves"'])
  test(`a list with ${attribute} is about as high while it loads as afterwards`, async ({
    page,
    testPage,
  }) => {
    const respond = await pauseStore(page)
    await testPage.open(`<store-grid ${attribute}></store-grid>`)
    await expect(page.getByText('Loading products')).toBeVisible()
    const height = async () => (await page.locator('store-grid').boundingBox())?.height ?? 0
    const before = await height()
    respond()
    await expect(cards(page)).toHaveCount(3)
    // The estimated height is not exact, because the number of lines in a title varies.
    expect(Math.abs((await height()) - before) / before).toBeLessThan(0.1)
  })
