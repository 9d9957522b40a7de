import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { describe, expect, inject, it } from 'vitest'
import { elementNames } from '../../build/element-names.ts'
import { businessSchema } from '../../build/manifest/business-schema.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { anchorsIn } from '../docs/markdown.ts'
import { listFiles } from '../support/files.mjs'

const installed = join(inject('shop'), 'node_modules/electrician-elements')
const tags = elementNames()
/** The types that the package must export, including two types for each element. */
const publicTypes = [
  ...tags.map(typeName),
  ...tags.map((tag) => `${typeName(tag)}EventMap`),
  'AdditionalInfo',
  'BookingEvent',
  'CustomFieldValue',
  'Donation',
  'Cart',
  'CartItem',
  'CartProduct',
  'CartSummary',
  'CartTotal',
  'CartTotals',
  'CartVariant',
  'CheckoutResult',
  'ContactKind',
  'CurrencyInfo',
  'CustomField',
  'ElectricianElements',
  'ElectricianElementsJsx',
  'ElementEventMap',
  'ElementEvents',
  'LineStore',
  'LinkKind',
  'OwnerFacts',
  'PageSettings',
  'PluralText',
  'Product',
  'ProductCollection',
  'ProductImage',
  'ProductOption',
  'QuantityLimits',
  'Quote',
  'RelatedProduct',
  'ScriptApi',
  'ShowToast',
  'TypedEventElement',
  'TextKey',
  'Toast',
  'ToastAction',
  'ToastContent',
  'Variant',
  'VariantOption',
  'Waiting',
]

/** The values that the package must export. */
const publicValues = ['NotEnoughStockError', 'cart', 'configure', 'toast', 'version']

/** A license in a bill of materials. */
interface License {
  license?: { id: string }
  expression?: string
}

/** Imports a module of the installed package. */
const load = (path: string) => import(pathToFileURL(join(installed, path)).href)

describe('the package', () => {
  it('passes the publint check without messages', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('passes the arethetypeswrong check', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(inject('tarball'))))
    // The package requires a resolver that supports ES modules and the `exports` field.
    const unsupported = ['node10', 'node16-cjs']
    const problems = checked.types ? checked.problems : ['no types']
    expect(
      problems.filter((problem) => {
        return !(
          typeof problem === 'object' &&
          'resolutionKind' in problem &&
          unsupported.includes(problem.resolutionKind)
        )
      }),
    ).toEqual([])
  })

  it('has an entry point for every element and none for internal files', async () => {
    const resolve = createRequire(join(installed, '../../shop.js')).resolve
    for (const tag of tags) expect(existsSync(resolve(`electrician-elements/${tag}`))).toBe(true)
    expect(() => resolve('electrician-elements/parts/heading')).toThrow()
    expect(() => resolve('electrician-elements/index')).toThrow()
  })

  it('has the same entry points for bundlers that do not read “exports”, such as Parcel', () => {
    const paths = [
      ...tags.map((tag) => `./${tag}`),
      './script-api',
      './stores',
      './tag-names',
      './script',
      './script-lite',
    ]
    const { resolve } = createRequire(join(installed, '../../shop.js'))
    const expected = paths.map((path) => [path, resolve(path.replace('.', packageInfo.name))])
    const actual = Object.entries(packageInfo.alias).map(([path, file]) => [path, join(installed, file)])
    expect(actual).toEqual(expected)
    expect(join(installed, packageInfo.main)).toBe(resolve(packageInfo.name))
  })

  it('contains every page that its documents link to', () => {
    const documents = listFiles(installed).filter((name) => name.endsWith('.md'))
    const broken = documents.flatMap((name) =>
      brokenLinks(name, readFileSync(join(installed, name), 'utf8')).map((link) => `${name}: ${link}`),
    )
    expect(documents.filter((name) => !name.startsWith('docs/'))).toEqual([
      'CHANGELOG.md',
      'README.md',
      'SECURITY.md',
    ])
    expect(broken).toEqual([])
  })

  it('contains the files that package.json refers to', () => {
    const { customElements, types, unpkg, jsdelivr, 'web-types': webTypes } = packageInfo
    for (const file of [customElements, types, unpkg, jsdelivr, webTypes]) {
      expect(readFileSync(join(installed, file), 'utf8')).not.toBe('')
    }
  })
})

