import { describe, expect, it, vi } from 'vitest'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWireProduct } from '../support/factories.ts'

/** Returns a store that responds when `respond` is called, and the abort signals of its requests. */
function aWaitingStore() {
  const signals: AbortSignal[] = []
  const responders: (() => void)[] = []
  const fetch = vi.fn((_url: RequestInfo | URL, init?: RequestInit) => {
    signals.push(init?.signal as AbortSignal)
    return new Promise<Response>((resolve) => {
      responders.push(() => resolve(aResponse({ product: aWireProduct() })))
    })
  })
  const client = createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch })
  const respond = () => {
    for (const resolve of responders) resolve()
  }
  return { client, fetch, signals, respond }
}

describe('identical concurrent requests', () => {
  it('share one fetch', async () => {
    const { client, fetch, respond } = aWaitingStore()
    const both = Promise.all([getProduct(client, 'prod_1'), getProduct(client, 'prod_1')])
    respond()
    const [one, other] = await both
    expect(fetch).toHaveBeenCalledOnce()
    expect(one).toBe(other)
  })

  it('are sent again after the first response', async () => {
    const { client, fetch, respond } = aWaitingStore()
    const first = getProduct(client, 'prod_1')
    respond()
    await first
    const second = getProduct(client, 'prod_1')
    respond()
    await second
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are separate for different URLs', () => {
    const { client, fetch } = aWaitingStore()
    getProduct(client, 'prod_1')
    getProduct(client, 'prod_2')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('continue for the remaining callers when one caller aborts', async () => {
    const { client, signals, respond } = aWaitingStore()
    const controller = new AbortController()
    const aborted = getProduct(client, 'prod_1', { signal: controller.signal })
    const remaining = getProduct(client, 'prod_1')
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[0]?.aborted).toBe(false)
    respond()
    expect((await remaining).id).toBe('prod_1')
  })

  it('are aborted when all callers abort', async () => {
    const { client, signals } = aWaitingStore()
    const [one, other] = [new AbortController(), new AbortController()]
    const aborted = Promise.allSettled([
      getProduct(client, 'prod_1', { signal: one.signal }),
      getProduct(client, 'prod_1', { signal: other.signal }),
    ])
    one.abort()
    other.abort()
    await aborted
    expect(signals[0]?.aborted).toBe(true)
  })

  it('are sent again for a caller that arrives after all others have aborted', async () => {
    const { client, fetch, respond } = aWaitingStore()
    const controller = new AbortController()
    const aborted = getProduct(client, 'prod_1', { signal: controller.signal })
    controller.abort()
    await aborted.catch(() => {})
    const next = getProduct(client, 'prod_1')
    respond()
    expect((await next).id).toBe('prod_1')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are not sent again when a caller aborts and immediately calls again', async () => {
    const { client, fetch, respond } = aWaitingStore()
    const controller = new AbortController()
    getProduct(client, 'prod_1', { signal: controller.signal }).catch(() => {})
    controller.abort()
    const repeated = getProduct(client, 'prod_1')
    respond()
    expect((await repeated).id).toBe('prod_1')
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('an aborted caller', () => {
  it('rejects with the caller’s own abort reason', async () => {
    const { client } = aWaitingStore()
    const controller = new AbortController()
    const aborted = getProduct(client, 'prod_1', { signal: controller.signal })
    controller.abort('gone home')
    await expect(aborted).rejects.toBe('gone home')
  })

  it('sends no request when its signal is already aborted', async () => {
    const { client, fetch } = aWaitingStore()
    const call = getProduct(client, 'prod_1', { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetch).not.toHaveBeenCalled()
  })
})
