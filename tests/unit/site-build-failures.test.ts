import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteOptions } from '../../src/website/write-site.ts'
import { builderForFile } from '../support/built-site.ts'
import { aResponse, aWirePage, aWireProduct } from '../support/factories.ts'
import { listFiles } from '../support/files.mjs'

const builder = builderForFile()
const parent = mkdtempSync(join(tmpdir(), 'electrician-elements-failures-'))
const folder = join(parent, 'site')

function emptyParent(): void {
  rmSync(parent, { recursive: true, force: true })
  mkdirSync(parent)
}

afterAll(() => {
  rmSync(parent, { recursive: true, force: true })
})

function aPage({ host = 'https://store.example', facts = '{}' } = {}) {
  return `<!doctype html><html lang="en"><head><script src="/electrician-elements.js" data-store-host="${host}" data-store-id="volt" defer></script></head><body><electrician-site business-name="Volt" phone="1" email="a@volt.example"><script type="application/json">${facts}</script></electrician-site></body></html>`
}

/** Returns the `send` function of a store with products. `broken` returns the response to a request that fails. */
function aStore(ids: readonly string[], broken: (path: string) => unknown = () => undefined) {
  return async (url: string): Promise<Response> => {
    const path = url.replace('https://store.example/store/volt', '')
    const response = await broken(path)
    if (response instanceof Response) return response
    if (path === '/products') return aResponse(aWirePage(ids.map((id) => aWireProduct({ id }))))
    return aResponse({ product: aWireProduct({ id: decodeURIComponent(path.replace('/products/', '')) }) })
  }
}

const build = (html: string, options: Partial<SiteOptions>) => builder.build(html, { folder, ...options })
const contents = () => listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')])
const productPages = () =>
  listFiles(folder).flatMap((name) => /^product\/(.+)\/index\.html$/.exec(name)?.[1] ?? [])

function unreachable(): never {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 192.0.2.1:443') })
}

const onProducts = (answer: () => unknown) => (path: string) => path === '/products' && answer()
const onTee = (answer: () => unknown) => (path: string) => path === '/products/prod_tee' && answer()

describe('a build that fails', () => {
  let before: ReturnType<typeof contents>

  // Failing builds must not change this website, so all tests can use it.
  beforeAll(async () => {
    emptyParent()
    await build(aPage(), { send: aStore(['prod_tee', 'prod_mug']) })
    before = contents()
  })

  it.each([
    ['cannot be reached', onProducts(unreachable), 'connect ECONNREFUSED 192.0.2.1:443'],
    [
      'responds with 404',
      onProducts(() => new Response('', { status: 404 })),
      '/products responded with HTTP 404',
    ],
    ['responds with HTML', onProducts(() => new Response('<html>')), '/products is not JSON'],
    ['responds with other JSON', onProducts(() => aResponse({ message: 'ok' })), 'could not be read'],
    [
      'fails for a product',
      onTee(() => new Response('', { status: 503 })),
      '/products/prod_tee responded with HTTP 503',
    ],
  ])('changes nothing if the store %s', async (_, broken, reason) => {
    expect(productPages()).toEqual(['prod_mug', 'prod_tee'])
    const failing = build(aPage({ facts: '{"headline":"New"}' }), {
      send: aStore(['prod_tee', 'prod_mug'], broken),
    })
    await expect(failing).rejects.toThrow(reason)
    expect(contents()).toEqual(before)
    expect(readdirSync(parent)).toEqual(['site'])
  })

  it('changes nothing if the store’s URL is invalid', async () => {
    const failing = build(aPage({ host: 'store.example' }), { send: aStore([]) })
    await expect(failing).rejects.toThrow('store-host="store.example" is not a valid URL')
    expect(contents()).toEqual(before)
  })

  it('changes nothing if a file cannot be written', async () => {
    // This path is too long for every file system.
    const base = 'long/'.repeat(1000)
    const page = aPage().replace('<electrician-site', `<script src="/${base}x.js"></script><electrician-site`)
    await expect(build(page, { send: aStore(['prod_tee']) })).rejects.toThrow('ENAMETOOLONG')
    expect(contents()).toEqual(before)
  })
})

describe('a build over an existing website', () => {
  beforeEach(emptyParent)

  it('removes the pages of products that the store no longer lists', async () => {
    await build(aPage(), { send: aStore(['prod_tee', 'prod_mug']) })
    await build(aPage(), { send: aStore(['prod_mug']) })
    expect(productPages()).toEqual(['prod_mug'])
  })

  it('creates a folder that every user can read', async () => {
    const { mode: expected } = statSync(parent)
    await build(aPage(), { send: aStore([]) })
    expect(statSync(folder).mode).toBe(expected)
  })

  it('does not mix the files of two builds that run at the same time', async () => {
    await Promise.all([
      build(aPage(), { send: aStore(['prod_tee']) }),
      build(aPage(), { send: aStore(['prod_mug']) }),
    ])
    expect(productPages()).toHaveLength(1)
    expect(readdirSync(parent)).toEqual(['site'])
  })
})

it.each(['\\u0000', '\\ud83d'])('the share picture is drawn if the headline contains %s', async (text) => {
  emptyParent()
  const facts = `{ "name": "Volt${text} Sons", "headline": "Light${text} at last" }`
  await build(aPage({ facts }), { send: aStore([]), siteUrl: 'https://volt.example' })
  expect(listFiles(folder)).toContain('share-picture.png')
})
