import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type BuildOptions, buildSite } from './build-site.ts'
import { folderInput, pictureFiles, writerFor } from './folder-input.ts'
import { keepPreviousModules } from './previous-modules.ts'
import { replaceFolder } from './replace-folder.mjs'

/** The options for a website that is written to a folder. */
export interface SiteOptions
  extends Omit<BuildOptions, 'html' | 'name' | 'input' | 'pictures' | 'write' | 'onProgress' | 'log'> {
  /** The folder that contains `dist` with the built scripts. `page` and `folder` are relative to it. */
  root: string
  /** The path of the owner's page. */
  page: string
  /** The output folder. It is replaced when the whole website has been written. */
  folder: string
  /** Prints a message for the page author. */
  log: (message: string) => void
}

/**
 * Writes the website as static files, with one prerendered page per screen and product.
 * @throws Error if the website cannot be built. The output folder then stays unchanged.
 */
export async function writeSite({ root, page, folder, log, ...options }: SiteOptions): Promise<void> {
  const published = resolve(root, folder)
  const file = resolve(root, page)
  await replaceFolder(published, async (replacement) => {
    const { pageCount, productPageCount } = await buildSite({
      ...options,
      html: readFileSync(file, 'utf8'),
      name: page,
      input: folderInput({ page: dirname(file), scripts: resolve(root, 'dist') }),
      pictures: pictureFiles(),
      write: writerFor(replacement),
      log: (message) => log(message),
    })
    const products = productPageCount === null ? '' : `, including ${productPageCount} product pages`
    log(`Wrote ${pageCount} pages to ${folder}${products}.`)
    keepPreviousModules(published, replacement)
  })
}
