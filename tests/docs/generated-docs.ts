import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { elements } from '../../src/elements/documented-elements.ts'
import { root } from '../support/files.mjs'
import { elementPage, picture } from './element-page.ts'
import { llmsText } from './llms-text.ts'
import { documentedPages, readPage } from './markdown.ts'
import { elementTable, eventTable, factTable, propertyTable, textTable, tradeTable } from './tables.ts'

/** The functions that generate tables, grouped by page. */
const tables: Record<string, Record<string, () => string>> = {
  'README.md': { elements: () => elementTable('docs/elements') },
  'docs/README.md': { elements: () => elementTable('elements') },
  'docs/events-and-script-api.md': { events: () => eventTable() },
  'docs/languages.md': { texts: () => textTable() },
  'docs/business-facts.md': { facts: () => factTable() },
  'docs/trades.md': { trades: () => tradeTable() },
  'docs/theming.md': {
    properties: () =>
      `${picture('theming', 'Product cards with labels for their parts and custom properties', 'pictures')}\n\n${propertyTable()}`,
  },
}

/** Returns the current text of all pages that are generated or contain generated tables, by path in the repository. */
export function generatedDocs(): Map<string, string> {
  const pages = elements.map(
    (element) => [`docs/elements/${element.definition.name}.md`, elementPage(element)] as const,
  )
  const withTables = Object.keys(tables)
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, withCurrentTables(file, readPage(file))] as const)
  return new Map([...pages, ...withTables, ['docs/llms.txt', llmsText()]])
}

/** Returns the pages in `docs/elements` whose element no longer exists. */
export function pagesWithoutElement(): string[] {
  const current = elements.map(({ definition }) => `docs/elements/${definition.name}.md`)
  return documentedPages().filter((file) => file.startsWith('docs/elements/') && !current.includes(file))
}

/**
 * Returns a page's text with updated generated tables. Each table is between `<!-- name: … -->` and `<!-- /name -->`.
 * @throws Error when the markers of a table are missing
 */
function withCurrentTables(file: string, text: string): string {
  return Object.entries(tables[file] ?? {}).reduce((page, [name, table]) => {
    const markers = new RegExp(`(<!-- ${name}\\b[^>]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!markers.test(page)) throw new Error(`${file} needs the markers of its table of ${name}.`)
    return page.replace(markers, (_, start: string, end: string) => `${start}${table()}\n${end}`)
  }, text)
}
