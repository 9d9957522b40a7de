// Fills an empty Medusa: `medusa exec ./seed.js`. Writes what the tests need to know to the file in SEED_RESULT.
import { writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createCollectionsWorkflow,
  createInventoryLevelsWorkflow,
  createPriceListsWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

const currency_code = 'usd'
const stock = 24
const soldOut = 'Last Year’s Sign'

const skuOf = (title) => title.toUpperCase().replaceAll(' ', '-')

/** A product without a choice. */
const simple = (title, price) => ({
  title,
  options: [{ title: 'Default option', values: ['Default option value'] }],
  variants: [
    {
      title: 'Default variant',
      sku: skuOf(title),
      manage_inventory: true,
      options: { 'Default option': 'Default option value' },
      prices: [{ amount: price, currency_code }],
    },
  ],
})

const colors = ['Black', 'Amber']
const sizes = ['M', 'L']

const tee = {
  title: 'Crew Tee',
  description: 'Soft cotton\nMade for the crew & friends',
  options: [
    { title: 'Color', values: colors },
    { title: 'Size', values: sizes },
  ],
  variants: colors.flatMap((color) =>
    sizes.map((size) => ({
      title: `${color} / ${size}`,
      sku: `TEE-${color}-${size}`,
      manage_inventory: true,
      options: { Color: color, Size: size },
      prices: [{ amount: 25, currency_code }],
    })),
  ),
}

const titles = [
  'Mug',
  'Smart Plug',
  'Doorbell',
  'Dimmer',
  'Socket',
  'Cable',
  'Lamp',
  'Fuse',
  'Tester',
  'Switch',
]

export default async function seed({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const link = container.resolve(ContainerRegistrationKeys.LINK)

  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Website' }] })
  await run(createRegionsWorkflow, {
    regions: [
      { name: 'United States', currency_code, countries: ['us'], payment_providers: ['pp_system_default'] },
    ],
  })
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Website', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  const [location] = await run(createStockLocationsWorkflow, {
    locations: [{ name: 'Workshop', address: { country_code: 'us', address_1: '1 Main St' } }],
  })
  await run(linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: 'Parcels', type: 'default' }],
  })
  const shipping = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Parcels',
    type: 'shipping',
    service_zones: [{ name: 'United States', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: shipping.id },
  })
  await run(createShippingOptionsWorkflow, [
    {
      name: 'Parcel',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: shipping.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Parcel', description: 'Three days', code: 'parcel' },
      prices: [{ currency_code, amount: 5 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])

  const [collection] = await run(createCollectionsWorkflow, { collections: [{ title: 'Clothes' }] })
  const products = [
    ...titles.map((title, index) => simple(title, 10 + index)),
    { ...tee, collection_id: collection.id },
    simple(soldOut, 9),
  ]
  const created = await run(createProductsWorkflow, {
    products: products.map((product) => ({
      ...product,
      status: 'published',
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
    })),
  })
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id', 'sku'] })
  await run(createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      inventory_item_id: id,
      location_id: location.id,
      stocked_quantity: sku === skuOf(soldOut) ? 0 : stock,
    })),
  })
  const mug = created.find(({ title }) => title === 'Mug')
  await run(createPriceListsWorkflow, {
    price_lists_data: [
      {
        title: 'Sale',
        description: 'Sale',
        type: 'sale',
        status: 'active',
        prices: [{ variant_id: mug.variants[0].id, amount: 8.5, currency_code }],
      },
    ],
  })
  writeFileSync(env.SEED_RESULT, JSON.stringify({ token: key.token }))
}
