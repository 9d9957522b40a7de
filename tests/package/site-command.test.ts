import { execSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../support/files.mjs'

/** A copy of the files that a build reads and the committed scripts. */
const copy = mkdtempSync(join(tmpdir(), 'electrician-elements-copy-'))
const scripts = ['demo-store.js', 'electrician-elements.js', 'electrician-elements.lite.js', 'modules']
const sources = 'src build demo package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')

beforeAll(() => {
  mkdirSync(join(copy, 'dist'))
  for (const path of [...sources, ...scripts.map((name) => `dist/${name}`)])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('npm run build:site prerenders the page that SITE_PAGE names', () => {
  const facts = readFileSync(join(root, 'src/builder/trades/plumber.json'), 'utf8')
  const plumber = `<script type="application/json" data-electrician-business>${facts}</script>`
  const site =
    '<electrician-site business-name="Clearwater" phone="(555) 010-0134" email="a@clearwater.example">' +
    '<script type="application/json">{ "address": { "street": "12 River Street" } }</script>'
  writeFileSync(
    join(copy, 'plumber.html'),
    `<!doctype html><html lang="en"><head><script src="electrician-elements.js" defer></script></head><body>${site}</electrician-site>${plumber}</body></html>`,
  )
  const env = {
    ...process.env,
    // Replace the test runner's NODE_ENV, because it would cause a development build.
    NODE_ENV: 'production',
    SITE_PAGE: 'plumber.html',
    SITE_URL: 'https://clearwater.example',
  }
  const output = execSync('npm run --silent build:site', { cwd: copy, env, stdio: 'pipe' })
  expect(output.toString()).toContain('pages to dist/site')
  const page = readFileSync(join(copy, 'dist/site/index.html'), 'utf8')
  expect(page).toContain('<title>Clearwater - Professional Plumbing Services</title>')
  expect(page).toContain('"@type":"Plumber"')
  expect(page).toContain('content="https://clearwater.example/share-picture.png"')
  expect(page).toMatch(/<script [^>]*src="\/modules\/electrician-elements\.js"/)
}, 120_000)

it.each(['missing.html', 'demo'])(
  'npm run build:site keeps dist/site and names the file when SITE_PAGE is %s',
  (name) => {
    const env = { ...process.env, SITE_PAGE: name }
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build:site'], { cwd: copy, env })
    expect(status).toBe(1)
    expect(stderr.toString()).toContain(
      `The website was not built, so dist/site is unchanged. There is no file ${join(copy, name)}. Set SITE_PAGE`,
    )
  },
)
