import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { documentedSnippets, type Snippet } from '../docs/markdown.ts'
import { root } from '../support/files.mjs'
import { describedElements } from './support/manifest.ts'
import { expect, test } from './support/test-page.ts'

const isFirstPage = ({ section }: Snippet) => section === 'Try it without a store'
const firstPage = documentedSnippets('html').find(isFirstPage)
const snippets = documentedSnippets('html').filter((snippet) => !isFirstPage(snippet))

test('the example page in Get started shows the demo store when it is opened as a file', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-page-'))
  for (const name of ['demo-store.js', 'electrician-elements.lite.js'])
    copyFileSync(join(root, 'dist', name), join(folder, name))
  writeFileSync(join(folder, 'shop.html'), firstPage?.code ?? '')
  await page.goto(pathToFileURL(join(folder, 'shop.html')).href)
  await expect(page.getByRole('heading', { name: 'Smart Plug with Energy Meter' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
  rmSync(folder, { recursive: true })
})

for (const file of new Set(snippets.map((snippet) => snippet.file)))
  test(`the HTML snippets in ${file} render their elements without warnings`, async ({
    page,
    testPage,
    server,
    consoleMessages,
  }) => {
    test.slow()
    const picture = join(root, 'demo/owner.svg')
    await page.route(/\.jpg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', path: picture }))
    await page.route('**/owner.svg', (route) => route.fulfill({ path: picture }))
    for (const { line, code } of snippets.filter((snippet) => snippet.file === file)) {
      const html = withElement(withDemoStore(code))
      const script = /<script (?:type="module" )?src/.test(html) ? '' : testPage.scriptTag('defer')
      server.website = /^<!doctype/i.test(html) ? html : testPage.html({ body: html, script })
      await page.goto(`${testPage.origin}/?ee-product=prod_tee`)
      for (const element of elementsIn(html))
        await expect(contentOf(page, element), `${element} at line ${line}`).toBeVisible()
      for (const tag of ['cart-drawer', 'toast-area'].filter((name) => html.includes(`<${name}`)))
        await expect(page.locator(tag), `${tag} at line ${line}`).toBeAttached()
      expect(consoleMessages.unexpected(), `line ${line}`).toEqual([])
    }
  })

/** Replaces the placeholders in a documentation snippet with the demo store and the built scripts. */
function withDemoStore(code: string): string {
  return (code.includes('store-type=') ? withoutAdapter(code) : code)
    .replaceAll('https://your-site.example/', '/')
    .replaceAll(/https:\/\/(?:api-ecommerce\.hostinger\.com|store\.example)/g, '/provider')
    .replaceAll('store_01ABC', 'demo')
    .replaceAll('store_02DEF', 'demo-other')
    .replaceAll('prod_01ABC', 'prod_tee')
    .replaceAll('prod_02DEF', 'prod_smart_plug')
    .replaceAll('variant_01BLK', 'variant_tee_black')
    .replaceAll(/\s(?:integrity|crossorigin)="[^"]*"/g, '')
}

/** Replaces a store of another type, which has tests of its own. */
function withoutAdapter(code: string): string {
  return code
    .replaceAll(/\s(?:data-)?(?:store-(?:type|id|token|region)|checkout-url)="[^"]*"/g, '')
    .replaceAll(/(data-)?store-host="[^"]*"/g, '$1store-host="/provider" $1store-id="demo"')
}

/** Adds an element to a snippet that contains only business facts. */
function withElement(html: string): string {
  const hasElement = elementsIn(html).length > 0 || !html.includes('data-electrician-business')
  return hasElement ? html : `${html}<service-list></service-list>`
}

/** Returns the tag names of the visible elements in the snippet, including any prefix. */
function elementsIn(html: string): string[] {
  return describedElements
    .map(({ tag }) => tag)
    .filter((tag) => tag !== 'cart-drawer' && tag !== 'toast-area')
    .flatMap((tag) => {
      const [found = ''] = new RegExp(`(?<=<)(?:ee-)?${tag}\\b`).exec(html) ?? []
      return found ? [found] : []
    })
}

/** Returns a locator for content that is visible once the element has rendered and its products have loaded. */
function contentOf(page: Page, element: string): Locator {
  const host = page.locator(element).first()
  if (element.endsWith('electrician-site')) return host.getByRole('banner')
  if (element.endsWith('cart-button')) return host.getByRole('button')
  if (element.endsWith('buy-button')) return host.getByRole('button', { disabled: false })
  if (element.endsWith('contact-info')) return host.getByText('Service Area')
  if (/store-(grid|front)$/.test(element)) return host.getByRole('button', { name: /^Add to Cart/ }).first()
  if (element.endsWith('product-detail')) return host.getByRole('heading', { name: 'Crew “Bolt” Tee' })
  return host.getByRole('heading').first()
}
