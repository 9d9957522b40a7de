import { existsSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/hosting.ts'

const tenMinutes = 'max-age=600, must-revalidate'
const year = 'public, max-age=31536000, immutable'
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

/** Returns the path of a module that the website's home page loads. */
async function modulePath(request: APIRequestContext, origin = ''): Promise<string> {
  const html = await (await request.get(`${origin}/`)).text()
  const [, path = ''] = /rel="modulepreload" href="([^"]*)"/.exec(html) ?? []
  expect(path).not.toBe('')
  return path
}

test('the host sends headers for content security policy, content type and caching with each response', {
  tag: '@headers',
}, async ({ request, store, hosting }) => {
  const script = {
    path: await modulePath(request),
    type: '(text|application)/javascript',
    cache: year,
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

test('the host lets browsers keep modules for a year but revalidate their loader', {
  tag: '@headers',
}, async ({ request, hosted, hosting }) => {
  for (const [name, cache] of Object.entries({
    'electrician-elements.js': hosting.name === 'Netlify' ? 'public, max-age=0, must-revalidate' : 'no-cache',
    'core-abc_d-12.js': year,
  })) {
    const path = `/modules/${name}`
    if (!existsSync(hosted.recipe.fileAt(path))) hosted.recipe.writeFile(path, 'export {}')
    const headers = (await request.get(path)).headers()
    expect([path, headers['cache-control']]).toEqual([path, cache])
    // Lets pages on other origins import the module.
    expect([path, headers['access-control-allow-origin']]).toEqual([path, '*'])
  }
})

test('the host does not let browsers keep the page that it sends in place of a missing module', {
  tag: '@missing-module',
}, async ({ request }) => {
  const response = await request.get('/modules/missing-abc_d-12.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-cache')
})

const encodings = [
  { tag: '@gzip', encoding: 'gzip', accepted: 'gzip', extension: '.gz', compress: gzipSync },
  { tag: '@brotli', encoding: 'br', accepted: 'gzip, br', extension: '.br', compress: brotliCompressSync },
]

for (const { tag, encoding, accepted, extension, compress } of encodings) {
  test(`the host sends text files with encoding ${encoding} and returns status 304 for unchanged files`, {
    tag,
  }, async ({ request, hosted }) => {
    expect(existsSync(hosted.recipe.fileAt(`index.html${extension}`))).toBe(true)
    for (const path of [
      '/',
      '/store',
      await modulePath(request),
      '/demo.css',
      '/owner.svg',
      '/sitemap.xml',
    ]) {
      const headers = { 'accept-encoding': accepted }
      const first = await request.get(path, { headers })
      expect.soft(first.headers()['content-encoding'], path).toBe(encoding)
      expect.soft(first.headers()['vary'], path).toContain('Accept-Encoding')
      const etag = first.headers()['etag'] ?? ''
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': etag } })
      expect.soft([path, etag, again.status()]).toEqual([path, etag, 304])
    }
  })

  test(`the host sends the ${extension} copy of a file with the headers of the file`, { tag }, async ({
    request,
    hosted,
  }) => {
    const path = `/modules/copied${extension}-abc_d-12.js`
    hosted.recipe.writeFile(path, 'export const isCopy = false')
    hosted.recipe.writeFile(path + extension, compress('export const isCopy = true'))
    const read = async (accept: string) => {
      const response = await request.get(path, {
        headers: { 'accept-encoding': accept },
      })
      const headers = response.headers()
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
      expect(headers['cache-control']).toBe(year)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['vary']).toContain('Accept-Encoding')
      return response.text()
    }
    expect(await read(accepted)).toBe('export const isCopy = true')
    expect(await read('identity')).toBe('export const isCopy = false')
  })
}

test('the host compresses a text file that has no compressed copy', { tag: '@gzip' }, async ({
  request,
  hosted,
}) => {
  hosted.recipe.writeFile('own.css', 'p { color: black }\n'.repeat(100))
  const response = await request.get('/own.css', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers()['content-encoding']).toBe('gzip')
})
