import { execFile } from 'node:child_process'
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
import { promisify } from 'node:util'
import { root } from '../../support/files.mjs'
import { commandsFor, edit } from './guide.ts'

const run = promisify(execFile)

interface Choices {
  /** The host's name in the table of docs/hosting.md. */
  host: string
  /** Where the store answers. */
  store: string
  /** Where the website begins. */
  base: string
}

/** A folder in which the commands of docs/hosting.md have run. */
export class Recipe {
  readonly base: string
  readonly folder = mkdtempSync(join(tmpdir(), 'electrician-elements-hosting-'))
  /** What the host answers from; the website lies at its base below. */
  readonly publicFolder = join(this.folder, 'public')

  private constructor(base: string) {
    this.base = base
    // A server that root starts gives up root's rights, and must read this all the same.
    chmodSync(this.folder, 0o755)
    for (const name of ['demo', 'build', 'package.json'])
      symlinkSync(join(root, name), join(this.folder, name))
    mkdirSync(join(this.folder, 'dist'))
    const script = 'dist/electrician-elements.js'
    symlinkSync(join(root, script), join(this.folder, script))
  }

  /** Runs them. The store has to answer meanwhile: the pages are made of what it says. */
  static async follow({ host, store, base }: Choices): Promise<Recipe> {
    const recipe = new Recipe(base)
    const chosen = edit(
      edit(commandsFor(host), /^STORE=\S+/m, `STORE=${store}`),
      /^BASE=\S+/m,
      `BASE=${base}`,
    )
    // Node complains of two variables that machines set and that contradict each other.
    const { NO_COLOR, FORCE_COLOR, ...env } = process.env
    const { stderr } = await run('sh', ['-euc', `umask 022\n${chosen}`], { cwd: recipe.folder, env })
    // What npm thinks of this machine's settings is not the recipe's.
    const complaints = stderr.replace(/^npm warn .*\n/gm, '')
    if (complaints) throw new Error(`The commands for ${host} print warnings: ${complaints}`)
    mkdirSync(dirname(join(recipe.publicFolder, base)), { recursive: true })
    renameSync(join(recipe.folder, 'dist/site'), join(recipe.publicFolder, base))
    return recipe
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
  const line = /^( *)# Under a path: (.+)\n.*$/m
  const [, indent = '', instead = ''] = line.exec(text) ?? []
  return edit(text, line, indent + instead.replace('/shop/', base))
}
