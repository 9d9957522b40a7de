import { inflateSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { shareHash } from '../../src/builder/open/share-link.ts'
import { writeWorkFile } from '../../src/builder/open/work-file.ts'
import { addProduct, NO_PRODUCTS } from '../../src/builder/products/own-products.ts'
import { websiteRequest } from '../../src/builder/publish/build-website.ts'
import { snippetFor } from '../../src/builder/snippet/snippet.ts'
import { type BuilderState, EMPTY_STATE, readState } from '../../src/builder/state/builder-state.ts'
import { problemsIn } from '../../src/builder/state/problems.ts'
import { snippetChoices } from '../../src/builder/state/snippet-choices.ts'
import { emptyStore } from '../../src/builder/store/store-choice.ts'

// Written in two parts, so that scanners for leaked keys do not report this file.
const SHOPIFY = `${'shpat'}_5f2c0a1b9d8e7f60a1b2c3d4e5f60718`
const KEYS: [string, string][] = [
  [SHOPIFY, 'This is a secret Shopify token.'],
  [`${'shpss'}_0a1b2c3d4e5f60718293a4b5c6d7e8f9`, 'This is a secret Shopify token.'],
  [`${'shptka'}_0a1b2c3d4e5f60718293a4b5c6d7e8f9`, 'This is a secret Shopify token.'],
  [`${'sk'}_live_51HxYzAbCdEfGh0123456789`, 'This is a secret Stripe key.'],
  [`${'sk'}_test_51HxYzAbCdEfGh0123456789`, 'This is a secret Stripe key.'],
  [`${'rk'}_live_51HxYzAbCdEfGh0123456789`, 'This is a secret Stripe key.'],
  [`${'sk'}_${'0f1e2d3c4b5a6978'.repeat(4)}`, 'This is a secret Medusa key.'],
  [`${'ck'}_${'0f1e2d3c4b'.repeat(4)}`, 'This is a secret WooCommerce key.'],
  [`${'cs'}_${'0f1e2d3c4b'.repeat(4)}`, 'This is a secret WooCommerce key.'],
]

const [product] = addProduct(NO_PRODUCTS).list

/** Returns a state with a key in every kind of field. */
function stateWith(key: string): BuilderState {
  return {
    ...EMPTY_STATE,
    trade: 'plumber',
    facts: { name: 'Clearwater', phone: '(555) 010-0134', bio: [`Our key is ${key}, call us.`] },
    quotes: `https://forms.test/?token=${key}`,
    store: { ...emptyStore('shopify'), host: 'https://clear.myshopify.com', token: key },
    otherStores: [{ ...emptyStore('medusa'), host: `https://medusa.test/?key=${key}`, token: key }],
    products: {
      ...NO_PRODUCTS,
      currency: 'usd',
      list: [{ ...product, name: 'Siren', description: key, source: { metadata: { key } } } as never],
    },
    siteUrl: `https://clear.test/${key}`,
    code: {
      ...EMPTY_STATE.code,
      what: 'elements',
      attributes: { 'store-grid.collection': key },
      storePage: `/shop?${key}`,
    },
  }
}

function linked(hash: string): string {
  const base64 = hash.replace('#choices=', '').replaceAll('-', '+').replaceAll('_', '/')
  return strFromU8(inflateSync(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))))
}

function textsOf({ page, files, siteUrl }: ReturnType<typeof websiteRequest>): string[] {
  return [page, siteUrl ?? '', ...Object.values(files).map((content) => strFromU8(content))]
}

describe.each(KEYS)('the secret key %s', (key, message) => {
  const state = stateWith(key)

  it.each<[string, (given: BuilderState) => string[]]>([
    ['the website', (given) => textsOf(websiteRequest(given, {}, 'https://builder.test/modules/'))],
    [
      'a website with listed products',
      (given) =>
        textsOf(websiteRequest({ ...given, store: emptyStore('file') }, {}, 'https://builder.test/modules/')),
    ],
    ['the code for a page', (given) => Object.values(snippetFor(snippetChoices(given))).map(String)],
    ['a shared link', (given) => [linked(shareHash(given))]],
    ['the work file', (given) => [writeWorkFile(given, {})]],
    ['a state that was read', (given) => [JSON.stringify(readState(given))]],
  ])('is not in %s', (_, output) => {
    const text = output(state).join('\n')
    expect(text).toMatch(/Clearwater|clear\.myshopify/)
    expect(text).not.toContain(key)
  })

  it('is explained at each field', () => {
    const found = problemsIn(state).filter((problem) => problem.message.includes(message))
    expect(found.map(({ path }) => path.join('.'))).toEqual(['bio.0', 'quotes', 'siteUrl', 'store.token'])
    expect(found[0]?.message).toMatch(/visitors could read it.*The builder does not save it\./)
    const listed = problemsIn({ ...state, store: emptyStore('file') })
    expect(listed.map(({ path }) => path.join('.'))).toContain('products.0.description')
  })
})

it.each([
  ['shopify', '0a1b2c3d4e5f60718293a4b5c6d7e8f9'],
  ['medusa', `pk_${'0f1e2d3c4b5a6978'.repeat(4)}`],
] as const)('the public token of %s is published', (kind, token) => {
  const store = {
    ...emptyStore(kind),
    host: 'https://clear.myshopify.com',
    token,
    checkoutUrl: 'https://a.b/{cart}',
  }
  const state = { ...stateWith(''), store }
  expect(websiteRequest(state, {}, 'https://builder.test/modules/').page).toContain(token)
  expect(readState(state).store.token).toBe(token)
  expect(problemsIn(state).map(({ path }) => path.join('.'))).not.toContain('store.token')
})

it.each([
  'https://buy.stripe.com/test_14k3e_sk',
  'risk_assessment_and_more',
  'SK_100',
  'desk_lamps_0123456789',
])('the text “%s” is no secret key', (text) => {
  const state = { ...EMPTY_STATE, facts: { name: text } }
  expect(readState(state).facts['name']).toBe(text)
})
