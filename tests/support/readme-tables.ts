import type { ElementRow } from '../../src/elements/element-row.ts'
import { registry, type TagName } from '../../src/elements/registry.ts'
import { type ElementDocs, registryDocs } from '../../src/elements/registry-docs.ts'

const START = /(<!-- tags: [^>]*-->\n)[\s\S]*?(<!-- \/tags -->)/

/** The README with its table of tags made anew from the registry. */
export function withTagTable(readme: string): string {
  if (!START.test(readme))
    throw new Error('README.md has lost the marks between which its table of tags stands.')
  return readme.replace(START, (_, start: string, end: string) => `${start}${tagTable()}\n${end}`)
}

function tagTable(): string {
  const tags = Object.keys(registry) as TagName[]
  const rows = tags.map((tag) => {
    const docs = registryDocs[tag]
    return `| \`${tag}\` | ${docs.about} | ${attributesOf(registry[tag], docs)} | ${partsOf(docs)} |`
  })
  return ['| tag | shows | attributes | parts |', '|---|---|---|---|', ...rows].join('\n')
}

function attributesOf({ attributes, store, methods }: ElementRow, docs: ElementDocs): string {
  const own = Object.entries(attributes).map(([name, { default: value }]) => {
    return `\`${name}\`${value === undefined ? '' : ` (\`${value}\`)`}: ${docs.attributes[name]}`
  })
  if (store) own.push('`store-host` `store-id`')
  for (const [slot, about] of Object.entries(docs.slots ?? {})) own.push(`Slot \`${slot}\`: ${about}`)
  if (methods)
    own.push(
      `Methods: ${Object.keys(methods)
        .map((name) => `\`${name}()\``)
        .join(' ')}`,
    )
  return own.join('<br>')
}

function partsOf({ parts }: ElementDocs): string {
  return Object.entries(parts)
    .map(([name, about]) => `\`${name}\`: ${about}`)
    .join('<br>')
}
