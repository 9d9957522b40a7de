import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/free-port.mjs'
import { startProgram, stopProgram } from '../../wordpress/support/programs.ts'
import { stage } from '../ensure-medusa.mjs'
import { startPostgresql } from './postgresql.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const cli = join(project, 'node_modules', '.bin', 'medusa')

export type Medusa = Awaited<ReturnType<typeof startMedusa>>

/**
 * Creates and starts a new Medusa with its own database, 12 products and one region. Prints how long each stage takes.
 * @param unpacked the folder with the unpacked PostgreSQL
 * @param shopOrigin the only origin whose pages may call the Store API
 */
export async function startMedusa(unpacked: string, shopOrigin: string) {
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
    const program = {
      command: 'env',
      args: ['-C', project, process.execPath, cli, 'start', '-p', `${port}`],
    }
    await stage('Start Medusa', async () =>
      running.push(await startProgram(program, env, join(folder, 'medusa.log'), isReady)),
    )
    const { token } = JSON.parse(readFileSync(seedFile, 'utf8')) as { token: string }
    return {
      origin,
      /** The publishable key. */
      token,
      stop,
      /** Calls the Store API without a browser and returns the JSON of the response. */
      async get(path: string): Promise<unknown> {
        const headers = { 'x-publishable-api-key': token }
        return (await fetch(`${origin}/store/${path}`, { headers })).json()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
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
