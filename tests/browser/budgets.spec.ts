import type { Page } from '@playwright/test'
import { scripts } from '../support/scripts.ts'
import { twoFrames } from './support/frames.ts'
import { pauseStore } from './support/hold-requests.ts'
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts'
import { expect, test } from './support/site.ts'

/** Records the page's requests in order, excluding images. */
function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const kind = request.resourceType()
    const { pathname } = new URL(request.url())
    if (kind !== 'image')
      requests.push(kind === 'fetch' ? `fetch ${pathname.split('/').at(-1)}` : `${kind} ${pathname}`)
  })
  return requests
}

test.describe('requests', () => {
  test('with the lite script, a screen requests only the document and the script, and the store screen the products and their stock', async ({
    page,
    site,
  }) => {
    // `loader.spec.ts` tests which files the loader requests.
    site.testPage.script = scripts.lite
    const requests = recordRequests(page)
    await site.open('/')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual(['document /', `script ${scripts.lite}`])
    requests.length = 0
    await site.open('/store')
    await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([
      'document /store',
      `script ${scripts.lite}`,
      'fetch products',
      'fetch variants',
    ])
  })
})

test.describe('layout shifts', () => {
  const screens = [
    ['/store', 'store'],
    ['/product/prod_tee', 'product'],
  ] as const

  for (const [device, viewport] of [
    ['a phone', { width: 412, height: 823 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const)
    test(`no screen shifts its layout on ${device} when the store responds late`, async ({ page, site }) => {
      await page.setViewportSize(viewport)
      await recordLayoutShifts(page)
      for (const [path, screen] of screens)
        await test.step(screen, async () => {
          const respond = await pauseStore(page)
          await site.open(path)
          await twoFrames(page)
          respond()
          if (screen === 'store') await expect(page.locator('[part=card]').nth(11)).toBeAttached()
          else await expect(page.getByRole('radio').first()).toBeAttached()
          await page.waitForLoadState('networkidle')
          await twoFrames(page)
          expect(await layoutShifts(page)).toEqual([])
        })
    })
})
