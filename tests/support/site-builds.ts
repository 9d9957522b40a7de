import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteOptions } from '../../build/site/write-site.ts'
import { root } from './files.mjs'

interface Built {
  /** What the build had to say. */
  said: string[]
  /** A page, null where there is none. */
  read: (name: string) => string | null
}

type WriteSite = (options: SiteOptions) => Promise<void>

let folders = 0

/** Writes a website of this page, in a folder that the returned function removes. */
export function siteBuilds(writeSite: WriteSite) {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-site-'))
  async function build(html: string, options: Partial<SiteOptions> = {}): Promise<Built> {
    folders += 1
    const site = join(folder, `site-${folders}`)
    writeFileSync(join(folder, 'page.html'), html)
    const said: string[] = []
    const say = (sentence: string) => void said.push(sentence)
    await writeSite({ root, page: join(folder, 'page.html'), folder: site, say, ...options })
    const read = (name: string) => {
      try {
        return readFileSync(join(site, name), 'utf8')
      } catch {
        return null
      }
    }
    return { said, read }
  }
  return { build, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
