import { expect, it } from 'vitest'
import { readStoreId } from '../../demo/builder/store/read-store-id.ts'

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
