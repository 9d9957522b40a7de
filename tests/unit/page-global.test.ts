import { afterEach, describe, expect, it } from 'vitest'
import { pageGlobal } from '../../src/navigation/page-global.ts'
import { registeredStore, registerStore } from '../../src/provider/registered-stores.ts'
import { addLanguage, loadedLanguages } from '../../src/texts/languages.ts'

/** In browsers, elements with IDs are inherited properties of `window`. */
const inherited = Object.getPrototypeOf(globalThis)
const exposed: string[] = []

/** Adds what two links with this ID, of which the second has a name, add to `window`. */
function addLinks(id: string, name: string): void {
  const value = { length: 2, [name]: { href: 'https://evil.invalid/' } }
  Object.defineProperty(inherited, id, { value, configurable: true, writable: true })
  exposed.push(id)
}

afterEach(() => {
  for (const id of exposed.splice(0)) {
    Reflect.deleteProperty(inherited, id)
    Reflect.deleteProperty(globalThis, id)
  }
})

describe('links whose ID is the name of a global variable', () => {
  it('hide no store that an adapter registers', async () => {
    addLinks('electricianElementsStores', 'woocommerce')
    const store = { fetch: async () => new Response(), isPaid: async () => null }
    const waiting = registeredStore('woocommerce')
    registerStore('woocommerce', store)
    expect(await waiting).toBe(store)
    expect(await registeredStore('woocommerce')).toBe(store)
  })

  it('hide no language', () => {
    addLinks('electricianElementsLanguages', 'filter')
    expect(loadedLanguages()).toEqual([])
    const german = { language: 'de', texts: { remove: 'Entfernen' } }
    addLanguage(german)
    expect(loadedLanguages()).toEqual([german])
  })

  it('do not count as a feature that the browser lacks', () => {
    addLinks('trustedTypes', 'emptyHTML')
    expect(pageGlobal('trustedTypes')).toBeUndefined()
  })
})

it.each([[5], ['text'], [null]])('%j in the list of stores is replaced', async (value) => {
  Reflect.set(globalThis, 'electricianElementsStores', value)
  exposed.push('electricianElementsStores')
  const store = { fetch: async () => new Response(), isPaid: async () => null }
  registerStore('medusa', store)
  expect(await registeredStore('medusa')).toBe(store)
})
