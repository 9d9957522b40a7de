import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../support/files.mjs'
import { commandsFor, edit } from './readme.ts'

interface Choices {
  /** The host as the README's table names it. */
  host: string
  /** Where the store answers. */
  store: string
  /** Where the website begins. */
  base: string
}

/** A folder in which the README's commands have run. */
export class Recipe {
  readonly base: string
  readonly folder = mkdtempSync(join(tmpdir(), 'electrician-elements-hosting-'))
  /** What the host answers from; the website lies at its base below. */
  readonly publicFolder = join(this.folder, 'public')

  constructor({ host, store, base }: Choices) {
    this.base = base
    // A server that root starts gives up root's rights, and must read this all the same.
    chmodSync(this.folder, 0o755)
    for (const name of ['demo', 'dist']) symlinkSync(join(root, name), join(this.folder, name))
    const chosen = edit(
      edit(commandsFor(host), /^STORE=\S+/m, `STORE=${store}`),
      /^BASE=\S+/m,
      `BASE=${base}`,
    )
    const options = { cwd: this.folder, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync('sh', ['-euc', `umask 022\n${chosen}`], options)
    if (status !== 0 || stderr) throw new Error(`The README's commands for ${host} fail: ${stderr}`)
    mkdirSync(dirname(join(this.publicFolder, base)), { recursive: true })
    renameSync(join(this.folder, 'site'), join(this.publicFolder, base))
  }

  /** A file that the commands have made beside the website. */
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  /** Where a file of the website lies. */
  fileAt(name: string): string {
    return join(this.publicFolder, this.base, name)
  }

  /** Puts a file beside the website's others. */
  write(name: string, text: string): void {
    mkdirSync(dirname(this.fileAt(name)), { recursive: true })
    writeFileSync(this.fileAt(name), text)
  }

  /** Takes one of the website's files away. */
  drop(name: string): void {
    rmSync(this.fileAt(name), { force: true })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Does to a prepared file what its comment says for a website below a path. */
export function movedBelow(text: string, base: string): string {
  if (base === '/') return text
  const line = /^( *)# Below a path: (.+)\n.*$/m
  const [, indent = '', instead = ''] = line.exec(text) ?? []
  return edit(text, line, indent + instead.replace('/shop/', base))
}
