import { nearestVariant, type OptionGroup, optionValue, variantWith } from '../../catalog/option-groups.ts'
import type { Variant } from '../../catalog/product.ts'
import { isSoldOut } from '../../catalog/stock.ts'
import { SOLD_OUT, StyleOption } from './style-option.tsx'

interface OptionChoiceProps {
  /** The option whose values are shown. */
  group: OptionGroup
  /** All options of the product. */
  groups: readonly OptionGroup[]
  /** The product's variants. */
  variants: Variant[]
  /** The selected variant. */
  chosen: Variant
  /** Called with the variant that the visitor selects. */
  onChoose: (variant: Variant) => void
}

/**
 * One option of the "Style" selector, such as the size. Values that cannot be combined with the other selected values
 * are marked.
 */
export function OptionChoice({ group, groups, variants, chosen, onChoose }: OptionChoiceProps) {
  const { id, title, values } = group
  const others = groups.filter((other) => other !== group).map((other) => optionValue(chosen, other.id))

  function noteFor(value: string) {
    const variant = variantWith(variants, groups, chosen, { optionId: id, value })
    if (!variant) return { text: 'Unavailable', label: `not available in ${others.join(', ')}` }
    return isSoldOut(variant) ? SOLD_OUT : null
  }

  function choose(value: string): void {
    const variant = nearestVariant(variants, groups, chosen, { optionId: id, value })
    if (variant) onChoose(variant)
  }

  return (
    <fieldset className="option-choice">
      <legend className="option-legend">
        <bdi>{title}</bdi>
      </legend>
      {/* The `<form>` prevents a memory leak: Chromium never releases radio buttons in a shadow root if they are
          outside a form. */}
      <form className="style-options" onSubmit={(event) => event.preventDefault()}>
        {values.map((value) => (
          <StyleOption
            key={value}
            name={`option-${id}`}
            value={value}
            title={value}
            note={noteFor(value)}
            image={imageOf(value, group, variants)}
            isChosen={value === optionValue(chosen, id)}
            onChoose={() => choose(value)}
          />
        ))}
      </form>
    </fieldset>
  )
}

/** Returns the picture of a value, such as a color, if each value of the option has a different picture. */
function imageOf(value: string, { id, values }: OptionGroup, variants: Variant[]): string | null {
  const imagesOf = (each: string) =>
    new Set(variants.filter((variant) => optionValue(variant, id) === each).map(({ image_url }) => image_url))
  const images = values.map(imagesOf)
  const all = new Set(images.flatMap((set) => [...set]))
  const isDistinct = images.every((set) => set.size === 1) && all.size === values.length
  return isDistinct ? ([...imagesOf(value)][0] ?? null) : null
}
