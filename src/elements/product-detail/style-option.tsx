import { __iconData as imageOffIcon } from 'lucide-react/icons/image-off'
import type { productTexts } from '../../texts/en/product.ts'
import type { Translate } from '../../texts/text.ts'
import { ProductImage } from '../../ui/product-image.tsx'

/** Why a choice is not available. */
interface StyleNote {
  text: string
  /** The choice and the note, for screen readers. */
  name: string
}

/** Returns the note next to a sold-out choice. */
export function soldOutNote(style: string, text: Translate<typeof productTexts>): StyleNote {
  return { text: text('sold_out'), name: text('style_sold_out', { style }) }
}

interface StyleOptionProps {
  /** The name of the radio group. */
  name: string
  /** The value of the radio button. */
  value: string
  /** The visible label. */
  title: string
  /** Why the choice is not available; null if it is available. */
  note: StyleNote | null
  /** URL of the picture. */
  image: string | null
  isChosen: boolean
  onChoose: () => void
}

/** A radio button with a label and a picture. Visitors can select it even if the choice is not available. */
export function StyleOption({ name, value, title, note, image, isChosen, onChoose }: StyleOptionProps) {
  return (
    <label className="style-option" data-sold-out={note !== null}>
      <input
        type="radio"
        className="style-radio"
        name={name}
        value={value}
        // Leaves the picture's "No Image" text out of the accessible name.
        aria-label={note ? note.name : title}
        checked={isChosen}
        onChange={onChoose}
      />
      {image && <ProductImage src={image} alt="" missingIcon={imageOffIcon} />}
      <bdi key={title} className="style-title">
        {title}
      </bdi>
      {note && (
        <span className="style-note" aria-hidden="true">
          {note.text}
        </span>
      )}
    </label>
  )
}
