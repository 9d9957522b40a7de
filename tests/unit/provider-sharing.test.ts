import { describe, expect, it, vi } from 'vitest'
import { getProduct } from '../../src/provider/product-call.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { anAnswer, aWireProduct } from '../support/factories.ts'

/** A store that answers when it is told to, with the signals it was given. */
function aWaitingStore() {
  const signals: AbortSignal[] = []
  const answers: (() => void)[] = []
  const fetch = vi.fn((_url: RequestInfo | URL, init?: RequestInit) => {
    signals.push(init?.signal as AbortSignal)
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(anAnswer({ product: aWireProduct() })))
    })
  })
  const client = createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch })
  const answer = () => {
    for (const resolve of answers) resolve()
  }
  return { client, fetch, signals, answer }
}

describe('equal requests in flight', () => {
  it('are one request', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const both = Promise.all([getProduct(client, 'prod_1'), getProduct(client, 'prod_1')])
    answer()
    const [one, other] = await both
    expect(fetch).toHaveBeenCalledOnce()
    expect(one).toBe(other)
  })

  it('are asked again once the answer has come', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const first = getProduct(client, 'prod_1')
    answer()
    await first
    const second = getProduct(client, 'prod_1')
    answer()
    await second
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are told apart by their address', () => {
    const { client, fetch } = aWaitingStore()
    getProduct(client, 'prod_1')
    getProduct(client, 'prod_2')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('go on for the others when one caller leaves', async () => {
    const { client, signals, answer } = aWaitingStore()
    const leaving = new AbortController()
    const left = getProduct(client, 'prod_1', { signal: leaving.signal })
    const stayed = getProduct(client, 'prod_1')
    leaving.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    expect(signals[0]?.aborted).toBe(false)
    answer()
    expect((await stayed).id).toBe('prod_1')
  })

  it('are aborted when all callers have left', async () => {
    const { client, signals } = aWaitingStore()
    const [one, other] = [new AbortController(), new AbortController()]
    const left = Promise.allSettled([
      getProduct(client, 'prod_1', { signal: one.signal }),
      getProduct(client, 'prod_1', { signal: other.signal }),
    ])
    one.abort()
    other.abort()
    await left
    expect(signals[0]?.aborted).toBe(true)
  })

  it('start anew for a caller who comes after all have left', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const leaving = new AbortController()
    const left = getProduct(client, 'prod_1', { signal: leaving.signal })
    leaving.abort()
    await left.catch(() => {})
    const next = getProduct(client, 'prod_1')
    answer()
    expect((await next).id).toBe('prod_1')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('survive a caller who leaves and comes back at once', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const leaving = new AbortController()
    getProduct(client, 'prod_1', { signal: leaving.signal }).catch(() => {})
    leaving.abort()
    const back = getProduct(client, 'prod_1')
    answer()
    expect((await back).id).toBe('prod_1')
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('a caller who has left', () => {
  it('gets the reason it gave', async () => {
    const { client } = aWaitingStore()
    const leaving = new AbortController()
    const left = getProduct(client, 'prod_1', { signal: leaving.signal })
    leaving.abort('gone home')
    await expect(left).rejects.toBe('gone home')
  })

  it('makes no call when it had left before', async () => {
    const { client, fetch } = aWaitingStore()
    const call = getProduct(client, 'prod_1', { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetch).not.toHaveBeenCalled()
  })
})
