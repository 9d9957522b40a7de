import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/free-port.mjs'
import { startProgram, stopProgram } from '../../wordpress/support/programs.ts'
import { startPostgresql } from './postgresql.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const cli = join(project, 'node_modules', '.bin', 'medusa')

/** A new Medusa with its own database, 12 products and one region. */
export class Medusa {
  readonly origin: string
  /** The publishable key. */
  readonly token: string
  readonly region: string
  readonly #stop: () => Promise<void>

  private constructor(origin: string, seed: { token: string; region: string }, stop: () => Promise<void>) {
    this.origin = origin
    this.token = seed.token
    this.region = seed.region
    this.#stop = stop
  }

  /**
   * Creates and starts a shop. Prints how long each stage takes.
   * @param unpacked the folder with the unpacked PostgreSQL
   * @param shopOrigin the only origin whose pages may call the Store API
   */
  static async start(unpacked: string, shopOrigin: string): Promise<Medusa> {
    const folder = mkdtempSync(join(tmpdir(), 'medusa-'))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755)
    const running: ChildProcess[] = []
    const stop = async () => {
      await Promise.all(running.map(stopProgram))
      rmSync(folder, { recursive: true, force: true })
    }
    try {
      const databasePort = await freePort(4592)
      const port = await freePort(4591)
      const seedFile = join(folder, 'seed.json')
      const env = {
        ...process.env,
        DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
        SHOP_ORIGIN: shopOrigin,
        SEED_RESULT: seedFile,
        MEDUSA_DISABLE_TELEMETRY: 'true',
        NODE_ENV: 'production',
      }
      await stage('Start PostgreSQL', async () =>
        running.push(await startPostgresql(unpacked, folder, databasePort)),
      )
      await stage('Migrate', () => runMedusa(['db:migrate'], env))
      await stage('Seed', () => runMedusa(['exec', './seed.js'], env))
      const origin = `http://localhost:${port}`
      const isReady = () =>
        fetch(`${origin}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      // The command starts no other process, so that it can be stopped.
      const command = { command: process.execPath, args: [cli, 'start', '-p', `${port}`] }
      const inProject = { command: 'env', args: ['-C', project, command.command, ...command.args] }
      await stage('Start Medusa', async () =>
        running.push(await startProgram(inProject, env, join(folder, 'medusa.log'), isReady)),
      )
      return new Medusa(origin, JSON.parse(readFileSync(seedFile, 'utf8')), stop)
    } catch (error) {
      await stop()
      throw error
    }
  }

  stop(): Promise<void> {
    return this.#stop()
  }

  /** Calls the Store API without a browser and returns the JSON of the response. */
  async get(path: string): Promise<unknown> {
    const headers = { 'x-publishable-api-key': this.token }
    return (await fetch(`${this.origin}/store/${path}`, { headers })).json()
  }
}

async function stage(name: string, run: () => unknown): Promise<void> {
  const started = performance.now()
  await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function runMedusa(args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`medusa ${args.join(' ')}: ${stdout}${stderr}`)
}
