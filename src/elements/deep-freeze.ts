/** Freezes plain data and everything in it, so that a page's script cannot change what the elements share with it. */
export function deepFreeze<Value>(value: Value): Value {
  if (Object(value) === value && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value as object)) deepFreeze(part)
  }
  return value
}
