import type { Page } from '@playwright/test'
import { cardOf, mug } from '../browser/support/shop.ts'
import { computedStylesIn } from '../browser/support/computed-styles.ts'
import { expect, htmlBlock, test } from './support/site.ts'

const elements = ['cart-button', 'store-grid', 'product-detail', 'quote-form', 'contact-info', 'service-list']
const elementMarkup = (name: string) =>
  `<${name}${name === 'product-detail' ? ' product-id="prod_tee"' : ''}></${name}>`
const body = elements.map((name) => `<div>${elementMarkup(name)}</div>`).join('\n')
// Some themes load their own version of Inter, so use a different font for the comparison.
const fontStyle = ':root { --ee-font: Liberation Sans }'

for (const theme of ['twentytwentythree', 'twentytwentyone']) {
  test(`the theme ${theme} does not change styles inside the elements`, async ({ page, site, testPage }) => {
    site.switchTheme(theme)
    const { html } = site.snippet({ elements: [] })
    const address = site.save('administrator', `In ${theme}`, htmlBlock(html + body))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await page.addStyleTag({ content: fontStyle })
      const box = await page.locator('store-grid').boundingBox()
      const themedStyles = await stylesOfAllElements(page)
      testPage.server.policy = ''
      await testPage.open(`<style>${fontStyle}</style><div style="width: ${box?.width}px">${body}</div>`)
      expect(themedStyles).toEqual(await stylesOfAllElements(page))
      expect(themedStyles.length).toBeGreaterThan(400)
    }
  })
}

async function stylesOfAllElements(page: Page): Promise<string[]> {
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByText('24 in stock!')).toBeVisible()
  const styles = await Promise.all(elements.map((name) => computedStylesIn(page.locator(name))))
  return styles.flat()
}
