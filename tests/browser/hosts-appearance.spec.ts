import type { Page } from '@playwright/test'
import { computedStylesIn } from './support/computed-styles.ts'
import { expect, type HostPages, styledHosts, test } from './support/host-pages.ts'
import { cartItemsIn, openCart } from './support/shop.ts'

const pages = {
  shop: `<div id="column"><cart-button></cart-button><product-detail product-id="prod_tee"></product-detail>
    <store-grid></store-grid><quote-form></quote-form><service-list></service-list><about-owner></about-owner>
    <contact-info phone="(555) 010-0199"></contact-info><order-success></order-success>
    <cart-drawer></cart-drawer><toast-area></toast-area></div>`,
  site: '<div id="column"><electrician-site business-name="Volt &amp; Sons" routing="hash"></electrician-site></div>',
}
/** Styles of the column, which has the same place on each page. They include no inherited properties. */
const columnStyle =
  'display: grid; position: absolute; top: 100px; left: 0; min-width: 0; max-width: none; margin: 0; padding: 0; border: 0; float: none;'

test('elements on pages whose styles override everything look the same as on a blank page', async ({
  page,
  hostPages,
}) => {
  test.slow()
  const blank = await stylesOn(page, hostPages, 'blank')
  expect(blank.length).toBeGreaterThan(1000)
  for (const [host, description] of Object.entries(styledHosts))
    expect(await stylesOn(page, hostPages, host), description).toEqual(blank)
})

/** Returns the styles inside all elements on a host page, on a phone and on a computer. */
async function stylesOn(page: Page, hostPages: HostPages, host: string): Promise<string[]> {
  await hostPages.serve(host, pages)
  const styles: string[] = []
  for (const width of [390, 1280])
    for (const name of Object.keys(pages)) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(hostPages.addressOf(name))
      await page.locator('#column').evaluate((column, css) => {
        column.style.cssText = `${css} width: ${innerWidth}px;`.replaceAll(';', ' !important;')
      }, columnStyle)
      await expect(page.getByText('24 in stock!').or(page.getByRole('contentinfo')).first()).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      if (name === 'shop') await fillCart(page)
      // Leaves out the root of each element. That of the drawer has no text, but a page can strike it through.
      for (const element of await page.locator('#column > *').all())
        styles.push(...(await computedStylesIn(element)).slice(1))
    }
  return styles
}

/** Opens the cart with one item and a toast. */
async function fillCart(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartItemsIn(await openCart(page))).toHaveCount(1)
  // A button below the pointer has other colors.
  await page.mouse.move(0, 0)
}
