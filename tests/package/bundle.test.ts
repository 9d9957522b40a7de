import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { pagePolicy } from '../../demo/serve.ts'
import { answerWith } from '../../demo/store/answer-with.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import { findBrowser } from '../support/ensure-browser.mjs'
import { freePort } from '../support/free-port.mjs'

const shop = inject('shop')
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  buildShop()
  server = await servedShop()
  const executablePath = findBrowser()
  browser = await chromium.launch(executablePath ? { executablePath } : {})
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** As its owner would, by the command. */
function buildShop(): void {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
  // The test runner's own NODE_ENV would make a build for development.
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, [vite, 'build'], { cwd: shop, env, stdio: 'pipe' })
}

/** The built pages under the strictest policy, beside a demo store. */
async function servedShop(): Promise<PreviewServer> {
  const store = createDemoStore()
  return preview({
    root: shop,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    preview: { port: await freePort(4192), headers: { 'content-security-policy': pagePolicy } },
    plugins: [
      {
        name: 'demo-store',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/provider', (request, response, next) => {
            answerWith(store, request, response).catch(next)
          })
        },
      },
    ],
  })
}

async function opened(path: string): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage()
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) heard.push(message.text())
  })
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href)
  return { page, heard }
}

const cardsOn = (page: Page) => page.locator('store-grid').locator('[part=card]')

it('brings a page its tags, and its scripts the same cart', async () => {
  const { page, heard } = await opened('/')
  await cardsOn(page).nth(11).waitFor()
  const mug = cardsOn(page).filter({ hasText: '“Ohm Sweet Ohm” Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('status').filter({ hasText: /^1$/ }).waitFor()
  expect(heard).toEqual([])
})

it('brings a page the one tag it imports and no other', async () => {
  const { page, heard } = await opened('/one-tag.html')
  await cardsOn(page).nth(11).waitFor()
  const isDefined = (tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag)
  expect(await isDefined('store-grid')).toBe(true)
  expect(await isDefined('quote-form')).toBe(false)
  expect(heard).toEqual([])
})
