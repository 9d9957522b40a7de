import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builderForFile } from '../support/built-site.ts'
import { listFiles } from '../support/files.mjs'

const builder = builderForFile()
const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const scriptTag = '<script src="/electrician-elements.js" data-store-id="volt" defer></script>'

function aPage({ script = scriptTag, site = '' } = {}) {
  return `<!doctype html><html lang="en"><head>${script}</head><body><electrician-site ${site}></electrician-site></body></html>`
}

function preloadsOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/<link rel="modulepreload" href="([^"]*)" fetchpriority="low">/g)]
    .map(([, url = '']) => url)
    .toSorted()
}

describe('the pages of a prerendered website', () => {
  it('load the loader instead of the script and keep the script’s other attributes', async () => {
    const { read } = await builder.build(aPage())
    expect(read('index.html')).toMatch(
      /<script fetchpriority="low" type="module" src="\/modules\/electrician-elements\.js" data-store-id="volt" ><\/script>/,
    )
    expect(read('modules/electrician-elements.js')).toBe('// electrician-elements.js')
    expect(read('electrician-elements.js')).toBeNull()
  })

  it('preload only the modules of their own screen', async () => {
    const script = scriptTag.replace('data-store-id', 'data-store-host="/provider" data-store-id')
    const { read } = await builder.build(aPage({ script }))
    const urls = (...names: string[]) => names.map((name) => `/modules/${name}-1.js`)
    expect(preloadsOf(read('index.html'))).toEqual(urls('core', 'electrician-site', 'home-screen'))
    expect(preloadsOf(read('store/index.html'))).toEqual(
      urls('core', 'electrician-site', 'price', 'store-screen'),
    )
    expect(preloadsOf(read('404.html'))).toEqual(urls('core', 'electrician-site'))
  })

  it.each([
    [
      'a lite script with a prefix',
      '<script src="/electrician-elements.lite.js" data-prefix="ee-" defer></script>',
      'ee-',
    ],
    ['the loader', '<script type="module" src="/modules/electrician-elements.js"></script>', ''],
  ])('load the modules instead of %s', async (_, script, prefix) => {
    const page = aPage({ script }).replaceAll('electrician-site', `${prefix}electrician-site`)
    const { read, messages } = await builder.build(page)
    expect(read('index.html')).toContain('src="/modules/electrician-elements.js"')
    expect(preloadsOf(read('index.html'))).toContain('/modules/core-1.js')
    expect(read('index.html')).toContain('<template shadowrootmode="open">')
    expect(messages.join()).not.toMatch(/electrician-elements\.js|was not copied|no <electrician-site>/)
  })

  it('come with all modules of their loader, because other elements may need them', async () => {
    const script = '<script type="module" src="/modules/electrician-elements.js"></script>'
    await builder.build(aPage({ script }), { folder: join(folder, 'all') })
    const copies = listFiles(join(folder, 'all/modules'))
    expect(copies).toEqual(expect.arrayContaining(['electrician-elements.js', 'store-screen-1.js']))
    expect(copies.filter((name) => !name.endsWith('.js'))).toEqual([])
  })

  it('stay usable after the next build, which keeps their modules', async () => {
    const published = join(folder, 'published')
    mkdirSync(join(published, 'modules'), { recursive: true })
    writeFileSync(join(published, 'modules/core-old.js'), '// old')
    await builder.build(aPage(), { folder: published })
    expect(listFiles(join(published, 'modules'))).toEqual(
      expect.arrayContaining(['core-old.js', 'core-1.js']),
    )
  })

  it('do not keep the checksum of the script', async () => {
    const script = scriptTag.replace(' defer', ' integrity="sha384-abc" defer')
    const { read } = await builder.build(aPage({ script }))
    expect(read('index.html')).not.toContain('integrity')
  })

  it('keep a script from another origin', async () => {
    const script = scriptTag.replace('src="', 'src="https://cdn.example')
    const { read } = await builder.build(aPage({ script }))
    expect(read('index.html')).toContain(script)
    expect(preloadsOf(read('index.html'))).toEqual([])
  })
})

it('the build fails if the modules are missing', async () => {
  writeFileSync(join(folder, 'page.html'), aPage())
  await expect(builder.build(aPage(), { root: folder })).rejects.toThrow('dist/modules/files.json')
})
