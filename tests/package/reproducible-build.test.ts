import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import packageInfo from '../../package.json' with { type: 'json' }
import { listFiles, root } from '../support/files.mjs'

/** The build steps whose output is not committed. `check:dist` covers the committed scripts. */
const steps = packageInfo.scripts.build.split(' && ').filter((step) => !/build:scripts|check:/.test(step))
/** The files and folders that a build reads. */
const sources = [
  'src',
  'build',
  'demo',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'electrician-elements-again-'))
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'dist'))
  for (const name of ['demo-store.js', 'electrician-elements.js', 'electrician-elements.lite.js'])
    cpSync(join(root, 'dist', name), join(copy, 'dist', name))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a build in another folder, time zone and locale produces identical files', () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  }
  for (const step of steps) execSync(step, { cwd: copy, env, stdio: 'pipe' })
  // Ignore source maps. They contain the paths of packages, which are symbolic links in the copy.
  const builtIn = (folder: string) =>
    listFiles(join(folder, 'dist')).filter((path) => !/^(app|demo)\/|\.js\.map$/.test(path))
  const built = builtIn(root)
  expect(builtIn(copy)).toEqual(built)
  const read = (folder: string, path: string) => readFileSync(join(folder, 'dist', path))
  expect(built.filter((path) => !read(copy, path).equals(read(root, path)))).toEqual([])
}, 180_000)
