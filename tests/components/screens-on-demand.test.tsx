import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductDetail, prefetchProduct } from '../../src/elements/electrician-site/screens-on-demand.tsx'
import { aWireProduct } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

describe('prefetchProduct() of a website with screens on demand', () => {
  it('loads the product and its screen, so that the screen appears immediately', async () => {
    const { client, callsTo } = aStoreWith({ products: [aWireProduct({ title: 'Tee' })] })
    prefetchProduct(client, 'prod_1')
    // The stock is requested once the product has been loaded.
    await waitFor(() => expect(callsTo('variants')).toHaveLength(1))
    renderComponent(<ProductDetail productId="prod_1" productParam="product" storeUrl="/store" />, { client })
    expect(screen.getByRole('heading', { name: 'Tee' })).toBeTruthy()
  })
})
