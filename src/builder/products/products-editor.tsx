import { useEffect, useRef, useState } from 'react'
import { Icon } from '../form/builder-icon.tsx'
import { Field } from '../form/field.tsx'
import { messagesFor, type StepProps } from '../steps/step-props.ts'
import { currencies } from './amounts.ts'
import { addProduct, type ProductEntry, type Products } from './own-products.ts'
import { ProductCard } from './product-entry.tsx'
import { withIds } from './write-file.ts'

const CURRENCIES = [{ value: '', label: 'Choose a currency' }, ...currencies()]

/** The products that the owner lists, for a website without a store provider. */
export function ProductsEditor({ state, change, problems, onLeaveField }: StepProps) {
  const { products } = state
  const { list } = products
  const money = {
    currency: products.currency,
    language: state.language || 'en',
    priceFormat: state.priceFormat || ('template' as const),
  }
  const [message, setMessage] = useState('')
  const [focused, setFocused] = useState<{ selector: string } | null>(null)
  const editor = useRef<HTMLElement>(null)
  const set = (changed: (current: Products) => Products, field = '') =>
    change((current) => ({ ...current, products: changed(current.products) }), field && `products.${field}`)
  const setList = (changed: (list: readonly ProductEntry[]) => readonly ProductEntry[], field = '') =>
    set((current) => ({ ...current, list: changed(current.list) }), field)

  // Moved and added products must be on the page before they can receive the focus.
  useEffect(() => {
    const target = focused && editor.current?.querySelector<HTMLElement>(focused.selector)
    if (!target) return
    const card = target.closest('details')
    if (card && target.localName !== 'summary') card.open = true
    target.focus()
    target.scrollIntoView({ block: 'nearest' })
  }, [focused])

  function add(): void {
    set(addProduct)
    setMessage('')
    setFocused({ selector: `#products_${list.length}_name` })
  }

  function move(from: number, to: number): void {
    setList((current) => moved(current, from, to))
    setMessage(`“${titleOf(list, from)}” is now product ${to + 1} of ${list.length}.`)
    const isEnd = to === 0 || to === list.length - 1
    const action = isEnd ? (to < from ? 'down' : 'up') : to < from ? 'up' : 'down'
    setFocused({ selector: `li:nth-child(${to + 1}) [data-action=${action}]` })
  }

  function remove(index: number): void {
    setList((current) => current.filter((_, position) => position !== index))
    setMessage(`“${titleOf(list, index)}” is removed. “Undo” at the top brings it back.`)
    setFocused({
      selector:
        list.length > 1 ? `li:nth-child(${Math.min(index + 1, list.length - 1)}) summary` : '#products',
    })
  }

  function leave(index: number, key: number, field: string): void {
    set(withIds, `${key}.${field}`)
    onLeaveField(`products_${index}_${field.replaceAll('.', '_')}`)
  }

  return (
    <section className="products" aria-labelledby="products-title" ref={editor}>
      <h3 id="products-title">Your products</h3>
      <Field
        id="products_currency"
        label="Currency"
        help="All prices are in this currency."
        value={products.currency}
        options={CURRENCIES}
        onChange={(currency) => set((current) => ({ ...current, currency }), 'currency')}
        onLeave={() => onLeaveField('products_currency')}
        error={messagesFor(problems, 'products.currency')}
      />
      {list.length > 0 && (
        <ol className="product-list">
          {list.map((product, index) => (
            <ProductCard
              key={product.key}
              product={product}
              position={{ index, count: list.length }}
              money={money}
              collections={collectionsIn(list)}
              problems={problems.filter(({ path }) => path[0] === 'products' && path[1] === index)}
              set={(changed, field) =>
                setList(
                  (current) =>
                    current.map((entry) => (entry.key === product.key ? { ...entry, ...changed } : entry)),
                  field && `${product.key}.${field}`,
                )
              }
              onLeave={(field) => leave(index, product.key, field)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className="add-product">
        <button type="button" id="products" className="button" onClick={add}>
          <Icon name="plus" /> Add a product
        </button>
        <p role="status">{message}</p>
      </div>
      {messagesFor(problems, 'products') && <p className="error">{messagesFor(problems, 'products')}</p>}
      <p className="help">
        Pictures stay in this browser until you publish, and are not part of a shared link. Do you have a
        products file already? Choose “Open…” at the top.
      </p>
    </section>
  )
}

function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}

function titleOf(list: readonly ProductEntry[], index: number): string {
  return list[index]?.name.trim() || `Product ${index + 1}`
}

function collectionsIn(list: readonly ProductEntry[]): string[] {
  return [...new Set(list.map(({ collection }) => collection.trim()).filter(Boolean))]
}
