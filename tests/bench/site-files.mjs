// Reads the files of the prerendered website from dist/site, or the demo page if the website has not been built.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/files.mjs'

export const siteFolder = join(root, 'dist/site')
const folders = [siteFolder, join(root, 'demo'), join(root, 'dist')]
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile()

/** The origin in the URLs of the demo store's pictures on the prerendered pages. */
const builtFor = 'http://localhost:4173'

/** Returns the response of a static host for a path. `change` can modify the HTML of pages. */
export function readSiteFile(path, { origin, change }) {
  const { file, status } = findSiteFile(path)
  const body = readFileSync(file)
  if (!file.endsWith('.html')) return { file, status, body }
  const html = body.toString().replaceAll(builtFor, origin)
  return { file, status, body: change(html) }
}

function findSiteFile(path) {
  const candidates = existsSync(siteFolder)
    ? [path, `${path.replace(/\/$/, '')}/index.html`, `${path.replace(/\/$/, '')}.html`]
    : [/\.\w+$/.test(path) ? path : '/index.html']
  for (const folder of folders) {
    const found = candidates
      .map((name) => join(folder, name))
      .find((name) => name.startsWith(folder) && isFile(name))
    if (found) return { file: found, status: 200 }
  }
  const notFound = join(siteFolder, '404.html')
  return { file: isFile(notFound) ? notFound : join(root, 'demo/index.html'), status: 404 }
}

/** Removes scripts and their preload links from a page. Keeps structured data, which browsers do not execute. */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload"[^>]*as="(?:script|fetch))"[^>]*>/g, '')
}
