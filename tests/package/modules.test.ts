import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const modules = join(inject('shop'), 'node_modules/electrician-elements/dist/esm')

/** Returns the code of a module and of every module that it imports directly or indirectly, but not on demand. */
function staticCode(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return ''
  seen.add(path)
  const code = readFileSync(path, 'utf8')
  const imports = [...code.matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";$/gm)].map(([, name = '']) => name)
  return [code, ...imports.map((name) => staticCode(join(path, '..', name), seen))].join('\n')
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
    ['the dialog for enlarged pictures', 'product-detail', 'Add to Cart', 'Zoom in'],
    ['the content of the cart', 'cart-drawer', 'Shopping Cart', 'Your cart is empty.'],
  ])('load %s of <%s> on demand', (_, element, initialText, text) => {
    expect(texts.join()).toContain(text)
    const code = staticCode(join(modules, `${element}.js`))
    expect(code.includes(initialText)).toBe(true)
    expect(code.includes(text)).toBe(false)
  })
})
