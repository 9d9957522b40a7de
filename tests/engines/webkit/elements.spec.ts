import { expect, recordedErrors, test } from '../support/webkit.ts'

const mug = '“Ohm Sweet Ohm” Mug'

test('an element keeps a property that was set before the script loaded', async ({ visitor, testPage }) => {
  testPage.server.pages.set('/early.js', "document.querySelector('product-detail').productId = 'prod_mug'")
  await testPage.open('<product-detail></product-detail>', {
    script: `<script src="/early.js" defer></script>${testPage.scriptTag('defer')}`,
  })
  await visitor.sees(mug, '30 in stock!')
  await visitor.driver.evaluate(() => {
    document.querySelector('product-detail')?.setAttribute('product-id', 'prod_tee')
  })
  await visitor.sees('24 in stock!')
})

test('a placeholder div becomes an element, even if the div is added after the page has loaded', async ({
  visitor,
  testPage,
}) => {
  await testPage.open(
    '<div data-electrician-element="product-detail" data-product-id="prod_mug">Call us</div>',
    { script: testPage.scriptTag('defer data-upgrade-divs') },
  )
  await visitor.sees(mug, '30 in stock!')
  await visitor.seesNo('Call us')
  await visitor.driver.evaluate(() => {
    const div = document.createElement('div')
    Object.assign(div.dataset, { electricianElement: 'product-detail', productId: 'prod_tee' })
    document.body.append(div)
  })
  await visitor.sees('24 in stock!')
})

test('an element keeps its state when it is moved, and resets when it is removed and added again', async ({
  visitor,
  testPage,
}) => {
  await testPage.open('<product-detail product-id="prod_tee"></product-detail><section></section>')
  await visitor.click('radio', 'Amber')
  await visitor.sees('9 in stock!')
  await visitor.driver.evaluate(() => {
    document.querySelector('section')?.append(document.querySelector('product-detail') ?? '')
  })
  await visitor.sees('9 in stock!')
  await visitor.driver.evaluate(async () => {
    const element = document.querySelector('product-detail')
    element?.remove()
    await new Promise((next) => setTimeout(next))
    document.body.append(element ?? '')
  })
  await visitor.sees('24 in stock!')
})

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
