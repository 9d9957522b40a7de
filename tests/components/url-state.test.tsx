import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoreFront } from '../../src/elements/store-front/store-front.tsx'
import { productFor } from '../../src/provider/single-product.ts'
import { aMug, aWireProduct, aWireVariant, imagesOf } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { renderSite } from '../support/render-site.tsx'
import { aStoreWith } from '../support/stores.ts'

const images = ['front', 'amber'].map((name) => `https://cdn.example/${name}.jpg`)
const tee = aWireProduct({
  id: 'prod_tee',
  title: 'Tee',
  images: imagesOf(images),
  variants: [
    aWireVariant({ id: 'black', title: 'Black', manage_inventory: false }),
    aWireVariant({ id: 'amber', title: 'Amber', image_url: images[1], manage_inventory: false }),
  ],
})
const mug = aMug({ description: null }, { sku: 'MUG' })

const aShop = () => aStoreWith({ products: [tee, mug] }).client

function renderStoreFront(address: string) {
  history.replaceState(null, '', address)
  return renderComponent(<StoreFront browse />, { client: aShop() })
}

/** Changes the hash as a click on a link of the host page does. */
function followPageLink(hash: string) {
  history.pushState(null, '', hash)
  fireEvent.popState(window)
}

const hasProducts = (...titles: string[]) =>
  waitFor(() => {
    const links = ['Tee', 'Mug'].filter((name) => screen.queryByRole('link', { name }))
    expect(links).toEqual(titles)
  })
const chosenStyle = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

describe('the filters of a listing', () => {
  it('are removed when the visitor follows a link to the listing without filters', async () => {
    const { user } = renderSite('/store?ee-q=mug', { client: aShop(), browse: true })
    await hasProducts('Mug')
    const [storeLink] = screen.getAllByRole('link', { name: 'Store' })
    if (storeLink) await user.click(storeLink)
    await hasProducts('Tee', 'Mug')
    expect(location.search).toBe('')
  })

  it('can be changed and undone after the visitor followed a link to an anchor on the page', async () => {
    const { user } = renderStoreFront('/shop#/?ee-q=mug')
    await hasProducts('Mug')
    followPageLink('#help')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z')
    expect(location.hash).toBe('#/?ee-q=mug&ee-sort=title')
    history.back()
    await waitFor(() => expect(location.hash).toBe('#/?ee-q=mug'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'featured'),
    )
    await hasProducts('Mug')
  })
})

describe('the style of a product', () => {
  it('changes with its picture when the visitor follows a link to another style of the same product', async () => {
    const { user } = renderStoreFront('/shop#/product/prod_tee?ee-variant=black')
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }))
    expect(chosenStyle()).toBe('black')
    followPageLink('#/product/prod_tee?ee-variant=amber')
    expect(chosenStyle()).toBe('amber')
    expect(screen.getByRole('img', { name: 'Tee, picture 2 of 2' })).toBeTruthy()
  })

  it('is added to the URL of the product after the visitor followed a link to an anchor on the page', async () => {
    const { user } = renderStoreFront('/shop#/product/prod_tee')
    await screen.findAllByRole('radio')
    followPageLink('#help')
    await user.click(screen.getByRole('radio', { name: /Amber/ }))
    expect(location.hash).toBe('#/product/prod_tee?ee-variant=amber')
  })
})

it('the event product-view contains the style in the URL even if the product is shown before the URL has been read', async () => {
  // The product is loaded before the page starts, as on a prerendered page.
  const client = aShop()
  await productFor(client, 'prod_tee').preload()
  const { onEvent } = renderSite('/product/prod_tee?ee-variant=amber', { client })
  await screen.findAllByRole('radio')
  const views = onEvent.mock.calls.filter(([name]) => name === 'product-view')
  expect(views).toEqual([
    ['product-view', expect.objectContaining({ variant: expect.objectContaining({ id: 'amber' }) })],
  ])
})
