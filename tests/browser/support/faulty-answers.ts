import { aWirePage, aWireProduct, aWireVariant } from '../../support/factories.ts'

/** The four calls of the store. */
export const calls = ['list', 'product', 'inventory', 'checkout'] as const
export type Call = (typeof calls)[number]

const product = aWireProduct({ id: 'prod_1', thumbnail: null, images: [], variants: [aWireVariant()] })

const answers: Record<Call, object> = {
  list: aWirePage([product]),
  product: { product: { ...product, media: [] } },
  inventory: { variants: [{ id: 'variant_1', inventory_quantity: 3 }] },
  checkout: { url: 'https://pay.example/session?id=1' },
}

/** A small store's answer, as it should be. */
export function answerFor(call: Call): string {
  return JSON.stringify(answers[call])
}

/** The same answer with each text, number and flag made something else. */
export function withEveryValue(body: string, change: (value: unknown) => unknown): string {
  return JSON.stringify(JSON.parse(body, (_, value) => (typeof value === 'object' ? value : change(value))))
}

/** The same answer with all that its lists hold twice in them. */
export function twiceEach(body: string): string {
  return JSON.stringify(JSON.parse(body, (_, value) => (Array.isArray(value) ? [...value, ...value] : value)))
}

/** What the visitor finds where all went well. */
export const title = 'Crew Tee'
export const stockSentence = '3 in stock!'
