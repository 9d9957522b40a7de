import { exec } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { componentOf } from './support/docs-snippets.ts'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'

// These tests run npm, which decides where each copy of React goes. The other package tests link their dependencies.
const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-react-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Installs the package with npm into a new app that depends on a version of React. Returns the app's folder. */
async function installWith(version: string): Promise<string> {
  const app = join(folder, version)
  cpSync(join(import.meta.dirname, 'older-react'), app, { recursive: true })
  writeFileSync(join(app, 'shop.tsx'), componentOf('React 18'))
  const elements = `file:${inject('tarball')}`
  const dependencies = { react: version, 'react-dom': version, 'electrician-elements': elements }
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'app', private: true, type: 'module', dependencies }),
  )
  await promisify(exec)('npm install --prefer-offline --no-audit --no-fund', { cwd: app })
  return app
}

const older = ['16.14.0', '18.3.1']

beforeAll(async () => {
  await Promise.all([
    ...older.map(async (version) => buildApp(await installWith(version))),
    installWith('19.0.0'),
  ])
}, 120_000)

it.each(older)(
  'npm installs elements that render and dispatch events in an app with React %s',
  async (version) => {
    const server = await serveApp(join(folder, version), 4199)
    const browser = await launchBrowser()
    try {
      const { page, messages } = await openApp(browser, server, '/')
      await page.getByText(`The app uses React ${version}`).waitFor()
      await page.locator('quote-form').getByRole('textbox', { name: 'Name' }).waitFor()
      const mug = page.locator('store-grid [part=card]').filter({ hasText: '“Ohm Sweet Ohm” Mug' })
      await mug.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('dialog', { name: 'Shopping Cart' }).waitFor()
      expect(messages).toEqual([])
    } finally {
      await browser.close()
      await server.close()
    }
  },
)

it('npm installs one copy of React for the elements and an app with React 19', () => {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(join(folder, '19.0.0/node_modules', name, 'package.json'), 'utf8')).version
  expect([versionOf('react'), versionOf('react-dom')]).toEqual(['19.0.0', '19.0.0'])
  expect(existsSync(join(folder, '19.0.0/node_modules/electrician-elements/node_modules'))).toBe(false)
})
