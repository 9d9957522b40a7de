/** Freezes plain data recursively, so that page scripts cannot change data that the elements use. */
export function deepFreeze<Value>(value: Value): Value {
  if (Object(value) === value && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value as object)) deepFreeze(part)
  }
  return value
}
