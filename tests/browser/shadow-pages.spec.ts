import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const placeholder = '<div data-electrician-element="store-grid"></div>'
const upgrading = 'defer data-upgrade-divs'

/** Wraps the markup in a declarative shadow root, where the browser runs script tags. */
const inShadowRoot = (markup: string) =>
  `<section><template shadowrootmode="open">${markup}</template></section>`

test('a script tag in a shadow root sets the store for the elements', async ({ page, testPage }) => {
  await testPage.open(inShadowRoot(`${testPage.scriptTag('')}<store-grid></store-grid>`), { script: '' })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a placeholder div in a nested shadow root becomes a <store-grid>', async ({ page, testPage }) => {
  await testPage.open(inShadowRoot(inShadowRoot(placeholder)), { script: testPage.scriptTag(upgrading) })
  await expect(cardOf(page, mug)).toBeVisible()
})

for (const [source, script, attributes] of [
  [
    'a deferred script',
    '<script src="/electrician-elements.js" defer></script>',
    'src="/configure.js" defer',
  ],
  ['a module', '<script src="/electrician-elements.js" defer></script>', 'type="module" src="/configure.js"'],
  [
    'a script at the end of the page',
    '<script src="/electrician-elements.js"></script>',
    'src="/configure.js"',
  ],
] as const)
  test(`setting the store with configure() in ${source} logs no error`, async ({ page, testPage }) => {
    testPage.server.pages.set(
      '/configure.js',
      "ElectricianElements.configure({ storeHost: '/provider', storeId: 'demo' })",
    )
    await testPage.open(`<store-grid></store-grid><script ${attributes}></script>`, { script })
    await expect(cardOf(page, mug)).toBeVisible()
  })
