import type { Variant } from '../../catalog/product.ts'
import { isSoldOut } from '../../catalog/stock.ts'
import { ProductImage } from '../../ui/product-image.tsx'

interface StyleChoiceProps {
  variants: Variant[]
  chosenId: string | undefined
  onChoose: (variant: Variant) => void
}

/** The "Style" selector: one radio button a variant. A sold-out one is marked and can still be chosen. */
export function StyleChoice({ variants, chosenId, onChoose }: StyleChoiceProps) {
  return (
    <fieldset className="style-choice">
      <legend className="style-legend">Style</legend>
      {/* Nothing to send: in a shadow root, Chromium never lets go of radio buttons that belong to no form. */}
      <form className="style-options" onSubmit={(event) => event.preventDefault()}>
        {variants.map((variant) => (
          <label key={variant.id} className="style-option" data-sold-out={isSoldOut(variant)}>
            <input
              type="radio"
              className="style-radio"
              name="style"
              value={variant.id}
              // Without the picture's "No Image".
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
