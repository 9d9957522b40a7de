import { describe, expect, it, vi } from 'vitest'
import '../../src/index.ts'
import { cart } from '../../src/index.ts'
import { aResponse, aWirePage, aWireProduct } from '../support/factories.ts'
import { recordTexts } from '../support/record-texts.ts'
import { aDelayedResponse } from '../support/stores.ts'
import { aFactsScript, anElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

/** Stubs `fetch` with a store that lists one mug. Returns a function that makes the store send its product list. */
function aSlowStore() {
  const { response, respond } = aDelayedResponse()
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/products') ? response : Promise.resolve(aResponse({ variants: [] })),
  )
  return () => respond(aResponse(aWirePage([aWireProduct({ id: 'mug', title: 'Mug' })])))
}

let storeCount = 0

/** Stubs `fetch` with a store that cannot list its products. */
function aBrokenStore() {
  const fetch = vi.fn(
    async (_url: string) => new Response('{}', { status: 503, statusText: 'Service Unavailable' }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Inserts a product grid and a cart drawer. `texts` collects what the grid shows after each change. */
async function aShop(gridAttributes: Record<string, string> = {}) {
  storeCount += 1
  const attributes = { 'store-id': `first-render-${storeCount}`, ...gridAttributes }
  const [grid, drawer] = [anElement('store-grid', attributes), anElement('cart-drawer', attributes)]
  const texts = await updatePage(() => {
    document.body.replaceChildren(drawer, grid)
    return recordTexts(shadowRootOf(grid))
  })
  return { grid, drawer, texts }
}

/** Stops the timers of the page, so that the result does not depend on how busy the computer is. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

const dialogOf = (drawer: Element) => drawer.shadowRoot?.querySelector('dialog')

describe('the first render of <store-grid>', () => {
  it('shows the products without a loading state when the store responds quickly', async () => {
    const respond = aSlowStore()
    const { grid, texts } = await aShop()
    await updatePage(respond)
    await vi.waitFor(() => expect(shadowRootOf(grid).textContent).toContain('Mug'))
    expect(texts.join()).not.toContain('Loading products…')
  })

  it('shows the loading state when the store responds slowly', async () => {
    const respond = aSlowStore()
    const { grid } = await aShop()
    await vi.waitFor(() => expect(shadowRootOf(grid).textContent).toContain('Loading products…'))
    await updatePage(respond)
    await vi.waitFor(() => expect(shadowRootOf(grid).textContent).toContain('Mug'))
  })

  it.each([
    ['without search', {}],
    ['with search', { browse: '' }],
  ])('shows the error of a failed request without repeating the request, %s', async (_, attributes) => {
    const fetch = aBrokenStore()
    const { grid } = await aShop(attributes)
    await vi.waitFor(() => expect(shadowRootOf(grid).textContent).toContain('HTTP 503'))
    await updatePage(() => {})
    const products = fetch.mock.calls.filter(([url]) => String(url).includes('/products'))
    expect(products).toHaveLength(1)
  })

  it('comes before the closed cart drawer', async () => {
    stopTimers()
    // The drawer then waits for its longest time, also on a slow computer.
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const respond = aSlowStore()
    const { grid, drawer } = await aShop()
    await updatePage(respond)
    expect(shadowRootOf(grid).textContent).toContain('Mug')
    expect(dialogOf(drawer)).toBeFalsy()
    await updatePage(() => vi.runAllTimers())
    expect(dialogOf(drawer)).toBeTruthy()
  })
})

it('the first render of <store-front> opens its own cart if the cart is opened before the store responds', async () => {
  stopTimers()
  const respond = aSlowStore()
  const front = anElement('store-front', { 'store-id': 'first-render-front' })
  await updatePage(() => document.body.replaceChildren(front))
  await updatePage(() => cart.open())
  await updatePage(respond)
  await expect.poll(() => dialogOf(front)?.open).toBe(true)
  expect(document.querySelector('cart-drawer')).toBeNull()
  await updatePage(() => cart.close())
})

it('the first render of an element shows the business facts in its JSON instead of default facts', async () => {
  const element = anElement('contact-info')
  element.append(aFactsScript({ service_area: 'Springfield' }))
  const texts = await updatePage(() => {
    document.body.replaceChildren(element)
    return recordTexts(shadowRootOf(element))
  })
  await vi.waitFor(() => expect(shadowRootOf(element).textContent).toContain('Springfield'))
  expect(texts.join()).not.toContain('Local & Surrounding Areas')
})
