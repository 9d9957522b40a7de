import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './installed-shops.ts'

/** The package name and the command of a type checker, separated by a space. */
export type Checker = 'typescript tsc' | 'vue-tsc vue-tsc' | 'svelte-check svelte-check'

/** Returns a type checker's errors for a project, or an empty string if there are none. */
export function typeErrors(folder: string, checker: Checker = 'typescript tsc'): Promise<string> {
  const [name = '', command = ''] = checker.split(' ')
  const { bin } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'))
  const program = join(packageFolder(name), typeof bin === 'string' ? bin : bin[command])
  const args = name === 'svelte-check' ? ['--tsconfig', 'tsconfig.json', '--fail-on-warnings'] : ['-p', '.']
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder }, (error, stdout) =>
      resolve(error ? stdout || String(error) : ''),
    )
  })
}
