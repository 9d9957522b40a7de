import { expect, heard, test } from '../support/webkit.ts'

const mug = '“Ohm Sweet Ohm” Mug'

test('tags that stood there before the script come to life, with what they were given early', async ({
  visitor,
  testPage,
}) => {
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

test('a div that stands for a tag becomes it, also one that comes later', async ({ visitor, testPage }) => {
  await testPage.open(
    '<div data-electrician-element="product-detail" data-product-id="prod_mug">Call us</div>',
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

test('a tag that is moved keeps its state; one that is put back begins anew', async ({
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
    const tag = document.querySelector('product-detail')
    tag?.remove()
    await new Promise((next) => setTimeout(next))
    document.body.append(tag ?? '')
  })
  await visitor.sees('24 in stock!')
})

test('the strict policy is in force: what offends it is heard', async ({ visitor, testPage }) => {
  await testPage.openProduct('prod_tee')
  // Until then the button waits.
  await visitor.sees('24 in stock!')
  await visitor.click('button', 'Add to Cart')
  await visitor.click('button', 'Open cart, 1 item')
  await visitor.sees('Total')
  expect(await heard(visitor)).toEqual([])
  await visitor.driver.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => heard(visitor)).toEqual([expect.stringMatching(/^violation: style-src/)])
  await visitor.driver.evaluate(() => sessionStorage.clear())
})
