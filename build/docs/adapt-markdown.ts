import { posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

interface Options {
  /** The path of the site on its host. */
  base: string
  /** The address of the repository, if known. */
  repository: string | undefined
}

/** Matches a picture with a light and a dark version. */
const picture =
  /<picture>\s*<source media="[^"]*dark\)" srcset="([^"]+)">\s*<img src="([^"]+)"([^>]*)>\s*<\/picture>/g

const startPages = ['index.md', 'make-your-website.md']

/**
 * Adapts the documentation, which is written for GitHub, to the site:
 * - Links to files outside `docs` lead to the repository. Without its address, they become text.
 * - Pictures follow the color scheme that the reader selects on the site.
 * - The start pages for owners link to the site builder and the demo, and the page about WordPress to the plugin.
 * - Below the first example on an element's page, a frame runs the example.
 */
export function adaptMarkdown(markdown: MarkdownRenderer, { base, repository }: Options): void {
  markdown.core.ruler.push('links-to-the-repository', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'link_open') continue
      const href = token.attrGet('href') ?? ''
      const path = posix.join('docs', posix.dirname(env.relativePath), href)
      if (/^[a-z]+:|^#/.test(href)) continue
      if (path.startsWith('docs/')) token.attrSet('href', href.replace(/(^|\/)README\.md/, '$1index.md'))
      else if (repository) token.attrSet('href', `${repository}/blob/main/${path}`)
      else token.meta = 'text'
    }
  })

  const {
    link_open: renderOpen,
    link_close: renderClose,
    fence,
    html_block: renderBlock,
  } = markdown.renderer.rules
  if (!fence) throw new Error('VitePress no longer has a renderer for code blocks.')
  markdown.renderer.rules.link_open = (tokens, index, ...rest) =>
    tokens[index]?.meta === 'text' ? '<span>' : (renderOpen?.(tokens, index, ...rest) ?? '')
  markdown.renderer.rules.link_close = (tokens, index, options, env, self) => {
    const open = tokens.slice(0, index).findLast(({ type }) => type === 'link_open')
    if (open?.meta === 'text') return '</span>'
    return renderClose?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
  markdown.renderer.rules.html_block = (tokens, index, options, env, self) => {
    const html = renderBlock?.(tokens, index, options, env, self) ?? tokens[index]?.content ?? ''
    return html.replaceAll(
      picture,
      (_, dark, light, rest) =>
        `<img class="light-only" src="${relative(light)}"${rest}><img class="dark-only" src="${relative(dark)}"${rest} loading="lazy">`,
    )
  }
  markdown.renderer.rules.heading_close = (tokens, index, options, env, self) => {
    const html = self.renderToken(tokens, index, options)
    if (tokens[index]?.tag !== 'h1') return html
    if (env.relativePath === 'wordpress.md') return html + pluginLink(base)
    return startPages.includes(env.relativePath) ? html + startLinks(base) : html
  }
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = fence(tokens, index, options, env, self)
    const element = /^elements\/(.+)\.md$/.exec(env.relativePath)?.[1]
    const isExample = index === tokens.findIndex(({ type, info }) => type === 'fence' && info === 'html')
    return element && isExample ? html + liveExample(element, base) : html
  }
}

/** Returns a path that Vite does not mistake for the name of a package. */
function relative(path: string): string {
  return path.startsWith('.') ? path : `./${path}`
}

function startLinks(base: string): string {
  const link = (page: string, text: string) => `<a href="${base}demo/${page}" target="_self">${text}</a>`
  return `<p class="start-links">${link('builder.html', 'Open the site builder')}${link('index.html', 'See the demo')}</p>`
}

function pluginLink(base: string): string {
  const file = `${base}electrician-elements-wordpress.zip`
  return `<p class="start-links"><a href="${file}" download>Download the plugin</a></p>`
}

function liveExample(element: string, base: string): string {
  return (
    `<iframe class="live-example" src="${base}demo/example-${element}.html" loading="lazy" ` +
    `title="Live example of ${element}"></iframe>`
  )
}
