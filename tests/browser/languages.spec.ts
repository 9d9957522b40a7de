import type { Page } from '@playwright/test'
import { ar } from '../../src/languages/ar.ts'
import { de } from '../../src/languages/de.ts'
import { ja } from '../../src/languages/ja.ts'
import { type CompleteTranslation, en, type TextKey } from '../../src/texts/en.ts'
import { ENGLISH, type Locale } from '../../src/texts/locale.ts'
import type { Text } from '../../src/texts/text.ts'
import { translator } from '../../src/texts/translate.ts'
import { holdRequests } from './support/hold-requests.ts'
import { misfits } from './support/overflow.ts'
import { deferredScript, loader } from './support/script-tag.ts'
import { cardOf, mug, toastOf } from './support/shop.ts'
import { expect, shopPages, type TestPage, test } from './support/test-page.ts'

/** Serves the shop's pages in a language. */
function serveShop(testPage: TestPage, language: string, head = '', script = testPage.scriptTag()): void {
  testPage.language = language
  for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script: head + script })
}

/** Buys a mug, from the product list to the success page. */
async function buyMug(page: Page, { language, ...translation }: CompleteTranslation): Promise<void> {
  const locale: Locale = { ...ENGLISH, language, translations: [{ language, ...translation }] }
  const text = translator(en, locale)
  await cardOf(page, mug)
    .getByRole('button', { name: text('add_to_cart') })
    .click()
  await expect(toastOf(page)).toContainText(text('added_from_card', { title: mug }))
  await page.getByRole('button', { name: text('open_cart', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: text('cart_title') })
  await expect(drawer.getByRole('list', { name: text('cart_items') })).toContainText(mug)
  await drawer.getByRole('button', { name: text('checkout') }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(text('order_successful'))).toBeVisible()
}

for (const [name, translation, file] of [
  ['the script', ja, '<script src="/languages/ja.js" defer></script>'],
  ['the modules', ar, ''],
] as const)
  test(`a visitor can buy with ${name} in another language`, async ({ page, testPage }) => {
    const { language } = translation
    serveShop(testPage, language, file, file ? deferredScript : loader())
    await page.goto(`${testPage.origin}/shop.html`)
    await buyMug(page, translation)
    expect(testPage.server.checkoutRequests).toEqual([expect.objectContaining({ locale: language })])
  })

test('a page in English loads no language and sends no locale', async ({ page, testPage }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  serveShop(testPage, 'en', '', loader())
  await page.goto(`${testPage.origin}/shop.html`)
  await buyMug(page, { language: 'en', texts: en, facts: de.facts })
  expect(requests.filter((url) => url.includes('/languages/'))).toEqual([])
  expect(testPage.server.checkoutRequests).toEqual([
    expect.not.objectContaining({ locale: expect.anything() }),
  ])
})

test('a page is in English until the file of its language arrives', async ({ page, testPage }) => {
  const release = await holdRequests(page, '**/modules/languages/de.js*')
  serveShop(testPage, 'de', '', loader())
  await page.goto(`${testPage.origin}/shop.html`)
  const button = cardOf(page, mug).getByRole('button')
  await expect(button).toContainText('Add to Cart')
  release()
  await expect(button).toContainText('In den Warenkorb')
})

/** Makes a text 40 % longer and recognizable, without changing its placeholders. */
function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[aeioucn]/g, (match) =>
    match.length > 1 ? match : ('àéîöüçñ'['aeioucn'.indexOf(match)] ?? match),
  )
  return `⟦${accented}${' one two three four five six seven'.slice(0, Math.ceil(text.length * 0.4))}⟧`
}

const pseudoTexts = Object.fromEntries(
  Object.entries<Text>(en).map(([key, text]) => [
    key,
    typeof text === 'string'
      ? pseudoText(text)
      : Object.fromEntries(Object.entries(text).map(([category, form]) => [category, pseudoText(form)])),
  ]),
) as Record<TextKey, Text>

/** Returns the visible texts and accessible names in our elements that are not pseudo-texts. */
function englishTexts(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const found = roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const names = ['aria-label', 'title', 'placeholder', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        )
        return element.matches('style, script')
          ? []
          : [...own.map((node) => node.textContent ?? ''), ...names]
      }),
    )
    const isEnglish = (text: string) => /[a-z]{2}/i.test(text) && !/[⟦⟧]/.test(text)
    const isKnown = (text: string) => known.some((each) => each.includes(text.trim()) || text.includes(each))
    return [...new Set(found.map((text) => text.trim()).filter((text) => isEnglish(text) && !isKnown(text)))]
  }, known)
}

test('every text of the store and its page can be replaced, and longer texts fit a narrow window', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const pseudo = `<script type="application/json" data-electrician-texts>${JSON.stringify(pseudoTexts).replaceAll('<', '\\u003c')}</script>`
  const products = await (await page.request.get(`${testPage.origin}/provider/store/demo/products`)).text()
  const body = `${pseudo}
    <cart-button></cart-button><store-grid browse product-url="/p?ee-product={id}"></store-grid>
    <product-detail product-id="prod_mug" store-url="/"></product-detail>
    <quote-form></quote-form><order-success store-url="/" home-url="/"></order-success>
    <cart-drawer></cart-drawer><toast-area></toast-area>`
  await testPage.open(body)
  await page.getByRole('button', { name: `⟦`, exact: false }).filter({ hasText: mug }).first().click()
  await expect(toastOf(page)).toBeVisible()
  expect(await misfits(page)).toEqual([])
  expect(await englishTexts(page, [products])).toEqual([])
})
