import type { Page } from '@playwright/test'
import { loader } from './support/script-tag.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const unsetLink = '<about-owner></about-owner><cart-button store_id="x"></cart-button>'
const lite = '<script src="/electrician-elements.lite.js" defer></script>'

/** Opens a page on a public host, and lets the time pass in which messages would load. Returns the requested files. */
async function visit(page: Page, testPage: TestPage, body: string, script: string, hash = '') {
  const files: string[] = []
  testPage.serve('index.html', { body, script })
  await page.route('https://shop.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    files.push(pathname)
    const response = await fetch(testPage.origin + pathname + search)
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(response.headers)
    const body = Buffer.from(await response.arrayBuffer())
    await route.fulfill({ status: response.status, headers, body })
  })
  await page.clock.install()
  await page.goto(`https://shop.example/index.html${hash}`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  await page.waitForLoadState('networkidle')
  return files.filter((name) => /message|check|problem|notes/.test(name))
}

function recordConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

for (const [build, script] of [
  ['the modules', loader()],
  ['a one-file script', lite.replace(' defer', ' defer data-store-host="/provider" data-store-id="demo"')],
] as const)
  test(`visitors of a page with an unset link and ${build} download no messages, and their console stays empty`, async ({
    page,
    testPage,
  }) => {
    const lines = recordConsole(page)
    expect(await visit(page, testPage, unsetLink, script)).toEqual([])
    await expect(page.getByRole('button', { name: 'Open cart' })).toBeVisible()
    expect(lines).toEqual([])
  })

for (const [build, script, advice] of [
  [
    'the modules',
    '<script type="module" src="/modules/electrician-elements.js"></script>',
    '#electrician-check',
  ],
  ['a one-file script', lite, 'docs/troubleshooting.md'],
] as const)
  test(`the console of visitors shows one line if a page with ${build} sets no store`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/^error: electrician-elements: problems/)
    const lines = recordConsole(page)
    expect(
      await visit(page, testPage, `${unsetLink}<store-grid></store-grid><store-grid></store-grid>`, script),
    ).toEqual([])
    expect(lines).toEqual([
      expect.stringMatching(/^electrician-elements: problems on this page: 2 \(store\)\. /),
    ])
    expect(lines[0]).toContain(advice)
  })

for (const [place, attributes, hash] of [
  ['whose script tag has data-check', 'data-check', ''],
  ['with #electrician-check', '', '#electrician-check'],
] as const)
  test(`a published page ${place} shows its messages`, async ({ page, testPage, consoleMessages }) => {
    consoleMessages.allow(/store_id/)
    const lines = recordConsole(page)
    await visit(page, testPage, unsetLink, loader(attributes), hash)
    await expect.poll(() => lines.join()).toContain('<cart-button> has no attribute "store_id"')
    expect(lines.join()).toContain('only shows a “not implemented” toast')
  })

test('the self-check opens on a published page when a visitor adds its hash', async ({ page, testPage }) => {
  await visit(page, testPage, '<about-owner></about-owner>', loader())
  await page.evaluate(() => {
    location.hash = 'electrician-check'
  })
  await expect(page.getByRole('dialog', { name: 'Self-check' })).toContainText('Schedule a Consultation')
})

test('a one-file script on the owner’s computer prints the names of all problems in one line', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: electrician-elements: problems/)
  const lines = recordConsole(page)
  await testPage.open(`${unsetLink}<store-grid></store-grid>`, { script: lite })
  await expect.poll(() => lines).toEqual([expect.stringMatching(/\((.+, )?store(, .+)?\)/)])
})
