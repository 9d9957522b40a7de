import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteOptions } from '../../build/site/write-site.ts'
import { root } from './files.mjs'

interface BuiltSite {
  /** The messages that the build printed. */
  messages: string[]
  /** Returns a file of the built website as text, or null if the file does not exist. */
  read: (name: string) => string | null
  /** Returns a file of the built website as bytes. */
  readBytes: (name: string) => Buffer
}

type WriteSite = (options: SiteOptions) => Promise<void>

let folders = 0

/**
 * Returns three functions: `build` builds a website from the HTML of a page, `addFile` adds a file next to the page,
 * and `remove` deletes all built websites.
 */
export function aSiteBuilder(writeSite: WriteSite) {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-site-'))
  async function build(html: string, options: Partial<SiteOptions> = {}): Promise<BuiltSite> {
    folders += 1
    const site = join(folder, `site-${folders}`)
    writeFileSync(join(folder, 'page.html'), html)
    const messages: string[] = []
    const log = (message: string) => void messages.push(message)
    await writeSite({ root, page: join(folder, 'page.html'), folder: site, log, ...options })
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
  const addFile = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  return { build, addFile, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
