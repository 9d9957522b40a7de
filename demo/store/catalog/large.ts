import { aProduct } from './builder.ts'
import type { CatalogProduct } from './product.ts'

const things = [
  { noun: 'LED Bulb', picture: 'led-bulb-warm', price: 450 },
  { noun: 'Power Strip', picture: 'surge-strip-6', price: 2400 },
  { noun: 'Smart Plug', picture: 'smart-plug', price: 1900 },
  { noun: 'Wall Outlet', picture: 'usb-outlet-white', price: 1250 },
  { noun: 'Flashlight', picture: 'torch', price: 2800 },
  { noun: 'Voltage Tester', picture: 'tester', price: 2100 },
  { noun: 'Smoke Alarm', picture: 'smoke-alarm', price: 3900 },
  { noun: 'Junction Box', picture: 'junction-box', price: 850 },
  { noun: 'Dimmer', picture: 'dimmer', price: 3300 },
  { noun: 'Work Light', picture: 'work-light', price: 5200 },
  { noun: 'Extension Reel', picture: 'extension-reel', price: 7900 },
  { noun: 'Screwdriver Set', picture: 'screwdrivers', price: 4400 },
]
const makes = [
  'Ampère',
  'Brightwell',
  'Copperline',
  'Dynamo',
  'Everlock',
  'Fieldhand',
  'Groundwire',
  'Hearth',
]
const traits = [
  'Compact',
  'Outdoor',
  'Heavy-Duty',
  'Quiet',
  'Slim',
  'Weatherproof',
  'Everyday',
  'Workshop',
  'Classic',
]

/** Generates products for a large catalog. After 864 products, titles differ only in the model number. */
export function generateProducts(count: number): CatalogProduct[] {
  return Array.from({ length: count }, (_, index) => generateProduct(index))
}

function generateProduct(index: number): CatalogProduct {
  // The lists are read with different step sizes, so that the titles of adjacent products differ in every word.
  const thing = pick(things, index)
  const make = pick(makes, index * 3 + Math.floor(index / things.length))
  const trait = pick(traits, index * 5 + Math.floor(index / 96))
  const price = thing.price + (index % 37) * 25
  const model = 1000 + index
  return aProduct({
    key: `large_${model}`,
    title: `${make} ${trait} ${thing.noun} ${model}`,
    order: index,
    selection: 'lowest_price_first',
    description: `<p>${trait} ${thing.noun.toLowerCase()} by ${make}, model ${model}.</p>`,
    pictures: [thing.picture],
    price,
    sku: `${make.slice(0, 3).toUpperCase()}-${model}`,
    ...(index % 4 === 0 ? {} : { subtitle: `Model ${model}, ready to ship` }),
    ...(index % 11 === 0 ? { sale: price - 100, ribbon: 'Sale' } : {}),
    ...(index % 3 === 0 ? { stock: index % 50 } : {}),
  })
}

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}
