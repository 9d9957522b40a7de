import { __iconData as imageOffIcon } from 'lucide-react/icons/image-off'
import { ProductImage } from '../../ui/product-image.tsx'

/** The note next to a sold-out variant. */
export const SOLD_OUT = { text: 'Sold out', label: 'sold out' }

interface StyleOptionProps {
  /** The name of the radio group. */
  name: string
  /** The value of the radio button. */
  value: string
  /** The visible label. */
  title: string
  /** Why the choice is not available; null if it is available. `label` is the text for screen readers. */
  note: { text: string; label: string } | null
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
        aria-label={note ? `${title}, ${note.label}` : title}
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
