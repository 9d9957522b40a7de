import { aProduct } from './builder.ts'

export const tools = [
  aProduct({
    key: 'screwdrivers',
    title: 'Insulated Screwdriver Set',
    subtitle: 'Four blades, each tested to 10,000 volts',
    order: 6,
    selection: null,
    collections: ['pcol_tools'],
    description:
      '<p>Rated for work up to 1,000 V. Two slotted, two Phillips, in a roll that hangs from your belt.</p>',
    pictures: ['screwdrivers', 'screwdriver-slotted'],
    price: 4400,
    stock: 11,
    sku: 'SCR-4',
  }),
  aProduct({
    key: 'odds_and_ends',
    title: 'Odds and Ends Box',
    subtitle: 'Wire, connectors and clips left over from good jobs',
    order: 14,
    collections: ['pcol_tools'],
    // This product has no picture, because the contents of each box differ.
    description:
      '<p>Two pounds of clean leftovers for repairs and school projects. No two boxes are alike, which is why there is no picture.</p>',
    price: 900,
    stock: 15,
  }),
]
