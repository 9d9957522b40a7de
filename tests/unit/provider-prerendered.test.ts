import { afterEach, describe, expect, it } from 'vitest'
import { createCatalogue } from '../../src/provider/catalogue.ts'
import { rememberAnswers } from '../../src/provider/prerendered.ts'
import { createProductLoader } from '../../src/provider/product-loader.ts'
import { anAnswer, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedAnswer, aRefusal, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })
const dearerTee = { ...tee, title: 'Dearer Tee' }
const store = 'https://api.example/store/store_1'

function prerenderedWith(answers: Record<string, unknown>): void {
  rememberAnswers(JSON.stringify(answers))
}

const prerenderedList = () => prerenderedWith({ [`${store}/products`]: aWirePage([tee]) })
const prerenderedTee = () => prerenderedWith({ [`${store}/products/prod_tee`]: { product: tee } })

afterEach(() => rememberAnswers(null))

describe('a prerendered listing', () => {
  it('is there at once, with its stock unknown', () => {
    prerenderedList()
    expect(createCatalogue(aStoreWith({}).client).state.getState()).toMatchObject({
      status: 'loaded',
      products: [{ id: 'prod_tee', variants: [{ inventory_quantity: null }] }],
      stock: 'checking',
      rest: 'none',
    })
  })

  it('stays while the store is asked, and gives way to what it says', async () => {
    prerenderedList()
    const { client } = aStoreWith({ products: [dearerTee], stock: { variant_tee: 3 } })
    const catalogue = createCatalogue(client)
    const seen: string[] = []
    catalogue.state.subscribe(({ status }) => seen.push(status))
    await catalogue.load()
    await catalogue.settled('prod_tee')
    expect(new Set(seen)).toEqual(new Set(['loaded']))
    expect(catalogue.state.getState()).toMatchObject({
      products: [{ title: 'Dearer Tee', variants: [{ inventory_quantity: 3 }] }],
      stock: 'known',
    })
  })

  it('lets an add wait for the store', async () => {
    prerenderedList()
    const { answer, give } = aDelayedAnswer()
    const { client } = aStoreWith({ answers: { products: () => answer }, stock: { variant_tee: 3 } })
    const catalogue = createCatalogue(client)
    void catalogue.load()
    const settled = catalogue.settled('prod_tee')
    give(anAnswer(aWirePage([tee])))
    expect((await settled)?.variants[0]?.inventory_quantity).toBe(3)
  })

  it('stays where the store can’t be asked, and the stock is not known', async () => {
    prerenderedList()
    const closed = () => aRefusal(503, 'Service Unavailable')
    const catalogue = createCatalogue(aStoreWith({ answers: { products: closed } }).client)
    await catalogue.load()
    expect(catalogue.state.getState()).toMatchObject({ status: 'loaded', stock: 'failed' })
  })

  it('is another store’s where it was made for one', () => {
    prerenderedWith({ 'https://api.example/store/store_2/products': aWirePage([tee]) })
    expect(createCatalogue(aStoreWith({}).client).state.getState()).toEqual({ status: 'loading' })
  })

  it.each(['', 'no json', 'null', '[]', JSON.stringify({ [`${store}/products`]: { products: 'none' } })])(
    'is none where it reads %j',
    (json) => {
      rememberAnswers(json)
      expect(createCatalogue(aStoreWith({}).client).state.getState()).toEqual({ status: 'loading' })
    },
  )
})

describe('a prerendered product', () => {
  it('is there at once and follows the store', async () => {
    prerenderedTee()
    const { client } = aStoreWith({ products: [dearerTee], stock: { variant_tee: 3 } })
    const loader = createProductLoader(client, 'prod_tee')
    expect(loader.state.getState()).toMatchObject({ status: 'loaded', stock: 'checking' })
    const seen: string[] = []
    loader.state.subscribe(({ status }) => seen.push(status))
    await loader.load()
    expect(new Set(seen)).toEqual(new Set(['loaded']))
    expect(loader.state.getState()).toMatchObject({ product: { title: 'Dearer Tee' }, stock: 'known' })
  })

  it('is another one’s where another is asked for', () => {
    prerenderedTee()
    const loader = createProductLoader(aStoreWith({}).client, 'prod_mug')
    expect(loader.state.getState()).toEqual({ status: 'loading' })
  })

  it('stays where the store can’t be asked, but can’t be added', async () => {
    prerenderedTee()
    const closed = () => aRefusal(503, 'Service Unavailable')
    const loader = createProductLoader(aStoreWith({ answers: { products: closed } }).client, 'prod_tee')
    await loader.load()
    expect(loader.state.getState()).toMatchObject({ status: 'loaded', stock: 'failed' })
  })

  it('gives way where the store no longer has it', async () => {
    prerenderedTee()
    const loader = createProductLoader(aStoreWith({ products: [] }).client, 'prod_tee')
    await loader.load()
    expect(loader.state.getState()).toEqual({ status: 'failed', message: 'HTTP 404: Not Found' })
  })
})
