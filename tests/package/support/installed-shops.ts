import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installNestedPackage } from '../../../build/install-nested-package.mjs'
import { root } from '../../support/files.mjs'
import { writeAppSnippets, writeRecipes, writeSnippets } from './docs-snippets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string
    /** The folder of a project that installs the package from its tarball. */
    shop: string
    /** The folder that contains one app for each framework. */
    apps: string
  }
}

/** The frameworks with a test app. */
export const frameworks = ['react', 'preact', 'vue', 'svelte'] as const
/** A framework with a test app. */
export type Framework = (typeof frameworks)[number]

/** The file name of each test app's component. */
const componentFiles: Record<Framework, string> = {
  react: 'shop.tsx',
  preact: 'shop.tsx',
  vue: 'shop-page.vue',
  svelte: 'shop.svelte',
}

/** The folder in which the packages that only the test apps use are installed. */
const appPackages = join(root, 'tests/package/apps')

/** Packs the current `dist` and installs the package into the test projects, once for all test files. */
export function setup(project: TestProject): () => void {
  installNestedPackage(appPackages)
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-package-'))
  const tarball = join(folder, pack(folder))
  project.provide('tarball', tarball)
  const shop = installedShop('shop', folder, tarball)
  project.provide('shop', shop)
  for (const name of frameworks) {
    const app = installedShop(`apps/${name}`, folder, tarball, packagesOf(name))
    writeAppSnippets(app, name, componentFiles[name])
  }
  for (const name of ['angular', 'htmx', 'sveltekit'])
    installedShop(`apps/${name}`, folder, tarball, packagesOf(name))
  const apps = join(folder, 'apps')
  writeRecipes(apps)
  writeSnippets(shop, join(apps, 'react'))
  // The Preact app consists of the same components as the React app.
  const components = readFileSync(join(apps, 'react/shop.tsx'), 'utf8')
  writeFileSync(join(apps, 'preact/shop.tsx'), components.replace("'react'", "'preact/hooks'"))
  project.provide('apps', apps)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Creates the package's tarball and returns its file name. */
function pack(folder: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const isShellNeeded = process.platform === 'win32'
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: isShellNeeded })
  return JSON.parse(output)[0].filename
}

/**
 * Installs the package as npm would, but without a registry. Links only the listed dependencies from this
 * repository, so that importing an unlisted package fails.
 */
function installedShop(name: string, folder: string, tarball: string, others: string[] = []): string {
  const shop = join(folder, name)
  const nodeModules = join(shop, 'node_modules')
  const target = join(nodeModules, 'electrician-elements')
  cpSync(join(root, 'tests/package', name), shop, { recursive: true })
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'])
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const dependency of new Set([...Object.keys(dependencies), ...others])) link(dependency, nodeModules)
  return shop
}

/** Returns the dependencies of a framework's test app, excluding this package. */
function packagesOf(framework: string): string[] {
  const path = join(appPackages, framework, 'package.json')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.filter((name) => name !== 'electrician-elements')
}

function link(name: string, nodeModules: string): void {
  const path = join(nodeModules, name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(packageFolder(name), path, 'junction')
}

/** Returns the folder in which this repository installs a package. */
export function packageFolder(name: string): string {
  const own = join(appPackages, 'node_modules', name)
  return existsSync(own) ? own : join(root, 'node_modules', name)
}
