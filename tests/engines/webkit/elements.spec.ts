import { expect, recordedErrors, test } from '../support/webkit.ts'

test('the elements do not violate the strict content security policy', async ({ visitor, testPage }) => {
  await testPage.openProduct('prod_tee')
  // The button is disabled until the stock is known.
  await visitor.sees('24 in stock!')
  await visitor.click('button', 'Add to Cart')
  await visitor.click('button', 'Open cart, 1 item')
  await visitor.sees('Total')
  expect(await recordedErrors(visitor)).toEqual([])
  await visitor.driver.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => recordedErrors(visitor)).toEqual([expect.stringMatching(/^violation: style-src/)])
  await visitor.driver.evaluate(() => sessionStorage.clear())
})
