import { useEffect, useMemo } from 'react'
import type { Product } from '../../../catalog/product.ts'
import {
  type SearchEntry,
  type SearchTerm,
  searchEntry,
  searchScore,
  searchTerms,
} from '../../../catalog/search.ts'
import { correctedTerms, similarScore, similarTerms } from '../../../catalog/similar-search.ts'
import { useStoreClient } from '../../../ui/use-store-data.ts'

interface Indexed extends SearchEntry {
  product: Product
}

/** The searchable texts of a store's products, by product ID. */
type SearchIndex = Map<string, Indexed>

/** The number of products that are indexed without a pause. */
const STEP = 100

/** The products that match a query. */
export interface SearchResult {
  /** How well each product matches, by product ID. */
  scores: ReadonlyMap<string, number>
  /** The query without typing mistakes; null if it has none. */
  corrected: string | null
}

/** Similar products come after all that contain the query. */
const SIMILAR = 1 / 1000

/**
 * Searches products. Returns null without a query.
 * @param isExpected whether to index the products before there is a query, so that the first search is fast
 */
export function useSearch(
  products: readonly Product[],
  query: string,
  isExpected: boolean,
): SearchResult | null {
  // Listings share the index, and it is kept even if no listing is shown.
  const index = useStoreClient().cached<SearchIndex>('search index', () => new Map())
  useEffect(() => (isExpected ? indexInSteps(index, products) : undefined), [isExpected, products, index])
  return useMemo(() => (query ? search(products, query, index) : null), [products, query, index])
}

/** Indexes a hundred products at a time, so that the page stays responsive. Returns a function that stops. */
function indexInSteps(index: SearchIndex, products: readonly Product[]): () => void {
  const missing = products.filter((product) => !isIndexed(index, product))
  let timer: ReturnType<typeof setTimeout> | undefined
  function step(start: number): void {
    for (const product of missing.slice(start, start + STEP)) entryOf(index, product)
    if (start + STEP < missing.length) timer = setTimeout(step, 0, start + STEP)
  }
  if (missing.length > 0) timer = setTimeout(step, 0, 0)
  return () => clearTimeout(timer)
}

function entryOf(index: SearchIndex, product: Product): SearchEntry {
  const known = index.get(product.id)
  if (known && isIndexed(index, product)) return known
  const entry = { ...searchEntry(product), product }
  index.set(product.id, entry)
  return entry
}

/**
 * Returns whether the index contains the product's current title and description. A stock lookup replaces the
 * product object but leaves both unchanged.
 */
function isIndexed(index: SearchIndex, { id, title, description }: Product): boolean {
  const known = index.get(id)?.product
  return known?.title === title && known.description === description
}

function search(products: readonly Product[], query: string, index: SearchIndex): SearchResult {
  const terms = searchTerms(query)
  const scores = scoresOf(products, terms, index)
  if (scores.size > 0) return { scores, corrected: null }
  const corrected = correctedTerms(
    terms,
    products.map((product) => entryOf(index, product)),
  )
  if (!corrected) return { scores, corrected: null }
  const words = corrected.map(([word = '']) => word.toLowerCase())
  return { scores: scoresOf(products, corrected, index), corrected: words.join(' ') }
}

function scoresOf(
  products: readonly Product[],
  terms: readonly SearchTerm[],
  index: SearchIndex,
): ReadonlyMap<string, number> {
  const similar = similarTerms(terms)
  const scores = new Map<string, number>()
  for (const product of products) {
    const entry = entryOf(index, product)
    const score = searchScore(entry, terms) || similarScore(entry, similar) * SIMILAR
    if (score > 0) scores.set(product.id, score)
  }
  return scores
}
