import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

const related = (page: Page) => page.getByRole('region', { name: 'Goes well with' })
const relatedCards = (page: Page) => related(page).getByRole('listitem')

/** Records the query string of each request for the product list. */
function recordListCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/products')) calls.push(search)
  })
  return calls
}

test('related products load only when the visitor scrolls near them', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const calls = recordListCalls(page)
  await site.open('/product/prod_tee', { attributes: { browse: '' } })
  await expect(page.getByText('24 in stock!')).toBeVisible()
  expect(calls).toEqual([])
  await expect(related(page)).toHaveCount(0)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 3000)
  await expect(relatedCards(page)).toHaveCount(2)
  expect(calls).toEqual([''])
})
