import { createDemoStore } from '../../demo/store/handler.ts'
import { createStoreClient, type StoreClient } from '../../src/provider/store-client.ts'
import { anAnswer, aWirePage, type Wire } from './factories.ts'

type Answer = Response | Promise<Response>

/** A client of a store that answers with what `answer` makes of each request. */
export function aStoreOf(answer: (url: URL, init: RequestInit | undefined) => Answer) {
  const calls: URL[] = []
  const client = createStoreClient(
    { host: 'https://api.example', storeId: 'store_1' },
    {
      fetch: async (input, init) => {
        const url = new URL(String(input))
        calls.push(url)
        return answer(url, init)
      },
    },
  )
  const callsTo = (resource: string) => calls.filter(({ pathname }) => pathname.endsWith(`/${resource}`))
  return { client, calls, callsTo }
}

interface StoreContents {
  products?: Wire[]
  /** Pieces by variant id; left out: the lookup gives nothing. */
  stock?: Record<string, number | null>
  /** Overrides the answer to one resource: `products`, `variants` or `checkout`. */
  answers?: Partial<Record<string, () => Answer>>
}

/** A store with these products, whose answers a test may change between calls. */
export function aStoreWith(contents: StoreContents) {
  return aStoreOf((url) => {
    const [resource = '', id] = url.pathname.split('/').slice(3).map(decodeURIComponent)
    const { products = [], stock = {}, answers = {} } = contents
    const override = answers[resource]
    if (override) return override()
    if (resource === 'variants') {
      const variants = Object.entries(stock).map(([id, inventory_quantity]) => ({ id, inventory_quantity }))
      return anAnswer({ variants })
    }
    if (resource === 'checkout') return anAnswer({ url: 'https://pay.example/session?id=1' })
    if (!id) return anAnswer(aWirePage(products))
    const product = products.find((candidate) => candidate['id'] === id)
    if (!product) return aRefusal(404, 'Not Found')
    const { images, ...single } = product
    return anAnswer({ product: { ...single, media: images } })
  })
}

export function aRefusal(status: number, statusText: string, body: unknown = {}): Response {
  return anAnswer(body, { status, statusText })
}

/** An answer that waits until the test lets it go. */
export function aDelayedAnswer() {
  let give: (response: Response) => void = () => {}
  const answer = new Promise<Response>((resolve) => {
    give = resolve
  })
  return { answer, give: (response: Response) => give(response) }
}

/** A client of the demo store: `demo`, `empty`, `failing`, …; each call has a stock of its own. */
export function aDemoClient(kind = 'demo'): StoreClient {
  const handler = createDemoStore()
  return createStoreClient(
    { host: 'http://demo.test/provider', storeId: kind },
    { fetch: (input, init) => handler(new Request(input, init)) },
  )
}
