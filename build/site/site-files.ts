import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'

/** Returns the website's base path with a slash at both ends, normalized in the same way as in the router. */
export function basePathOf({ site }: HostPage): string {
  const written = `/${attributeOf(site, 'base-path') ?? ''}/`.replaceAll(/\/+/g, '/')
  return new URL(written, 'https://page.invalid').pathname
}

/** Where the files of the owner's page are. */
export interface FileSources {
  /** The website's base path. */
  base: string
  /** The folder that contains the owner's page. */
  from: string
  /** The folder that contains the built scripts. */
  scripts: string
}

/** Writes a file of the website. `name` is relative to the website's folder. */
export type WriteFile = (name: string, content: string | Uint8Array) => void

/** Returns a function that writes files to a folder. */
export function writerFor(folder: string): WriteFile {
  return (name, content) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Returns whether a URL is not a path on the website. */
export function isElsewhere(address: string): boolean {
  return address === '' || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address)
}

/** A file that the page uses. */
interface LocalFile {
  /** The path in the website's folder. */
  name: string
  /** The path of the existing file. */
  source: string
}

/** Finds the file for a URL on the website. Returns null if it is neither in the page's folder nor in `dist`. */
export function findFile(address: string, { base, from, scripts }: FileSources): LocalFile | null {
  const [path = ''] = address.split(/[?#]/)
  const name = decodeURI(path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, ''))
  const source = [join(from, name), join(scripts, name)].find((path) => existsSync(path))
  return source && !name.split('/').includes('..') ? { name, source } : null
}

interface CopyOptions {
  /** The URLs of the files, as written in the page. */
  addresses: readonly string[]
  sources: FileSources
  /** Whether all screens are on one page, so that relative URLs work. */
  isOnePage: boolean
  /** The output folder. */
  folder: string
  log: (message: string) => void
}

/** Copies the local files that the page uses to the website's folder. */
export function copyFiles({ addresses, sources, isOnePage, folder, log }: CopyOptions): void {
  for (const address of new Set(addresses)) {
    if (isElsewhere(address)) continue
    if (!address.startsWith('/') && !isOnePage) {
      log(
        `"${address}" is a relative URL, which does not work on other screens such as /store. Use "${sources.base}${address}" instead.`,
      )
    }
    const file = findFile(address, sources)
    if (!file) {
      log(
        `"${address}" was not copied because it is neither in the page’s folder nor in dist. Copy it to the website yourself.`,
      )
      continue
    }
    mkdirSync(dirname(join(folder, file.name)), { recursive: true })
    copyFileSync(file.source, join(folder, file.name))
  }
}
