import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class Shim {}
class PageNode {
  static DOCUMENT_NODE = 9
  get nodeType() {
    return 9
  }
}
const customElements = { get: () => undefined, define: vi.fn() }
const document = { querySelector: () => null, createElement: () => ({}), addEventListener: () => {} }

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('importing the package on a server that defines parts of the browser', () => {
  it.each([
    ['an empty window', { window: {} }],
    ['a window that is null', { window: null }],
    ['a window that is the global object', { window: globalThis }],
    ['a window without a document', { window: { customElements }, customElements, HTMLElement: Shim }],
    ['a document without nodes', { window: { document }, document }],
    [
      'classes of elements',
      { window: { document, customElements }, document, customElements, HTMLElement: Shim, Element: Shim },
    ],
    [
      'a document of another library that lacks observers',
      { window: {}, document: new PageNode(), customElements, Node: PageNode, HTMLElement: Shim },
    ],
    ['a location and a navigator', { window: {}, location: { href: '/' }, navigator: {} }],
  ])('defines nothing and throws nothing with %s', async (_, globals) => {
    const error = vi.spyOn(console, 'error')
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    const { cart } = await import('../../src/index.ts')
    await import('../../src/script.ts')
    await import('../../src/messages.ts')
    await vi.dynamicImportSettled()
    expect(cart.count).toBe(0)
    expect(customElements.define).not.toHaveBeenCalled()
    expect(Object.keys(globalThis)).not.toContain('ElectricianElements')
    expect(error).not.toHaveBeenCalled()
  })
})
