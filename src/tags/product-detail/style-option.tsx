import { ProductImage } from '../../ui/product-image.tsx'

/** The note on a sold-out variant. */
export const SOLD_OUT = { text: 'Sold out', label: 'sold out' }

interface StyleOptionProps {
  /** The name of the radio group. */
  name: string
  /** The value of the radio button. */
  value: string
  /** The visible text. */
  title: string
  /** Why the visitor cannot buy it; null if it is available. `label` is the text for screen readers. */
  note: { text: string; label: string } | null
  /** URL of the picture. */
  image: string | null
  isChosen: boolean
  onChoose: () => void
}

/** A radio button with a text and a picture. It remains selectable if it is not available. */
export function StyleOption({ name, value, title, note, image, isChosen, onChoose }: StyleOptionProps) {
  return (
    <label className="style-option" data-sold-out={note !== null}>
      <input
        type="radio"
        className="style-radio"
        name={name}
        value={value}
        // Excludes the "No Image" text of the picture.
        aria-label={note ? `${title}, ${note.label}` : title}
        checked={isChosen}
        onChange={onChoose}
      />
      {image && <ProductImage src={image} alt="" isSmall />}
      <bdi className="style-title">{title}</bdi>
      {note && (
        <span className="style-note" aria-hidden="true">
          {note.text}
        </span>
      )}
    </label>
  )
}
