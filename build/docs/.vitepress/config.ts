import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { adaptMarkdown } from '../adapt-markdown.ts'
import { sidebar } from '../sidebar.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** The path of the site on its host, with a slash at both ends. */
const base = env.DOCS_BASE || '/'
/** The address of the repository, which GitHub sets in its workflows. */
const repository = env.GITHUB_REPOSITORY
  ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}`
  : undefined
// VitePress does not render the demo, so links to it must load a new page.
const demo = (path: string) => ({ link: `/demo/${path}`, target: '_self' })

export default defineConfig({
  title: 'electrician-elements',
  description: 'A website and online store for local trade businesses, on any web page.',
  lang: 'en-US',
  base,
  srcDir: folder('docs'),
  outDir: folder('dist/docs'),
  cacheDir: fileURLToPath(new URL('../node_modules/.vitepress-cache', import.meta.url)),
  rewrites: { 'README.md': 'index.md' },
  head: [['link', { rel: 'icon', href: `${base}demo/icon.svg` }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => adaptMarkdown(markdown, { base, repository }),
  },
  themeConfig: {
    nav: [
      { text: 'Make your website', ...demo('builder.html') },
      { text: 'Demo', ...demo('index.html') },
    ],
    sidebar: sidebar(folder('docs/README.md')),
    outline: [2, 3],
    search: { provider: 'local' },
    ...(repository && { socialLinks: [{ icon: 'github', link: repository }] }),
  },
})
