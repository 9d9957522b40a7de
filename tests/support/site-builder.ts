import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { storeTypes } from '../../build/store-types.mjs'
import { type BuiltModules, FILE_TABLE, type FileTable } from '../../src/website/file-table.ts'
import type { SiteOptions } from '../../src/website/write-site.ts'

interface BuiltSite {
  /** The messages that the build printed. */
  messages: string[]
  /** Returns a file of the built website as text, or null if the file does not exist. */
  read: (name: string) => string | null
  /** Returns a file of the built website as bytes. */
  readBytes: (name: string) => Buffer
}

type WriteSite = (options: SiteOptions) => Promise<void>

/** The modules of the built websites. The store screen imports the module `price`. */
const modules: FileTable = Object.fromEntries(
  ['electrician-site', 'home-screen', 'store-screen', 'product-screen', 'success-screen'].map((name) => {
    const shared = name === 'store-screen' ? ['./price-1.js'] : []
    return [name, ['./core-1.js', ...shared, `./${name}-1.js`]]
  }),
)

let folders = 0

/**
 * Returns three functions: `build` builds a website from the HTML of a page, `addFile` adds a file next to the page,
 * and `remove` deletes all built websites.
 */
export function aSiteBuilder(writeSite: WriteSite) {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-site-'))
  writeModules(join(folder, 'dist/modules'))
  async function build(html: string, options: Partial<SiteOptions> = {}): Promise<BuiltSite> {
    folders += 1
    const site = join(folder, `site-${folders}`)
    writeFileSync(join(folder, 'page.html'), html)
    const messages: string[] = []
    const log = (message: string) => void messages.push(message)
    await writeSite({ root: folder, page: join(folder, 'page.html'), folder: site, log, ...options })
    const read = (name: string) => {
      try {
        return readFileSync(join(site, name), 'utf8')
      } catch {
        return null
      }
    }
    const readBytes = (name: string) => readFileSync(join(site, name))
    return { messages, read, readBytes }
  }
  function addFile(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return { build, addFile, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function writeModules(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, FILE_TABLE),
    JSON.stringify({ sources: 'other', files: modules, scripts: [] } satisfies BuiltModules),
  )
  mkdirSync(join(folder, 'stores'))
  const adapters = storeTypes().map((type) => `stores/${type}.js`)
  for (const name of [
    'electrician-elements.js',
    'core-1.js.br',
    ...adapters,
    ...new Set(Object.values(modules).flat()),
  ])
    writeFileSync(join(folder, name), `// ${name}`)
}
