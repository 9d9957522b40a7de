import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../demo/${name}`, import.meta.url), 'utf8')

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
