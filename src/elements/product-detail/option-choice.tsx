import { nearestVariant, type OptionGroup, optionValue } from '../../catalog/option-groups.ts'
import type { Variant } from '../../catalog/product.ts'
import { isSoldOut } from '../../catalog/stock.ts'
import { productTexts } from '../../texts/en/product.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { RadioOptions } from './radio-options.tsx'
import { StyleOption, soldOutNote } from './style-option.tsx'

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
 * One option of the "Style" selector, such as the size. Values that cannot be combined with the other
 * selected values are marked.
 */
export function OptionChoice({ group, groups, variants, chosen, onChoose }: OptionChoiceProps) {
  const text = useTexts(productTexts)
  const sharedText = useTexts(sharedTexts)
  const { index, title, values } = group
  const others = groups.filter((other) => other !== group)
  const otherValues = (variant: Variant) =>
    others
      .map((other) => optionValue(variant, other))
      .reduceRight((more, first) => sharedText('list', { first, more }))
  const variantFor = (value: string) => nearestVariant(variants, groups, chosen, { group, value }) ?? chosen

  function noteFor(value: string) {
    const variant = variantFor(value)
    // If the value cannot be combined with the other chosen values, the nearest variant has different ones.
    if (otherValues(variant) !== otherValues(chosen))
      return {
        text: text('option_unavailable'),
        name: text('style_unavailable', { style: value, others: otherValues(chosen) }),
      }
    return isSoldOut(variant) ? soldOutNote(value, text) : null
  }

  return (
    <fieldset className="option-choice">
      <legend className="option-legend">
        <bdi>{title}</bdi>
      </legend>
      <RadioOptions chosen={optionValue(chosen, group)}>
        {values.map((value) => (
          <StyleOption
            key={value}
            name={`option-${index}`}
            value={value}
            title={value}
            note={noteFor(value)}
            image={imageOf(value, group, variants)}
            isChosen={value === optionValue(chosen, group)}
            onChoose={() => onChoose(variantFor(value))}
          />
        ))}
      </RadioOptions>
    </fieldset>
  )
}

/** Returns the picture of a value, such as a color, if each value of the option has a different picture. */
function imageOf(value: string, group: OptionGroup, variants: Variant[]): string | null {
  const imagesOf = (each: string) =>
    new Set(
      variants.filter((variant) => optionValue(variant, group) === each).map(({ image_url }) => image_url),
    )
  const images = group.values.map(imagesOf)
  const all = new Set(images.flatMap((set) => [...set]))
  const isDistinct = images.every((set) => set.size === 1) && all.size === group.values.length
  return isDistinct ? ([...imagesOf(value)][0] ?? null) : null
}
