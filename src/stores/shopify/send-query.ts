import {
  anything,
  arrayOf,
  type Decoded,
  type Decoder,
  numberOrZero,
  object,
  stringOrEmpty,
  withDefault,
} from '../../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from '../contract.ts'
import { languageCode } from './language-code.ts'
import { VERSION } from './queries.ts'

const errorDecoder = object({
  message: stringOrEmpty,
  extensions: withDefault(object({ code: stringOrEmpty, cost: numberOrZero, maxCost: numberOrZero }), null),
})
const responseDecoder = object({ data: anything, errors: arrayOf(errorDecoder) })

/** A query whose cost exceeds the limit. */
class TooComplex extends StoreFailure {
  /** @param excess how many times higher than the limit the cost is */
  constructor(
    readonly excess: number,
    message: string,
  ) {
    super(502, 'MAX_COMPLEXITY_EXCEEDED', message)
  }
}

/**
 * Sends a query and returns its decoded result.
 * @throws StoreFailure if Shopify refuses the query
 */
export async function sendQuery<Value>(
  { host, token, region, language, json }: StoreCall,
  query: string,
  variables: object,
  decoder: Decoder<Value>,
): Promise<Value> {
  const { body } = await json(`${host}/api/${VERSION}/graphql.json`, {
    headers: token ? { 'X-Shopify-Storefront-Access-Token': token } : {},
    body: {
      // Reading quantities requires a token.
      query: token ? query : query.replace(/quantityAvailable/g, ''),
      variables: { ...variables, country: region.toUpperCase() || null, language: languageCode(language) },
    },
  }).catch((error: unknown) => {
    const isRefused = error instanceof StoreFailure && (error.status === 401 || error.status === 403)
    throw isRefused ? new StoreFailure(error.status, error.code, 'Check store-token.') : error
  })
  const { data, errors } = responseDecoder(body) ?? { data: null, errors: [] }
  const value = decoder(data)
  const [error] = errors
  const isIncomplete = value !== undefined && error?.extensions?.code === 'ACCESS_DENIED'
  if (error && !isIncomplete) throw toFailure(error)
  if (error) warnOnce(error.message)
  if (value === undefined) throw new TypeError('Shopify sent an unexpected response.', { cause: body })
  return value
}

function toFailure({ message, extensions }: Decoded<typeof errorDecoder>): StoreFailure {
  const { code = '', cost = 0, maxCost = 0 } = extensions ?? {}
  if (code === 'MAX_COMPLEXITY_EXCEEDED') return new TooComplex(cost / maxCost, message)
  const status = code === 'ACCESS_DENIED' ? 403 : /throttled/i.test(code + message) ? 429 : 502
  return new StoreFailure(status, code, message)
}

const warnings = new Set<string>()

/** Tells the page author what the token does not give access to. */
function warnOnce(message: string): void {
  if (warnings.has(message)) return
  warnings.add(message)
  console.warn(`electrician-elements: store-token does not give access to everything: ${message}`)
}

/** Nodes per request. Shopify limits the cost of a query, but does not publish how it computes the cost. */
const sizes = { products: 12, variants: 190, stock: 40 }

/** Sends a request for at most `most` nodes. Requests fewer if the query costs too much. */
export async function withSize<Result>(
  what: keyof typeof sizes,
  most: number,
  send: (size: number) => Promise<Result>,
): Promise<Result> {
  const size = Math.min(sizes[what], most)
  try {
    return await send(size)
  } catch (error) {
    if (!(error instanceof TooComplex) || size < 2) throw error
    sizes[what] = Math.max(1, Math.min(size - 1, Math.floor(size / error.excess)))
    return withSize(what, most, send)
  }
}
