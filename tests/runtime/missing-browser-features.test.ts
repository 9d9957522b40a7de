import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import '../../src/index.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

const store = createDemoStore({ catalogs: allCatalogs })

/** Properties that jsdom 26 and 29 do not have. */
const missing: readonly (readonly [object, string])[] = [
  ...[
    'ResizeObserver',
    'IntersectionObserver',
    'matchMedia',
    'reportError',
    'BroadcastChannel',
    'structuredClone',
    'requestAnimationFrame',
  ].map((name) => [globalThis, name] as const),
  [CSSStyleSheet.prototype, 'replaceSync'],
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLDialogElement.prototype, 'show'],
  [HTMLDialogElement.prototype, 'close'],
  [Element.prototype, 'scrollIntoView'],
  [HTMLElement.prototype, 'showPopover'],
]
let restore: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => store(new Request(url, init)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  restore = missing.map(([owner, name]) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true })
    return () => {
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    }
  })
})
afterEach(() => {
  document.body.replaceChildren()
  for (const undo of restore) undo()
})

async function show(name: string, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const element = anElement(name, {
    'store-host': 'https://store.example',
    'store-id': 'demo',
    browse: '',
    ...attributes,
  })
  await updatePage(() => document.body.append(element))
  return element
}

const textOf = (element: HTMLElement) => element.shadowRoot?.textContent ?? ''
const dialogOf = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog')

describe('without the browser features that jsdom lacks', () => {
  it.each([
    ['store-front', {}, '“Ohm Sweet Ohm” Mug'],
    ['electrician-site', { 'business-name': 'Volt', routing: 'hash' }, 'Volt'],
    ['product-detail', { 'product-id': 'prod_mug' }, '“Ohm Sweet Ohm” Mug'],
  ])('<%s> shows its content', async (name, attributes, text) => {
    const element = await show(name, attributes)
    await vi.waitFor(() => expect(textOf(element)).toContain(text), 10_000)
    expect(textOf(element)).not.toContain('Something went wrong')
  })

  it('<cart-drawer> opens, shows its content and closes', async () => {
    const drawer = (await show('cart-drawer')) as HTMLElement & { show(): void; close(): void }
    const closed = vi.fn()
    drawer.addEventListener('cart-close', closed)
    await updatePage(() => drawer.show())
    expect(dialogOf(drawer)?.open).toBe(true)
    await vi.waitFor(() => expect(textOf(drawer)).toContain('Your cart is empty.'), 10_000)
    await updatePage(() => drawer.close())
    expect(dialogOf(drawer)?.open).toBe(false)
    expect(closed).toHaveBeenCalledOnce()
  })
})
