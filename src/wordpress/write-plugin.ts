import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import packageInfo from '../../package.json' with { type: 'json' }
import { pluginFiles } from './plugin-files.ts'

/** The plugin's folder in the zip file and in WordPress. */
const FOLDER = 'electrician-elements'

/** A fixed date, so that two builds of the same sources are identical. */
const MODIFIED = new Date(2020, 0, 1)

/** Writes the WordPress plugin to `dist` as a zip file that WordPress can install. */
export function writePlugin(root: string): void {
  const zip = zipSync({ [FOLDER]: pluginFiles(root, packageInfo.version) }, { level: 9, mtime: MODIFIED })
  const path = 'dist/electrician-elements-wordpress.zip'
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, path), zip)
  console.log(`${path} ${zip.length.toLocaleString('en')} bytes`)
}
