import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Command {
  command: string
  args: string[]
}

/**
 * Returns the command that runs the unpacked PHP with WordPress's extensions and ignores the system's php.ini.
 * @param cache the folder for compiled code, which all processes share
 */
export function phpIn(unpacked: string, cache: string): Command {
  const programs = join(unpacked, 'usr', 'bin')
  const name = readdirSync(programs).find((entry) => /^php\d/.test(entry)) ?? 'php'
  const modules = join(unpacked, 'usr', 'lib', 'php')
  const version = readdirSync(modules).find((entry) => /^\d+$/.test(entry)) ?? ''
  const settings = [
    `extension_dir=${join(modules, version)}`,
    'extension=mysqlnd',
    'extension=mysqli',
    'zend_extension=opcache',
    'opcache.enable_cli=1',
    `opcache.file_cache=${cache}`,
    'display_errors=stderr',
  ]
  return { command: join(programs, name), args: ['-n', ...settings.flatMap((setting) => ['-d', setting])] }
}

/** Returns the command that runs the unpacked database server, which accepts connections only through `socket`. */
export function databaseIn(unpacked: string, data: string, socket: string): Command {
  const share = join(unpacked, 'usr', 'share', 'mysql')
  return {
    command: join(unpacked, 'usr', 'sbin', 'mariadbd'),
    args: [
      '--no-defaults',
      '--skip-networking',
      // Run without MariaDB's user tables, because creating them takes longer than all other steps.
      '--skip-grant-tables',
      '--user=root',
      '--innodb-flush-log-at-trx-commit=0',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${socket}.pid`,
      `--lc-messages-dir=${join(share, 'english')}`,
      `--character-sets-dir=${join(share, 'charsets')}`,
    ],
  }
}

/** Returns the search path for the shared libraries of the unpacked programs. */
export function librariesIn(unpacked: string): string {
  const folders = [join(unpacked, 'lib'), join(unpacked, 'usr', 'lib')].filter((folder) => existsSync(folder))
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .join(':')
}

/** Starts a background program and waits until it is ready. Its output goes to the file `log`. */
export async function startProgram(
  { command, args }: Command,
  env: NodeJS.ProcessEnv,
  log: string,
  isReady: () => Promise<boolean>,
): Promise<ChildProcess> {
  const output = openSync(log, 'w')
  const program = spawn(command, args, { env, stdio: ['ignore', output, output] })
  closeSync(output)
  // Stop the program even if the test run is aborted.
  process.once('exit', () => program.kill('SIGKILL'))
  let hasFailed = false
  program.once('error', () => (hasFailed = true))
  for (let attempt = 0; attempt < 600; attempt++) {
    if (hasFailed || program.exitCode !== null) break
    if (await isReady()) return program
    await wait(50)
  }
  program.kill('SIGKILL')
  throw new Error(`${command} did not start: ${readFileSync(log, 'utf8')}`)
}

/** Kills a program and waits until it has exited. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const exited = new Promise((done) => program.once('exit', done))
  // The program's data is deleted afterward, so a clean shutdown is unnecessary.
  program.kill('SIGKILL')
  await exited
}
