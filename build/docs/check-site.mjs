import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Throws an error if a page links to a file that the build did not write, or if no page links to one of the `required`
 * files. VitePress checks only the links between its own pages, not those to the demo, the WordPress plugin and the
 * Markdown files.
 * @param folder the folder of the site
 * @param base the path of the site on its host
 */
export function checkSite(folder, base, required) {
  const links = [...linksInPages(folder, base), ...linksInList(folder)]
  const broken = links
    .filter(({ path }) => !isFile(join(folder, path)))
    .map(({ page, path }) => `${page} links to ${path}, which does not exist.`)
  const unused = required
    .filter((file) => !links.some(({ path }) => path === file))
    .map((file) => `No page links to ${file}.`)
  const problems = [...new Set([...broken, ...unused])]
  if (problems.length > 0) throw new Error(`The documentation site is incomplete:\n${problems.join('\n')}`)
}

/** Returns the local links, frames, scripts and stylesheets of each page of the documentation, not of the demo. */
function linksInPages(folder, base) {
  return readdirSync(folder, { recursive: true })
    .filter((page) => page.endsWith('.html') && !/^demo\b/.test(page))
    .flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/\s(?:href|src)="([^"#?]+)/g)]
        .filter(([, address]) => address.startsWith(base))
        .map(([, address]) => ({ page, path: address.slice(base.length) })),
    )
}

/** Returns the Markdown files in the list for language models. */
function linksInList(folder) {
  const text = readFileSync(join(folder, 'llms.txt'), 'utf8')
  return [...text.matchAll(/\]\(([^):]+\.md)\)/g)].map(([, path]) => ({ page: 'llms.txt', path }))
}

function isFile(path) {
  return existsSync(path.endsWith('/') ? join(path, 'index.html') : path)
}
