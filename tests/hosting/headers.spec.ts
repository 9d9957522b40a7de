import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/hosting.ts'

const tenMinutes = 'max-age=600, must-revalidate'
const files = [
  { path: '/', type: 'text/html', cache: 'no-cache' },
  { path: '/store', type: 'text/html', cache: 'no-cache' },
  { path: '/product/prod_tee', type: 'text/html', cache: 'no-cache' },
  { path: '/nowhere', type: 'text/html', cache: 'no-cache' },
  { path: '/demo.css', type: 'text/css', cache: tenMinutes },
  { path: '/icon.svg', type: 'image/svg\\+xml', cache: 'max-age=604800' },
  { path: '/icon-512.png', type: 'image/png', cache: 'max-age=604800' },
  { path: '/site.webmanifest', type: 'application/manifest\\+json', cache: 'no-cache' },
  { path: '/robots.txt', type: 'text/plain', cache: 'no-cache' },
  { path: '/sitemap.xml', type: '(text|application)/xml', cache: 'no-cache' },
]

/** Returns the path of the module that the website's pages load. */
async function modulePath(request: APIRequestContext, origin = ''): Promise<string> {
  const html = await (await request.get(`${origin}/`)).text()
  const [, path = ''] = /src="([^"]*\/website\/[^"]*)"/.exec(html) ?? []
  expect(path).not.toBe('')
  return path
}

test('the host sends headers for content security policy, content type and caching with each response', {
  tag: '@headers',
}, async ({ request, store, hosting }) => {
  const script = {
    path: await modulePath(request),
    type: '(text|application)/javascript',
    cache: hosting.name === 'Netlify' ? tenMinutes : 'max-age=31536000, immutable',
  }
  for (const { path, type, cache } of [...files, script]) {
    const headers = (await request.get(path)).headers()
    expect.soft(headers['content-type'], path).toMatch(new RegExp(`^${type}(; ?charset=utf-8)?$`, 'i'))
    const isDefault = hosting.name === 'Netlify' && cache === 'no-cache'
    expect.soft(headers['cache-control'], path).toBe(isDefault ? 'public, max-age=0, must-revalidate' : cache)
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    const policy = headers['content-security-policy']
    expect.soft(policy, path).toContain(`connect-src 'self' ${store.origin};`)
    expect.soft(policy, path).toContain("script-src 'self';")
  }
})

for (const [tag, encoding] of Object.entries({ '@gzip': 'gzip', '@brotli': 'br' })) {
  test(`the host compresses text files with ${encoding} and returns status 304 for unchanged files`, {
    tag,
  }, async ({ request }) => {
    for (const path of ['/store', await modulePath(request), '/demo.css', '/owner.svg']) {
      const headers = { 'accept-encoding': encoding === 'br' ? 'gzip, br' : 'gzip' }
      const first = await request.get(path, { headers })
      expect.soft(first.headers()['content-encoding'], path).toBe(encoding)
      expect.soft(first.headers()['vary'], path).toContain('Accept-Encoding')
      const etag = first.headers()['etag'] ?? ''
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': etag } })
      expect.soft([path, etag, again.status()]).toEqual([path, etag, 304])
    }
  })
}
