import { describe, expect, it } from 'vitest'
import {
  nearestVariant,
  type OptionGroup,
  optionGroups,
  optionValue,
} from '../../src/catalog/option-groups.ts'
import type { ProductOption, Variant } from '../../src/catalog/product.ts'
import { aVariant } from '../support/factories.ts'

const anOptionValue = (option_id: string, value: string) => ({
  id: `${option_id}_${value}`,
  option_id,
  variant_id: '',
  value,
})
const anOption = (id: string, ...values: string[]): ProductOption => ({
  id,
  title: id,
  values: values.map((value) => anOptionValue(id, value)),
})
const aShirt = (size: string, color: string): Variant =>
  aVariant({ id: `${size} ${color}`, options: [anOptionValue('size', size), anOptionValue('color', color)] })

const options = [anOption('size', 'S', 'M', 'L', 'M'), anOption('color', 'black', 'white')]
// There is no large white shirt and no small black one.
const variants = [aShirt('S', 'white'), aShirt('M', 'black'), aShirt('M', 'white'), aShirt('L', 'black')]
const groups = optionGroups({ options, variants }) ?? []
const [size, color] = groups as [OptionGroup, OptionGroup]
const [smallWhite, , , largeBlack] = variants as [Variant, Variant, Variant, Variant]

describe('optionGroups()', () => {
  it('returns each option with its values in the store’s order, without repetitions', () => {
    expect(groups).toEqual([
      { id: 'size', index: 0, title: 'size', values: ['S', 'M', 'L'] },
      { id: 'color', index: 1, title: 'color', values: ['black', 'white'] },
    ])
  })

  it('omits values without a variant and adds values that only variants have', () => {
    const odd = [anOption('size', 'XS', 'S'), anOption('color')]
    expect(optionGroups({ options: odd, variants })?.map(({ values }) => values)).toEqual([
      ['S', 'M', 'L'],
      ['white', 'black'],
    ])
  })

  const withIds = (optionIds: string[], valueIds = optionIds) => ({
    options: options.map((option, index) => ({
      ...option,
      id: optionIds[index] ?? '',
      values: option.values.map((value) => ({ ...value, option_id: valueIds[index] ?? '' })),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      options: variant.options.map((value, index) => ({ ...value, option_id: valueIds[index] ?? '' })),
    })),
  })

  const reversed = <Product extends { variants: Variant[] }>(product: Product): Product => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, options: variant.options.toReversed() })),
  })

  it.each([
    ['IDs, but the values of variants are in another order', reversed({ options, variants })],
    ['no IDs', withIds(['', ''])],
    ['IDs only in the values, which are in another order', reversed(withIds(['', ''], ['0', '1']))],
    ['the same ID', withIds(['same', 'same'])],
    ['one ID that the variants lack', withIds(['0', '1'], ['0', 'other'])],
    [
      'IDs that some variants lack',
      {
        options,
        variants: variants.map((variant, index) => ({
          ...variant,
          options: variant.options.map((value) => (index === 0 ? value : { ...value, option_id: '' })),
        })),
      },
    ],
  ])('returns the values of each option if options have %s', (_, product) => {
    const found = optionGroups(product) ?? []
    expect(found.map(({ title, values }) => [title, values])).toEqual([
      ['size', ['S', 'M', 'L']],
      ['color', ['black', 'white']],
    ])
    expect(found.map((group) => product.variants.map((variant) => optionValue(variant, group)))).toEqual([
      ['S', 'M', 'M', 'L'],
      ['white', 'black', 'white', 'black'],
    ])
  })

  it.each<[string, ProductOption[], Variant[]]>([
    ['a value is only a space', options, [...variants, aShirt(' ', 'black')]],
    ['the product has no options', [], variants],
    ['the product has one option', [anOption('size', 'S', 'M')], variants.slice(0, 2)],
    ['a variant has no value for an option', options, [aVariant({ options: [anOptionValue('size', 'S')] })]],
    ['two variants have the same values', options, [...variants, aShirt('S', 'white')]],
  ])('returns null if %s', (_, productOptions, productVariants) => {
    expect(optionGroups({ options: productOptions, variants: productVariants })).toBeNull()
  })
})

describe('nearestVariant()', () => {
  it('keeps the other option values if a variant has the resulting combination', () => {
    expect(nearestVariant(variants, groups, smallWhite, { group: size, value: 'M' })?.id).toBe('M white')
  })

  it('changes the other option values if no variant has the resulting combination', () => {
    expect(nearestVariant(variants, groups, smallWhite, { group: size, value: 'L' })?.id).toBe('L black')
    expect(nearestVariant(variants, groups, largeBlack, { group: color, value: 'white' })?.id).toBe('S white')
  })
})
