import { expect, it } from 'vitest'
import { HOSTED_STORE, readStoreId, storeIdProblem } from '../../demo/builder/store/store-id.ts'

const id = 'store_01K3TQM870EP842MGTADV6KKSD'

it.each([
  `https://cdn.zyrosite.com/cdn-ecommerce/${id}/assets/49e86cae-03de-4ef3.png`,
  `https://cdn.zyrosite.com/cdn-cgi/image/format=auto,w=375/cdn-ecommerce%2F${id}%2Fassets%2F1734724269763-a.webp`,
  `https://api-ecommerce.hostinger.com/store/${id}/products?offset=0`,
  `<meta content="x"> {"ecommerceStoreId":"${id}"}`,
  ` ${id} `,
])('finds the store id in a pasted text: %s', (text) => {
  expect(readStoreId(text)).toBe(id)
})

it('finds the id of a sales channel', () => {
  expect(readStoreId('/store/scha_01K3TQM870EP842MGTADV6KKSD/')).toBe('scha_01K3TQM870EP842MGTADV6KKSD')
})

it.each(['', 'demo', 'store_01ABC', 'https://store.example/store_of_the_month'])(
  'keeps other texts: %s',
  (text) => {
    expect(readStoreId(text)).toBe(text)
  },
)

it.each(['store_01ABC', 'scha_01K3TQM870EP842MGTADV6KKSD', ` ${id} `])('accepts the store id %s', (text) => {
  expect(storeIdProblem(text, HOSTED_STORE)).toBeUndefined()
})

it.each(['', 'demo', 'https://clearwater.example', 'store_', 'my shop', 'store_01ABC/products'])(
  'refuses “%s” as the id of a Hostinger store',
  (text) => {
    expect(storeIdProblem(text, `${HOSTED_STORE}/`)).toBeTruthy()
  },
)

it('accepts other ids for other servers, but no address', () => {
  expect(storeIdProblem('demo', 'https://demo.example')).toBeUndefined()
  expect(storeIdProblem('https://demo.example', 'https://demo.example')).toBeTruthy()
})
