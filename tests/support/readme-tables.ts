import type { ElementRow } from '../../src/elements/element-row.ts'

const START = /(<!-- tags: [^>]*-->\n)[\s\S]*?(<!-- \/tags -->)/

/** The README with its table of tags made anew from the registry. */
export function withTagTable(readme: string, registry: Record<string, ElementRow>): string {
  if (!START.test(readme))
    throw new Error('README.md has lost the marks between which its table of tags stands.')
  return readme.replace(START, (_, start: string, end: string) => `${start}${tagTable(registry)}\n${end}`)
}

function tagTable(registry: Record<string, ElementRow>): string {
  const rows = Object.entries(registry).map(
    ([tag, row]) => `| \`${tag}\` | ${row.about} | ${attributesOf(row)} | ${partsOf(row)} |`,
  )
  return ['| tag | shows | attributes | parts |', '|---|---|---|---|', ...rows].join('\n')
}

function attributesOf({ attributes, usesStore, methods }: ElementRow): string {
  const own = Object.entries(attributes).map(([name, { about, default: value }]) => {
    return `\`${name}\`${value === undefined ? '' : ` (\`${value}\`)`}: ${about}`
  })
  if (usesStore) own.push('`store-host` `store-id`')
  if (methods)
    own.push(
      `Methods: ${Object.keys(methods)
        .map((name) => `\`${name}()\``)
        .join(' ')}`,
    )
  return own.join('<br>')
}

function partsOf({ parts }: ElementRow): string {
  return Object.entries(parts)
    .map(([name, about]) => `\`${name}\`: ${about}`)
    .join('<br>')
}
