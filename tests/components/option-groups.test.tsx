import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

const anOptionValue = (option_id: string, value: string) => ({ id: `${option_id}${value}`, option_id, value })

const aShirt = (size: string, color: string) =>
  aWireVariant({
    id: `${size}_${color}`,
    title: `${size} / ${color}`,
    manage_inventory: true,
    options: [anOptionValue('size', size), anOptionValue('color', color)],
  })

const shirts = [
  aShirt('Small', 'White'),
  aShirt('Medium', 'Black'),
  aShirt('Medium', 'White'),
  aShirt('Large', 'Black'),
]

async function showShirt() {
  const { client } = aStoreWith({
    products: [
      aWireProduct({
        id: 'shirt',
        title: 'Shirt',
        options: [
          { id: 'size', title: 'Size', values: [] },
          { id: 'color', title: 'Colour', values: [] },
        ],
        variants: shirts,
      }),
    ],
    stock: { Small_White: 4, Medium_Black: 0, Medium_White: 7, Large_Black: 2 },
  })
  const view = renderComponent(<ProductDetail productId="shirt" productParam="product" storeUrl="/store" />, {
    client,
  })
  await screen.findByText('4 in stock!')
  return view
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const labels = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'))
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

describe('a product with several options', () => {
  it('shows one group of radio buttons per option inside the “Style” group', async () => {
    await showShirt()
    expect(within(screen.getByRole('group', { name: 'Style' })).getAllByRole('group')).toHaveLength(2)
    expect(labels('Size')).toEqual(['Small', 'Medium', 'Large, not available in White'])
    expect(labels('Colour')).toEqual(['White', 'Black, not available in Small'])
    expect(chosen()).toEqual(['Small', 'White'])
  })

  it('keeps the values chosen for other options if a variant with the new combination exists', async () => {
    const { user } = await showShirt()
    await user.click(group('Size').getByRole('radio', { name: 'Medium' }))
    expect(chosen()).toEqual(['Medium', 'White'])
    expect(screen.getByText('7 in stock!')).toBeTruthy()
    expect(labels('Colour')).toEqual(['White', 'Black, sold out'])
  })
})
