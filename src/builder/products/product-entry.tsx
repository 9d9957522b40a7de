import { Icon } from '../form/builder-icon.tsx'
import { Field } from '../form/field.tsx'
import { fieldIds } from '../form/field-ids.ts'
import { PictureField } from '../form/picture-field.tsx'
import { usePictures } from '../state/pictures.tsx'
import type { Problem } from '../state/problems.ts'
import { completeAddress } from '../state/typed-addresses.ts'
import { messagesFor } from '../steps/step-props.ts'
import { addVariant, type ProductEntry, removeVariant, textOf, type VariantEntry } from './own-products.ts'
import { type Money, priceText } from './price-text.ts'
import { VariantFields } from './variant-fields.tsx'
import { toHtml } from './write-file.ts'

interface Props {
  product: ProductEntry
  position: { index: number; count: number }
  money: Money
  /** The names of collections that products already have. */
  collections: readonly string[]
  problems: readonly Problem[]
  /** Changes the product. `field` groups changes to the same field into one undo step. */
  set: (changed: Partial<ProductEntry>, field?: string) => void
  onLeave: (field: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A product of the owner's list: one line that opens the product's fields. */
export function ProductCard(props: Props) {
  const { product, position, money, collections, problems, set, onLeave, onMove, onRemove } = props
  const { index, count } = position
  const { urlOf } = usePictures()
  const id = `products_${index}`
  const picture = urlOf(product.picture)
  const title = product.name.trim() || `Product ${index + 1}`
  const error = (field: string) => messagesFor(problems, `products.${index}.${field}`)
  const setVariants = (variants: readonly VariantEntry[], field?: string) => set({ variants }, field)
  const hasFormat = toHtml(product.description) !== textOf(product.source['description']).trim()
  return (
    <li>
      <details className="fold">
        <summary>
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <span className="no-picture">
              <Icon name="picture" />
            </span>
          )}
          <span className="fold-title">
            {title}
            <span className="fold-about">{summaryOf(product, money)}</span>
          </span>
          {problems.length > 0 && (
            <span className="fold-count" data-problem="">
              {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
            </span>
          )}
        </summary>
        <div className="fold-content fields">
          <Field
            id={`${id}_name`}
            label="Name"
            value={product.name}
            onChange={(name) => set({ name }, 'name')}
            onLeave={() => onLeave('name')}
            error={error('name')}
          />
          <Field
            label="Line on the card (optional)"
            help="Without it, the card says “Check out this amazing product!”"
            value={product.subtitle}
            onChange={(subtitle) => set({ subtitle }, 'subtitle')}
            onLeave={() => onLeave('subtitle')}
            error={error('subtitle')}
          />
          <Field
            label="Description (optional)"
            rows={4}
            help={
              product.source['description'] && hasFormat
                ? 'The text in your file has formatting. It is lost when you change the text here.'
                : 'Each line becomes a paragraph.'
            }
            value={product.description}
            onChange={(description) => set({ description }, 'description')}
            onLeave={() => onLeave('description')}
            error={error('description')}
          />
          <div className="field" data-invalid={error('picture') ? '' : undefined}>
            <label htmlFor={`${id}_picture`}>Picture (optional)</label>
            <PictureField
              id={`${id}_picture`}
              label={title}
              value={product.picture}
              onChange={(picture) => set({ picture }, 'picture')}
              onLeave={(picture) => {
                set({ picture: completeAddress(picture) }, 'picture')
                onLeave('picture')
              }}
              hasError={error('picture') !== ''}
            />
            {error('picture') && (
              <p className="error" id={fieldIds(`${id}_picture`).errorId}>
                {error('picture')}
              </p>
            )}
          </div>
          {product.variants.map((variant, position) => (
            <VariantFields
              key={variant.key}
              id={`${id}_variants_${position}`}
              hasHelp={position === 0}
              title={product.variants.length > 1 ? `Version ${position + 1}` : ''}
              variant={variant}
              money={money}
              error={(field) => error(`variants.${position}.${field}`)}
              set={(changed, field) =>
                setVariants(
                  product.variants.map((other, place) =>
                    place === position ? { ...other, ...changed } : other,
                  ),
                  `variants.${position}.${field}`,
                )
              }
              onLeave={(field) => onLeave(`variants.${position}.${field}`)}
              onRemove={() => setVariants(removeVariant(product.variants, position))}
            />
          ))}
          <div>
            <button
              type="button"
              className="button quiet small"
              onClick={() => setVariants(addVariant(product.variants))}
            >
              <Icon name="plus" /> Add a version<span className="visually-hidden"> of “{title}”</span>
            </button>
            <p className="help">For example another size or color. Each version has its own price.</p>
          </div>
          <Field
            label="Collection (optional)"
            help="Products with the same collection belong together. Visitors can choose one."
            suggestions={collections}
            value={product.collection}
            onChange={(collection) => set({ collection }, 'collection')}
            onLeave={() => onLeave('collection')}
            error={error('collection')}
          />
          <div className="product-actions">
            <button
              type="button"
              className="button quiet small"
              data-action="up"
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <Icon name="up" /> Move up<span className="visually-hidden"> “{title}”</span>
            </button>
            <button
              type="button"
              className="button quiet small"
              data-action="down"
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <Icon name="down" /> Move down<span className="visually-hidden"> “{title}”</span>
            </button>
            <button type="button" className="button plain small" onClick={onRemove}>
              <Icon name="remove" /> Remove product<span className="visually-hidden"> “{title}”</span>
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}

/** Returns the price, the number of versions and the collection in one line. */
function summaryOf({ variants, collection }: ProductEntry, money: Money): string {
  const [first] = variants
  const price = first && (priceText(first.salePrice, money) || priceText(first.price, money))
  const versions = variants.length > 1 ? `${variants.length} versions` : ''
  return [price, versions, collection.trim()].filter(Boolean).join(' · ')
}
