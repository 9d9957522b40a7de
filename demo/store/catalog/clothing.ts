import { aProduct } from './builder.ts'

const workwear = ['pcol_workwear']

export const clothing = [
  aProduct({
    key: 'tee',
    title: 'Crew “Bolt” Tee',
    subtitle: 'Soft heavyweight cotton with our bolt on the chest',
    ribbon: 'Sale',
    order: -4,
    selection: 'lowest_price_first',
    collections: workwear,
    description:
      '<p>The shirt the crew wears, minus the drywall dust. Heavy enough to keep its shape, soft enough to forget.</p><ul><li><p>100% ring-spun cotton, 6.1 oz</p></li><li><p>Shoulder-to-shoulder taping</p></li><li><p>Screen-printed bolt that does not crack in the wash</p></li></ul>',
    pictures: ['tee-black', 'tee-amber', 'tee-stone', 'tee-stack'],
    options: ['Color'],
    styles: [
      { key: 'black', values: ['Black'], price: 2500, stock: 24, sku: 'TEE-BLK', picture: 'tee-black' },
      {
        key: 'amber',
        values: ['Amber'],
        price: 2900,
        sale: 1850,
        stock: 9,
        sku: 'TEE-AMB',
        picture: 'tee-amber',
      },
      { key: 'stone', values: ['Stone'], price: 2500, stock: 0, sku: 'TEE-STN', picture: 'tee-stone' },
    ],
    info: [
      { order: 1, title: 'Care', description: '<p>Wash cold, inside out. Tumble dry low.</p>' },
      { order: 0, title: 'Fit', description: '<p>Regular fit. Between two sizes, take the larger one.</p>' },
    ],
    related: ['pcol_workwear'],
  }),
  aProduct({
    key: 'cap',
    title: 'Six-Panel Cap',
    subtitle: 'Keeps the sun out of your eyes and the attic out of your hair',
    ribbon: '',
    order: 5,
    collections: workwear,
    description:
      '<p>Washed cotton twill with an embroidered bolt and a brass buckle at the back. One size.</p>',
    pictures: ['cap-ink', 'cap-amber'],
    options: ['Color'],
    styles: [
      { key: 'ink', values: ['Ink'], price: 2200, picture: 'cap-ink' },
      { key: 'amber', values: ['Amber'], price: 2200, picture: 'cap-amber' },
    ],
  }),
  aProduct({
    key: 'gloves',
    title: 'Work Gloves',
    subtitle: 'Grip a screw, feel a wire, save your knuckles',
    order: 8,
    selection: null,
    collections: workwear,
    description:
      '<p>Thin nitrile-coated palms for fine work. <strong>These gloves protect against scrapes, not against voltage:</strong> switch off and test before you touch.</p>',
    pictures: ['gloves'],
    options: ['Size'],
    // No variant has its own picture, because all sizes of the gloves look the same.
    styles: [
      { key: 's', values: ['Small'], price: 1495, stock: 12 },
      { key: 'm', values: ['Medium'], price: 1495, stock: 18 },
      { key: 'l', values: ['Large'], price: 1495, stock: 1 },
      { key: 'xl', values: ['Extra large'], price: 1595, stock: 0 },
    ],
  }),
  aProduct({
    key: 'mug',
    title: '“Ohm Sweet Ohm” Mug',
    subtitle: 'Offers no resistance to a second coffee',
    order: 6,
    selection: null,
    description:
      '<p>Stoneware, 12 oz, dishwasher and microwave safe. Printed on both sides, for left-handed electricians.</p>',
    pictures: ['mug'],
    price: 1600,
    stock: 30,
    sku: 'MUG-OHM',
  }),
]
