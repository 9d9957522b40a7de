import { FACTS } from '../business/facts.ts'
import { elements } from '../elements/documented-elements.ts'
import type { Attribute } from '../runtime/element/attributes.ts'
import { BLOCKS, type BlockControl } from './blocks.ts'

/** An attribute that authors can set in a block. */
interface Control {
  type: Attribute['type']
  label: Translatable
  help: Translatable
  isForDevelopers: boolean
  /** The values of a `choice`, with their labels. */
  values?: Record<string, Translatable>
}

/** English text that WordPress translates. */
class Translatable {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Returns the elements that are blocks, by name. */
export function blockElements() {
  const found = elements.flatMap(({ definition, docs }) => {
    const block = BLOCKS[definition.name]
    if (!block) return []
    const { title, note, explanation, facts = [], icon, controls, settings = {}, fixed = {} } = block
    const element = {
      title: new Translatable(title),
      description: new Translatable([plainText(docs.about), note].filter(Boolean).join(' ')),
      ...(explanation && { explanation: new Translatable(explanation) }),
      facts,
      icon,
      canHideHeading: block.canHideHeading ?? false,
      isInline: definition.display === 'inline-block',
      needsStore: definition.store === 'required',
      readsFacts: definition.business !== undefined,
      attributes: Object.fromEntries(
        Object.entries(controls).map(([name, control]) => [
          name,
          controlOf(definition.attributes[name], control, docs.attributes[name]),
        ]),
      ),
      settings,
      fixed,
    }
    return [[definition.name, element] as const]
  })
  const order = Object.keys(BLOCKS)
  return Object.fromEntries(found.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}

/** Returns the PHP file with the elements that are blocks, and with what the plugin knows about business facts. */
export function elementsPhp(): string {
  const data = { elements: blockElements(), facts: factData() }
  return `<?php
// Generated from the element definitions by \`npm run build:wordpress\`.

defined( 'ABSPATH' ) || exit;

return ${phpValue(data, '')};
`
}

function controlOf(
  attribute: Attribute | undefined,
  { label, help, isForDevelopers = false }: BlockControl,
  about = '',
): Control {
  if (!attribute) throw new Error(`The block setting “${label}” belongs to no attribute.`)
  const labels = {
    label: new Translatable(label),
    help: new Translatable(plainText(help ?? about)),
    isForDevelopers,
  }
  if (attribute.type !== 'choice') return { type: attribute.type, ...labels }
  const values = attribute.values.map((value) => [value, new Translatable(capitalize(value))])
  return { type: attribute.type, ...labels, values: Object.fromEntries(values) }
}

/**
 * Returns the names of all facts, and the values that remove the elements' default claims, such as “Licensed & Insured”.
 * The plugin adds these values for each fact that the owner has not written.
 */
function factData() {
  const facts = Object.entries(FACTS)
  const hours = Object.entries(FACTS.hours.initial).filter(([, value]) => hasContent(value))
  return {
    names: facts.map(([name]) => name),
    unset: Object.fromEntries(
      facts
        .filter(([, { initial }]) => hasContent(initial))
        .map(([name]) => [name, name === 'emergency' ? false : null]),
    ),
    unsetHours: Object.fromEntries(hours.map(([name]) => [name, null])),
  }
}

function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}

/** Returns text without the Markdown marks for code. */
function plainText(markdown: string): string {
  return markdown.replaceAll('`', '')
}

function capitalize(name: string): string {
  const words = name.replaceAll('-', ' ')
  return (words[0] ?? '').toUpperCase() + words.slice(1)
}

function phpValue(value: unknown, indent: string): string {
  if (value instanceof Translatable) return `__( ${phpText(value.text)}, 'electrician-elements' )`
  if (typeof value === 'string') return phpText(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return 'array()'
  const lines = entries.map(([key, entry]) => {
    const name = Array.isArray(value) ? '' : `${phpText(key)} => `
    return `${indent}\t${name}${phpValue(entry, `${indent}\t`)},\n`
  })
  return `array(\n${lines.join('')}${indent})`
}

function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
