import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFiles, root } from '../support/files.mjs'
import { headersFor, ignoredRules } from '../support/headers-file.ts'

const read = (name: string) => readFileSync(new URL(`../../src/website/${name}`, import.meta.url), 'utf8')

/** Returns a configuration file's security policy rules, sorted and with the same URL for the store in every file. */
function policyIn(name: string): string[] {
  const [policy = ''] = /default-src 'none'[^"\n]*/.exec(read(name)) ?? []
  const rules = policy.replaceAll(/%\{STORE\}e|\$store\b/g, 'https://store.example').split('; ')
  return rules.toSorted()
}

describe('configuration files for web hosts', () => {
  const policy = policyIn('hosting/netlify/_headers')

  it.each(['hosting/apache/.htaccess', 'hosting/nginx/electrician-site.conf'])(
    'set the same security policy as the Netlify file: %s',
    (name) => {
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("manifest-src 'self'")
      expect(policyIn(name)).toEqual(policy)
    },
  )

  it('include a meta element for GitHub Pages with every rule except frame-ancestors', () => {
    const inHeadersOnly = "frame-ancestors 'self'"
    expect(policy).toContain(inHeadersOnly)
    expect(policyIn('hosting/github-pages/policy.html')).toEqual(
      policy.filter((rule) => rule !== inHeadersOnly),
    )
  })
})

describe('_headers', () => {
  const text = read('hosting/netlify/_headers')
  const modules = listFiles(`${root}/dist/modules`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/modules/${name}`)
  const loader = '/modules/electrician-elements.js'

  it('matches each file with one rule per header, because Cloudflare Pages joins the values of several', () => {
    expect(modules).toEqual(expect.arrayContaining([loader]))
    const others = ['/', '/store', '/demo.css', '/own.js', '/look.css', '/pictures/van.jpg', '/icon.svg']
    for (const path of [...modules, ...others]) {
      const headers = headersFor(text, path)
      expect([path, headers]).toEqual([path, [...new Set(headers)]])
    }
    expect(ignoredRules(text)).toEqual([])
    // Cloudflare Pages reads at most 100 rules.
    expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
  })

  it('lets other origins import each module, and browsers keep each module except the loader', () => {
    for (const path of modules) {
      const headers = headersFor(text, path)
      expect([path, headers.includes('Access-Control-Allow-Origin')]).toEqual([path, true])
      expect([path, headers.includes('Cache-Control')]).toEqual([path, path !== loader])
    }
  })
})
