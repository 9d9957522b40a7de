import { afterAll, beforeAll, inject } from 'vitest'
import { aSiteBuilder } from './site-builder.ts'

type Builder = ReturnType<typeof aSiteBuilder>

/** Returns a website builder for the tests of a file. Its websites are deleted after the tests. */
export function builderForFile(): Pick<Builder, 'build' | 'addFile'> {
  let builder: Builder
  beforeAll(async () => {
    const { writeSite } = await import(inject('websiteBuild'))
    builder = aSiteBuilder(writeSite)
  })
  afterAll(() => builder.remove())
  return {
    build: (...parameters) => builder.build(...parameters),
    addFile: (...parameters) => builder.addFile(...parameters),
  }
}
