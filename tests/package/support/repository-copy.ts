import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'

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

/** Copies the files that a build reads and the committed scripts to a temporary folder. Returns the folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'electrician-elements-copy-'))
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'dist'))
  for (const name of ['demo-store.js', 'electrician-elements.js', 'electrician-elements.lite.js', 'modules'])
    cpSync(join(root, 'dist', name), join(copy, 'dist', name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}
