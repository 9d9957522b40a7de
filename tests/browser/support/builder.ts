import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { TestPage } from './test-page.ts'
import { expect } from './test-page.ts'

/** Returns the text field or list with this label in the site builder. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Returns the page inside the preview. */
export const previewOf = (page: Page) => page.frameLocator('iframe')

/** Opens the empty builder. */
export async function openBuilder(page: Page): Promise<void> {
  await page.goto('/builder.html')
  await expect(page.getByRole('heading', { name: 'Trade' })).toBeVisible()
}

/** Opens a step of the builder through the step list. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()
}

/** Enters the demo store of a test's server. */
export async function enterDemoStore(page: Page, { origin }: TestPage): Promise<void> {
  await goToStep(page, 'Store')
  await field(page, 'Address of the store’s server').fill(`${origin}/provider`)
  await field(page, 'Store id').fill('demo')
}

/** Returns the files of a downloaded zip, by path. */
export async function filesIn(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(readFileSync(await download.path()))
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.jpeg': 'image/jpeg',
}

/** Serves files like a static host: a folder's address leads to its `index.html`. */
export async function serveFiles(files: Record<string, Uint8Array>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.slice(1)
    const name = [path, `${path.replace(/\/?$/, '/')}index.html`.replace(/^\//, '')].find(
      (name) => files[name],
    )
    const content = name === undefined ? undefined : files[name]
    if (!content || name === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end(files['404.html'])
      return
    }
    response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream' })
    response.end(content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

/** Returns a photo as a file to choose. */
export async function aPicture(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: wide, height: high })
      canvas.getContext('2d')?.fillRect(0, 0, wide, high)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name: 'IMG_0815.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
