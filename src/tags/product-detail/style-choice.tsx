import type { Variant } from '../../catalog/product.ts'
import { isSoldOut } from '../../catalog/stock.ts'
import { ProductImage } from '../../ui/product-image.tsx'

interface StyleChoiceProps {
  /** The product's variants. */
  variants: Variant[]
  /** Id of the selected variant. */
  chosenId: string | undefined
  /** Called with the variant that the visitor selects. */
  onChoose: (variant: Variant) => void
}

/** The "Style" selector, with one radio button per variant. Sold-out variants are marked but still selectable. */
export function StyleChoice({ variants, chosenId, onChoose }: StyleChoiceProps) {
  return (
    <fieldset className="style-choice">
      <legend className="style-legend">Style</legend>
      {/* The form prevents a memory leak: Chromium never releases radio buttons in a shadow root that are not in a form. */}
      <form className="style-options" onSubmit={(event) => event.preventDefault()}>
        {variants.map((variant) => (
          <label key={variant.id} className="style-option" data-sold-out={isSoldOut(variant)}>
            <input
              type="radio"
              className="style-radio"
              name="style"
              value={variant.id}
              // Excludes the "No Image" text of the picture.
              aria-label={isSoldOut(variant) ? `${variant.title}, sold out` : variant.title}
              checked={variant.id === chosenId}
              onChange={() => onChoose(variant)}
            />
            {variant.image_url && <ProductImage src={variant.image_url} alt="" isSmall />}
            <bdi className="style-title">{variant.title}</bdi>
            {isSoldOut(variant) && (
              <span className="style-note" aria-hidden="true">
                Sold out
              </span>
            )}
          </label>
        ))}
      </form>
    </fieldset>
  )
}
