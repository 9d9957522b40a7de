import type { Page } from '@playwright/test'
import { openCart, proceed } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

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

test('a description full of tricks shows its text, runs nothing and offends no policy', async ({
  page,
  stage,
  noise,
}) => {
  await describeAs(page, hostile)
  await stage.openProduct('prod_tee')
  await expect(page.getByRole('heading', { name: 'Styled' })).toBeVisible()
  await page.getByText('The text itself').click()
  await page.getByText('A tempting link').click()
  await expect(page.getByText('A tempting link')).not.toHaveAttribute('href', /.*/)
  await expect(page.getByRole('heading', { name: 'Styled' })).toHaveCSS('position', 'static')
  const article = page.getByRole('article')
  await expect(article.locator('iframe, form[action], style, script, svg[onload]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  // The picture that is not there is the one thing the browser may mention.
  noise.allow(/Failed to load resource.*404/)
})

test('a description’s links open beside the shop, without a way back into it', async ({ page, stage }) => {
  await describeAs(page, '<p>Read <a href="https://example.com/" target="_top" onclick="x()">more</a></p>')
  await stage.openProduct('prod_tee')
  const link = page.getByRole('link', { name: 'more' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('a hostile title stays text wherever it is shown', async ({ page, stage }) => {
  const title = '<img src=x onerror="window.ran=1">{{7*7}}'
  await answerWith(page, (product) => ({ ...product, title }))
  await stage.openProduct('prod_tee')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const drawer = await openCart(page)
  await expect(drawer.getByText(title).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
})

test('the strict policy is in force while a purchase passes without a violation', async ({
  page,
  stage,
  noise,
}) => {
  await stage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  expect(noise.heard()).toEqual([])
  // What a violation looks like, so that silence means something.
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
    } catch {
      // Trusted Types refuse it.
    }
  })
  await expect.poll(() => noise.heard().filter((text) => text.startsWith('violation')).length).toBe(2)
  noise.allow(/^violation: (style-src|require-trusted-types-for)/, /^(error|uncaught): /)
  await proceed(page)
})

async function describeAs(page: Page, description: string): Promise<void> {
  await answerWith(page, (product) => ({ ...product, description }))
}

async function answerWith(page: Page, change: (product: object) => object): Promise<void> {
  await page.route('**/provider/store/*/products/*', async (route) => {
    const response = await route.fetch()
    const { product } = (await response.json()) as { product: object }
    await route.fulfill({ response, json: { product: change(product) } })
  })
}
