import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'

/** Where the website begins, with both slashes: as the router reads the attribute. */
export function basePathOf({ site }: HostPage): string {
  const written = `/${attributeOf(site, 'base-path') ?? ''}/`.replaceAll(/\/+/g, '/')
  return new URL(written, 'https://page.invalid').pathname
}

interface Copying {
  page: HostPage
  base: string
  /** Where the owner's page lies. */
  from: string
  /** Where the built scripts lie. */
  scripts: string
  folder: string
  say: (sentence: string) => void
}

/** Puts what the page loads from its own website beside the pages. */
export function copyFiles({ page, base, from, scripts, folder, say }: Copying): void {
  const named = [...page.files, attributeOf(page.site, 'owner-photo') ?? '']
  for (const address of new Set(named)) {
    if (address === '' || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address)) continue
    if (!address.startsWith('/')) {
      say(`"${address}" is not found from /store and below: write it with a slash, "${base}${address}".`)
    }
    const [path = ''] = address.split(/[?#]/)
    const name = decodeURI(path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, ''))
    const file = [join(from, name), join(scripts, name)].find((one) => existsSync(one))
    if (!file || name.split('/').includes('..')) {
      say(`"${address}" lies neither beside the page nor in dist: put it into the website yourself.`)
      continue
    }
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(file, join(folder, name))
  }
}
