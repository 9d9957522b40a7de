import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { freePort } from '../../support/free-port.mjs'
import { databaseIn, librariesIn, phpIn, startProgram, stopProgram } from './programs.ts'

const siteFile = (name: string) => fileURLToPath(new URL(`../site/${name}`, import.meta.url))

/** A new WordPress installation with its own database and a user for each role: administrator, editor, author and contributor. */
export class WordPress {
  readonly origin: string
  readonly #unpacked: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  readonly #running: ChildProcess[] = []
  readonly #isNetwork: boolean

  private constructor(unpacked: string, origin: string, isNetwork: boolean) {
    this.#unpacked = unpacked
    this.origin = origin
    this.#isNetwork = isNetwork
  }

  /**
   * Installs and starts WordPress.
   * @param unpacked the folder with the unpacked packages
   * @param port the preferred port; each worker needs its own, because the server starts only after the installation
   * @param isNetwork whether the installation can contain several sites
   */
  static async start(unpacked: string, port: number, isNetwork = false): Promise<WordPress> {
    const wordpress = new WordPress(unpacked, `http://localhost:${await freePort(port)}`, isNetwork)
    try {
      mkdirSync(wordpress.#plugins)
      mkdirSync(wordpress.#compiled)
      await wordpress.#startDatabase()
      wordpress.#runPhp([siteFile('install.php')])
      await wordpress.#startServer()
      return wordpress
    } catch (error) {
      await wordpress.stop()
      throw error
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map(stopProgram))
    rmSync(this.#folder, { recursive: true, force: true })
    rmSync(this.#plugins, { recursive: true, force: true })
  }

  /** Runs PHP code that can use WordPress and `$input`, and returns its output. */
  run(code: string, input: unknown = null): string {
    return this.#runPhp([siteFile('run.php'), code], JSON.stringify(input))
  }

  /** Unpacks a plugin into the folder for plugins. Does not activate it. */
  installPlugin(zip: Uint8Array): void {
    for (const [name, content] of Object.entries(unzipSync(zip))) {
      const path = join(this.#plugins, name)
      mkdirSync(dirname(path), { recursive: true })
      if (!name.endsWith('/')) writeFileSync(path, content)
    }
  }

  /** Returns PHP's messages about a file that it cannot parse. Empty if the file is valid. */
  syntaxProblems(code: Uint8Array): string {
    const file = join(this.#folder, 'code.php')
    writeFileSync(file, code)
    const { command, args } = phpIn(this.#unpacked, this.#compiled)
    const { status, stdout } = spawnSync(command, [...args, '-l', file], {
      env: this.#environment,
      encoding: 'utf8',
    })
    return status === 0 ? '' : stdout
  }

  /** Returns PHP's warnings and notices so far, one per line. */
  warnings(): string[] {
    return existsSync(this.#debugLog) ? readFileSync(this.#debugLog, 'utf8').split('\n').filter(Boolean) : []
  }

  get #files(): string {
    return join(this.#unpacked, 'usr', 'share', 'wordpress')
  }

  /** The folder for plugins. It is among WordPress's files, because the server serves the plugins' scripts. */
  get #plugins(): string {
    return join(this.#files, 'wp-content', `plugins-${basename(this.#folder)}`)
  }

  /** The folder for PHP's compiled code. */
  get #compiled(): string {
    return join(this.#folder, 'compiled')
  }

  get #debugLog(): string {
    return join(this.#folder, 'debug.log')
  }

  get #socket(): string {
    return join(this.#folder, 'socket')
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      LD_LIBRARY_PATH: librariesIn(this.#unpacked),
      WORDPRESS_FILES: this.#files,
      WORDPRESS_SETTINGS: siteFile('settings.php'),
      WORDPRESS_SOCKET: this.#socket,
      WORDPRESS_PLUGINS: this.#plugins,
      WORDPRESS_LOG: this.#debugLog,
      WORDPRESS_ORIGIN: this.origin,
      ...(this.#isNetwork ? { WORDPRESS_NETWORK: new URL(this.origin).host } : {}),
    }
  }

  #runPhp(args: string[], input = ''): string {
    const php = phpIn(this.#unpacked, this.#compiled)
    const { status, stdout, stderr, error } = spawnSync(php.command, [...php.args, ...args], {
      env: this.#environment,
      input,
      encoding: 'utf8',
    })
    if (status !== 0 || stderr) throw new Error(`PHP: ${error?.message ?? stderr}`)
    return stdout
  }

  async #startDatabase(): Promise<void> {
    const data = join(this.#folder, 'database')
    // MariaDB treats an empty folder as an empty database.
    mkdirSync(join(data, 'wordpress'), { recursive: true })
    const database = databaseIn(this.#unpacked, data, this.#socket)
    await this.#start(database, 'database.log', async () => existsSync(this.#socket))
  }

  async #startServer(): Promise<void> {
    const php = phpIn(this.#unpacked, this.#compiled)
    const args = [...php.args, '-S', new URL(this.origin).host, '-t', this.#files]
    const isReady = () =>
      fetch(`${this.origin}/readme.html`).then(
        () => true,
        () => false,
      )
    await this.#start({ ...php, args }, 'server.log', isReady)
  }

  async #start(command: Parameters<typeof startProgram>[0], log: string, isReady: () => Promise<boolean>) {
    this.#running.push(await startProgram(command, this.#environment, join(this.#folder, log), isReady))
  }
}
