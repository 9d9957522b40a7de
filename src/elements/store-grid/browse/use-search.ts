import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../../../catalog/product.ts'
import {
  type SearchEntry,
  type SearchTerm,
  searchEntry,
  searchScore,
  searchTerms,
} from '../../../catalog/search.ts'
import type { StoreClient } from '../../../provider/store-client.ts'

interface Indexed extends SearchEntry {
  product: Product
}

type SearchIndex = Map<string, Indexed>

/** The search index of a store, by product ID. Listings share it, and it is kept even if no listing is shown. */
function indexOf(client: StoreClient): SearchIndex {
  return client.cached('search index', () => new Map<string, Indexed>())
}

/** The number of products that are indexed without a pause. */
const STEP = 100

/** The result of a search. */
interface Search {
  /** Whether all products have been indexed. */
  isComplete: boolean
  /** How well each product matches, by product ID; null without a query. */
  scores: ReadonlyMap<string, number> | null
}

/** Searches products. Indexes them a hundred at a time, so that the page stays responsive. */
export function useSearch(
  client: StoreClient,
  products: readonly Product[],
  query: string,
  isNeeded: boolean,
): Search {
  const index = indexOf(client)
  const [, setSteps] = useState(0)
  const firstMissing = isNeeded ? products.findIndex((product) => !isIndexed(index, product)) : -1
  useEffect(() => {
    if (firstMissing === -1) return
    const timer = setTimeout(() => {
      // Another listing may have indexed some of these products already.
      const missing = products.slice(firstMissing).filter((product) => !isIndexed(index, product))
      for (const product of missing.slice(0, STEP))
        index.set(product.id, { ...searchEntry(product), product })
      setSteps((before) => before + 1)
    })
    return () => clearTimeout(timer)
  }, [firstMissing, products, index])

  const isComplete = firstMissing === -1
  const scores = useMemo(() => {
    const terms = searchTerms(query)
    return terms.length > 0 && isComplete ? scoresOf(products, terms, index) : null
  }, [products, query, index, isComplete])
  return { isComplete, scores }
}

/**
 * Returns whether the index contains the product's current title and description. A stock lookup replaces the product
 * object but leaves both unchanged.
 */
function isIndexed(index: SearchIndex, { id, title, description }: Product): boolean {
  const known = index.get(id)?.product
  return known?.title === title && known.description === description
}

function scoresOf(
  products: readonly Product[],
  terms: readonly SearchTerm[],
  index: SearchIndex,
): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  for (const { id } of products) {
    const entry = index.get(id)
    const score = entry ? searchScore(entry, terms) : 0
    if (score > 0) scores.set(id, score)
  }
  return scores
}
