import type { Page } from '@playwright/test'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const scriptWith = (data: string) => `<script src="/electrician-elements.js" ${data} defer></script>`

/** Takes the first of these tags out, puts another in, and changes one that stays. */
async function stir(page: Page, tag: string, attribute: string, value: string): Promise<void> {
  await page.evaluate(
    ([tag, attribute, value]) => {
      const [first, second] = document.querySelectorAll(tag)
      const third = document.createElement(tag)
      third.setAttribute(attribute, value)
      first?.replaceWith(third)
      second?.setAttribute('lang', 'de')
      second?.removeAttribute(attribute)
      second?.setAttribute(attribute, value)
    },
    [tag, attribute, value] as const,
  )
}

for (const [tag, body] of [
  ['store-grid', '<store-grid></store-grid>'],
  ['product-detail', '<product-detail product-id="prod_mug"></product-detail>'],
  ['store-front', '<store-front></store-front>'],
] as const) {
  test(`<${tag}> without a store says so in its place, and in the console once for all of them`, async ({
    page,
    stage,
    noise,
  }) => {
    await stage.open(body.repeat(3), { script: scriptWith('data-store-host="/provider"') })
    const sentence =
      `<${tag}> does not know which store to show. Add store-id="your-store" ` +
      'to it or to an element around it, or to the script tag with a data- prefix.'
    await expect(page.getByText(sentence)).toHaveCount(3)
    await stir(page, tag, 'store-id', '')
    await expect(page.getByText(sentence)).toHaveCount(3)
    noise.allow(/does not know which store to show/)
    await expect.poll(() => noise.all()).toEqual([`error: ${sentence}`])
  })
}

test('each kind of tag without a store says so for itself', async ({ page, stage, noise }) => {
  await stage.open('<store-grid></store-grid><store-front></store-front><store-grid></store-grid>', {
    script: scriptWith(''),
  })
  await expect(page.getByText('does not know which store to show')).toHaveCount(3)
  noise.allow(/does not know which store to show/)
  await expect.poll(() => noise.all()).toHaveLength(2)
})

test('a value that an attribute does not take is named once, with what it takes', async ({
  page,
  stage,
  noise,
}) => {
  const site = '<electrician-site routing="hsah"></electrician-site>'
  await stage.open(site + site)
  await expect(page.getByRole('banner')).toHaveCount(2)
  await stir(page, 'electrician-site', 'routing', 'hsah')
  await expect(page.getByRole('banner')).toHaveCount(2)
  noise.allow(/^warning: <electrician-site> routing/)
  expect(noise.all()).toEqual([
    'warning: <electrician-site> routing="hsah" is not one of "history", "hash". Using "history" instead.',
  ])
})

test('an address that leads nowhere good is named once, and the default is used', async ({
  page,
  stage,
  noise,
}) => {
  const success = '<order-success store-url="javascript:alert(1)"></order-success>'
  await stage.open(success + success)
  const link = page.getByRole('link', { name: 'Continue Shopping' })
  await expect(link).toHaveCount(2)
  await expect(link.first()).toHaveAttribute('href', '/store')
  noise.allow(/^warning: <order-success>/)
  expect(noise.all()).toEqual([
    'warning: <order-success> store-url="javascript:alert(1)" is not an http, https or ' +
      'relative address. Using "/store" instead.',
  ])
})

const gridAt = (host: string) => `<store-grid store-host="${host}" store-id="demo"></store-grid>`

for (const host of [
  'shop.example.com',
  'shop.example.com/api',
  'localhost:4173',
  'ftp://shop.example',
  'https://[',
]) {
  test(`the store-host ${host} is not used: the page shows what is wrong, and the console says it once`, async ({
    page,
    stage,
    noise,
  }) => {
    await stage.open(gridAt(host) + gridAt(host))
    const problem = `store-host="${host}" is not a valid address: it must start with "https://", "http://" or "/".`
    await expect(page.getByText(`<store-grid> cannot show the store: ${problem}`)).toHaveCount(2)
    noise.allow(/^error: store-host/)
    await expect.poll(() => noise.all()).toEqual([`error: ${problem}`])
  })
}

test('a store-host on the script tag that cannot be used is named once for all elements', async ({
  page,
  stage,
  noise,
}) => {
  const script = scriptWith('data-store-host="shop.example" data-store-id="demo"')
  await stage.open('<store-grid></store-grid><store-front></store-front>', { script })
  await expect(page.getByText(/cannot show the store: store-host="shop.example"/)).toHaveCount(2)
  noise.allow(/^error: store-host/)
  await expect.poll(() => noise.all()).toHaveLength(1)
})

test('a misspelled attribute is named once, with the right one', async ({ page, stage, noise }) => {
  const grid = '<store-grid store_id="demo" product-url="/p/{id}" data-mine="1" v-cloak></store-grid>'
  await stage.open(grid + grid)
  await expect(cardOf(page, mug)).toHaveCount(2)
  noise.allow(/^warning: <store-grid>/)
  expect(noise.all()).toEqual([
    'warning: <store-grid> ignores the unknown attribute "store_id". Did you mean "store-id"?',
  ])
})

test('a store-host that has its beginning, or is a path, is taken without a word', async ({
  page,
  stage,
}) => {
  const { host, origin } = new URL(stage.origin)
  const hosts = ['/provider', './provider', 'provider', `//${host}/provider`, `${origin}/provider`]
  await stage.open([...hosts, `${origin.replace('http', 'HTTP')}/provider`].map(gridAt).join(''))
  await expect(cardOf(page, mug)).toHaveCount(6)
})

test('a website that has no screen for its address tells how to say where it begins', async ({
  page,
  stage,
  server,
}) => {
  const hints: string[] = []
  page.on('console', (message) => message.type() === 'info' && hints.push(message.text()))
  server.website = stage.html({ body: '<electrician-site></electrician-site>' })
  await page.goto(`${stage.origin}/blog/our-shop`)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  // Told once the screen stands.
  await expect
    .poll(() => hints)
    .toEqual([
      '<electrician-site> has no screen at /blog/our-shop/, so visitors see an error page. ' +
        'If the website does not start at "/", set base-path or routing="hash".',
    ])
  await page.goto(`${stage.origin}/store`)
  await expect(cardOf(page, mug)).toBeVisible()
  expect(hints).toHaveLength(1)
})
