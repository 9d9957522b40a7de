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

describe('identical concurrent requests', () => {
  it('share one fetch', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const both = Promise.all([getProduct(client, 'prod_1'), getProduct(client, 'prod_1')])
    answer()
    const [one, other] = await both
    expect(fetch).toHaveBeenCalledOnce()
    expect(one).toBe(other)
  })

  it('are sent again after the first response', async () => {
    const { client, fetch, answer } = aWaitingStore()
    const first = getProduct(client, 'prod_1')
    answer()
    await first
    const second = getProduct(client, 'prod_1')
    answer()
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

  it('are aborted when all callers abort', async () => {
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

  it('are sent again for a caller that arrives after all others have aborted', async () => {
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

  it('are not sent again when a caller aborts and immediately calls again', async () => {
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

describe('an aborted caller', () => {
  it('rejects with the caller’s own abort reason', async () => {
    const { client } = aWaitingStore()
    const leaving = new AbortController()
    const left = getProduct(client, 'prod_1', { signal: leaving.signal })
    leaving.abort('gone home')
    await expect(left).rejects.toBe('gone home')
  })

  it('sends no request when its signal is already aborted', async () => {
    const { client, fetch } = aWaitingStore()
    const call = getProduct(client, 'prod_1', { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetch).not.toHaveBeenCalled()
  })
})
