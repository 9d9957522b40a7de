import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'

/** Returns the website's base path with a slash at both ends, normalized in the same way as in the router. */
export function basePathOf({ site }: HostPage): string {
  const written = `/${attributeOf(site, 'base-path') ?? ''}/`.replaceAll(/\/+/g, '/')
  return new URL(written, 'https://page.invalid').pathname
}

interface CopyOptions {
  page: HostPage
  base: string
  /** The folder that contains the owner's page. */
  from: string
  /** The folder that contains the built scripts. */
  scripts: string
  /** The output folder. */
  folder: string
  log: (message: string) => void
}

/** Copies the local files that the page uses to the website's folder. */
export function copyFiles({ page, base, from, scripts, folder, log }: CopyOptions): void {
  const addresses = [...page.files, attributeOf(page.site, 'owner-photo') ?? '']
  for (const address of new Set(addresses)) {
    if (address === '' || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address)) continue
    if (!address.startsWith('/')) {
      log(
        `"${address}" is a relative URL, which does not work on other screens such as /store. Use "${base}${address}" instead.`,
      )
    }
    const [path = ''] = address.split(/[?#]/)
    const name = decodeURI(path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, ''))
    const file = [join(from, name), join(scripts, name)].find((path) => existsSync(path))
    if (!file || name.split('/').includes('..')) {
      log(
        `"${address}" was not copied because it is neither in the page’s folder nor in dist. Copy it to the website yourself.`,
      )
      continue
    }
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(file, join(folder, name))
  }
}
