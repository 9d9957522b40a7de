import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builderForFile } from '../support/built-site.ts'
import { listFiles } from '../support/files.mjs'

const builder = builderForFile()
const root = mkdtempSync(join(tmpdir(), 'electrician-elements-modules-'))
const modules = join(root, 'dist/website')

/** A manifest as Vite writes it. The home screen and the listing share the module `price`. */
const manifest = {
  'src/website.ts': { file: 'website-1.js', isEntry: true, imports: ['_core-1.js'] },
  '_core-1.js': { file: 'core-1.js' },
  '_price-1.js': { file: 'price-1.js', imports: ['_core-1.js'] },
  'src/elements/electrician-site/home/home.tsx': { file: 'home-1.js', imports: ['_price-1.js'] },
  'src/elements/store-grid/store-grid.tsx': { file: 'store-grid-1.js', imports: ['_price-1.js'] },
}

beforeAll(async () => {
  for (const kind of ['react', 'lite']) {
    mkdirSync(join(modules, kind), { recursive: true })
    const ofKind = JSON.stringify(manifest).replaceAll('-1.js"', `-${kind}.js"`)
    writeFileSync(join(modules, kind, 'manifest.json'), ofKind)
    for (const { file } of Object.values(JSON.parse(ofKind) as typeof manifest))
      writeFileSync(join(modules, kind, file), `// ${file}`)
  }
  mkdirSync(join(root, 'dist/modules/react'), { recursive: true })
  for (const name of [
    'electrician-elements.js',
    'core-2.js',
    'core-2.js.br',
    'react/electrician-elements.js',
  ])
    writeFileSync(join(root, 'dist/modules', name), `// ${name}`)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const scriptTag = '<script src="/electrician-elements.js" data-store-id="volt" defer></script>'

function aPage({ script = scriptTag, site = '', after = '' } = {}) {
  return `<!doctype html><html lang="en"><head>${script}</head><body><electrician-site ${site}></electrician-site>${after}</body></html>`
}

function preloadsOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/<link rel="modulepreload" href="([^"]*)" fetchpriority="low">/g)].map(
    ([, url = '']) => url,
  )
}

describe('the pages of a website that is built with modules', () => {
  it('load the modules instead of the script and keep the script’s other attributes', async () => {
    const { read } = await builder.build(aPage(), { modules })
    expect(read('index.html')).toMatch(
      /<script fetchpriority="low" type="module" src="\/website\/website-react\.js" data-store-id="volt" ><\/script>/,
    )
    expect(read('website/website-react.js')).toBe('// website-react.js')
    expect(read('electrician-elements.js')).toBeNull()
  })

  it('preload only the modules of their own screen', async () => {
    const { read } = await builder.build(aPage(), { modules })
    const shared = ['/website/core-react.js', '/website/price-react.js']
    expect(preloadsOf(read('index.html')).toSorted()).toEqual(
      ['/website/home-react.js', ...shared].toSorted(),
    )
    expect(preloadsOf(read('store/index.html')).toSorted()).toEqual(
      ['/website/store-grid-react.js', ...shared].toSorted(),
    )
    expect(preloadsOf(read('404.html'))).toEqual(['/website/core-react.js'])
  })

  it('load the modules from the base path', async () => {
    const { read } = await builder.build(aPage({ site: 'base-path="/shop/"' }), { modules })
    expect(read('index.html')).toContain('src="/shop/website/website-react.js"')
    expect(preloadsOf(read('index.html'))).toContain('/shop/website/home-react.js')
  })

  it.each([
    [
      'a lite script without store settings',
      '<script src="/electrician-elements.lite.js" defer></script>',
      '',
    ],
    [
      'a lite script with a version in its URL',
      '<script src="/electrician-elements.lite.js?v=2" defer></script>',
      '',
    ],
    [
      'a lite script with a prefix',
      '<script src="/electrician-elements.lite.js" data-prefix="ee-" defer></script>',
      'ee-',
    ],
    ['the loader', '<script type="module" src="/modules/electrician-elements.js"></script>', ''],
  ])('load the Preact modules instead of %s', async (_, script, prefix) => {
    const page = aPage({ script }).replaceAll('electrician-site', `${prefix}electrician-site`)
    const { read, messages } = await builder.build(page, { modules })
    expect(read('index.html')).toContain('src="/website/website-lite.js"')
    expect(read('index.html')).toContain('<template shadowrootmode="open">')
    expect(messages.join()).not.toMatch(/electrician-elements\.js|was not copied|no <electrician-site>/)
  })

  it('load the React modules instead of the loader of the React modules', async () => {
    const script = '<script type="module" src="/modules/react/electrician-elements.js"></script>'
    const { read } = await builder.build(aPage({ script }), { modules })
    expect(read('index.html')).toContain('src="/website/website-react.js"')
  })

  it.each([
    ['', ['electrician-elements.js', 'core-2.js']],
    ['react/', ['react/electrician-elements.js']],
  ])(
    'load the loader “modules/%selectrician-elements.js” and its modules if the source contains another element',
    async (path, names) => {
      const script = `<script type="module" src="/modules/${path}electrician-elements.js"></script>`
      const page = aPage({ script, after: '<quote-form></quote-form>' })
      const folder = join(root, `site-${path.length}`)
      await builder.build(page, { root, modules, folder })
      expect(listFiles(join(folder, 'modules')).toSorted()).toEqual(names.toSorted())
      expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(script)
    },
  )

  it('stay usable after the next build, which keeps their modules', async () => {
    const folder = join(root, 'published')
    mkdirSync(join(folder, 'website'), { recursive: true })
    writeFileSync(join(folder, 'website/website-old.js'), '// old')
    await builder.build(aPage(), { modules, folder })
    expect(listFiles(join(folder, 'website'))).toEqual(
      expect.arrayContaining(['website-old.js', 'website-react.js']),
    )
  })

  it('do not keep the checksum of the script', async () => {
    const script = scriptTag.replace(' defer', ' integrity="sha384-abc" defer')
    const { read } = await builder.build(aPage({ script }), { modules })
    expect(read('index.html')).not.toContain('integrity')
  })

  it.each([
    ['contains another element', aPage({ after: '<quote-form></quote-form>' })],
    ['upgrades divs', aPage({ script: scriptTag.replace(' defer', ' data-upgrade-divs defer') })],
    ['contains no <electrician-site>', aPage().replaceAll('electrician-site', 'div')],
    [
      'loads the script from another origin',
      aPage({ script: scriptTag.replace('src="', 'src="https://cdn.example') }),
    ],
  ])('load the script if the source %s', async (_, page) => {
    const { read } = await builder.build(page, { modules })
    expect(read('index.html')).toMatch(/electrician-elements\.js"/)
    expect(preloadsOf(read('index.html'))).toEqual([])
  })
})

it('the build fails if the modules are missing', async () => {
  const missing = join(modules, 'missing')
  await expect(builder.build(aPage(), { modules: missing })).rejects.toThrow('missing/react/manifest.json')
})

it('a script of the page that is not electrician-elements is kept', async () => {
  const script = '<script src="/app.js" data-store-id="volt" defer></script>'
  const { read } = await builder.build(aPage({ script }), { modules })
  expect(read('index.html')).toContain(script)
})
