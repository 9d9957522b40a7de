import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { elementNames } from '../../build/element-names.ts'
import { customElementsManifest } from '../../build/manifest/custom-elements.ts'
import { vscodeData, webTypes } from '../../build/manifest/editor-data.ts'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import packageInfo from '../../package.json' with { type: 'json' }

const styles = styleProperties(fileURLToPath(new URL('../..', import.meta.url)))
const tagNames = elementNames()

describe('custom-elements.json', () => {
  const manifest = customElementsManifest(tagDescriptions, styles)
  const [drawer] = manifest.modules.find(({ path }) => path.endsWith('/cart-drawer.js'))?.declarations ?? []

  it('is valid against the custom elements manifest schema', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema)
    validate(manifest)
    expect(validate.errors).toBeNull()
    expect(validate({ ...manifest, modules: [{ kind: 'a page' }] })).toBe(false)
  })

  it('lists one module per element with its path in the package', () => {
    expect(manifest.modules.map(({ path }) => path)).toEqual(tagNames.map((tag) => `dist/esm/${tag}.js`))
  })

  it('describes attributes and their properties', () => {
    expect(drawer).toMatchObject({
      tagName: 'cart-drawer',
      attributes: expect.arrayContaining([
        expect.objectContaining({ name: 'open', type: { text: 'boolean' } }),
        expect.objectContaining({ name: 'store-id', fieldName: 'storeId' }),
      ]),
      members: expect.arrayContaining([
        expect.objectContaining({ name: 'successUrl', attribute: 'success-url' }),
        expect.objectContaining({ kind: 'method', name: 'show' }),
      ]),
    })
  })

  it('describes events, parts and CSS custom properties', () => {
    expect(drawer).toMatchObject({
      events: expect.arrayContaining([
        {
          name: 'checkout-start',
          description: 'The checkout is about to start. Call `preventDefault()` to stop the checkout.',
          type: { text: "CustomEvent<ElementEvents['checkout-start']>" },
        },
      ]),
      cssParts: expect.arrayContaining([{ name: 'panel', description: 'the side panel of the cart' }]),
      cssProperties: expect.arrayContaining([
        expect.objectContaining({ name: '--ee-ink', default: 'light-dark(#10151c, #faf8f4)' }),
        expect.objectContaining({ name: '--ee-radius', default: '14px' }),
      ]),
    })
  })
})

describe('vscode.html-custom-data.json', () => {
  const { tags } = vscodeData(tagDescriptions)
  const attributeOf = (tag: string, attribute: string) =>
    tags.find(({ name }) => name === tag)?.attributes.find(({ name }) => name === attribute)

  it('lists the accepted values of an attribute', () => {
    expect(attributeOf('electrician-site', 'routing')).toHaveProperty('values', [
      { name: 'history' },
      { name: 'hash' },
    ])
  })

  it('marks a boolean attribute as valid without a value', () => {
    expect(attributeOf('cart-drawer', 'open')).toHaveProperty('valueSet', 'v')
  })
})

it('web-types.json describes every element with its attributes, events, slots and parts', () => {
  const { contributions } = webTypes(packageInfo, tagDescriptions, styles)
  const { elements } = contributions.html
  expect(elements.map((element) => element.name)).toEqual(tagNames)
  expect(elements.find((element) => element.name === 'electrician-site')).toMatchObject({
    attributes: expect.arrayContaining([
      expect.objectContaining({
        name: 'routing',
        value: { type: "'history' | 'hash'" },
      }),
    ]),
    slots: [
      { name: 'owner-bio', description: 'the owner’s biography' },
      { name: 'fields', description: expect.stringContaining('hidden inputs') },
    ],
    js: { events: expect.arrayContaining([expect.objectContaining({ name: 'quote-sent' })]) },
  })
  expect(elements.find((element) => element.name === 'store-grid')?.css.parts).toHaveLength(4)
})
