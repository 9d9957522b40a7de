import type { Locator, Page } from '@playwright/test'
import { animatedElements, borderOf, computedStyleOf } from './support/appearance.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart } from './support/shop.ts'
import { clippedTexts, overflowingBoxes } from './support/site-layout.ts'
import { expect, routes, test } from './support/site-screens.ts'

const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

test.describe('from right to left', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`${path} never scrolls sideways`, async ({ page, openScreen }) => {
      await openScreen(path)
      await turnAround(page)
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowingBoxes(page), `at ${width} px`).toEqual([])
        expect(await clippedTexts(page), `at ${width} px`).toEqual([])
      }
    })
  }

  test('the header, the cart and the arrows are mirrored', async ({ page, openScreen }) => {
    await openScreen('/product/prod_tee')
    const header = page.getByRole('banner')
    const logo = header.getByRole('link', { name: 'Volt & Sons' })
    expect(await middleOf(logo)).toBeLessThan(640)
    const arrow = page.getByRole('link', { name: 'Back to Store' }).locator('svg')
    const next = page.getByRole('button', { name: 'Next picture' })
    expect(await scaleOf(arrow)).toBe('none')
    await turnAround(page)
    expect(await middleOf(logo)).toBeGreaterThan(640)
    expect(await scaleOf(arrow)).toBe('-1 1')
    expect(await scaleOf(next.locator('svg'))).toBe('-1 1')
    expect(await middleOf(next)).toBeLessThan(
      await middleOf(page.getByRole('button', { name: 'Previous picture' })),
    )
    // A number is written from left to right everywhere.
    expect(await header.getByText('(555) 010-0199', { exact: true }).first().evaluate(isLeftToRight)).toBe(
      true,
    )
    const drawer = await openCart(page)
    expect(await middleOf(drawer.getByRole('heading', { name: 'Shopping Cart' }))).toBeLessThan(440)
  })
})

test.describe('in forced colours', () => {
  test.use({ ...calm, contextOptions: { ...calm.contextOptions, forcedColors: 'active' } })

  test('buttons, badges and cards have an edge', async ({ page, openScreen }) => {
    await openScreen('/')
    for (const name of ['Book Now', 'Schedule a Consultation', 'Request a Quote']) {
      expect(await borderOf(page.getByRole('button', { name }).first()), name).toBe('visible')
    }
    expect(
      await borderOf(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Call \(555\)/ })
          .first(),
      ),
    ).toBe('visible')
    await openScreen('/store')
    await addFromCard(page, mug)
    expect(await borderOf(cartButton(page).getByText('1', { exact: true }))).toBe('visible')
    expect(await borderOf(page.getByText('Bestseller'))).toBe('visible')
    expect(await borderOf(cardOf(page, mug).getByText('$16.00'))).toBe('visible')
    expect(await borderOf(cardOf(page, mug))).toBe('visible')
  })

  test('the chosen style and picture stand out from the others', async ({ page, openScreen }) => {
    await openScreen('/product/prod_tee')
    const [black, amber] = ['Black', 'Amber'].map((name) => page.getByRole('radio', { name }).locator('..'))
    expect(await colourOfEdge(black)).not.toBe(await colourOfEdge(amber))
    const [first, second] = ['Picture 1', 'Picture 2'].map((name) => page.getByRole('button', { name }))
    expect(await colourOfEdge(first)).not.toBe(await colourOfEdge(second))
  })

  test('the focus can be seen', async ({ page, openScreen }) => {
    await openScreen('/')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator('electrician-site :focus')
      const { outlineStyle, outlineWidth } = await computedStyleOf(focused)
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px'])
    }
  })
})

test.describe('with reduced motion', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`nothing on ${path} moves for longer than a blink`, async ({ page, openScreen }) => {
      await openScreen(path)
      expect(await animatedElements(page)).toEqual([])
    })
  }

  test('the cart and the menu come and go at once', async ({ page, openScreen }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openScreen('/success')
    await openCart(page)
    expect(await animatedElements(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await animatedElements(page)).toEqual([])
  })
})

test('without a wish for less, the wire is drawn and the cart slides in', async ({ page, openScreen }) => {
  await openScreen('/')
  await openCart(page)
  const moving = await animatedElements(page)
  expect(moving.filter((part) => part.includes('path'))).not.toEqual([])
  expect(moving.filter((part) => part.includes('dialog'))).not.toEqual([])
})

test.describe('printed', () => {
  test('the home screen is a flyer with the number to call', async ({ page, openScreen }) => {
    await openScreen('/')
    const screenOnly = [page.getByRole('navigation'), page.getByRole('form'), cartButton(page)]
    for (const shown of screenOnly) await expect(shown).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').getByText('(555) 010-0199', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Residential Electrical' })).toBeVisible()
    for (const gone of screenOnly) await expect(gone).toBeHidden()
    // These two look like the rest of the list on paper.
    const facts = [/^Service Area/, /^Hours/].map((name) => expect.stringMatching(name))
    expect(await page.getByRole('button').allTextContents()).toEqual(facts)
    expect((await computedStyleOf(page.getByRole('banner'))).position).toBe('static')
  })

  test('the success screen is a receipt', async ({ page, openScreen }) => {
    await openScreen('/success')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
    await expect(page.getByText('Your order has been placed')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('hello@volt.example')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
  })
})

for (const [scheme, paper] of Object.entries({ light: 'rgb(250, 248, 244)', dark: 'rgb(16, 21, 28)' })) {
  test(`a page whose color-scheme is ${scheme} has a ${scheme} website`, async ({ page, openScreen }) => {
    // The visitor’s own wish is the other one: the page decides.
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
    await openScreen('/')
    await page.evaluate((wanted) => {
      document.documentElement.style.colorScheme = wanted
    }, scheme)
    const ground = page.locator('electrician-site').locator('> *, .root').first().locator('> *').first()
    expect((await computedStyleOf(ground)).backgroundColor).toBe(paper)
    const field = page.getByRole('textbox', { name: 'Name *' })
    expect((await computedStyleOf(field)).backgroundColor).toBe(paper)
  })
}

function turnAround(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
}

async function middleOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  return (box?.x ?? Number.NaN) + (box?.width ?? 0) / 2
}

async function scaleOf(target: Locator): Promise<string> {
  return (await computedStyleOf(target)).scale
}

async function colourOfEdge(target: Locator | undefined): Promise<string | undefined> {
  return target && (await computedStyleOf(target)).borderTopColor
}

function isLeftToRight(element: Element): boolean {
  const text = element.firstChild as Text
  const leftOf = (index: number) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(1) < leftOf(text.length - 1)
}
