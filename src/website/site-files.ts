import { decodePercentEncoding } from '../navigation/routes.ts'

/** The folder of a website that contains the loader and its modules. */
export const MODULES_FOLDER = 'modules'

/**
 * Prints a message for the page author. The site builder prints `forBuilder` instead, because it has no commands and
 * variables. Null hides the message in the builder.
 */
export type Log = (message: string, forBuilder?: string | null) => void

/**
 * Reads the files from which a website is built. The command reads folders; the site builder uses the owner's uploads
 * and the modules on its own server.
 */
export interface SiteInput {
  /** Returns a file next to the owner's page, or null if there is no such file. */
  readPageFile: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns a built script, such as `modules/electrician-elements.js`, or null if there is no such file. */
  readScript: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns the names of the scripts in the folder of modules, such as `electrician-elements.js` and `languages/de.js`. */
  listModules: () => Promise<string[]>
}

/** The sources of the files that the owner's page uses. */
export interface FileSources {
  /** The website's base path. */
  base: string
  input: SiteInput
}

/** Writes a file of the website. `name` is relative to the website's folder. */
export type WriteFile = (name: string, content: string | Uint8Array) => void

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
  content: Uint8Array<ArrayBuffer>
}

/** Reads the local file for a URL. Returns null if it is neither next to the page nor among the scripts. */
export async function findFile(address: string, { base, input }: FileSources): Promise<LocalFile | null> {
  const [path = ''] = address.split(/[?#]/)
  const written = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '')
  const parts = decodePercentEncoding(written).split('/')
  if (parts.includes('..')) return null
  const name = parts.filter((part) => part !== '' && part !== '.').join('/')
  const content = (await input.readPageFile(name)) ?? (await input.readScript(name))
  return content && { name, content }
}

interface CopyOptions {
  /** The URLs of the files, as written in the page. */
  addresses: readonly string[]
  sources: FileSources
  /** Whether one page shows all screens. Relative URLs in this page then work on every screen. */
  isOnePage: boolean
  write: WriteFile
  log: Log
}

/** Copies the local files that the page uses to the website. */
export async function copyFiles({ addresses, sources, isOnePage, write, log }: CopyOptions): Promise<void> {
  for (const address of new Set(addresses)) {
    if (isElsewhere(address)) continue
    if (!address.startsWith('/') && !isOnePage) {
      log(
        `"${address}" is a relative URL, which does not work on other screens such as /store. Use "${sources.base}${address.replace(/^\.\//, '')}" instead.`,
      )
    }
    const file = await findFile(address, sources)
    if (file) write(file.name, file.content)
    else
      log(
        `"${address}" was not copied because it is neither in the page’s folder nor in dist. Copy it to the website yourself.`,
        `The page uses the file "${address}", which you have not added. Add the file, or upload it together with the website.`,
      )
  }
}
