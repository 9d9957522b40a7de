import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PictureFiles } from './pictures/render-png.ts'
import { MODULES_FOLDER, type SiteInput, type WriteFile } from './site-files.ts'

const require = createRequire(import.meta.url)

interface Folders {
  /** The folder that contains the owner's page. */
  page: string
  /** The folder that contains the built scripts. */
  scripts: string
}

/** Reads the files of a website from folders. */
export function folderInput({ page, scripts }: Folders): SiteInput {
  return {
    readPageFile: async (name) => readIfExists(join(page, name)),
    readScript: async (name) => readIfExists(join(scripts, name)),
    async listModules() {
      const folder = join(scripts, MODULES_FOLDER)
      const languages = join(folder, 'languages')
      const names = [
        ...readdirSync(folder),
        ...(existsSync(languages) ? readdirSync(languages).map((name) => `languages/${name}`) : []),
      ]
      return names.filter((name) => name.endsWith('.js'))
    },
  }
}

function readIfExists(path: string): Uint8Array<ArrayBuffer> | null {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? new Uint8Array(readFileSync(path)) : null
}

/** Returns a function that writes files to a folder. */
export function writerFor(folder: string): WriteFile {
  return (name, content) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Reads the files for drawing pictures from the installed packages. */
export function pictureFiles(): PictureFiles {
  const read = (name: string) => new Uint8Array(readFileSync(require.resolve(name)))
  return {
    renderer: read('@resvg/resvg-wasm/index_bg.wasm'),
    fonts: {
      400: read('inter-ui/web/Inter-Regular.woff2'),
      600: read('inter-ui/web/Inter-SemiBold.woff2'),
      800: read('inter-ui/web/Inter-ExtraBold.woff2'),
    },
  }
}
