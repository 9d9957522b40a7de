import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { importModule } from '../../build/run-module.mjs'
import type { WebsiteReply, WebsiteRequest } from '../../src/website/website-request.ts'
import { aWirePage, aWireProduct } from '../support/factories.ts'
import { listFiles, root } from '../support/files.mjs'
import { headersFor } from '../support/headers-file.ts'
import { aSiteBuilder } from '../support/site-builder.ts'
import { failedRequest } from './support/console-messages.ts'
import { expect, test } from './support/test-page.ts'

/** The owner's files, which the page of the demo uses. */
const ownFiles = ['owner.svg', 'demo.css', 'icon.svg']
/** The files that only the worker adds. */
const addedFiles = [
  '.htaccess',
  '_headers',
  '_redirects',
  'how-to-upload.css',
  'how-to-upload.html',
  'nginx.conf',
]
const siteUrl = 'https://volt.example'

function demoPage(storeHost: string, storeId = 'demo'): string {
  return readFileSync(join(root, 'demo/index.html'), 'utf8')
    .replace('/electrician-elements.js', '/modules/electrician-elements.js')
    .replace('"/provider"', `"${storeHost}"`)
    .replace('data-store-id="demo"', `data-store-id="${storeId}"`)
}

type Files = Record<string, string>
/** The worker's messages. Files are base64 strings, because a page returns JSON to the test. */
type Reply = { progress: string } | { error: string } | { result: { files: Files; messages: string[] } }

/** Sends a request to the worker and returns its messages. */
async function askWorker(
  page: Page,
  request: Omit<WebsiteRequest, 'files' | 'modulesUrl'>,
  files: Files = {},
): Promise<Reply[]> {
  // A page without a policy may start a worker by its URL.
  await page.route('**/start-worker', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Worker</title>' }),
  )
  await page.goto('/start-worker')
  return page.evaluate(
    ({ request, files }) =>
      new Promise<Reply[]>((resolve, reject) => {
        const replies: Reply[] = []
        const toBase64 = (bytes: Uint8Array) =>
          btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To) =>
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
        const worker = new Worker('/builder/website-worker.js', { type: 'module' })
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        worker.addEventListener('message', ({ data }: MessageEvent<WebsiteReply>) => {
          if ('progress' in data) {
            replies.push(data)
            return
          }
          replies.push(
            'error' in data
              ? data
              : { result: { ...data.result, files: mapValues(data.result.files, toBase64) } },
          )
          worker.terminate()
          resolve(replies)
        })
        const modulesUrl = new URL('/modules/', location.href).href
        worker.postMessage({ ...request, modulesUrl, files: mapValues(files, toBytes) })
      }),
    { request, files },
  )
}

function resultOf(replies: readonly Reply[]) {
  const last = replies.at(-1)
  if (!last || !('result' in last)) throw new Error(`The worker sent no website: ${JSON.stringify(last)}`)
  return last.result
}

test('the worker makes the same website as `npm run build:site`', async ({ page, baseURL }) => {
  // The test bundles the build’s code, which is slow on a busy computer.
  test.setTimeout(120_000)
  const html = demoPage(`${baseURL}/provider`)
  const languages = 'en,de'
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-worker-'))
  const { writeSite } = await importModule('src/website/write-site.ts')
  const builder = aSiteBuilder(writeSite)
  const read = (name: string) => readFileSync(join(root, 'demo', name))
  for (const name of ownFiles) builder.addFile(name, read(name))
  await builder.build(html, { root, folder, siteUrl, siteLanguages: languages })
  const files = Object.fromEntries(ownFiles.map((name) => [name, read(name).toString('base64')]))

  const replies = await askWorker(page, { page: html, siteUrl, languages }, files)
  const website = resultOf(replies)

  const isOtherLanguage = (name: string) => /\/languages\/(?!de\.js)/.test(name)
  const expected = listFiles(folder).filter((name) => !isOtherLanguage(name))
  expect(expected.length).toBeGreaterThan(100)
  expect(Object.keys(website.files).filter((name) => !addedFiles.includes(name))).toEqual(expected.toSorted())
  for (const name of expected) {
    const bytes = Buffer.from(website.files[name] ?? '', 'base64')
    const own = readFileSync(join(folder, name))
    if (name.endsWith('.html')) expect(bytes.toString(), name).toBe(own.toString())
    else expect(bytes.equals(own), `${name} has the same content`).toBe(true)
  }
  const rules = atob(website.files['_headers'] ?? '')
  for (const name of Object.keys(website.files)) {
    const headers = headersFor(rules, `/${name.replace(/index\.html$/, '')}`)
    expect([name, headers]).toEqual([name, [...new Set(headers)]])
  }
  expect(website.messages).toEqual([])
  expect(replies[0]).toEqual({ progress: 'Reading your page' })
  builder.remove()
  rmSync(folder, { recursive: true })
})

test('the worker takes responses from the request for a store that it cannot reach', async ({ page }) => {
  const host = 'https://store-in-page.example'
  const product = aWireProduct({ id: 'prod_tee', title: 'Tee' })
  const storeResponses = {
    [`${host}/store/demo/products`]: aWirePage([product]),
    [`${host}/store/demo/products/prod_tee`]: { product },
  }
  const { files, messages } = resultOf(await askWorker(page, { page: demoPage(host), storeResponses }))
  expect(atob(files['product/prod_tee/index.html'] ?? '')).toContain('<title>Tee')
  expect(messages).toContainEqual(expect.stringContaining('"/owner.svg", which you have not added'))
  expect(messages).toContainEqual(expect.stringContaining('Enter the address, then make the website again.'))
  expect(messages.join()).not.toMatch(/SITE_|STORE_|npm/)
})

test('the worker reads products from the owner’s file and adds the adapter', async ({ page }) => {
  const html = demoPage('/products.json').replace('data-store-id="demo"', 'data-store-type="file"')
  const products = { products: [aWireProduct({ id: 'prod_tee', title: 'Tee' })] }
  const own = { 'products.json': Buffer.from(JSON.stringify(products)).toString('base64') }
  const { files } = resultOf(await askWorker(page, { page: html }, own))
  expect(atob(files['product/prod_tee/index.html'] ?? '')).toContain('<title>Tee')
  expect(Object.keys(files).filter((name) => name.includes('/stores/'))).toEqual(['modules/stores/file.js'])
  expect(files['products.json']).toBe(own['products.json'])
})

test('the worker reports in plain words that the store does not respond, and returns no website', async ({
  page,
  baseURL,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  const replies = await askWorker(page, { page: demoPage(`${baseURL}/provider`, 'no-such-store') })
  expect(replies.filter((reply) => !('progress' in reply))).toEqual([
    {
      error: expect.stringMatching(/^The store could not be loaded: .*404.*Check the store’s address and ID/),
    },
  ])
})
