import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The sheet's files that not every tag needs, and the folders of components that do. What stands in no row is in every page's
 * sheet.
 */
const rows = [
  { files: ['product-detail', 'carousel', 'style-choice', 'rich-text'], folders: ['product-detail'] },
  {
    files:
      'order-success site menu footer home wire house-scene services about contact quote-form print'.split(
        ' ',
      ),
    folders:
      'electrician-site store-front service-list about-owner contact-info quote-form order-success'.split(
        ' ',
      ),
  },
]

const sheet = new URL('../src/styles/sheet.css', import.meta.url)
const collected = '\0sheet-by-tag'
const partOf = (index: number) => `${collected}/${index}`
const textOf = (index: number) => JSON.stringify(`${sheet.pathname}?inline&part=${index}`)

/**
 * The modules' sheet, in parts: a page whose bundle has no website and no product page has no styles for them either, a
 * third of what it would load. The scripts, which carry every tag, carry the one whole sheet.
 */
export function sheetByTag(): Plugin {
  return {
    name: 'sheet-by-tag',
    enforce: 'pre',
    resolveId(source) {
      if (source === './sheet.css?inline' || source.startsWith(collected)) {
        return source.startsWith(collected) ? source : collected
      }
      return undefined
    },
    load(id) {
      if (id === collected) return collectorOf(rows.length)
      const row = /^\0sheet-by-tag\/(\d+)$/.exec(id)?.[1]
      if (row === undefined) return undefined
      return `import { add } from ${JSON.stringify(collected)}\nimport text from ${textOf(Number(row))}\nadd(${row}, text)`
    },
    transform(code, id) {
      const part = /sheet\.css\?inline&part=(\d+)$/.exec(id)?.[1]
      if (part !== undefined) return onlyPart(Number(part))
      const [, folder] = /src\/components\/([\w-]+)\/\1\.tsx$/.exec(id) ?? []
      const row = rows.findIndex(({ folders }) => folder !== undefined && folders.includes(folder))
      return row < 0 ? undefined : `import ${JSON.stringify(partOf(row))}\n${code}`
    },
  }
}

/** Part 0 to the last in this order, whichever comes first; the sheet is read when a tag is prepared, after its part was added. */
function collectorOf(last: number): string {
  return `import base from ${textOf(last)}
const parts = []
let css = base
export const add = (index, text) => {
  parts[index] = text
  css = base + parts.join('')
}
export { css as default }`
}

/** The sheet's own lines, with the imports of that part alone; the part after the last row is what stands in none. */
function onlyPart(part: number): string {
  const others = rows.flatMap(({ files }, index) => (index === part ? [] : files))
  const own = rows[part]?.files
  const isIn = (name: string) => (own ? own.includes(name) : !others.includes(name))
  return readFileSync(sheet, 'utf8').replace(/^@import "\.\/([\w-]+)\.css".*\n/gm, (line, name: string) =>
    isIn(name) ? line : '',
  )
}
