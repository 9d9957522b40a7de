import { arrayOf, type Decoded, type Decoder, nonEmptyString, object } from '../../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from '../contract.ts'

/** The parameters of a request; a list is sent as several parameters. */
type Query = Record<string, string | number | readonly string[]>

const regionsDecoder = object({
  regions: arrayOf(object({ id: nonEmptyString, countries: arrayOf(object({ iso_2: nonEmptyString })) })),
})

/**
 * Calls Medusa's Store API. With a `body`, sends a POST request.
 * @throws StoreFailure if Medusa refuses the call; TypeError if the response has an unexpected structure
 */
export async function request<Value>(
  { host, token, json }: StoreCall,
  path: string,
  decoder: Decoder<Value>,
  { query = {}, body }: { query?: Query; body?: object } = {},
): Promise<Value> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const entry of [value].flat()) search.append(name, `${entry}`)
  const url = `${host}/store/${path}${search.size > 0 ? `?${search}` : ''}`
  const response = await json(url, { headers: { 'x-publishable-api-key': token }, body })
  const value = decoder(response.body)
  if (value === undefined) throw new TypeError(`${url}: unexpected response`, { cause: response.body })
  return value
}

const STOCK = '+variants.inventory_quantity'

/** The stores and keys for which Medusa does not calculate the stock. */
const withoutStock = new Set<string>()

/** Calls Medusa for products with these fields and stock. Leaves out stock that Medusa does not calculate. */
export async function requestWithStock<Value>(
  call: StoreCall,
  path: string,
  decoder: Decoder<Value>,
  { fields, ...query }: Query & { fields: string },
): Promise<Value> {
  const key = [call.host, call.token].join()
  const send = (all: string) => request(call, path, decoder, { query: { ...query, fields: all } })
  if (withoutStock.has(key)) return send(fields)
  try {
    return await send(`${fields},${STOCK}`)
  } catch (error) {
    const isUncounted = error instanceof StoreFailure && /inventory availability/i.test(error.message)
    if (!isUncounted) throw error
    if (!withoutStock.has(key))
      console.warn(
        'electrician-elements: Medusa does not tell the stock, because the publishable key in store-token ' +
          'has several sales channels. Products are shown without stock, and Medusa checks it at the ' +
          'checkout. To show the stock, use a key with one sales channel.',
      )
    withoutStock.add(key)
    return send(fields)
  }
}

/** A region that sets the currency and the prices. */
interface Region {
  id: string
  /** The country whose tax the prices contain. Empty if it is not known. */
  country: string
}

/** The regions that were found, by store and `store-region`. */
const known = new Map<string, Region>()

/**
 * Returns the region that sets the currency and the prices: the one in `store-region`, the one with that
 * country, or the store's first region.
 */
export async function regionOf(call: StoreCall): Promise<Region> {
  const { host, token, region } = call
  if (region.startsWith('reg_')) return { id: region, country: '' }
  const key = [host, token, region].join()
  const found = known.get(key) ?? (await findRegion(call))
  known.set(key, found)
  return found
}

async function findRegion(call: StoreCall): Promise<Region> {
  const country = call.region.toLowerCase()
  const query = { fields: 'id,countries.iso_2', limit: 200 }
  const { regions }: Decoded<typeof regionsDecoder> = await request(call, 'regions', regionsDecoder, {
    query,
  })
  const hasCountry = ({ countries }: (typeof regions)[number]) =>
    countries.some(({ iso_2 }) => iso_2 === country)
  const region = country ? regions.find(hasCountry) : regions[0]
  if (!region)
    throw new StoreFailure(
      422,
      undefined,
      country ? `Medusa has no region for store-region="${call.region}"` : 'Medusa has no region',
    )
  // Regions with several countries can have several taxes.
  const [only, other] = region.countries
  return { id: region.id, country: country || (other ? '' : (only?.iso_2 ?? '')) }
}
