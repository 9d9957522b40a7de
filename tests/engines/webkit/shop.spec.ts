import { shopPages } from '../../browser/support/test-page.ts'
import { scriptElement, scripts } from '../../support/scripts.ts'
import { expect, test } from '../support/webkit.ts'
import type { WebKitPage } from '../support/webkit-page.ts'

const tee = 'Crew “Bolt” Tee'

for (const [name, path] of [
  ['the modules', scripts.loader],
  ['the lite script', scripts.lite],
] as const)
  test(`a visitor can buy two amber tees with ${name}`, async ({ visitor, testPage }) => {
    const script = scriptElement(path, 'data-store-host="/provider" data-store-id="demo" defer')
    for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })
    await visitor.goto(`${testPage.origin}/shop.html`)
    await buyTwoAmberTees(visitor)
    await visitor.click('button', 'Pay')
    await visitor.sees('Order Successful!', 'Your order has been placed and you will receive')
    expect(await visitor.address()).toBe(`${testPage.origin}/success.html`)
    await visitor.find('button', 'Open cart, empty')
    await visitor.click('link', 'Continue Shopping')
    await visitor.sees('Our Store')
  })

/** Adds two amber tees to the cart, starting on the product list, and opens the provider's checkout page. */
async function buyTwoAmberTees(visitor: WebKitPage): Promise<void> {
  await visitor.click('link', tee)
  await visitor.click('radio', 'Amber')
  await visitor.sees('9 in stock!')
  await visitor.click('button', `Increase quantity of ${tee}`)
  await visitor.click('button', 'Add to Cart')
  await visitor.sees('Added to Cart! 🛒', `2 x ${tee} (Amber) added.`)
  await visitor.click('button', 'Open cart, 2 items')
  await visitor.sees('$18.50', '$37.00')
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Check your order', 'Amber · 2 × $18.50')
}
