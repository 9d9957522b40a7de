import type { Locator, Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { expect, scrollTopOf, test } from './support/site.ts'
import type { Stage } from './support/stage.ts'

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
const cardAt = (page: Page, index: number) => cards(page).nth(index)
const linkAt = (page: Page, index: number) => cardAt(page, index).getByRole('link')
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })

/** A store of five thousand whose listing a visitor has in front of them. */
async function openLarge(page: Page, stage: Stage): Promise<void> {
  stage.storeId = 'large'
  await stage.openShop()
  await expect(page.getByText('100 of 5,000 products')).toBeVisible()
}

/** Pages come by the button alone, as where the browser does not say what is near. */
async function withoutNearing(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
}

/** Of the chunk that a card is in, which is laid out as a whole. */
function chunkHeight(card: Locator): Promise<number> {
  return card.evaluate((element) => element.parentElement?.getBoundingClientRect().height ?? 0)
}

test('the first cards need one page of data, however many products there are', async ({ page, stage }) => {
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/products')) pages.push(search)
  })
  await withoutNearing(page)
  await openLarge(page, stage)
  await expect(cards(page)).toHaveCount(100)
  expect(pages).toEqual([''])
})

test('more come as the visitor nears the end', async ({ page, stage }) => {
  await openLarge(page, stage)
  await cardAt(page, 97).scrollIntoViewIfNeeded()
  await expect(page.getByText('200 of 5,000 products')).toBeAttached()
  await expect(cards(page)).toHaveCount(200)
})

test('a page that comes leaves the cards before it as they are', async ({ page, stage }) => {
  await withoutNearing(page)
  await openLarge(page, stage)
  await page.locator('store-grid').evaluate((grid) => {
    const changes: string[] = []
    Reflect.set(window, 'changes', changes)
    const list = grid.shadowRoot?.querySelector('[role=list]') as Element
    const before = [...list.querySelectorAll('[part=card]')]
    new MutationObserver((records) => {
      for (const { target, type } of records) {
        if (before.some((card) => card.contains(target))) changes.push(`${type} ${target.nodeName}`)
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  const stock = page.waitForResponse(/variants/)
  await more(page).click()
  await expect(cards(page)).toHaveCount(200)
  await stock
  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([])
})

test.describe('a card far from the screen', () => {
  for (const width of [390, 800, 1280, 1700]) {
    test(`has about the place that it will need, ${width} wide`, async ({ page, stage }) => {
      await page.setViewportSize({ width, height: 800 })
      await openLarge(page, stage)
      expect(await cardAt(page, 90).evaluate(isSkipped)).toBe(true)
      const before = await chunkHeight(cardAt(page, 90))
      await cardAt(page, 90).scrollIntoViewIfNeeded()
      await expect.poll(() => cardAt(page, 90).evaluate(isSkipped)).toBe(false)
      // Titles have as many lines as they need, so the estimate cannot be exact.
      const after = await chunkHeight(cardAt(page, 90))
      expect(Math.abs(after - before) / after).toBeLessThan(0.1)
    })
  }

  test('is found by who looks for its words, and read by who hears the page', async ({ page, stage }) => {
    await openLarge(page, stage)
    const title = await cardAt(page, 80).getByRole('heading').textContent()
    expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), title)).toBe(true)
    await expect(cardAt(page, 80)).toBeInViewport()
    await expect(page.getByRole('link', { name: title ?? '' })).toBeVisible()
  })

  test('is reached by the keyboard', async ({ page, stage }) => {
    await openLarge(page, stage)
    await linkAt(page, 40).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(linkAt(page, 41)).toBeFocused()
    await expect(linkAt(page, 41)).toBeInViewport()
  })
})

test('nothing on the screen is moved by what comes below it', async ({ page, stage }) => {
  await openLarge(page, stage)
  await page.evaluate(() => {
    const moved: number[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
  })
  for (const count of [100, 200, 300]) {
    await expect(cards(page)).toHaveCount(count)
    await page.getByText(`${count} of 5,000 products`).scrollIntoViewIfNeeded()
  }
  await expect(cards(page)).toHaveCount(400)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test.describe('the keyboard goes on', () => {
  test('at the first new card after “Show more”', async ({ page, stage }) => {
    await withoutNearing(page)
    await openLarge(page, stage)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(linkAt(page, 100)).toBeFocused()
    await expect(linkAt(page, 100)).toBeInViewport()
  })

  test('at “Show more” itself where more have come unasked', async ({ page, stage }) => {
    stage.storeId = 'large'
    const answers: (() => void)[] = []
    await page.route('**/products?*', (route) => void answers.push(() => void route.continue()))
    await stage.openShop()
    await expect(cards(page)).toHaveCount(100)
    await more(page)
      .or(page.getByRole('button', { name: 'Loading more…' }))
      .focus()
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await expect(page.getByText('200 of 5,000 products')).toBeAttached()
    await expect(more(page)).toBeFocused()
  })

  test('at the first new card after the last “Show more”', async ({ page, stage }) => {
    await withoutNearing(page)
    await page.route('**/products*', (route) => {
      const url = new URL(route.request().url())
      const limit = url.searchParams.has('offset') ? '8' : '4'
      url.searchParams.set('limit', limit)
      return route.continue({ url: url.href })
    })
    await stage.openShop()
    await expect(cards(page)).toHaveCount(4)
    for (let shown = 4; shown < 23; shown += 8) {
      await more(page).focus()
      await page.keyboard.press('Enter')
      await expect(linkAt(page, shown)).toBeFocused()
    }
    await expect(page.getByText(/ of \d+ products$/)).toHaveCount(0)
  })

  test('in the listing after “Try again”', async ({ page, stage, noise }) => {
    noise.allow(/Failed to load resource/)
    await page.route('**/products', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
    await stage.openShop()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.focus()
    await page.unroute('**/products')
    await page.keyboard.press('Enter')
    await expect(cards(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(linkAt(page, 0)).toBeFocused()
  })
})

test.describe('back from a product', () => {
  test('is back at its card, with the focus, behind pages that were asked for', async ({ page, site }) => {
    site.stage.storeId = 'large'
    await site.open('/store')
    await cardAt(page, 97).scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(200)
    await linkAt(page, 170).scrollIntoViewIfNeeded()
    await linkAt(page, 170).click()
    await expect(site.screen('product')).toBeVisible()
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await goBack(page)
    await expect(linkAt(page, 170)).toBeFocused()
    // Cards that were never drawn have a place of about their size, so that it may stand a little higher or lower.
    await expect(linkAt(page, 170)).toBeInViewport()
  })

  test('the focus is the page’s again where the visitor went elsewhere', async ({ page, site }) => {
    await site.open('/store')
    await linkAt(page, 3).click()
    await expect(site.screen('product')).toBeVisible()
    await goBack(page)
    await expect(linkAt(page, 3)).toBeFocused()
    await site.link('About').click()
    await expect(site.screen('home')).toBeVisible()
    await goBack(page)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

function isSkipped(element: Element): boolean {
  return !(element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true)
}
