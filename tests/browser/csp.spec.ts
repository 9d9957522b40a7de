import { changeProduct } from './support/changed-products.ts'
import { openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const hostile = `
  <h2 style="position:fixed;inset:0">Styled</h2>
  <script>window.ran = 'script'</script>
  <img src="nowhere.png" onerror="window.ran = 'onerror'">
  <svg onload="window.ran = 'svg'"><script>window.ran = 'svg script'</script></svg>
  <a href="javascript:window.ran = 'link'">A tempting link</a>
  <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
  <math><mtext><table><mglyph><style><img src=x onerror="window.ran = 'math'"></style></mglyph></table></mtext></math>
  <form action="https://example.invalid/"><button>Send</button></form>
  <style>* { display: none !important }</style>
  <p onclick="window.ran = 'click'">The text itself</p>`

// spec 2.115
test('a malicious product description shows only its text, runs no code and causes no CSP violations', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await changeProduct(page, 'prod_tee', (product) => Object.assign(product, { description: hostile }))
  await testPage.openProduct('prod_tee')
  await expect(page.getByRole('heading', { name: 'Styled' })).toBeVisible()
  await page.getByText('The text itself').click()
  await page.getByText('A tempting link').click()
  await expect(page.getByText('A tempting link')).not.toHaveAttribute('href', /.*/)
  await expect(page.getByRole('heading', { name: 'Styled' })).toHaveCSS('position', 'static')
  const article = page.getByRole('article')
  await expect(article.locator('iframe, form[action], style, script, svg[onload]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  // The only expected error is the failed request for the missing image.
  consoleMessages.allow(/Failed to load resource.*404/)
})

test('a purchase under the strict content security policy causes no violations', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await testPage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  expect(consoleMessages.unexpected()).toEqual([])
  // Cause a violation to verify that the test detects violations.
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
    } catch {
      // Trusted Types enforcement rejects the plain string.
    }
  })
  await expect
    .poll(() => consoleMessages.unexpected().filter((text) => text.startsWith('violation')).length)
    .toBe(2)
  consoleMessages.allow(/^violation: (style-src|require-trusted-types-for)/, /^(error|uncaught): /)
  await startCheckout(page)
})

// spec R.29
test('the product page removes scripts and event handlers from the product’s additional information', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource.*404/)
  const description = '<p>Wash <b>cold</b><img src="x" onerror="ran=1"></p><script>ran=1</script>'
  const additional_info = [{ id: 'i1', order: 0, title: 'Care', description }]
  await changeProduct(page, 'prod_mug', (product) => Object.assign(product, { additional_info }))
  await testPage.openProduct('prod_mug')
  await expect(page.getByRole('heading', { name: 'Care' })).toBeVisible()
  const care = page.getByText('Wash cold')
  await expect(care.locator('b')).toHaveText('cold')
  await expect(care.locator('[onerror], script')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
})
