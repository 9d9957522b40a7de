import { expect, it } from 'vitest'
import { checkStore } from '../../demo/builder/store/check-store.ts'

async function messageFor(body: unknown): Promise<string> {
  const fetch = async () => Response.json(body)
  return (await checkStore('https://store.example', 'demo', { fetch })).message
}

it.each([
  [
    { count: 23, products: [{ title: 'Mug' }, { title: 'Tee' }] },
    'Your store works: 23 products found. The first one is “Mug”.',
  ],
  [{ count: 1, products: [{ title: ' Mug ' }] }, 'Your store works: 1 product found, “Mug”.'],
  [{ count: 2, products: [{}, {}] }, 'Your store works: 2 products found.'],
])('names the number of products and the first product', async (body, message) => {
  expect(await messageFor(body)).toBe(message)
})
