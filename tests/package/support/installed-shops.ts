import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../../support/files.mjs'
import { writeAppSnippets, writeSnippets } from './docs-snippets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string
    /** A customer's project, with the package installed from its tarball. */
    shop: string
    /** Another, in React and with React's types. */
    reactShop: string
    /** The folder with an app for each framework. */
    apps: string
  }
}

export const frameworks = ['react', 'preact', 'vue', 'svelte'] as const
export type Framework = (typeof frameworks)[number]

/** Packs what `dist` holds and installs it into two projects, once for all test files. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-package-'))
  const tarball = join(folder, pack(folder))
  project.provide('tarball', tarball)
  const shop = installedShop('shop', folder, tarball)
  const reactShop = installedShop('react-shop', folder, tarball, ['@types/react'])
  writeSnippets(shop, reactShop)
  project.provide('shop', shop)
  project.provide('reactShop', reactShop)
  for (const name of frameworks) {
    const app = installedShop(`apps/${name}`, folder, tarball, packagesOf(name))
    writeAppSnippets(app, name)
  }
  project.provide('apps', join(folder, 'apps'))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The name of the tarball. */
function pack(folder: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const isShellNeeded = process.platform === 'win32'
  const answer = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: isShellNeeded })
  return JSON.parse(answer)[0].filename
}

/**
 * As npm would: the package out of its tarball, and beside it what it depends on. That is linked to what is installed
 * here, which asks no registry; a package that it imports and does not name is missing all the same.
 */
function installedShop(name: string, folder: string, tarball: string, others: string[] = []): string {
  const shop = join(folder, name)
  const nodeModules = join(shop, 'node_modules')
  const target = join(nodeModules, 'electrician-elements')
  cpSync(join(root, 'tests/package', name), shop, { recursive: true })
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'])
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const wanted of new Set([...Object.keys(dependencies), ...others])) link(wanted, nodeModules)
  return shop
}

/** The packages that a framework's app asks for beside ours. */
function packagesOf(framework: string): string[] {
  const path = join(root, 'tests/package/apps', framework, 'package.json')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.filter((name) => name !== 'electrician-elements')
}

function link(name: string, nodeModules: string): void {
  const place = join(nodeModules, name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), place, 'junction')
}
