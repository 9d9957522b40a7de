import type { Locator, Page } from '@playwright/test'
import { edgeOf, movingParts, styleOf } from './support/appearance.ts'
import { cutTexts, wideBoxes } from './support/measure.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, routes, test } from './support/site-screens.ts'

const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

test.describe('from right to left', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`${path} never scrolls sideways`, async ({ page, go }) => {
      await go(path)
      await turnAround(page)
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await wideBoxes(page), `at ${width} px`).toEqual([])
        expect(await cutTexts(page), `at ${width} px`).toEqual([])
      }
    })
  }

  test('the header, the cart and the arrows are mirrored', async ({ page, go }) => {
    await go('/product/prod_tee')
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

  test('buttons, badges and cards have an edge', async ({ page, go }) => {
    await go('/')
    for (const name of ['Book Now', 'Schedule a Consultation', 'Request a Quote']) {
      expect(await edgeOf(page.getByRole('button', { name }).first()), name).toBe('edge')
    }
    expect(
      await edgeOf(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Call \(555\)/ })
          .first(),
      ),
    ).toBe('edge')
    await go('/store')
    await addFromCard(page, mug)
    expect(await edgeOf(cartButton(page).getByText('1', { exact: true }))).toBe('edge')
    expect(await edgeOf(page.getByText('Bestseller'))).toBe('edge')
    expect(await edgeOf(cardOf(page, mug).getByText('$16.00'))).toBe('edge')
    expect(await edgeOf(cardOf(page, mug))).toBe('edge')
  })

  test('the chosen style and picture stand out from the others', async ({ page, go }) => {
    await go('/product/prod_tee')
    const [black, amber] = ['Black', 'Amber'].map((name) => page.getByRole('radio', { name }).locator('..'))
    expect(await colourOfEdge(black)).not.toBe(await colourOfEdge(amber))
    const [first, second] = ['Picture 1', 'Picture 2'].map((name) => page.getByRole('button', { name }))
    expect(await colourOfEdge(first)).not.toBe(await colourOfEdge(second))
  })

  test('the focus can be seen', async ({ page, go }) => {
    await go('/')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator('electrician-site :focus')
      const { outlineStyle, outlineWidth } = await styleOf(focused)
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px'])
    }
  })
})

test.describe('with reduced motion', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`nothing on ${path} moves for longer than a blink`, async ({ page, go }) => {
      await go(path)
      expect(await movingParts(page)).toEqual([])
    })
  }

  test('the cart and the menu come and go at once', async ({ page, go }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await go('/success')
    await openCart(page)
    expect(await movingParts(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await movingParts(page)).toEqual([])
  })
})

test('without a wish for less, the wire is drawn and the cart slides in', async ({ page, go }) => {
  await go('/')
  await openCart(page)
  const moving = await movingParts(page)
  expect(moving.filter((part) => part.includes('path'))).not.toEqual([])
  expect(moving.filter((part) => part.includes('dialog'))).not.toEqual([])
})

test.describe('printed', () => {
  test('the home screen is a flyer with the number to call', async ({ page, go }) => {
    await go('/')
    const screenOnly = [page.getByRole('navigation'), page.getByRole('form'), cartButton(page)]
    for (const shown of screenOnly) await expect(shown).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').getByText('(555) 010-0199', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Residential Electrical' })).toBeVisible()
    for (const gone of screenOnly) await expect(gone).toBeHidden()
    // These two look like the rest of the list on paper.
    const facts = [/^Service Area/, /^Hours/].map((name) => expect.stringMatching(name))
    expect(await page.getByRole('button').allTextContents()).toEqual(facts)
    expect((await styleOf(page.getByRole('banner'))).position).toBe('static')
  })

  test('the success screen is a receipt', async ({ page, go }) => {
    await go('/success')
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
  test(`a page whose color-scheme is ${scheme} has a ${scheme} website`, async ({ page, go }) => {
    // The visitor’s own wish is the other one: the page decides.
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
    await go('/')
    await page.evaluate((wanted) => {
      document.documentElement.style.colorScheme = wanted
    }, scheme)
    const ground = page.locator('electrician-site').locator('> *, .root').first().locator('> *').first()
    expect((await styleOf(ground)).backgroundColor).toBe(paper)
    const field = page.getByRole('textbox', { name: 'Name *' })
    expect((await styleOf(field)).backgroundColor).toBe(paper)
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
  return (await styleOf(target)).scale
}

async function colourOfEdge(target: Locator | undefined): Promise<string | undefined> {
  return target && (await styleOf(target)).borderTopColor
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
