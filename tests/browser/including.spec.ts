import {
  expectPurchase,
  once,
  saidTwice,
  scriptTag,
  serveCopy,
  shopTags,
  version,
} from './support/inclusion.ts'
import { expect, test } from './support/stage.ts'

for (const [how, parts] of Object.entries({
  'in the head as a module': { script: scriptTag('type="module"') },
  'after the tags as an async module': { script: '', body: shopTags + scriptTag('type="module" async') },
})) {
  test(`a page sells with the script ${how}`, async ({ page, stage }) => {
    await stage.open(shopTags, parts)
    await expectPurchase(page)
  })
}

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
    await stage.open(shopTags, { script: once + scriptTag('defer', '/copy.js') })
    await expectPurchase(page)
    noise.allow(/is on this page twice/)
    expect(noise.all()).toEqual([saidTwice(second)])
  })
}
