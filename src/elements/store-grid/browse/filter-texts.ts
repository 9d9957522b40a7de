import { type CollectionChoice, findChoice } from '../../../catalog/collection-choices.ts'
import { priceRange } from '../../../catalog/filter-products.ts'
import { type Filters, NO_FILTERS } from '../../../catalog/filters.ts'
import { minorUnits } from '../../../catalog/major-units.ts'
import { type CurrencyInfo, formatMoney } from '../../../catalog/money.ts'
import { browseTexts } from '../../../texts/en/browse.ts'
import { ENGLISH, type Locale } from '../../../texts/locale.ts'
import { numberText } from '../../../texts/number-text.ts'
import { translator } from '../../../texts/translate.ts'

/** An active filter. */
export interface ActiveFilter {
  key: keyof Filters
  /** The label of the button that removes the filter. */
  label: string
  /** The part of a sentence about the products, such as ` in Chargers`. */
  phrase: string
  /** The change that removes the filter. */
  removal: Partial<Filters>
}

/** The data that the texts of filters need. */
interface TextContext {
  /** The store's collections; null while they load. */
  collections: readonly CollectionChoice[] | null
  /** The currency symbol of prices; null while it is unknown. */
  currencySymbol: string | null
  /** The currency of prices, for the price format `locale`. */
  currency?: CurrencyInfo | null
}

/** Returns the filters in use. The sort order does not count as a filter. */
export function activeFilters(
  filters: Filters,
  context: TextContext,
  locale: Locale = ENGLISH,
): ActiveFilter[] {
  const text = translator(browseTexts, locale)
  const { query, collection, inStock } = filters
  const title = findChoice(context.collections ?? [], collection)?.title
  const range = priceRange(filters)
  const [min, max] = [range.min, range.max].map(
    (price) => price !== null && priceText(price, context, locale),
  )
  const texts: Partial<Record<keyof Filters, [label: string, phrase: string]>> = {
    ...(query && { query: [text('filter_query', { query }), text('results_query', { query })] }),
    ...(collection && {
      collection:
        title === undefined
          ? [text('filter_unknown_list'), text('results_unknown_list')]
          : [title, text('results_collection', { collection: title })],
    }),
    ...(min && { min: [text('filter_min', { price: min }), text('results_min', { price: min })] }),
    ...(max && { max: [text('filter_max', { price: max }), text('results_max', { price: max })] }),
    ...(inStock && { inStock: [text('filter_stock'), text('results_stock')] }),
  }
  return Object.entries(texts).map(([name, [label, phrase]]) => {
    const key = name as keyof Filters
    return { key, label, phrase, removal: { ...range, [key]: NO_FILTERS[key] } }
  })
}

function priceText(price: number, { currency, currencySymbol }: TextContext, locale: Locale): string {
  const isLocal = locale.priceFormat === 'locale'
  const formatted = isLocal && formatMoney(minorUnits(price, currency), currency, locale)
  return formatted || `${currencySymbol ?? ''}${Number.isInteger(price) ? price : price.toFixed(2)}`
}

interface Result {
  /** The number of matching products; null while they load. */
  shown: number | null
  /** The number of products that the listing has without filters; null while it is unknown. */
  total: number | null
  /**
   * The number of products that have been loaded for filtering, and the total number to load; null if no more
   * products need to be loaded.
   */
  progress: { loaded: number; total: number } | null
}

/** Returns the sentence above the products, such as `12 of 400 products for “usb” in Chargers`. */
export function statusSentence(
  active: readonly ActiveFilter[],
  { shown, total, progress }: Result,
  locale: Locale = ENGLISH,
): string {
  const text = translator(browseTexts, locale)
  if (progress)
    return text('loading_all', { loaded: numberText(progress.loaded, locale), count: progress.total })
  if (shown === null || total === null) return ''
  if (shown === 0) return text('no_results', phrasesOf(active))
  if (active.length === 0) return text('product_count', { count: total })
  return text('results', { shown: numberText(shown, locale), count: total, ...phrasesOf(active) })
}

/** Returns the sentence shown if there are no products, such as `No products for “usb” in Lights.` */
export function emptySentence(active: readonly ActiveFilter[], locale: Locale): string {
  return translator(browseTexts, locale)('no_results_notice', phrasesOf(active))
}

function phrasesOf(active: readonly ActiveFilter[]) {
  const phraseOf = (name: keyof Filters) => active.find(({ key }) => key === name)?.phrase ?? ''
  return {
    query: phraseOf('query'),
    collection: phraseOf('collection'),
    min: phraseOf('min'),
    max: phraseOf('max'),
    stock: phraseOf('inStock'),
  }
}
