import { exec } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles, root } from '../support/files.mjs'

/** The files needed to build the package and generate its documentation. */
const sources = [
  'src',
  'build',
  'demo',
  'tests/support',
  'tests/docs',
  'tests/unit/docs.test.ts',
  'package.json',
  'README.md',
  'docs',
  'tsconfig.json',
  'vite.config.ts',
]
const commands = ['build:scripts', 'build:esm', 'build:types', 'fix:docs']
/** Matches every name that only the example element uses: its tag, attribute, property, types and class. */
const exampleNames = /example-(?:element|greeting)|exampleGreeting|ExampleElement/

let copy: string

/** Runs a command in the copied repository, without the test runner's environment variables. */
async function run(command: string): Promise<string> {
  const env = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV$|VITEST|FIX_DOCS)/.test(name))
  return (await promisify(exec)(command, { cwd: copy, env: Object.fromEntries(env) })).stdout
}

async function buildAll(): Promise<void> {
  await Promise.all(commands.map((command) => run(`npm run ${command}`)))
}

const read = (path: string) => readFileSync(join(copy, path), 'utf8')

/** Returns the file names of a module in `dist/esm` and of all its direct and indirect imports. */
function modulesLoadedBy(name: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(name)) return loaded
  loaded.add(name)
  for (const [, path = ''] of read(`dist/esm/${name}`).matchAll(
    /^(?:import|export)[^;]*?["'](\.[^"']+)["']/gm,
  ))
    modulesLoadedBy(posix.join(posix.dirname(name), path), loaded)
  return loaded
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'electrician-elements-added-'))
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new folder in src/elements', () => {
  const folder = 'src/elements/example-element'

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'example-element'), join(copy, folder), { recursive: true })
    await buildAll()
  }, 180_000)

  it.each(['electrician-elements.js', 'electrician-elements.lite.js'])('adds the element to %s', (name) => {
    expect(read(`dist/${name}`)).toContain('Hello from the example')
    expect(read(`dist/${name}`)).toContain('.example-greeting{')
  })

  it('adds the element to the package’s main entry point', () => {
    const loaded = [...modulesLoadedBy('index.js')].map((name) => read(`dist/esm/${name}`))
    expect(loaded.filter((code) => code.includes('Hello from the example'))).toHaveLength(1)
  })

  it('adds an entry for the element to the package’s exports', async () => {
    const print = `console.log(import.meta.resolve('electrician-elements/example-element'))`
    const module = fileURLToPath((await run(`node --input-type=module --eval "${print}"`)).trim())
    expect(module).toMatch(/example-element\.js$/)
    expect(existsSync(module)).toBe(true)
  })

  it('adds the element to the types', () => {
    expect(read('dist/types/index.d.ts')).toContain("'example-element': ExampleElementElement")
    expect(read('dist/types/index.d.ts')).toContain('get exampleGreeting(): string')
    expect(read('dist/types/frameworks.d.ts')).toContain("'example-greeting'?: string | undefined")
  })

  it.each(['custom-elements.json', 'vscode.html-custom-data.json', 'web-types.json'])(
    'adds the element and its attribute to %s',
    (name) => {
      expect(read(`dist/${name}`)).toContain('"example-element"')
      expect(read(`dist/${name}`)).toContain('"example-greeting"')
      expect(read(`dist/${name}`)).toContain('An example that shows a greeting.')
    },
  )

  it.each(['README.md', 'docs/README.md'])('adds a row to the element table in %s', (name) => {
    const row =
      /^\| \[`<example-element>`\]\((?:docs\/)?elements\/example-element\.md\) \| An example that shows a greeting\. \|/m
    expect(read(name)).toMatch(row)
  })

  it('adds a page to docs/elements', () => {
    expect(read('docs/elements/example-element.md')).toContain('| `example-greeting` | `exampleGreeting` |')
  })

  it('leaves nothing behind in the build output or the docs after it is deleted', async () => {
    rmSync(join(copy, folder), { recursive: true })
    await buildAll()
    const built = listFiles(join(copy, 'dist')).map((path) => `dist/${path}`)
    const docs = listFiles(join(copy, 'docs')).map((path) => `docs/${path}`)
    const written = [...built, ...docs, 'README.md']
    expect(written.filter((path) => exampleNames.test(path) || exampleNames.test(read(path)))).toEqual([])
    for (const path of ['README.md', ...docs.filter((name) => name.endsWith('.md'))])
      expect(read(path), path).toBe(readFileSync(join(root, path), 'utf8'))
  }, 180_000)
})
