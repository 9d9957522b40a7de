import { decodePercentEncoding } from '../../navigation/routes.ts'
import type { BuiltSite } from '../build-site.ts'
import apache from '../hosting/apache/.htaccess?raw'
import headers from '../hosting/netlify/_headers?raw'
import redirects from '../hosting/netlify/_redirects?raw'
import nginx from '../hosting/nginx/electrician-site.conf?raw'
import { originOf, policySources } from './policy-sources.ts'

/** The properties of a website that its configuration depends on. */
export type HostedSite = Pick<BuiltSite, 'base' | 'versions' | 'pictures'>

/**
 * Returns the configuration files for web hosts by name: the files in `src/website/hosting`, filled in with the website's
 * store, path and languages, and with the other origins from which its pages load files.
 */
export function hostingFiles(site: HostedSite, siteUrl: string | undefined): Record<string, string> {
  const origin = originOf(siteUrl)
  const host = origin ? new URL(origin).hostname : 'your-site.example'
  const folders = site.versions.map(({ folder }) => folder.replace('/', '')).filter(Boolean)
  const { base } = site
  // In a rule, `*` is a wildcard and `:` starts a placeholder.
  const rulePath = base.replaceAll('*', '%2A').replaceAll(':', '%3A')
  const forApache = withBasePath(withSources(apache, site), base, apachePath)
  const forNginx = withBasePath(withSources(nginx, site), base, nginxPath)
  return {
    '.htaccess': withLanguageRule(forApache, folders),
    'nginx.conf': withDollar(forNginx).replace('your-site.example', () => host),
    _headers: withSources(headers, site).replaceAll(/^\/(?=modules\/)/gm, () => rulePath),
    _redirects: redirectsFor(rulePath, folders),
  }
}

/** Matches the lines of the store's variable, and the store in a policy. */
const STORE_PARTS =
  /^.*[Yy]our store's origin.*\n|^ *(?:SetEnv STORE|set \$store) .*\n| (?:%\{STORE\}e|\$store|https:\/\/store\.example)(?=[ ;])/gm

/** Adds the origins of the store and of other servers to the policy in a configuration file. */
function withSources(text: string, { versions, pictures }: HostedSite): string {
  const [version] = versions
  if (!version) return text
  const { page } = version
  const store = originOf(page.store.settings?.host)
  let filled = store
    ? text.replaceAll('https://store.example', () => store)
    : text.replaceAll(STORE_PARTS, '')
  for (const [directive, origins] of Object.entries(policySources(page, pictures))) {
    // The files already contain the store's origin in these directives.
    const others = origins.filter((origin) => origin !== store || !/^(img|connect)-src$/.test(directive))
    filled = filled.replaceAll(`${directive} 'self'`, (own) => [own, ...others].join(' '))
  }
  return filled
}

/** Applies the instructions for a website under a path, which are comments in the configuration files. */
function withBasePath(text: string, base: string, write: (path: string) => string): string {
  if (base === '/') return text
  return text.replaceAll(
    /^( *)# Under a path: (.+) \/shop\/([^;\n]+)(;?)\n.*$/gm,
    (_, indent: string, start: string, file: string, end: string) =>
      `${indent}${start} ${write(base + file)}${end}`,
  )
}

/** Returns a path for Apache, which decodes it, but first replaces `$1`. */
function apachePath(path: string): string {
  return path.replaceAll(/\$(?=\d)/g, '%24')
}

/** Returns a path for nginx, which does not decode it. */
function nginxPath(path: string): string {
  const decoded = decodePercentEncoding(path)
  const text = /\p{Cc}/u.test(decoded) ? path : decoded
  if (/^[\w./-]+$/.test(text)) return text
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('$', () => `\${${DOLLAR}}`)}"`
}

/** The nginx variable that contains `$`, because nginx has no escape for this character. */
const DOLLAR = 'electrician_dollar'

/** Defines the variable if the file uses it. */
function withDollar(text: string): string {
  if (!text.includes(DOLLAR)) return text
  return text.replace('map $uri', (map) => `geo $${DOLLAR} { default "$"; }\n\n${map}`)
}

/** Adds a rule that serves products without a prerendered page in each language folder. */
function withLanguageRule(text: string, folders: readonly string[]): string {
  if (folders.length === 0) return text
  const rule = `RewriteRule ^(${folders.join('|')})/product/[^/]+/?$ $1/index.html [L]`
  return text.replace(/^RewriteRule \^\(store.*$/m, (screens) => `${screens}\n${rule}`)
}

function redirectsFor(base: string, folders: readonly string[]): string {
  const own = redirects.replaceAll(/(?<=^|^\/.*\s)\//gm, () => base)
  const others = folders.map((folder) => `${base}${folder}/product/:id  ${base}${folder}/index.html  200\n`)
  return own + others.join('')
}
