import { optionGroups } from '../../catalog/option-groups.ts'
import type { Product, Variant } from '../../catalog/product.ts'
import { isSoldOut } from '../../catalog/stock.ts'
import { productTexts } from '../../texts/en/product.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { OptionChoice } from './option-choice.tsx'
import { RadioOptions } from './radio-options.tsx'
import { StyleOption, soldOutNote } from './style-option.tsx'

interface StyleChoiceProps {
  /** The product, with more than one variant. */
  product: Product
  /** The selected variant. */
  chosen: Variant
  /** Called with the variant that the visitor selects. */
  onChoose: (variant: Variant) => void
}

/**
 * The "Style" selector, with one radio button per variant, or with one group of radio buttons per option if
 * the product has several options. Sold-out variants are marked but still selectable.
 */
export function StyleChoice({ product, chosen, onChoose }: StyleChoiceProps) {
  const text = useTexts(productTexts)
  const { variants } = product
  const groups = optionGroups(product)
  return (
    <fieldset>
      <legend className="style-legend">{text('style')}</legend>
      {groups?.map((group) => (
        <OptionChoice
          key={group.index}
          group={group}
          groups={groups}
          variants={variants}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {!groups && (
        <RadioOptions chosen={chosen.id}>
          {variants.map((variant) => (
            <StyleOption
              key={variant.id}
              name="style"
              value={variant.id}
              title={variant.title}
              note={isSoldOut(variant) ? soldOutNote(variant.title, text) : null}
              image={variant.image_url}
              isChosen={variant.id === chosen.id}
              onChoose={() => onChoose(variant)}
            />
          ))}
        </RadioOptions>
      )}
    </fieldset>
  )
}
