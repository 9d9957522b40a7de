import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { librariesIn, startProgram } from '../../wordpress/support/programs.ts'

/** PostgreSQL refuses to run as root, so it runs as Debian's user `nobody`. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const asNobody = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []

/**
 * Creates a database cluster in a new folder and starts its server.
 * @param unpacked the folder with the unpacked packages
 */
export async function startPostgresql(unpacked: string, folder: string, port: number): Promise<ChildProcess> {
  const data = join(folder, 'database')
  mkdirSync(data)
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const versions = join(unpacked, 'usr', 'lib', 'postgresql')
  const programs = join(versions, readdirSync(versions)[0] ?? '', 'bin')
  const env = { ...process.env, LD_LIBRARY_PATH: librariesIn(unpacked), LC_ALL: 'C' }
  const init = [join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '-N']
  const [command = '', ...args] = [...asNobody, ...init]
  const { status, stderr, error } = spawnSync(command, args, { env, cwd: '/', encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb: ${error?.message ?? stderr}`)
  // The data is deleted afterward, so it need not survive a crash.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    jit: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = [...asNobody, join(programs, 'postgres'), '-D', data, '-p', `${port}`, ...options]
  return startProgram(
    { command: server[0] ?? '', args: server.slice(1) },
    env,
    join(folder, 'database.log'),
    () => canConnect(port),
  )
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
