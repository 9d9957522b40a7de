import { generalizations } from '../../texts/locale.ts'
import { FILE_TABLE } from '../file-table.ts'
import { MODULES_FOLDER, type SiteInput } from '../site-files.ts'
import type { WebsiteRequest } from '../website-request.ts'

/** Reads the owner's files from a request, and the modules from the builder's server. */
export function requestInput({ page, files, languages = '', modulesUrl }: WebsiteRequest): SiteInput {
  const pageFiles = new Map(Object.entries(files).map(([name, content]) => [filePath(name), content]))
  const folder = `${MODULES_FOLDER}/`
  const readScript = async (name: string) =>
    name.startsWith(folder) ? loadFile(new URL(name.slice(folder.length), modulesUrl).href) : null
  return {
    readPageFile: async (name) => {
      const content = pageFiles.get(name)
      return content ? new Uint8Array(content) : null
    },
    readScript,
    async listModules() {
      const table = await readScript(folder + FILE_TABLE)
      const { scripts }: { scripts: string[] } = JSON.parse(new TextDecoder().decode(table ?? undefined))
      return [...scripts, ...usedLanguages(page, languages).map((name) => `languages/${name}.js`)]
    },
  }
}

/** Returns the languages of the website and of the elements on the owner's page. */
function usedLanguages(page: string, languages: string): string[] {
  const written = [...page.matchAll(/\slang\s*=\s*["']?([\w-]+)/gi)].map(([, tag = '']) => tag)
  const used = [...written, ...languages.split(',')].flatMap((tag) =>
    generalizations(tag.trim().toLowerCase()),
  )
  return __LANGUAGES__.filter((name) => used.includes(name))
}

/**
 * Returns the path of an owner's file in the website, such as `logo.svg` for `/logo.svg`.
 * @throws Error if the path leads out of the website
 */
export function filePath(name: string): string {
  const parts = name.split(/[/\\]/).filter((part) => part !== '' && part !== '.')
  if (parts.length === 0 || parts.includes('..'))
    throw new Error(`"${name}" is not a valid file name. Rename the file.`)
  return parts.join('/')
}

/**
 * Loads a file of the site builder. Returns null if the server has no such file.
 * @throws Error if the server cannot be reached
 */
export async function loadFile(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(url)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch (cause) {
    throw new Error(
      `${url} could not be loaded. Check your internet connection, then make the website again.`,
      { cause },
    )
  }
}
