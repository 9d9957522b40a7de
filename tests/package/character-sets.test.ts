import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { listFiles, root } from '../support/files.mjs'

const dist = join(root, 'dist')
const languages = listFiles(dist).filter((path) => /^languages\/.*\.js$/.test(path))
const scripts = listFiles(dist).filter(
  (path) => /^(?:modules\/.*|[^/]*)\.js$/.test(path) && !path.includes('languages/'),
)
const modules = listFiles(dist).filter((path) => /^esm\/.*\.js$/.test(path))

const shop = `<!doctype html>
<script src="/demo-store.js"></script>
<script src="/electrician-elements.lite.js" data-store-host="https://demo-store.example" data-store-id="demo"></script>
<product-card product-id="prod_mug"></product-card>`

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

/** Opens a page. The server sends the page and its scripts with the same character set. */
async function openPage(html: string, charset: string) {
  const page = await browser.newPage()
  await page.route('https://shop.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      contentType: `text/${pathname === '/' ? 'html' : 'javascript'}; charset=${charset}`,
      body: pathname === '/' ? html : readFileSync(join(dist, pathname)),
    })
  })
  await page.goto('https://shop.example/')
  return page
}

describe('built scripts', () => {
  it('include both scripts, their messages, the demo store and the modules', () => {
    const expected = ['demo-store.js', 'electrician-elements.js', 'electrician-elements.lite.js']
    expect(scripts).toEqual(expect.arrayContaining(expected))
    expect(scripts.some((path) => path.startsWith('modules/'))).toBe(true)
  })

  it.each(['windows-1252', 'shift_jis', 'gb18030', 'koi8-r'])(
    'are the same text in %s as in UTF-8',
    (charset) => {
      const differing = scripts.filter((path) => {
        const bytes = readFileSync(join(dist, path))
        return new TextDecoder(charset).decode(bytes) !== bytes.toString('utf8')
      })
      expect(differing).toEqual([])
    },
  )

  it('show texts correctly in a page with the character set windows-1252', async () => {
    const page = await openPage(shop, 'windows-1252')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to Cart! 🛒', { exact: true }).waitFor()
  })
})

it('languages have the same texts in a page with the character set windows-1252 as in UTF-8', async () => {
  const tags = languages.map((path) => `<script src="/${path}"></script>`)
  const textsIn = async (charset: string) => {
    const page = await openPage(`<!doctype html>${tags.join('')}`, charset)
    return page.evaluate(() => Reflect.get(globalThis, 'electricianElementsLanguages') as unknown[])
  }
  const texts = await textsIn('windows-1252')
  expect(texts).toHaveLength(languages.length)
  expect(texts).toEqual(await textsIn('utf-8'))
})

it('modules of the package contain characters other than ASCII only in comments', () => {
  const lines = modules.flatMap((path) => readFileSync(join(dist, path), 'utf8').split('\n'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII starts with a control character
  const others = lines.filter((line) => /[^\u0000-\u007f]/.test(line))
  expect(others.filter((line) => !/^\s*(?:\/\*|\*|\/\/)/.test(line))).toEqual([])
})
