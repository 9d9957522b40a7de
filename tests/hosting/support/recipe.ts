import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
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

const execute = promisify(execFile)

interface Choices {
  /** The host's name in the table in docs/hosting.md. */
  host: string
  /** The URL of the store. */
  store: string
  /** The website's base path. */
  base: string
}

/** A temporary folder with the output of the commands in docs/hosting.md. */
export class Recipe {
  readonly base: string
  readonly folder = mkdtempSync(join(tmpdir(), 'electrician-elements-hosting-'))
  /** The folder that the host serves. It contains the website under its base path. */
  readonly publicFolder = join(this.folder, 'public')

  private constructor(base: string) {
    this.base = base
    // A web server that is started by root runs as another user, who must be able to read this folder.
    chmodSync(this.folder, 0o755)
    for (const name of ['demo', 'build', 'src', 'package.json'])
      symlinkSync(join(root, name), join(this.folder, name))
    mkdirSync(join(this.folder, 'dist'))
    symlinkSync(join(root, 'dist/modules'), join(this.folder, 'dist/modules'))
  }

  /** Runs the commands for a host. The store must be running, because the pages contain its products. */
  static async run(choices: Choices): Promise<Recipe> {
    const recipe = new Recipe(choices.base)
    try {
      await recipe.#run(choices)
      return recipe
    } catch (error) {
      recipe.remove()
      throw error
    }
  }

  /** Returns a copy, which a test can change. */
  copy(): Recipe {
    const copy = new Recipe(this.base)
    cpSync(this.publicFolder, copy.publicFolder, { recursive: true })
    // Only nginx has its configuration outside the website's folder.
    const configuration = join(this.folder, 'electrician-site.conf')
    if (existsSync(configuration)) cpSync(configuration, join(copy.folder, 'electrician-site.conf'))
    return copy
  }

  async #run({ host, store, base }: Choices): Promise<void> {
    const commands = edit(
      edit(commandsFor(host), /^STORE=\S+/m, `STORE=${store}`),
      /^BASE=\S+/m,
      `BASE=${base}`,
    )
    // Node prints a warning if NO_COLOR and FORCE_COLOR are both set.
    const { NO_COLOR, FORCE_COLOR, ...env } = process.env
    const { stderr } = await execute('sh', ['-euc', `umask 022\n${commands}`], { cwd: this.folder, env })
    // Ignore npm's warnings, which are about the user's settings rather than the commands.
    const complaints = stderr.replace(/^npm warn .*\n/gm, '')
    if (complaints) throw new Error(`The commands for ${host} print warnings: ${complaints}`)
    mkdirSync(dirname(join(this.publicFolder, base)), { recursive: true })
    renameSync(join(this.folder, 'dist/site'), join(this.publicFolder, base))
  }

  /** Returns the text of a file that the commands created outside the website's folder. */
  readFile(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  /** Replaces a file that the commands created outside the website's folder. */
  replaceFile(name: string, content: string): void {
    if (existsSync(join(this.folder, name))) writeFileSync(join(this.folder, name), content)
  }

  /** Returns the path of a website file. */
  fileAt(name: string): string {
    return join(this.publicFolder, this.base, name)
  }

  /** Adds or replaces a file in the website. Removes the compressed copies of the file. */
  writeFile(name: string, content: string | Uint8Array): void {
    this.removeFile(name)
    mkdirSync(dirname(this.fileAt(name)), { recursive: true })
    writeFileSync(this.fileAt(name), content)
  }

  /** Removes a file and its compressed copies from the website. */
  removeFile(name: string): void {
    for (const extension of ['', '.br', '.gz']) rmSync(this.fileAt(name + extension), { force: true })
  }

  /** Removes the temporary folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Sets the base path in the text of a configuration file by applying the instructions in its comment. */
export function withBasePath(text: string, base: string): string {
  if (base === '/') return text
  const line = /^( *)# Under a path: (.+)\n.*$/m
  const [, indent = '', replacement = ''] = line.exec(text) ?? []
  return edit(text, line, indent + replacement.replace('/shop/', base))
}
