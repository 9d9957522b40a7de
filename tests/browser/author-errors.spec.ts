import type { Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
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
      `<${tag}> does not know which store to show: store-id is missing. Write <${tag} store-id="your-store">, ` +
      'or put it on a tag around this one, or data-store-id on the script tag.'
    await expect(page.getByText(sentence)).toHaveCount(3)
    await stir(page, tag, 'store-id', '')
    await expect(page.getByText(sentence)).toHaveCount(3)
    noise.allow(/does not know which store to show/)
    expect(noise.all()).toEqual([`error: ${sentence}`])
  })
}

test('each kind of tag without a store says so for itself', async ({ page, stage, noise }) => {
  await stage.open('<store-grid></store-grid><store-front></store-front><store-grid></store-grid>', {
    script: scriptWith(''),
  })
  await expect(page.getByText('store-host and store-id are missing')).toHaveCount(3)
  noise.allow(/does not know which store to show/)
  expect(noise.all()).toHaveLength(2)
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
    'warning: <electrician-site> routing="hsah" is not one of: "history", "hash". "history" is used instead.',
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
    'warning: <order-success> store-url="javascript:alert(1)" is not an address a link may lead to ' +
      '(http, https or relative). "/store" is used instead.',
  ])
})

const gridAt = (host: string) => `<store-grid store-host="${host}" store-id="demo"></store-grid>`

test('a store-host without its beginning is named once, with both ways to begin it', async ({
  page,
  stage,
  noise,
}) => {
  const hosts = ['shop.example.com', 'shop.example.com/api', 'localhost:4173']
  await stage.open([...hosts, ...hosts].map(gridAt).join(''))
  await expect(page.getByText(/^Error loading products/)).toHaveCount(6)
  noise.allow(/^warning: store-host/, failedRequest, /Content Security Policy|^violation: connect-src/)
  expect(noise.all().filter((said) => said.startsWith('warning'))).toEqual(
    hosts.map((host) => `warning: store-host="${host}" is not an address: write "https://…" or "/…".`),
  )
})

test('a store-host that is no address at all is named once, and its visitors read what others read', async ({
  page,
  stage,
  noise,
}) => {
  await stage.open(gridAt('https://[') + gridAt('https://['))
  const sentence =
    'Error loading products: The store could not be reached. Check your connection and try again.'
  await expect(page.getByText(sentence)).toHaveCount(2)
  noise.allow(/^warning: store-host/)
  expect(noise.all()).toEqual([
    'warning: store-host="https://[" is not an address: write "https://…" or "/…".',
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
      '<electrician-site> has no screen at /blog/our-shop/. Does it begin there? Set base-path or routing="hash".',
    ])
  await page.goto(`${stage.origin}/store`)
  await expect(cardOf(page, mug)).toBeVisible()
  expect(hints).toHaveLength(1)
})
