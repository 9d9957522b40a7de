import { pagePolicy } from '../../demo/serve.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { expectPurchase, insertScript, serveCopy, shopTags } from './support/inclusion.ts'
import { expect, test } from './support/stage.ts'

const { version } = packageInfo
const tagOf = (attributes: string, src = '/electrician-elements.js') =>
  `<script src="${src}" data-store-host="/provider" data-store-id="demo" ${attributes}></script>`
const once = tagOf('defer')
const isModules = (script: string) => script.startsWith('/app/')

for (const [how, parts] of Object.entries({
  'in the head as a module': { script: tagOf('type="module"') },
  'after the tags as an async module': { script: '', body: shopTags + tagOf('type="module" async') },
})) {
  test(`a page sells with the script ${how}`, async ({ page, stage }) => {
    await stage.open(shopTags, parts)
    await expectPurchase(page)
  })
}

test.describe('a classic script', () => {
  test.skip(({ script }) => isModules(script), 'modules are included in the two ways above')

  for (const [how, parts] of Object.entries({
    'in the head with defer': { script: tagOf('defer') },
    'in the head with async': { script: tagOf('async') },
    'in the head without anything': { script: tagOf('') },
    'before the tags': { script: '', body: tagOf('') + shopTags },
    'between the tags': { script: '', body: shopTags.replace('><store', `>${tagOf('')}<store`) },
    'after the tags': { script: '', body: shopTags + tagOf('') },
  })) {
    test(`sells ${how}`, async ({ page, stage }) => {
      const { body = shopTags, ...rest } = { body: shopTags, ...parts }
      await stage.open(body, rest)
      await expectPurchase(page)
    })
  }

  test('sells when a tag manager has inserted it', async ({ page, stage, script }) => {
    await stage.open(shopTags, { script: '' })
    await insertScript(page, script)
    await expectPurchase(page)
  })

  test('sells when it was inserted from another origin, and the tags after it', async ({
    page,
    stage,
    server,
    script,
  }) => {
    const origin = server.originAt('cdn.localhost')
    server.policy = pagePolicy.replace("script-src 'self'", `script-src ${origin}`)
    await stage.open('<main></main>', { script: '' })
    await insertScript(page, origin + script)
    await page.waitForFunction(() => window.ElectricianElements)
    await page.evaluate(() => {
      const tags = ['cart-button', 'store-grid'].map((tag) => document.createElement(tag))
      document.querySelector('main')?.append(...tags)
    })
    await expectPurchase(page)
  })

  test('sells when a tag manager inserts it while the page is still read', async ({
    page,
    stage,
    script,
  }) => {
    const manager = `const script = document.createElement('script')
      script.src = trustedTypes.createPolicy('page', { createScriptURL: (url) => url }).createScriptURL('${script}')
      script.dataset.storeHost = '/provider'
      script.dataset.storeId = 'demo'
      document.head.append(script)`
    await page.route('**/manager.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: manager }),
    )
    await stage.open(shopTags, { script: '<script src="/manager.js"></script>' })
    await expectPurchase(page)
  })

  test('reads its own settings, not those of the page’s first script that has such', async ({
    page,
    stage,
  }) => {
    const decoy = '<script type="text/plain" data-store-host="/nowhere" data-store-id="nobody"></script>'
    await stage.open(shopTags, { head: decoy })
    await expectPurchase(page)
  })

  for (const [how, second] of Object.entries({
    'from the same address': once,
    'as a module': tagOf('type="module"'),
  })) {
    test(`that comes twice, the second time ${how}, works once and says so once`, async ({
      page,
      stage,
      noise,
    }) => {
      await stage.open(shopTags, { script: once + second })
      await expectPurchase(page)
      noise.allow(/is on this page twice/)
      expect(noise.all()).toEqual([said(version)])
    })
  }
})

for (const [how, name, second] of [
  ['the script from another address', 'electrician-elements.js', version],
  ['another version of the script', 'electrician-elements.js', '9.9.9'],
  ['the lite script', 'electrician-elements.lite.js', version],
] as const) {
  test(`beside what is there already, ${how} does nothing, and says so once`, async ({
    page,
    stage,
    noise,
  }) => {
    await serveCopy(page, '/copy.js', name, second)
    await stage.open(shopTags, { script: once + tagOf('defer', '/copy.js') })
    await expectPurchase(page)
    noise.allow(/is on this page twice/)
    expect(noise.all()).toEqual([said(second)])
  })
}

function said(second: string): string {
  return (
    `warning: electrician-elements is on this page twice (${version}, then ${second}); ` +
    'the second copy does nothing. One script tag is enough.'
  )
}
