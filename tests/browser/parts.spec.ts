import type { Page } from '@playwright/test'
import { registryDocs } from '../../src/elements/registry-docs.ts'
import { addFromCard, mug, openCart } from './support/shop.ts'
import { expect, type Stage, test } from './support/stage.ts'

const screens = {
  'store-front': ['#/', '#/product/prod_tee', '#/product/missing', '#/success'],
  'electrician-site': ['#/', '#/store', '#/product/prod_tee', '#/product/missing', '#/success'],
}
type ComposedTag = keyof typeof screens

async function open(page: Page, stage: Stage, tag: ComposedTag): Promise<void> {
  const parts = Object.keys(registryDocs[tag].parts)
  const rules = parts.map((part) => `${tag}::part(${part}) { outline: 1px dotted red }`)
  await page.route('**/parts.css', (route) => {
    return route.fulfill({ contentType: 'text/css', body: rules.join('\n') })
  })
  const routing = tag === 'electrician-site' ? 'routing="hash"' : ''
  await stage.open(`<${tag} ${routing}></${tag}>`, { head: '<link rel="stylesheet" href="/parts.css">' })
}

/** The parts on show that the page's stylesheet reaches through the tag. */
function styledParts(page: Page, tag: ComposedTag): Promise<(string | null)[]> {
  return page.locator(`${tag} [part]`).evaluateAll((elements) => {
    const styled = elements.filter((element) => getComputedStyle(element).outlineStyle === 'dotted')
    return styled.map((element) => element.getAttribute('part'))
  })
}

for (const tag of ['store-front', 'electrician-site'] as const) {
  test(`<${tag}>::part() reaches every documented part of the elements in it`, async ({ page, stage }) => {
    await open(page, stage, tag)
    const reached = new Set<string | null>()
    for (const screen of screens[tag]) {
      await page.goto(`${stage.origin}/index.html${screen}`)
      if (screen === '#/store' || (screen === '#/' && tag === 'store-front')) await addFromCard(page, mug)
      else await page.locator(`${tag} [part]`).nth(3).waitFor()
      for (const part of await styledParts(page, tag)) reached.add(part)
    }
    await openCart(page)
    await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello' }))
    await expect(page.getByText('Hello')).toBeVisible()
    for (const part of await styledParts(page, tag)) reached.add(part)
    expect([...reached].toSorted()).toEqual(Object.keys(registryDocs[tag].parts).toSorted())
  })
}
