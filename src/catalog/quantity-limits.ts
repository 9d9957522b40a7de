import {
  type Decoder,
  integerOrNull,
  nonNegativeInteger,
  object,
  withDefault,
} from '../untrusted/decoders.ts'

/** How many units of a variant an order can contain. `minimum` and `maximum` are multiples of `multiple_of`. */
export interface QuantityLimits {
  minimum: number
  /** Null if there is no limit. */
  maximum: number | null
  multiple_of: number
}

const positiveInteger: Decoder<number> = (value) => nonNegativeInteger(value) || undefined

const limitFields = object({
  minimum: withDefault(positiveInteger, 1),
  maximum: integerOrNull,
  multiple_of: withDefault(positiveInteger, 1),
})

/** Decodes quantity limits. Rounds them to multiples. Limits that no quantity meets are invalid. */
export const quantityLimits: Decoder<QuantityLimits> = (value) => {
  const fields = limitFields(value)
  if (!fields) return undefined
  const { multiple_of } = fields
  const minimum = Math.ceil(fields.minimum / multiple_of) * multiple_of
  const maximum = fields.maximum && Math.floor(fields.maximum / multiple_of) * multiple_of
  return maximum !== null && maximum < minimum ? undefined : { minimum, maximum, multiple_of }
}
