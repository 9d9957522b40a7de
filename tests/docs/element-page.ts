import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { type AttributeDescription, tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import type { DocumentedElement } from '../../src/elements/documented-elements.ts'
import type { Variation } from '../../src/runtime/docs/element-page.ts'
import { listFiles, root } from '../support/files.mjs'
import { composingElements } from '../support/folders.mjs'
import { scenes } from './pictures/scenes.mjs'
import { eventTable, tableOf } from './tables.ts'

/** Returns the Markdown of an element's page in `docs/elements`. */
export function elementPage({ definition: { name, store }, docs }: DocumentedElement): string {
  const { page } = docs
  const blocks = [
    `<!-- Generated from src/elements/${name}. Edit docs.ts in that folder, then run \`npm run fix:docs\`. -->`,
    `# \`<${name}>\``,
    docs.about,
    picture(name, page.picture),
    '## Example',
    fence(page.example, 'html'),
    setup(store),
    ...(page.variations.length > 0 ? ['## Variations', ...page.variations.flatMap(variation)] : []),
    '## Attributes',
    attributes(name),
    '## Events',
    docs.events.length > 0
      ? `${eventTable(docs.events)}\n\nSee [Events and script API](../events-and-script-api.md) for how to listen for events.`
      : 'This element dispatches no events.',
    '## Methods',
    described(['method', 'what it does'], docs.methods, (method) => `${method}()`) ??
      'This element has no methods.',
    '## Slots',
    described(['slot', 'content'], docs.slots, (slot) => slot || '(default)') ?? 'This element has no slots.',
    '## Parts',
    parts(name, docs.parts),
    '## Custom properties',
    customProperties(name),
    '## Keyboard',
    list(page.keyboard),
    '## Screen readers',
    list(page.screenReader),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The maximum width of pictures in the documentation, in CSS pixels. */
const MAX_WIDTH = 800

/** Returns the HTML for a picture that has a dark version for readers with dark mode. */
export function picture(name: string, alt: string, folder = '../pictures'): string {
  const { width = MAX_WIDTH } = scenes.find((scene) => scene.name === name) ?? {}
  return [
    '<picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${folder}/${name}-dark.webp">`,
    `<img src="${folder}/${name}-light.webp" width="${Math.min(width, MAX_WIDTH)}" alt="${alt}">`,
    '</picture>',
  ].join('\n')
}

function setup(store: 'required' | 'optional' | undefined): string {
  const script = 'The page also needs the script tag: see [Get started](../getting-started.md).'
  const needs = {
    required: 'This element needs a store: see [Store provider](../store-provider.md).',
    optional: 'The store screens need a store: see [Store provider](../store-provider.md).',
  }
  return `${script} ${store ? needs[store] : 'This element does not need a store.'}`
}

function variation({ title, text, code, language = 'html' }: Variation): string[] {
  return [`### ${title}`, text, ...(code === undefined ? [] : [fence(code, language)])]
}

function attributes(name: string): string {
  const { attributes: rows = [] } = tagDescriptions.find(({ tag }) => tag === name) ?? {}
  if (rows.length === 0) return 'This element has no attributes.'
  return tableOf(
    ['attribute', 'property', 'value', 'default', 'what it does'],
    rows.map(({ name: attributeName, property, about, attribute }) => [
      `\`${attributeName}\``,
      `\`${property}\``,
      acceptedValue(attribute),
      attribute.default === undefined ? '' : `\`${attribute.default}\``,
      about,
    ]),
  )
}

function acceptedValue(attribute: AttributeDescription['attribute']): string {
  if (attribute.type === 'flag') return 'none (boolean attribute)'
  if (attribute.type === 'choice') return attribute.values.map((value) => `\`${value}\``).join(', ')
  if (attribute.type === 'count') return 'whole number'
  return attribute.type === 'address' ? 'URL' : 'text'
}

function described(
  head: readonly string[],
  docs: Record<string, string>,
  label = (name: string) => name,
): string | undefined {
  const rows = Object.entries(docs).map(([name, about]) => [`\`${label(name)}\``, about])
  return rows.length > 0 ? tableOf(head, rows) : undefined
}

function parts(name: string, docs: Record<string, string>): string {
  const rows = Object.entries(docs).map(([part, about]) => [`\`${name}::part(${part})\``, about])
  return `${tableOf(['selector', 'styles'], rows)}\n\nSee [Theming](../theming.md#parts) for how to style parts.`
}

/**
 * Lists the custom properties in the stylesheets that an element imports. For elements that contain other elements,
 * lists all custom properties.
 */
function customProperties(name: string): string {
  const link = 'See [Theming](../theming.md#custom-properties) for all properties and their defaults.'
  if (composingElements.includes(name)) return `This element uses all \`--ee-*\` properties. ${link}`
  const folder = join(root, 'src/elements', name)
  const css = listFiles(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => importedStyles(join(folder, path)))
    .join('')
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  const used = styleProperties(root).filter(({ name: property }) => {
    const [, token = property] = new RegExp(`(--[a-z-]+): var\\(${property},`).exec(tokens) ?? []
    return css.includes(`var(${token}`)
  })
  const always = ['--ee-ink', '--ee-font', '--ee-font-size']
  const names = [...new Set([...always, ...used.map(({ name: property }) => property)])]
  return `This element uses ${names.map((property) => `\`${property}\``).join(', ')}. Buttons, links, dialogs and messages inside the element also use other properties. ${link}`
}

/** Returns the stylesheets that a module imports. */
function importedStyles(module: string): string[] {
  const imports = readFileSync(module, 'utf8').matchAll(/'([^']+\.css)\?inline'/g)
  return [...imports].map(([, path = '']) => readFileSync(join(dirname(module), path), 'utf8'))
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function fence(code: string, language: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
