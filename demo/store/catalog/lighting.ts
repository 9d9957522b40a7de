import { aProduct } from './builder.ts'

const bulbColors = [
  { key: 'warm', name: 'Warm white', picture: 'led-bulb-warm' },
  { key: 'cool', name: 'Cool white', picture: 'led-bulb-cool' },
]

const bulbPacks = [
  { key: '1', name: 'Single', price: 450, picture: '' },
  { key: '4', name: '4-pack', price: 1600, picture: '-pack' },
  { key: '12', name: '12-pack', price: 4200, picture: '-pack' },
]

export const lighting = [
  aProduct({
    key: 'led_bulb',
    title: 'LED Bulb, 60 W equivalent',
    subtitle: 'High color rendering, dims without a buzz',
    order: 0,
    selection: 'lowest_price_first',
    collections: ['pcol_lighting'],
    description:
      '<p>800 lumens from 8.5 watts, E26 base, CRI 95. Warm white is 2700 K, cool white is 4000 K.</p>',
    pictures: ['led-bulb-warm', 'led-bulb-cool', 'led-bulb-warm-pack', 'led-bulb-cool-pack'],
    options: ['Light', 'Pack'],
    styles: bulbColors.flatMap((color) =>
      bulbPacks.map((pack) => ({
        key: `${color.key}_${pack.key}`,
        values: [color.name, pack.name] as const,
        price: pack.price,
        stock: pack.key === '12' && color.key === 'cool' ? 0 : 60,
        picture: color.picture + pack.picture,
      })),
    ),
  }),
  aProduct({
    key: 'torch',
    title: 'Pocket Flashlight',
    subtitle: 'The one that lives in the panel door',
    order: 1,
    collections: ['pcol_lighting', 'pcol_tools'],
    description:
      '<p>350 lumens from two AA cells you can buy anywhere. Drop-proof to 6 ft, floats, and glows faintly so that you find it in the dark.</p>',
    pictures: ['torch', 'torch-lit', 'torch-front', 'torch-parts'],
    price: 2800,
    info: [
      { order: 2, title: 'Warranty', description: '<p>Five years. Bring it in and we swap it.</p>' },
      {
        order: 0,
        title: 'In the box',
        description: '<ul><li>Flashlight</li><li>Two AA cells</li><li>Wrist strap</li></ul>',
      },
      { order: 1, title: 'Run time', description: '<p>4 hours on high, 60 hours on low.</p>' },
    ],
  }),
  aProduct({
    key: 'dimmer',
    title: 'Rotary Dimmer',
    subtitle: 'For LED, halogen and everything between',
    ribbon: 'Coming soon',
    order: 10,
    purchasable: false,
    selection: null,
    description:
      '<p>Trailing-edge dimmer for up to 200 W of LED. We are testing the first batch; it goes on sale when we trust it.</p>',
    pictures: ['dimmer'],
    price: 3900,
    stock: 10,
    unknownFields: { is_available: false },
  }),
  aProduct({
    key: 'work_light',
    title: 'Folding Work Light',
    subtitle: 'Stands, hangs, or sticks to the panel',
    order: 12,
    selection: 'lowest_price_first',
    collections: ['pcol_lighting'],
    description:
      '<p>2,000 lumens, a magnet in the foot, a hook in the back. Runs from its own battery or any USB-C charger.</p>',
    pictures: ['work-light'],
    price: 6500,
    sale: 5200,
    unknownFields: { seo_settings: { title: 'Folding LED work light', description: null } },
  }),
]
