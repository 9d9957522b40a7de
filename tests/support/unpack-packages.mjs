// Unpacks Debian packages into a folder. This installs nothing on the computer and needs no root access.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'

/**
 * Unpacks packages into a folder, unless it exists.
 * @param folder increment a number in its name when its contents change
 * @param options.programs packages that are unpacked with the dependencies that are not installed
 * @param options.isProgram returns whether a dependency is unpacked even if it is installed
 * @param options.files packages that are unpacked without dependencies
 * @param options.optional like `files`, but may be missing
 * @param options.prepare changes the unpacked files
 */
export function unpackPackages(
  folder,
  { programs, isProgram, files = [], optional = [], prepare = (_files) => {} },
) {
  if (existsSync(folder)) return
  const temporary = mkdtempSync(`${folder}-`)
  try {
    writeAptSettings(temporary)
    run(temporary, 'apt-get', 'update')
    const known = new Set(run(temporary, 'apt-cache', 'pkgnames').split('\n'))
    const offered = optional.filter((name) => known.has(name))
    const all = [...files, ...offered, ...packagesOf(temporary, programs, isProgram)]
    run(temporary, 'apt-get', 'download', ...all)
    const unpacked = join(temporary, 'files')
    mkdirSync(unpacked)
    for (const name of readdirSync(temporary).filter((entry) => entry.endsWith('.deb')))
      run(temporary, 'dpkg-deb', '-x', name, unpacked)
    prepare(unpacked)
    renameSync(unpacked, folder)
  } catch (error) {
    // Another process may have unpacked the packages at the same time.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Runs a program and returns its output. */
function run(folder, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...env, LC_ALL: 'C', APT_CONFIG: join(folder, 'apt.conf') },
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args[0]}: ${(error?.message ?? stderr).trim()}`)
}

/**
 * Configures apt to use its own package lists and cache, because those of the system may be outdated, missing or
 * read-only.
 */
function writeAptSettings(folder) {
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true })
  mkdirSync(join(folder, 'cache', 'archives', 'partial'), { recursive: true })
  const settings = { 'Dir::State::Lists': 'lists', 'Dir::Cache': 'cache' }
  const lines = Object.entries(settings).map(([name, path]) => `${name} "${join(folder, path)}";`)
  writeFileSync(join(folder, 'apt.conf'), [...lines, 'APT::Sandbox::User "root";'].join('\n'))
}

/** Returns the packages to download: all programs, and any dependencies that are not installed. */
function packagesOf(folder, programs, isProgram) {
  const simulate = (...options) =>
    run(folder, 'apt-get', 'install', '-s', '--no-install-recommends', ...options, ...programs)
      .split('\n')
      .flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? [])
  const all = simulate('-o', 'Dir::State::status=/dev/null')
  return [...new Set([...simulate(), ...all.filter(isProgram)])]
}
