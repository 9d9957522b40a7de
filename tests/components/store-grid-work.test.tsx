import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CartButton } from '../../src/elements/cart-button/cart-button.tsx'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import { productListFor } from '../../src/provider/product-list.ts'
import { loadedValue } from '../../src/provider/resource.ts'
import { aMug } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

/** How often JSX has created an element of a component, and the element of a card. A render creates each once. */
const created = vi.hoisted(() => ({ components: 0, cards: 0 }))

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: (...inputs: unknown[]) => object }>()
  return {
    ...runtime,
    jsxDEV(...inputs: [type: unknown, props: { part?: string }]) {
      const [type, { part }] = inputs
      if (typeof type === 'string') created.cards += Number(part === 'card')
      else if (typeof type !== 'symbol') created.components += 1
      return runtime.jsxDEV(...inputs)
    },
  }
})

it('twelve cards and a cart button consist of at most 60 components, and their stock renders no card again', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `mug_${index}`)
  const products = ids.map((id) => aMug({ id }, { id: `variant_${id}` }))
  const { client } = aStoreWith({
    products,
    stock: Object.fromEntries(ids.map((id) => [`variant_${id}`, 7])),
  })
  const list = productListFor(client)
  // Without the loading state
  await list.preload()
  renderComponent(
    <>
      <CartButton />
      <StoreGrid productUrl="/product/{id}" />
    </>,
    { client },
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(created.components).toBeLessThanOrEqual(60)
  const stock = () => loadedValue(list)?.products.map(({ variants: [mug] }) => mug?.inventory_quantity)
  await vi.waitFor(() => expect(stock()).toEqual(ids.map(() => 7)))
  await act(async () => {})
  expect(created.cards).toBe(12)
})
