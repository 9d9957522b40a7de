import { afterEach, describe, expect, it, vi } from 'vitest'
import { createResource, type Load, loadedValue } from '../../src/provider/resource.ts'

/** Returns a resource and the contexts of its loads, which end when the test resolves or rejects them. */
function aResource(initial?: string) {
  const loads: (Load<string> & { end: () => void; fail: (error: unknown) => void })[] = []
  const resource = createResource<string>(
    (context) =>
      new Promise((end, fail) => {
        loads.push({ ...context, end, fail })
      }),
    initial,
  )
  return { resource, loads }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => vi.useRealTimers())

describe('a resource', () => {
  it('is loading until its load shows a value', async () => {
    const { resource, loads } = aResource()
    expect(resource.state.getState()).toEqual({ status: 'loading' })
    const loaded = resource.preload()
    loads[0]?.show('mug')
    await loaded
    expect(resource.state.getState()).toEqual({ status: 'loaded', value: 'mug' })
  })

  it('contains the error after a failed load', async () => {
    const { resource, loads } = aResource()
    const loaded = resource.preload()
    loads[0]?.fail('offline')
    await loaded
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
    const { resource, loads } = aResource()
    const loaded = resource.preload()
    loads[0]?.fail('offline')
    await loaded
    resource.retain()
    expect(loads).toHaveLength(1)
  })

  it('is loading while reload() repeats a failed load', async () => {
    const { resource, loads } = aResource()
    const loaded = resource.preload()
    loads[0]?.fail('offline')
    await loaded
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

  it('has its initial value until the first load', () => {
    const { resource, loads } = aResource('prerendered')
    expect(loadedValue(resource)).toBe('prerendered')
    resource.retain()
    expect(loads[0]?.before).toBe('prerendered')
  })

  it('loads again for a component if its data is at least 30 seconds old', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const { resource, loads } = aResource()
    resource.retain()
    loads[0]?.show('mug')
    loads[0]?.end()
    await settled()
    vi.setSystemTime(29_999)
    resource.retain()
    expect(loads).toHaveLength(1)
    vi.setSystemTime(30_000)
    resource.retain()
    expect(loads).toHaveLength(2)
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
