import { changeProduct } from './support/changed-products.ts'
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

// spec 2.115, R.29
test('a malicious product description shows only its text, runs no code and causes no CSP violations', {
  tag: '@smoke',
}, async ({ page, testPage, consoleMessages }) => {
  const additional_info = [
    { id: 'i1', order: 0, title: 'Care', description: hostile.replace('The text itself', 'Wash cold') },
  ]
  await changeProduct(page, 'prod_tee', (product) =>
    Object.assign(product, { description: hostile, additional_info }),
  )
  await testPage.openProduct('prod_tee')
  await expect(page.getByRole('heading', { name: 'Care' })).toBeVisible()
  await page.getByText('The text itself').click()
  await page.getByText('Wash cold').click()
  for (const heading of await page.getByRole('heading', { name: 'Styled' }).all())
    await expect(heading).toHaveCSS('position', 'static')
  const links = page.getByText('A tempting link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await link.click()
    await expect(link).not.toHaveAttribute('href', /.*/)
  }
  const article = page.getByRole('article')
  await expect(article.locator('iframe, form[action], style, script, svg[onload]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  // The only expected error is the failed request for the missing image.
  consoleMessages.allow(/Failed to load resource.*404/)
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
})
