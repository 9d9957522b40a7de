import { useRef, useState } from 'react'
import type { CustomFieldValue } from '../../cart/cart-item.ts'
import type { CustomField, Product } from '../../catalog/product.ts'

/** A product's custom fields, and what the visitor entered in them. */
export interface CustomFields {
  fields: readonly CustomField[]
  /** Returns the text that the visitor entered in a field. */
  textIn: (field: CustomField) => string
  setText: (field: CustomField, text: string) => void
  /** Returns whether a field must show an error message because it is required but empty. */
  isMissing: (field: CustomField) => boolean
  /** Registers a field's input, so that the input can receive focus if the field is required but empty. */
  registerInput: (field: CustomField, input: HTMLElement | null) => void
  /**
   * Returns the values of the filled-in fields. If a required field is empty, shows a message, moves focus to
   * the field and returns null. The field may still be loading.
   */
  validate: () => CustomFieldValue[] | null
}

/** Stores and validates what the visitor enters in a product's custom fields. */
export function useCustomFields({ custom_fields: fields }: Product): CustomFields {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [isValidated, setIsValidated] = useState(false)
  const inputs = useRef(new Map<string, HTMLElement>())
  const awaited = useRef('')
  const textIn = ({ id }: CustomField) => texts.get(id) ?? ''
  const isBlank = (field: CustomField) => textIn(field).trim() === ''

  return {
    fields,
    textIn,
    setText: ({ id }, text) => setTexts((before) => new Map(before).set(id, text)),
    isMissing: (field) => isValidated && field.is_required && isBlank(field),
    registerInput({ id }, input) {
      if (!input) return void inputs.current.delete(id)
      inputs.current.set(id, input)
      if (awaited.current !== id) return
      awaited.current = ''
      input.focus()
    },
    validate() {
      setIsValidated(true)
      const missing = fields.find((field) => field.is_required && isBlank(field))
      if (missing) {
        const input = inputs.current.get(missing.id)
        if (input) input.focus()
        else awaited.current = missing.id
        return null
      }
      return fields
        .filter((field) => !isBlank(field))
        .map((field) => ({ custom_field_id: field.id, title: field.title, value: textIn(field).trim() }))
    },
  }
}
