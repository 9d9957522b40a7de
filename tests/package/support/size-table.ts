import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleImports } from '../../bench/apps/bundle.mjs'
import { firstBytes } from '../../bench/measuring/bytes.mjs'
import { root } from '../../support/files.mjs'

/** The sizes in kB of what an app loads when it starts. */
type Sizes = [onReact: number, onPreact: number]

const page = join(root, 'docs/npm.md')
const markers = /(<!-- sizes\b[^>]*-->\n)([\s\S]*?)(<!-- \/sizes -->)/
const packageName = 'electrician-elements'
/** The elements that `electrician-elements` loads separately, right after the others. */
const separate = ['about-owner', 'contact-info', 'electrician-site', 'quote-form', 'service-list']
const apps = [
  ['script-api'],
  ['cart-button'],
  ['quote-form'],
  ['product-card'],
  ['store-grid'],
  ['product-detail'],
  ['electrician-site'],
  ['store-front'],
  ['store-grid', 'quote-form', 'script-api'],
]

/** Bundles each app in the documentation's table. Returns the sizes by what the app imports. */
export async function measuredSizes(): Promise<Map<string, Sizes>> {
  const sizes = new Map<string, Sizes>()
  for (const names of apps)
    sizes.set(names.map((name) => `\`${name}\``).join(', '), await sizesOf(names.map(modulePath)))
  sizes.set(`\`${packageName}\``, await sizesOf([packageName, ...separate.map(modulePath)]))
  return sizes
}

/** Returns the sizes in the documentation's table. */
export function documentedSizes(): Map<string, Sizes> {
  const [, , table = ''] = markers.exec(readFileSync(page, 'utf8')) ?? []
  const rows = [...table.matchAll(/^\| (`.+`) \| (\d+) \| (\d+) \|$/gm)]
  return new Map(rows.map(([, app = '', ...sizes]) => [app, sizes.slice(0, 2).map(Number) as Sizes]))
}

/** Writes the documentation's table. */
export function writeSizes(sizes: ReadonlyMap<string, Sizes>): void {
  const rows = [...sizes].map(
    ([app, [onReact, onPreact]]) => `| ${app} | ${Math.round(onReact)} | ${Math.round(onPreact)} |`,
  )
  const table = ['| imported modules | with React | with Preact |', '|---|--:|--:|', ...rows, ''].join('\n')
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(markers, (_, start: string, _old: string, end: string) => start + table + end),
  )
}

async function sizesOf(modules: string[]): Promise<Sizes> {
  return [await kilobytes(modules, false), await kilobytes(modules, true)]
}

async function kilobytes(modules: string[], onPreact: boolean): Promise<number> {
  return firstBytes(await bundleImports(modules, onPreact)).gzip / 1000
}

function modulePath(name: string): string {
  return `${packageName}/${name}`
}
