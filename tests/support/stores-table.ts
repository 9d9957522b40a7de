import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeTypes } from '../../build/store-types.mjs'
import { tableOf } from '../docs/tables.ts'
import { root } from './files.mjs'
import { storeFeatures } from './store-features.ts'

/*
 * The table in docs/stores.md: what each type of store can do. Only a run of the contract tests knows a store's column,
 * so each of these tests compares its own column.
 */

const file = join(root, 'docs/stores.md')
const markers = /(<!-- features\b[^>]*-->\n)([\s\S]*?)(<!-- \/features -->)/
const columns = ['none', ...storeTypes()]

type Cells = Record<string, string>

/** Returns the cells of a type of store by feature, as docs/stores.md shows them. */
export function documentedFeatures(type: string): Cells {
  return Object.fromEntries(
    readRows().map(([feature = '', ...cells]) => [feature, cells[columns.indexOf(type)] ?? '']),
  )
}

/** Writes the cells of a type of store into docs/stores.md. */
export function writeFeatures(type: string, cells: Cells): void {
  const before = readRows()
  const rows = Object.keys(storeFeatures).map((feature) => {
    const [, ...documented] = before.find(([name]) => name === feature) ?? []
    return [
      feature,
      ...columns.map((column, index) =>
        column === type ? (cells[feature] ?? '') : (documented[index] ?? ''),
      ),
    ]
  })
  const table = tableOf(['feature', ...columns], rows)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(markers, (_, start: string, __, end: string) => `${start}${table}\n${end}`),
  )
}

function readRows(): string[][] {
  const [, , table = ''] = markers.exec(readFileSync(file, 'utf8')) ?? []
  const lines = table.trim().split('\n').slice(2)
  return lines.map((line) => line.slice(2, -2).split(' | '))
}
