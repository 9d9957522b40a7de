import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { describe, expect, inject, it } from 'vitest'
import { elementNames } from '../../build/element-names.ts'
import { integrityOf } from '../../build/supply-chain.mjs'
import packageInfo from '../../package.json' with { type: 'json' }
import { anchorsIn } from '../docs/markdown.ts'
import { listFiles } from '../support/files.mjs'

const installed = join(inject('shop'), 'node_modules/electrician-elements')
const tags = elementNames()
/** Beside a type and an event map for each tag. */
const promisedTypes = [
  ...tags.map(typeName),
  ...tags.map((tag) => `${typeName(tag)}EventMap`),
  'AdditionalInfo',
  'Cart',
  'CartItem',
  'CartProduct',
  'CartSummary',
  'CartVariant',
  'CurrencyInfo',
  'CustomField',
  'ElectricianElements',
  'ElectricianElementsJsx',
  'ElementEventMap',
  'ElementEvents',
  'LineStore',
  'PageSettings',
  'Product',
  'ProductCollection',
  'ProductImage',
  'ProductOption',
  'Quote',
  'QuoteService',
  'RelatedProduct',
  'ShowToast',
  'TellingElement',
  'Toast',
  'ToastAction',
  'ToastContent',
  'Variant',
  'VariantOption',
]

const promisedValues = ['NotEnoughStockError', 'cart', 'configure', 'toast', 'version']

/** A module of the package as Node loads it. */
const load = (path: string) => import(pathToFileURL(join(installed, path)).href)

describe('the package', () => {
  it('has nothing against it that publint knows', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types that fit its modules, as arethetypeswrong sees it', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(inject('tarball'))))
    // It is made of modules alone, behind `exports`: what knows neither is not served.
    const unserved = ['node10', 'node16-cjs']
    const problems = checked.types ? checked.problems : ['no types']
    expect(
      problems.filter((problem) => {
        return !(
          typeof problem === 'object' &&
          'resolutionKind' in problem &&
          unserved.includes(problem.resolutionKind)
        )
      }),
    ).toEqual([])
  })

  it('has an entry for every element, and none for its internal files', async () => {
    const resolve = createRequire(join(installed, '../../shop.js')).resolve
    for (const tag of tags) expect(existsSync(resolve(`electrician-elements/${tag}`))).toBe(true)
    expect(() => resolve('electrician-elements/parts/heading')).toThrow()
    expect(() => resolve('electrician-elements/index')).toThrow()
  })

  it('has entries for the scripts and manifests', () => {
    expect(Object.keys(packageInfo.exports)).toEqual(
      expect.arrayContaining([
        './script',
        './script-lite',
        './custom-elements.json',
        './vscode.html-custom-data.json',
        './web-types.json',
        './integrity.json',
        './package.json',
      ]),
    )
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

  it('names files that are in it', () => {
    const { customElements, types, unpkg, jsdelivr, 'web-types': webTypes } = packageInfo
    for (const file of [customElements, types, unpkg, jsdelivr, webTypes]) {
      expect(readFileSync(join(installed, file), 'utf8')).not.toBe('')
    }
  })
})

it('the checksums are those of the scripts', () => {
  const read = (name: string) => readFileSync(join(installed, 'dist', name))
  const checksums: Record<string, string> = JSON.parse(read('integrity.json').toString())
  expect(Object.keys(checksums)).toEqual(['electrician-elements.js', 'electrician-elements.lite.js'])
  for (const [name, checksum] of Object.entries(checksums)) expect(integrityOf(read(name))).toBe(checksum)
})

describe('the modules', () => {
  it('leave the sanitizer until formatted text is shown', () => {
    const parts = join(installed, 'dist/esm/parts')
    const texts = readdirSync(parts).map((name) => readFileSync(join(parts, name), 'utf8'))
    expect(texts.join()).toContain('import("dompurify")')
    expect(texts.filter((text) => /from "dompurify"/.test(text))).toEqual([])
  })
})

describe('exported names', () => {
  it('of the package', async () => {
    expect(Object.keys(await load('dist/esm/index.js'))).toEqual(promisedValues)
  })

  it('of its types, which name the same values', () => {
    const { types, values } = declaredNames(join(installed, packageInfo.types))
    expect(values).toEqual(promisedValues)
    expect(types).toEqual(promisedTypes.toSorted())
  })

  it.each(tags)('of its module for <%s>: what the element is made of', async (tag) => {
    expect(Object.keys(await load(`dist/esm/${tag}.js`))).toEqual(['definition', 'surface'])
  })
})

/** Files for contributors: readers of the package's documents find them in the repository. */
const onlyInRepository = /^(?:CONTRIBUTING\.md|\.size-limit\.json|(?:tests|demo|src|build)(?:\/|$))/

/** Returns the links of a document to files that are not in the package, or to headings that do not exist. */
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

/** What a file of declarations exports, in order of the alphabet. */
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
