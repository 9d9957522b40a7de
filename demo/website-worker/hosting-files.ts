import type { BuiltSite } from '../../build/site/build-site.ts'
import apache from '../hosting/apache/.htaccess?raw'
import headers from '../hosting/netlify/_headers?raw'
import redirects from '../hosting/netlify/_redirects?raw'
import nginx from '../hosting/nginx/electrician-site.conf?raw'
import { originOf, policySources } from './policy-sources.ts'

/** The properties of a website that its configuration depends on. */
export type HostedSite = Pick<BuiltSite, 'base' | 'versions' | 'pictures'>

/**
 * Returns the configuration files for web hosts by name: the files in `demo/hosting`, filled in with the website's
 * store, path and languages, and with the other origins from which its pages load files.
 */
export function hostingFiles(site: HostedSite, siteUrl: string | undefined): Record<string, string> {
  const host = originOf(siteUrl) ? new URL(siteUrl ?? '').hostname : 'your-site.example'
  const folders = site.versions.map(({ folder }) => folder.replace('/', '')).filter(Boolean)
  return {
    '.htaccess': withLanguageRule(withBasePath(withSources(apache, site), site.base), folders),
    'nginx.conf': withBasePath(withSources(nginx, site), site.base).replace('your-site.example', host),
    _headers: withSources(headers, site).replaceAll(/^\/(?=modules\/)/gm, site.base),
    _redirects: redirectsFor(site.base, folders),
  }
}

/** Adds the origins of the store and of other servers to the policy in a configuration file. */
function withSources(text: string, { versions, pictures }: HostedSite): string {
  const [version] = versions
  if (!version) return text
  const { page } = version
  const store = originOf(page.store.settings?.host)
  let filled = text
  for (const [directive, origins] of Object.entries(policySources(page, pictures))) {
    // The files already contain the store's origin in these directives.
    const others = origins.filter((origin) => origin !== store || !/^(img|connect)-src$/.test(directive))
    filled = filled.replaceAll(`${directive} 'self'`, (own) => [own, ...others].join(' '))
  }
  return store ? filled.replaceAll('https://store.example', store) : filled
}

/** Applies the instructions for a website under a path, which are comments in the configuration files. */
function withBasePath(text: string, base: string): string {
  if (base === '/') return text
  return text.replaceAll(
    /^( *)# Under a path: (.+)\n.*$/gm,
    (_, indent: string, line: string) => indent + line.replace('/shop/', base),
  )
}

/** Adds a rule that serves products without a prerendered page in each language folder. */
function withLanguageRule(text: string, folders: readonly string[]): string {
  if (folders.length === 0) return text
  const rule = `RewriteRule ^(${folders.join('|')})/product/[^/]+/?$ $1/index.html [L]`
  return text.replace(/^RewriteRule \^\(store.*$/m, (screens) => `${screens}\n${rule}`)
}

function redirectsFor(base: string, folders: readonly string[]): string {
  const own = redirects.replaceAll(/^\/(\S+)(\s+)\/(\S+)/gm, `${base}$1$2${base}$3`)
  const others = folders.map((folder) => `${base}${folder}/product/:id  ${base}${folder}/index.html  200\n`)
  return own + others.join('')
}
