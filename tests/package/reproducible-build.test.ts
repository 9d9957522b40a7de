import { execSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import packageInfo from '../../package.json' with { type: 'json' }
import { listFiles, root } from '../support/files.mjs'
import { copyRepository } from './support/repository-copy.ts'

/**
 * Returns a built file's bytes as text, without the year in the footer. On New Year's Eve, the year depends on the time
 * zone.
 */
function readBuilt(folder: string, path: string): string {
  return readFileSync(join(folder, 'dist', path), 'latin1').replace(/(© <span>)\d{4}/g, '$1')
}

/** The build steps whose output is not committed. `check:dist` covers the committed scripts. */
const steps = packageInfo.scripts.build.split(' && ').filter((step) => !/build:scripts|check:/.test(step))

let copy: string

beforeAll(() => {
  copy = copyRepository()
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
  // Ignore source maps and the manifests of the website's modules. They contain the paths of packages, which are symbolic
  // links in the copy.
  const builtIn = (folder: string) =>
    listFiles(join(folder, 'dist')).filter(
      (path) => !/^(app|demo|run-[^/]+)\/|^website\/\w+\/manifest\.json$|\.js\.map$/.test(path),
    )
  const built = builtIn(root)
  expect(builtIn(copy)).toEqual(built)
  expect(built.filter((path) => readBuilt(copy, path) !== readBuilt(root, path))).toEqual([])
}, 180_000)
