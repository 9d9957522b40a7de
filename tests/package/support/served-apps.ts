import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { pagePolicy } from '../../../demo/serve.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import { handleNodeRequest } from '../../../demo/store/node-server.ts'
import { freePort } from '../../support/free-port.mjs'

/** Builds an app with `vite build`. */
export async function buildApp(folder: string): Promise<void> {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
  // Remove the test runner's NODE_ENV, because it would cause a development build.
  const { NODE_ENV: _, ...env } = process.env
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: folder, env })
}

/**
 * Serves a built app with a demo store at `/provider`.
 * @param policy the Content-Security-Policy; the demo's strict one by default
 */
export async function serveApp(
  folder: string,
  port: number,
  policy: string = pagePolicy,
): Promise<PreviewServer> {
  const store = createDemoStore()
  return preview({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    preview: { port: await freePort(port), headers: { 'content-security-policy': policy } },
    plugins: [
      {
        name: 'demo-store',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/provider', (request, response, next) => {
            handleNodeRequest(store, request, response).catch(next)
          })
        },
      },
    ],
  })
}

/** Opens a page of a served app and collects its uncaught errors, console errors and warnings. */
export async function openApp(
  browser: Browser,
  server: PreviewServer,
  path: string,
): Promise<{ page: Page; messages: string[] }> {
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text())
  })
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href)
  return { page, messages }
}
