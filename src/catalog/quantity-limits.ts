import { type Decoder, integerOrNull, object } from '../untrusted/decoders.ts'

/** How many units of a variant an order can contain. The maximum is null if there is no limit. */
export interface QuantityLimits {
  minimum: number
  maximum: number | null
  multiple_of: number
}

const fields = object({ minimum: integerOrNull, maximum: integerOrNull, multiple_of: integerOrNull })

/** Decodes quantity limits. Rounds them to multiples. Limits that no quantity meets are invalid. */
export const quantityLimits: Decoder<QuantityLimits> = (value) => {
  const limits = fields(value)
  const multiple_of = limits?.multiple_of || 1
  const minimum = Math.ceil((limits?.minimum || 1) / multiple_of) * multiple_of
  const maximum = limits?.maximum == null ? null : Math.floor(limits.maximum / multiple_of) * multiple_of
  return limits && (maximum ?? minimum) >= minimum ? { minimum, maximum, multiple_of } : undefined
}
