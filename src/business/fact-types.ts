import type { VALUE_TYPES } from './value-types.ts'

/** The type of a single value. */
export type ValueType = keyof typeof VALUE_TYPES

/** A fact's type: a single value, a list of at least one entry, or an object. `?` marks optional fields. */
export type FactType = ValueType | readonly [FactType] | { readonly [field: string]: FactType }

/** A value of a type, as owners write it in JSON. */
export type JsonOf<Type> = Type extends ValueType
  ? Exclude<ReturnType<(typeof VALUE_TYPES)[Type]>, undefined>
  : Type extends readonly [infer Entry]
    ? readonly JsonOf<Entry>[]
    : { [Field in keyof Type as RequiredName<Field>]: JsonOf<Type[Field]> } & {
        [Field in keyof Type as OptionalName<Field>]?: JsonOf<Type[Field]>
      }

type RequiredName<Field> = Field extends `${string}?` ? never : Field
type OptionalName<Field> = Field extends `${infer Name}?` ? Name : never

/** The weekly schedule. */
export const WEEK_TYPE = [{ days: ['day'], opens: 'opening_time', closes: 'closing_time' }] as const

/** The type of `hours.special`. Each entry contains either times or `closed: true`. */
export const SPECIAL_DAYS_TYPE = [
  { date: 'date', 'opens?': 'opening_time', 'closes?': 'closing_time', 'closed?': 'yes_no' },
] as const

/** Returns the fields of an object type. */
export function fieldsOf(type: { readonly [field: string]: FactType }) {
  return Object.entries(type).map(([name, type]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    type,
  }))
}

/** Returns whether a type is a list. */
export function isList(type: FactType): type is readonly [FactType] {
  return Array.isArray(type)
}
