import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPILE_HINT } from '../../build/constants.ts'
import { elementNames } from '../../build/element-names.ts'
import { root } from '../support/files.mjs'

/** Elements that other elements add to their page. */
const ADDED = ['cart-button', 'cart-drawer', 'toast-area']
/** Elements that consist of others. */
const COMPOSED = ['electrician-site', 'store-front']

/** The built files by name. */
let files: Map<string, Rolldown.OutputChunk>

beforeAll(async () => {
  const outputs = await build({
    configFile: join(root, 'build/modules.config.ts'),
    mode: 'lite',
    logLevel: 'error',
    build: { write: false },
  })
  const chunks = (outputs as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
  files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}, 60_000)

/** Returns the file that defines an element. */
function fileOf(element: string): string {
  const definition = `/src/elements/${element}/element.ts`
  const file = [...files.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(definition)))
  return file?.fileName ?? ''
}

/**
 * Returns a file and all files that it imports. With `isLater`, includes those that it loads with `import()`. Does not
 * follow the imports of the file `end`.
 */
function filesOf(first: string, isLater: boolean, end = ''): string[] {
  const found = new Set([first])
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = (name !== end && files.get(name)) || {}
    for (const file of isLater ? [...imports, ...dynamicImports] : imports) found.add(file)
  }
  return [...found]
}

/** Returns the elements whose source folders a file contains code of. */
function elementsIn(file: string): string[] {
  const ids = files.get(file)?.moduleIds ?? []
  return [...new Set(ids.flatMap((id) => /\/src\/elements\/([\w-]+)\//.exec(id)?.[1] ?? []))]
}

describe('the files of the modules', () => {
  it.each(elementNames().filter((name) => !COMPOSED.includes(name)))(
    'with code of other elements are not loaded by a page with <%s>, at once or later',
    (name) => {
      const [own] = [...files.values()].filter(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/src/elements/${name}/element.ts`)),
      )
      const loaded = filesOf(own?.fileName ?? '', true)
      expect(loaded.length).toBeGreaterThan(1)
      const foreign = loaded
        .map(
          (file) =>
            [file, elementsIn(file).filter((other) => other !== name && !ADDED.includes(other))] as const,
        )
        .filter(([, others]) => others.length > 0)
      expect(foreign).toEqual([])
    },
  )

  it.each(['about-owner', 'contact-info', 'quote-form', 'service-list'])(
    'with the code of stores are not loaded by a page with <%s> before its first toast',
    (name) => {
      const toasts = fileOf('toast-area')
      const ids = filesOf(fileOf(name), true, toasts)
        .filter((file) => file !== toasts)
        .flatMap((file) => files.get(file)?.moduleIds ?? [])
      expect(ids.filter((id) => /\/src\/(?:cart|catalog|checkout)\//.test(id))).toEqual([])
    },
  )

  it('begin with the compile hint, like the loader, if pages load them at their start', () => {
    const start = new Set(elementNames().flatMap((name) => filesOf(fileOf(name), false)))
    const withoutHint = [...files.values()].filter(({ code }) => !code.startsWith(COMPILE_HINT))
    expect(withoutHint.map(({ fileName }) => fileName).filter((file) => start.has(file))).toEqual([])
    const onDemand = [...files.values()].filter(({ isDynamicEntry }) => isDynamicEntry)
    expect(withoutHint).toEqual(expect.arrayContaining(onDemand))
    const loader = readFileSync(join(root, 'dist/modules/electrician-elements.js'), 'utf8')
    expect(loader.split('\n')[0]).toBe(COMPILE_HINT.trim())
  })

  it('do not import each other in circles', () => {
    const circles = [...files.values()].filter(({ fileName, imports }) =>
      imports.some((file) => filesOf(file, false).includes(fileName)),
    )
    expect(circles.map(({ fileName }) => fileName)).toEqual([])
  })
})
