import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
import { StoreFront } from '../../src/elements/store-front/store-front.tsx'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

/** Renders a store front with one product on a page with the given URL. */
function renderStoreFront(address = '/shop') {
  history.replaceState(null, '', address)
  const products = [
    aWireProduct({ title: 'Tee', variants: [aWireVariant({ title: 'Tee', manage_inventory: false })] }),
  ]
  const { client } = aStoreWith({ products })
  return renderComponent(<StoreFront />, { client })
}

beforeEach(() => {
  document.title = 'The page'
})

describe('<store-front>', () => {
  it.each(['/shop', '/shop#/', '/shop#/store', '/shop#reviews'])('lists products at %s', async (address) => {
    renderStoreFront(address)
    expect(await screen.findByRole('link', { name: 'Tee' })).toBeTruthy()
  })

  it('uses hash URLs to navigate from the list to a product and back', async () => {
    const { user } = renderStoreFront('/shop?lang=en')
    await user.click(await screen.findByRole('link', { name: 'Tee' }))
    expect(await screen.findByRole('heading', { name: 'Tee' })).toBeTruthy()
    expect(location.href.endsWith('/shop?lang=en#/product/prod_1')).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Back to Store' }))
    expect(await screen.findByRole('heading', { name: 'Our Store' })).toBeTruthy()
    expect(location.hash).toBe('')
  })

  it('shows the success screen with a link back to the store', () => {
    renderStoreFront('/shop#/success')
    expect(screen.getByRole('heading', { name: 'Order Successful!' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('#/')
  })

  it('opens its own cart drawer', async () => {
    const { user, container } = renderStoreFront()
    await user.click(screen.getByRole('button', { name: 'Open cart, empty' }))
    expect(drawerStore.getState().isOpen).toBe(true)
    expect(container.querySelector('dialog')?.open).toBe(true)
  })

  it('does not change the page title', async () => {
    renderStoreFront('/shop#/product/prod_1')
    await screen.findByRole('heading', { name: 'Tee' })
    expect(document.title).toBe('The page')
  })
})
