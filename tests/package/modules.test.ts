import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const modules = join(inject('shop'), 'node_modules/electrician-elements/dist/esm')

/** Matches the path in a static import. */
const staticImport = /^(?:import|export)\b[^;]*?"(\.[^"]+)";$/gm
/** Matches the path in an import, including imports on demand. */
const anyImport = /(?:^(?:import|export)\b[^;]*?|\bimport\()"(\.[^"]+)"/gm

/** Returns the paths of a module and of every module that it imports directly or indirectly. */
function modulesOf(path: string, pattern: RegExp, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(pattern))
    modulesOf(join(path, '..', name), pattern, found)
  return found
}

/** Returns the code that an entry point imports. */
function codeOf(entry: string, pattern = staticImport): string {
  return [...modulesOf(join(modules, `${entry}.js`), pattern)]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** Returns the paths of the source files that an entry point imports. */
function sourcesOf(entry: string, pattern = staticImport): string[] {
  const sourceMaps = [...modulesOf(join(modules, `${entry}.js`), pattern)].map((path) => `${path}.map`)
  return sourceMaps
    .filter((path) => existsSync(path))
    .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).sources)
}

describe('modules of the package', () => {
  const parts = join(modules, 'parts')
  const texts = readdirSync(parts).map((name) => readFileSync(join(parts, name), 'utf8'))

  it('load the sanitizer only when formatted text is shown', () => {
    expect(texts.join()).toContain('import("dompurify")')
    expect(texts.filter((text) => /from "dompurify"/.test(text))).toEqual([])
  })

  it.each([
    ['the search and the filters', 'store-grid', 'Add to Cart', 'Filter and sort'],
    ['the dialog for enlarged pictures', 'product-detail', 'Add to Cart', 'zoom-bar'],
    ['the content of the cart', 'cart-drawer', 'Shopping Cart', 'Your cart is empty.'],
  ])('load %s of <%s> on demand', (_, element, initialText, text) => {
    expect(texts.join()).toContain(text)
    const code = codeOf(element)
    expect(code.includes(initialText)).toBe(true)
    expect(code.includes(text)).toBe(false)
  })

  it('contain React and CSS in elements, but not in the script API', () => {
    expect(codeOf('cart-button')).toMatch(/from "react"/)
    expect(codeOf('cart-button')).toMatch(/var\(--/)
    expect(codeOf('script-api')).not.toMatch(/from "react|var\(--/)
    // Only the self-check, which loads on demand, names the version of React.
    const paths = [...modulesOf(join(modules, 'script-api.js'), anyImport)]
    const withReact = paths.filter((path) => /from "react/.test(readFileSync(path, 'utf8')))
    expect(withReact.map((path) => basename(path))).toEqual(['self-check.js'])
  })

  it.each([
    ['the cart', /\/cart\/(?:cart|shared-cart)\.ts$/],
    ['the checkout', /\/checkout\//],
    ['the store client', /\/provider\/store-client\.ts$/],
  ])('load %s with the product grid or on demand, but not with the sections of the website', (_, pattern) => {
    const contain = (paths: string[]) => paths.some((path) => pattern.test(path))
    expect(contain(sourcesOf('store-grid', anyImport))).toBe(true)
    for (const section of ['about-owner', 'contact-info', 'quote-form', 'service-list'])
      expect(contain(sourcesOf(section))).toBe(false)
  })
})
