// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createResource, type Load, loadedValue } from '../../src/provider/resource.ts'
import { StoreError } from '../../src/provider/store-error.ts'

/** Returns a resource and the contexts of its loads, which end when the test resolves or rejects them. */
function aResource(initial?: string) {
  const loads: (Load<string> & { end: (isComplete?: boolean) => void; fail: (error: unknown) => void })[] = []
  const resource = createResource<string>(
    (context) =>
      new Promise<unknown>((end, fail) => {
        loads.push({ ...context, end, fail })
      }),
    initial,
  )
  return { resource, loads }
}

/** Returns a resource whose first load has failed. */
async function aFailedResource() {
  const { resource, loads } = aResource()
  const loaded = resource.preload()
  loads[0]?.fail('offline')
  await loaded
  return { resource, loads }
}

const NOW = Date.UTC(2026, 10, 30)

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a resource', () => {
  it('is loading until its load shows a value', async () => {
    const { resource, loads } = aResource()
    expect(resource.state.getState()).toEqual({ status: 'loading' })
    const loaded = resource.preload()
    loads[0]?.show('mug')
    await loaded
    expect(resource.state.getState()).toEqual({ status: 'loaded', value: 'mug' })
  })

  it.each(['show', 'fail'] as const)('is preloaded when its load calls %s()', async (name) => {
    const { resource, loads } = aResource()
    let isPreloaded = false
    const preload = resource.preload().then(() => {
      isPreloaded = true
    })
    await settled()
    expect(isPreloaded).toBe(false)
    loads[0]?.[name]('mug')
    await preload
  })

  it('contains the error after a failed load', async () => {
    const { resource } = await aFailedResource()
    expect(resource.state.getState()).toEqual({ status: 'failed', error: 'offline' })
  })

  it('shares one load among concurrent callers', () => {
    const { resource, loads } = aResource()
    void resource.preload()
    void resource.preload()
    resource.retain()
    expect(loads).toHaveLength(1)
  })

  it('does not repeat a failed preload when a component mounts', async () => {
    const { resource, loads } = await aFailedResource()
    resource.retain()
    expect(loads).toHaveLength(1)
  })

  it('is loading while reload() repeats a failed load', async () => {
    const { resource, loads } = await aFailedResource()
    void resource.reload()
    expect(resource.state.getState().status).toBe('loading')
    loads[1]?.show('mug')
    expect(loadedValue(resource)).toBe('mug')
  })

  it('keeps its value while it loads again, and passes it to the load', () => {
    const { resource, loads } = aResource()
    void resource.preload()
    loads[0]?.show('mug')
    void resource.reload()
    expect(loadedValue(resource)).toBe('mug')
    expect(loads[1]?.before).toBe('mug')
  })

  it('ignores an earlier load after reload()', async () => {
    const { resource, loads } = aResource()
    void resource.preload()
    void resource.reload()
    expect(loads[0]?.signal.aborted).toBe(true)
    loads[0]?.show('old')
    loads[0]?.fail('canceled')
    await settled()
    expect(resource.state.getState()).toEqual({ status: 'loading' })
  })

  it('is not loaded a third time when a replaced load ends', async () => {
    const { resource, loads } = aResource()
    void resource.preload()
    void resource.reload()
    loads[0]?.fail('canceled')
    await settled()
    resource.retain()
    expect(loads).toHaveLength(2)
  })

  it('has its initial value until the first load', () => {
    const { resource, loads } = aResource('prerendered')
    expect(loadedValue(resource)).toBe('prerendered')
    resource.retain()
    expect(loads[0]?.before).toBe('prerendered')
  })

  it('loads again for a component if its data is at least 30 seconds old', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    const { resource, loads } = aResource()
    resource.retain()
    loads[0]?.show('mug')
    loads[0]?.end()
    await settled()
    vi.setSystemTime(NOW + 29_999)
    resource.retain()
    expect(loads).toHaveLength(1)
    vi.setSystemTime(NOW + 30_000)
    resource.retain()
    expect(loads).toHaveLength(2)
  })

  describe('on a page that stays open', () => {
    const MINUTE_MS = 60_000
    const appear = () => document.dispatchEvent(new Event('visibilitychange'))
    const reconnect = () => dispatchEvent(new Event('online'))

    async function aLoadedResource(isComplete = true) {
      vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
      const { resource, loads } = aResource()
      const release = resource.retain()
      loads[0]?.show('mug')
      loads[0]?.end(isComplete)
      await settled()
      return { resource, loads, release }
    }

    it.each([
      ['is 15 minutes old', 15 * MINUTE_MS],
      ['is from the future, because the clock has been changed', -MINUTE_MS],
    ])('loads data again that %s when the visitor returns', async (_, age_ms) => {
      const { resource, loads } = await aLoadedResource()
      vi.setSystemTime(NOW + 15 * MINUTE_MS - 1)
      appear()
      expect(loads).toHaveLength(1)
      vi.setSystemTime(NOW + age_ms)
      appear()
      appear()
      expect(loads).toHaveLength(2)
      expect(loadedValue(resource)).toBe('mug')
    })

    it('does not load data again that no component shows', async () => {
      const { loads, release } = await aLoadedResource(false)
      release()
      vi.setSystemTime(NOW + 60 * MINUTE_MS)
      appear()
      reconnect()
      expect(loads).toHaveLength(1)
    })

    it('loads failed data again when the connection is back', async () => {
      const { resource, loads } = aResource()
      resource.retain()
      reconnect()
      loads[0]?.fail('offline')
      await settled()
      reconnect()
      expect(loads).toHaveLength(2)
      expect(resource.state.getState()).toEqual({ status: 'loading' })
    })

    it.each([
      ['a part of it', (load: Load<string> & { end: (isComplete: boolean) => void }) => load.end(false)],
      ['a newer value', (load: Load<string> & { fail: (error: unknown) => void }) => load.fail('offline')],
    ])('keeps its value if %s cannot be loaded, and tries again when it is online', async (_, lose) => {
      const { resource, loads } = await aLoadedResource()
      reconnect()
      expect(loads).toHaveLength(1)
      void resource.reload()
      if (loads[1]) lose(loads[1])
      await settled()
      expect(loadedValue(resource)).toBe('mug')
      reconnect()
      expect(loads).toHaveLength(3)
    })

    it('does not keep what the store no longer has', async () => {
      const { resource, loads } = await aLoadedResource()
      void resource.reload()
      loads[1]?.fail(new StoreError({ status: 404, statusText: 'Not Found' }))
      await settled()
      expect(resource.state.getState().status).toBe('failed')
    })
  })

  it('cancels its load when the last component no longer needs it', () => {
    const { resource, loads } = aResource()
    const releases = [resource.retain(), resource.retain()]
    releases[0]?.()
    expect(loads[0]?.signal.aborted).toBe(false)
    releases[1]?.()
    expect(loads[0]?.signal.aborted).toBe(true)
    expect(resource.state.getState()).toEqual({ status: 'loading' })
  })

  it('loads when a component needs it immediately after being canceled', () => {
    const { resource, loads } = aResource()
    resource.retain()()
    resource.retain()
    loads[1]?.show('mug')
    expect(loadedValue(resource)).toBe('mug')
  })

  it('forgets a failure when the last component unmounts', async () => {
    const { resource, loads } = aResource()
    const release = resource.retain()
    loads[0]?.fail('offline')
    await settled()
    release()
    resource.retain()
    expect(loads).toHaveLength(2)
  })

  it('finishes a load that has shown a value, even if no component needs it', () => {
    const { resource, loads } = aResource()
    const release = resource.retain()
    loads[0]?.show('product')
    release()
    loads[0]?.show('product with stock')
    expect(loadedValue(resource)).toBe('product with stock')
  })

  it('changes only a loaded value', () => {
    const { resource, loads } = aResource()
    resource.update((value) => `${value}!`)
    expect(resource.state.getState()).toEqual({ status: 'loading' })
    void resource.preload()
    loads[0]?.show('mug')
    resource.update((value) => `${value}!`)
    expect(loadedValue(resource)).toBe('mug!')
  })
})
