import { aProduct } from './builder.ts'

/** The products of a small shop with prices in euros, which show the currency after the amount. */
export const euroProducts = [
  aProduct({
    key: 'euro_mug',
    title: '“Ohm Sweet Ohm” Mug',
    subtitle: 'Stoneware, 0.35 l',
    order: 0,
    selection: null,
    description: '<p>Stoneware, dishwasher safe. Offers no resistance to a second coffee.</p>',
    pictures: ['mug'],
    price: 1450,
  }),
  aProduct({
    key: 'euro_tee',
    title: 'Crew “Bolt” Tee',
    subtitle: 'Heavy cotton',
    ribbon: 'Sale',
    order: 1,
    selection: 'lowest_price_first',
    description: '<p>The shirt the crew wears, minus the drywall dust.</p>',
    pictures: ['tee-black', 'tee-amber'],
    options: ['Color'],
    styles: [
      { key: 'black', values: ['Black'], price: 2450, stock: 10, picture: 'tee-black' },
      { key: 'amber', values: ['Amber'], price: 2450, sale: 1995, stock: 2, picture: 'tee-amber' },
    ],
  }),
  aProduct({
    key: 'euro_torch',
    title: 'Pocket Flashlight',
    subtitle: '350 lumens from two AA cells',
    order: 2,
    description: '<p>Drop-proof to two metres, and it floats.</p>',
    pictures: ['torch', 'torch-lit', 'torch-front'],
    price: 2600,
    stock: 3,
  }),
  aProduct({
    key: 'euro_gloves',
    title: 'Work Gloves',
    order: 3,
    selection: null,
    description: '<p>Against scrapes, not against voltage: switch off and test before you touch.</p>',
    pictures: ['gloves'],
    price: 1250,
  }),
]
