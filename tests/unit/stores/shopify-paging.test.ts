import { expect, it } from 'vitest'
import { allPages } from '../../../src/stores/shopify/paging.ts'

/** Returns the nodes of a shop that sends the page of each cursor, and the number of requests. */
async function loadAll(
  pageAt: (after: string | null, index: number) => { ids: string[]; next: string | null },
) {
  let requests = 0
  const nodes = await allPages(async (after) => {
    const { ids, next } = pageAt(after, requests)
    requests += 1
    // A test that would never end fails here.
    if (requests > 50) throw new Error('too many requests')
    return { nodes: ids.map((id) => ({ id })), next }
  })
  return { ids: nodes.map(({ id }) => id), requests }
}

it('loads each page of a shop once', async () => {
  const pages = [['a', 'b'], ['c'], ['d']]
  const { ids, requests } = await loadAll((after) => {
    const index = Number(after)
    return { ids: pages[index] ?? [], next: index < 2 ? `${index + 1}` : null }
  })
  expect(ids).toEqual(['a', 'b', 'c', 'd'])
  expect(requests).toBe(3)
})

it.each([
  ['repeat', () => 'A'],
  ['alternate', (index: number) => (index % 2 ? 'A' : 'B')],
  ['are always new', (index: number) => `${index}`],
])('ends a list without new nodes whose cursors %s', async (_case, next) => {
  const { ids, requests } = await loadAll((_after, index) => ({ ids: ['a', 'b'], next: next(index) }))
  expect(ids).toEqual(['a', 'b'])
  expect(requests).toBe(4)
})

it('continues after an empty page', async () => {
  const pages = [['a'], [], ['b']]
  const { ids } = await loadAll((_after, index) => ({
    ids: pages[index] ?? [],
    next: index < 2 ? `${index}` : null,
  }))
  expect(ids).toEqual(['a', 'b'])
})
