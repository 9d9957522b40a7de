import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import packageInfo from '../../package.json' with { type: 'json' }
import { listFiles, root } from '../support/files.mjs'

/** Of `npm run build`, those that make what is not committed; `check:dist` builds the two scripts again. */
const steps = packageInfo.scripts.build.split(' && ').filter((step) => !/build:scripts|check:/.test(step))
/** What a build reads. */
const sources = [
  'src',
  'build',
  'demo',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

let elsewhere: string

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'electrician-elements-again-'))
  for (const name of sources) cpSync(join(root, name), join(elsewhere, name), { recursive: true })
  mkdirSync(join(elsewhere, 'dist'))
  for (const name of ['electrician-elements.js', 'electrician-elements.lite.js'])
    cpSync(join(root, 'dist', name), join(elsewhere, 'dist', name))
  symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'), 'junction')
})
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

it('a build in another folder, on another day and in another language makes the same bytes', () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  }
  for (const step of steps) execSync(step, { cwd: elsewhere, env, stdio: 'pipe' })
  // Source maps name the paths of packages, which are linked here.
  const builtIn = (folder: string) =>
    listFiles(join(folder, 'dist')).filter((path) => !/^app\/|\.js\.map$/.test(path))
  const built = builtIn(root)
  expect(builtIn(elsewhere)).toEqual(built)
  const read = (folder: string, path: string) => readFileSync(join(folder, 'dist', path))
  expect(built.filter((path) => !read(elsewhere, path).equals(read(root, path)))).toEqual([])
}, 180_000)
