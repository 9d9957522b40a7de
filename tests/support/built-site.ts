import { afterAll, beforeAll } from 'vitest'
import { importModule } from '../../build/run-module.mjs'
import { aSiteBuilder } from './site-builder.ts'

type Builder = ReturnType<typeof aSiteBuilder>

/** Returns a website builder for the tests of a file. Its websites are deleted after the tests. */
export function builderForFile(): Pick<Builder, 'build' | 'addFile'> {
  let builder: Builder
  beforeAll(async () => {
    const { writeSite } = await importModule('build/site/write-site.ts')
    builder = aSiteBuilder(writeSite)
  }, 60_000)
  afterAll(() => builder.remove())
  return {
    build: (...parameters) => builder.build(...parameters),
    addFile: (...parameters) => builder.addFile(...parameters),
  }
}
