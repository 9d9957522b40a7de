import { testHostileDescriptions } from './support/hostile-descriptions.ts'
import { monitorInjections } from './support/injection-monitor.ts'
import { cardOf, mug, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'
import { shopBody } from './support/test-page.ts'

testHostileDescriptions('a setHTML() that does not sanitize')

test('an element moved by moveBefore() keeps its state and focus', async ({ page, testPage }) => {
  await testPage.open(
    '<div id="first"><product-detail product-id="prod_tee"></product-detail></div><div id="second"></div>',
  )
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.evaluate(() => {
    const second = document.querySelector('#second') as Element & {
      moveBefore(moved: Node, before: Node | null): void
    }
    second.moveBefore(document.querySelector('product-detail') as Node, null)
  })
  await expect(page.locator('#second').getByRole('radio', { name: 'Amber' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Increase/ })).toBeFocused()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
})

test('the script adds only one global variable, ElectricianElements', async ({ page, testPage }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window))
  await testPage.open(shopBody, { script: '' })
  const before = new Set(await globals())
  await testPage.open(shopBody)
  await expect(cardOf(page, mug)).toBeVisible()
  expect((await globals()).filter((name) => !before.has(name))).toEqual(['ElectricianElements'])
})

const evil = 'data-store-host="https://evil.invalid" data-store-id="evil" data-prefix="evil-"'

/** Markup whose names and IDs shadow properties of `document` and `window` that the script and its libraries read. */
const clobbering = [
  ...'currentScript readyState URL baseURI documentElement head title cookie location activeElement visibilityState adoptedStyleSheets getRootNode contains'
    .split(' ')
    .map((name) => `<img name="${name}" alt="" ${evil}>`),
  ...'ElectricianElements localStorage sessionStorage BroadcastChannel history fetch customElements trustedTypes matchMedia navigator crypto DOMPurify React zustand'
    .split(' ')
    .map((name) => `<a id="${name}" ${evil}></a><a id="${name}" name="cart" ${evil}></a>`),
]

test('a visitor can add a product on a page whose elements shadow properties of the document and the window', async ({
  page,
  testPage,
  server,
}) => {
  server.policy = ''
  const monitor = await monitorInjections(page, testPage.origin)
  await testPage.open(clobbering.join('') + shopBody)
  // Playwright's locators use properties that are shadowed.
  const press = () =>
    page.evaluate(() => {
      const grid = Document.prototype.querySelector.call(document, 'store-grid')?.shadowRoot
      const cards = [...(grid?.querySelectorAll('[part=card]') ?? [])]
      const card = cards.find(({ textContent }) => textContent?.includes('Linked Smoke Alarm'))
      card?.querySelector<HTMLButtonElement>('[part=button]')?.click()
      return card !== undefined
    })
  await expect.poll(press).toBe(true)
  const saved = () => page.evaluate(() => localStorage.getItem('e-commerce-cart') ?? '')
  await expect.poll(saved).toContain('Linked Smoke Alarm')
  await monitor.expectNoEffects()
})

test('the website sets the page’s title when forms on the page have names of document properties', async ({
  page,
  site,
}) => {
  await site.open('/')
  site.testPage.server.website = site.testPage.server.website.replace(
    '<body>',
    '$&<form name="head"></form><form name="body"></form><form name="documentElement"></form><img name="title" alt="">',
  )
  await page.reload()
  await site.link('Store').click()
  await expect(page).toHaveTitle(/^Store - /)
  await page.goBack()
  await expect(page).toHaveTitle(/Professional Electrical Services/)
})
