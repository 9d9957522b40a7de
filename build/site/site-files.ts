import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decodePercentEncoding } from '../../src/navigation/routes.ts'
import type { HostPage } from './host-page.ts'
import { attributeOf } from './html-source.ts'

/** The folder of a website that contains the loader and its modules. */
export const MODULES_FOLDER = 'modules'

/** Returns the website's base path with a slash at both ends, normalized in the same way as the router does. */
export function basePathOf({ site }: HostPage): string {
  const written = `/${attributeOf(site, 'base-path') ?? ''}/`.replaceAll(/\/+/g, '/')
  return new URL(written, 'https://page.invalid').pathname
}

/** The website's base path and the folders that contain the files used by the owner's page. */
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

/**
 * Returns whether a URL cannot refer to a local file because it is empty, has a scheme or a host, or is only a
 * fragment.
 */
export function isElsewhere(address: string): boolean {
  return address === '' || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address)
}

/** A local file that the owner's page uses. */
interface LocalFile {
  /** The file's path, relative to the website's folder. */
  name: string
  /** The path of the file to copy. */
  source: string
}

/** Finds the local file for a URL. Returns null if it is in neither the page's folder nor the scripts' folder. */
export function findFile(address: string, { base, from, scripts }: FileSources): LocalFile | null {
  const [path = ''] = address.split(/[?#]/)
  const name = decodePercentEncoding(
    path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, ''),
  )
  const source = [join(from, name), join(scripts, name)].find(isFile)
  return source && !name.split('/').includes('..') ? { name, source } : null
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

interface CopyOptions {
  /** The URLs of the files, as written in the page. */
  addresses: readonly string[]
  sources: FileSources
  /** Whether one page shows all screens. Relative URLs in this page then work on every screen. */
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
    const copy = join(folder, file.name)
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file.source, copy)
  }
}