it('integrity.json contains the checksums of the scripts', () => {
  const read = (name: string) => readFileSync(join(installed, 'dist', name))
  const checksums: Record<string, string> = JSON.parse(read('integrity.json').toString())
  expect(Object.keys(checksums)).toEqual(['electrician-elements.js', 'electrician-elements.lite.js'])
  for (const [name, checksum] of Object.entries(checksums))
    expect(checksum).toBe(`sha384-${createHash('sha384').update(read(name)).digest('base64')}`)
})

describe('sbom.cdx.json', () => {
  const { components } = JSON.parse(readFileSync(join(installed, 'dist/sbom.cdx.json'), 'utf8'))

  it('lists each package in the scripts with its version and checksum', () => {
    expect(components.map(({ name }: { name: string }) => name)).toEqual([
      '@r2wc/core',
      '@r2wc/react-to-web-component',
      'dompurify',
      'lucide-react',
      'preact',
      'react',
      'react-dom',
      'scheduler',
      'zustand',
    ])
    expect(components[0]).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40r2wc\/core@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
  })

  it('contains only packages with permissive licenses', () => {
    const licenses = components.flatMap((component: { licenses: License[] }) => component.licenses)
    const names = licenses.map(({ license, expression }: License) => license?.id ?? expression)
    expect(new Set(names)).toEqual(new Set(['MIT', 'ISC', '(MPL-2.0 OR Apache-2.0)']))
  })
})

it('business.schema.json is the schema of the business facts', () => {
  const { resolve } = createRequire(join(installed, '../../shop.js'))
  const schema = readFileSync(resolve('electrician-elements/business.schema.json'), 'utf8')
  expect(JSON.parse(schema)).toEqual(businessSchema())
})

const scripts = listFiles(installed).filter((name) => /^dist\/.*\.js$/.test(name))

it.each(scripts)('%s can be imported on a server', async (name) => {
  expect(typeof window).toBe('undefined')
  await expect(load(name)).resolves.toBeDefined()
})

describe('exports of the package', () => {
  it('consist of the documented values', async () => {
    expect(Object.keys(await load('dist/esm/index.js'))).toEqual(publicValues)
  })

  it('match the documented values and types in the type declarations', () => {
    const { types, values } = declaredNames(join(installed, packageInfo.types))
    expect(values).toEqual(publicValues)
    expect(types).toEqual(publicTypes.toSorted())
  })

  it('consist of the same values in the module with the script API alone', async () => {
    expect(Object.keys(await load('dist/esm/script-api.js'))).toEqual(publicValues)
  })

  it('tell the tags of the elements from other tags', async () => {
    const { isElectricianElement, ...others } = await load('dist/esm/tag-names.js')
    const otherTags = ['router-link', 'keep-alive', 'store-list', 'div', '']
    expect([...tags, ...otherTags].filter((tag) => isElectricianElement(tag))).toEqual(tags)
    expect(others).toEqual({})
  })

  it.each(tags)('consist of “definition” in the module for <%s>', async (tag) => {
    expect(Object.keys(await load(`dist/esm/${tag}.js`))).toEqual(['definition'])
  })
})

/** Matches files for contributors, which are in the repository but not in the package. */
const onlyInRepository = /^(?:CONTRIBUTING\.md|\.size-limit\.json|(?:tests|demo|src|build)(?:\/|$))/

/** Returns a document's links to files that are missing from the package or to headings that do not exist. */
function brokenLinks(document: string, text: string): string[] {
  const links = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, link = '']) => link,
  )
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : posix.join(posix.dirname(document), path)
    if (onlyInRepository.test(target)) return false
    if (!existsSync(join(installed, target))) return true
    return anchor !== undefined && !anchorsIn(readFileSync(join(installed, target), 'utf8')).has(anchor)
  })
}

function typeName(tag: string): string {
  return `${tag.replace(/(^|-)./g, (start) => start.toUpperCase()).replaceAll('-', '')}Element`
}

/** Returns the sorted names of the values and types that a declaration file exports. */
function declaredNames(path: string) {
  const program = ts.createProgram([path], { noResolve: true, types: [] })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  const symbols = module ? checker.getExportsOfModule(module) : []
  const isValue = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Value) !== 0
  const namesOf = (some: ts.Symbol[]) => some.map(({ name }) => name).toSorted()
  return {
    values: namesOf(symbols.filter(isValue)),
    types: namesOf(symbols.filter((symbol) => !isValue(symbol))),
  }
}
