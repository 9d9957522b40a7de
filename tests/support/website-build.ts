import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { bundleModule } from '../../build/run-module.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built module that prerenders websites. */
    websiteBuild: string
  }
}

/** Builds the module that prerenders websites once for all test files. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = await bundleModule('src/website/write-site.ts')
  project.provide('websiteBuild', pathToFileURL(`${folder}/entry.mjs`).href)
  return () => rmSync(folder, { recursive: true, force: true })
}
