import { useId } from 'react'
import { type CollectionChoice, findChoice } from '../../../catalog/collection-choices.ts'
import type { FilterCounts } from '../../../catalog/filter-products.ts'
import { type Filters, SORT_ORDERS, type SortOrder } from '../../../catalog/filters.ts'
import { browseTexts } from '../../../texts/en/browse.ts'
import { numberText } from '../../../texts/number-text.ts'
import { useLocale, useTexts } from '../../../ui/element-context.tsx'
import { Text } from '../../../ui/text.tsx'
import { PriceField } from './price-field.tsx'

/** The props of the filter fields. */
export interface FilterFieldsProps {
  filters: Filters
  /** The store's collections; empty if there are none, null while they load. */
  collections: readonly CollectionChoice[] | null
  /** The number of products that each filter option would show; null while the numbers are unknown. */
  counts: FilterCounts | null
  /** The currency symbol of prices; null while it is unknown. */
  currencySymbol: string | null
  /** Called when the visitor changes a field. `isTyped` is true for each keystroke in a text field. */
  onChange: (changes: Partial<Filters>, isTyped?: boolean) => void
}

const SORT_KEYS = {
  featured: 'sort_featured',
  newest: 'sort_newest',
  'price-ascending': 'sort_price_ascending',
  'price-descending': 'sort_price_descending',
  title: 'sort_name',
} as const satisfies Record<SortOrder, keyof typeof browseTexts>

/** Fields for the collection, the price range, the stock and the sort order of a listing. */
export function FilterFields({ filters, collections, counts, currencySymbol, onChange }: FilterFieldsProps) {
  const text = useTexts(browseTexts)
  const withCount = useOptionCount()
  const id = useId()
  const { query, collection, sort, min, max, inStock } = filters
  const choices = collections ?? []
  const chosen = findChoice(choices, collection)?.id ?? collection
  return (
    <>
      {/* The collection field is shown even while the collections load, so that the page does not shift. */}
      {(!collections || choices.length > 0) && (
        <div className="field">
          <label className="field-label" htmlFor={`${id}-collection`}>
            {text('collection')}
          </label>
          <select
            id={`${id}-collection`}
            className="field-input"
            disabled={!collections}
            value={chosen}
            onChange={({ target }) => onChange({ collection: target.value })}
          >
            <option key={counts?.allCollections} value="">
              {withCount(text('all_products'), counts?.allCollections)}
            </option>
            {choices.map((choice) => (
              <CollectionOption
                key={choice.id}
                choice={choice}
                isChosen={choice.id === chosen}
                count={counts && (counts.collections.get(choice.id) ?? 0)}
              />
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label className="field-label" htmlFor={`${id}-sort`}>
          {text('sort_by')}
        </label>
        <select
          id={`${id}-sort`}
          className="field-input"
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value as SortOrder })}
        >
          {SORT_ORDERS.map((order) => {
            const label = text(query && order === 'featured' ? 'sort_best_match' : SORT_KEYS[order])
            return (
              // The key replaces the option with its text. See `Text`.
              <option key={`${order} ${label}`} value={order}>
                {label}
              </option>
            )
          })}
        </select>
      </div>
      <fieldset className="price-fields">
        <legend className="field-label">
          <Text>{currencySymbol ? text('price_in', { currency: currencySymbol }) : text('price')}</Text>
        </legend>
        <PriceField
          label={text('lowest_price')}
          hint={text('price_min')}
          value={min}
          onChange={(value) => onChange({ min: value }, true)}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          label={text('highest_price')}
          hint={text('price_max')}
          value={max}
          onChange={(value) => onChange({ max: value }, true)}
        />
      </fieldset>
      <label className="field-check">
        <input
          type="checkbox"
          checked={inStock}
          disabled={counts?.inStock === 0 && !inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
        />
        <Text>{withCount(text('in_stock_only'), counts?.inStock)}</Text>
      </label>
    </>
  )
}

interface CollectionOptionProps {
  choice: CollectionChoice
  isChosen: boolean
  /** The number of products that the collection would show; null while it is unknown. */
  count: number | null
}

/** An option for a collection. Visitors cannot choose a collection without results. */
function CollectionOption({ choice: { id, title }, isChosen, count }: CollectionOptionProps) {
  const text = useOptionCount()(title, count)
  return (
    <option key={text} value={id} disabled={count === 0 && !isChosen}>
      {text}
    </option>
  )
}

/** Returns the function that adds the number of products, if it is known, to the text of an option. */
function useOptionCount() {
  const text = useTexts(browseTexts)
  const locale = useLocale()
  return (option: string, count: number | null | undefined): string =>
    count == null ? option : text('option_count', { option, number: numberText(count, locale) })
}
