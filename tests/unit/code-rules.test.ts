import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInPackages } from '../../build/supply-chain.mjs'
import { misjudgedExamples } from '../support/check-code.mjs'
import { difference } from '../support/check-dist.mjs'
import { checkImports } from '../support/check-imports.mjs'
import { invalidExamples } from '../support/code-rule-examples.mjs'
import { folders } from '../support/folders.mjs'
import { importRules } from '../support/import-rules.mjs'
import { failureLines, summarize } from '../support/summarize-results.mjs'

const aModule = (path: string) => ({ [path]: 'export const value = 1\n' })

/** The files of a test project that has every source folder and only allowed imports. */
const validProject: Record<string, string> = {
  ...Object.assign({}, ...Object.keys(folders).map((name) => aModule(`src/${name}/${name}.ts`))),
  ...aModule('src/elements/store-grid/store-grid.tsx'),
  ...aModule('src/ui/price.tsx'),
  ...aModule('demo/page.ts'),
  ...aModule('build/step.ts'),
  ...aModule('tests/support/factories.ts'),
  'src/styles/base.css': '',
  'src/styles/stylesheets.ts': "import './base.css?inline'\n",
  // One half of an import cycle. `src/catalog/cycle-a.ts` in `forbiddenImports` is the other half.
  'src/catalog/cycle-b.ts': "import './cycle-a.ts'\n",
  'src/index.ts': "import './runtime/runtime.ts'\n",
  'src/cart/store.ts': "import './cart.ts'\nimport '../provider/provider.ts'\n",
  'src/ui/rich-text.tsx': "import './price.tsx'\n",
  'src/ui/icon.tsx': "import 'lucide-react'\n",
  'src/elements/cart-button/cart-button.tsx': "import '../../ui/price.tsx'\nimport '../../cart/cart.ts'\n",
  'src/elements/electrician-site/home/home.tsx': "import '../../store-grid/store-grid.tsx'\n",
}

/** A file, an import that it must not contain and the rule that forbids it. */
const forbiddenImports: [file: string, imports: string, rule: string][] = [
  ['src/catalog/a.ts', '../cart/cart.ts', 'catalog-imports-only-lower-folders'],
  ['src/toasts/a.ts', '../catalog/catalog.ts', 'toasts-imports-only-lower-folders'],
  ['src/navigation/a.ts', '../business/business.ts', 'navigation-imports-only-lower-folders'],
  ['src/business/a.ts', '../catalog/catalog.ts', 'business-imports-only-lower-folders'],
  ['src/storage/a.ts', '../cart/cart.ts', 'storage-imports-only-lower-folders'],
  ['src/untrusted/a.ts', '../cart/cart.ts', 'untrusted-imports-only-lower-folders'],
  ['src/http/a.ts', '../cart/cart.ts', 'http-imports-only-lower-folders'],
  ['src/quote/a.ts', '../provider/provider.ts', 'quote-imports-only-lower-folders'],
  ['src/styles/a.ts', '../business/business.ts', 'styles-imports-only-lower-folders'],
  ['src/provider/a.ts', '../toasts/toasts.ts', 'provider-imports-only-lower-folders'],
  ['src/cart/a.ts', '../ui/price.tsx', 'cart-imports-only-lower-folders'],
  ['src/ui/a.tsx', '../elements/elements.ts', 'ui-imports-only-lower-folders'],
  ['src/elements/a.ts', '../styles/styles.ts', 'elements-imports-only-lower-folders'],
  ['src/runtime/a.ts', '../index.ts', 'runtime-imports-only-lower-folders'],
  ['src/cart/b.ts', 'react', 'headless-folders-import-no-react'],
  ['src/business/b.ts', 'lucide-react', 'headless-folders-import-no-react'],
  ['src/toasts/b.ts', 'zustand', 'headless-folders-import-no-react'],
  ['src/elements/cart-drawer/a.tsx', '../store-grid/store-grid.tsx', 'an-element-imports-no-other-element'],
  ['src/ui/b.tsx', '../elements/store-grid/store-grid.tsx', 'ui-imports-only-lower-folders'],
  ['src/ui/c.tsx', '@r2wc/react-to-web-component', 'r2wc-stays-in-runtime'],
  ['src/ui/d.tsx', 'dompurify', 'dompurify-stays-in-the-sanitizer'],
  ['src/navigation/c.ts', '../../demo/page.ts', 'src-imports-only-src'],
  ['src/navigation/d.ts', '../../tests/support/factories.ts', 'src-imports-only-src'],
  ['src/navigation/e.ts', '../../build/step.ts', 'src-imports-only-src'],
  ['demo/a.ts', '../tests/support/factories.ts', 'demo-and-build-import-no-test'],
  ['build/a.ts', '../tests/support/factories.ts', 'demo-and-build-import-no-test'],
  ['src/styles/b.ts', './nowhere.ts', 'every-import-resolves'],
  ['src/catalog/cycle-a.ts', './cycle-b.ts', 'no-cycles'],
  ['src/runtime/b.ts', 'happy-dom', 'src-ships-only-dependencies'],
]

const installed = [
  'react',
  'lucide-react',
  'zustand',
  '@r2wc/react-to-web-component',
  'dompurify',
  'happy-dom',
]

function buildProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-rules-'))
  const packages = Object.fromEntries(
    installed.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  )
  const isDevelopmentOnly = (name: string) => name === 'happy-dom' || builtInPackages.includes(name)
  const manifest = {
    name: 'a-project',
    dependencies: Object.fromEntries(
      installed.filter((name) => !isDevelopmentOnly(name)).map((name) => [name, '1']),
    ),
    devDependencies: Object.fromEntries(installed.filter(isDevelopmentOnly).map((name) => [name, '1'])),
  }
  const all = { ...packages, ...files, 'package.json': JSON.stringify(manifest) }
  for (const [path, code] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return folder
}

describe('import rules', () => {
  const folders: string[] = []
  let violations: { from: string; rule: { name: string } }[] = []

  beforeAll(async () => {
    const wrong = Object.fromEntries(
      forbiddenImports.map(([file, imports]) => [file, `import '${imports}'\n`]),
    )
    const folder = buildProject({ ...validProject, ...wrong })
    folders.push(folder)
    violations = (await checkImports(folder)).violations
  }, 30_000)
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it.each(forbiddenImports)('forbid %s to import %s', (file, _imports, rule) => {
    const named = violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
    expect(named).toContain(rule)
  })

  it('accept allowed imports', () => {
    expect(violations.filter(({ from }) => from in validProject)).toEqual([])
  })

  it('each have a test with a forbidden import', () => {
    const tried = new Set(forbiddenImports.map(([, , rule]) => rule))
    expect(importRules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
  })

  it('apply to type-only imports and to every module', async () => {
    const files = {
      ...validProject,
      'src/catalog/cycle-b.ts': '',
      'src/catalog/a.ts': "import type { value } from '../cart/cart.ts'\nexport type A = typeof value\n",
    }
    const folder = buildProject(files)
    folders.push(folder)
    const cruised = await checkImports(folder)
    expect(cruised.violations.map(({ from }: { from: string }) => from)).toEqual(['src/catalog/a.ts'])
    expect(cruised.seen).toHaveLength(Object.keys(files).filter((path) => /^src\/.*tsx?$/.test(path)).length)
  })
})

describe('code rules', () => {
  it('report every invalid example and no valid example', () => {
    expect(misjudgedExamples()).toEqual([])
  })

  it('each have an invalid example', () => {
    const source = readFileSync(new URL('../support/code-rules.mjs', import.meta.url), 'utf8')
    const named = new Set([...source.matchAll(/(?:rule: |add\()'([a-z-]+)'/g)].map((match) => match[1]))
    expect([...named].sort()).toEqual([...new Set(invalidExamples.map(([rule]) => rule))].sort())
  })
})

describe('comparison of built and committed scripts', () => {
  it('reports the first differing byte and both sizes', () => {
    expect(difference('a.js', Buffer.from('abcd'), Buffer.from('abX'))).toBe(
      'dist/a.js differs at byte 2: 4 bytes committed, 3 bytes built',
    )
  })

  it('reports a file that exists on only one side', () => {
    expect(difference('a.js', null, Buffer.from('a'))).toBe('dist/a.js is not committed')
    expect(difference('a.js', Buffer.from('a'), null)).toContain('the build does not create it')
  })

  it('accepts identical files', () => {
    expect(difference('a.js', Buffer.from('a'), Buffer.from('a'))).toBeNull()
  })
})

describe('test run summary', () => {
  const steps = [
    { name: 'check:types', outcome: 'passed' },
    { name: 'test:unit', outcome: 'passed' },
    { name: 'test:browser', outcome: 'failed' },
  ]
  const vitest = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  }
  const playwright = { stats: { expected: 3, unexpected: 2, flaky: 0, skipped: 0 }, errors: [] }
  const reports = { 'test:unit': vitest, 'test:browser': playwright }

  it('counts tests, and counts a step only if it has no tests', () => {
    expect(summarize({ steps, reports, status: 1 })).toBe('11 passed, 2 failed, 1 skipped')
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const unloaded = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(summarize({ steps, reports: { ...reports, 'test:unit': unloaded }, status: 1 })).toBe(
      '11 passed, 3 failed, 1 skipped',
    )
  })

  it('counts a failed step even if all of its tests passed', () => {
    const fine = { ...playwright, stats: { ...playwright.stats, unexpected: 0 } }
    expect(summarize({ steps, reports: { ...reports, 'test:browser': fine }, status: 1 })).toBe(
      '11 passed, 1 failed, 1 skipped',
    )
  })

  it('lists failed tests, and failed steps that have no failed tests', () => {
    const fullName = 'the price is shown'
    const failing = {
      ...vitest,
      testResults: [{ name: 'price.test.ts', assertionResults: [{ status: 'failed', fullName }] }],
    }
    expect(failureLines({ steps, reports: { ...reports, 'test:unit': failing } })).toEqual([
      'failed: test:browser, although none of its tests failed; see its output',
      'failed: price.test.ts › the price is shown',
    ])
  })

  it('reports a failure when the installation failed', () => {
    expect(summarize({ steps: null, reports: {}, status: 1 })).toBe('0 passed, 1 failed')
  })
})
