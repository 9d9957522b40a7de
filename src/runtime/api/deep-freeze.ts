/**
 * Freezes plain data with all its parts, so that page scripts cannot change data that the elements use. Does
 * not call itself, because data of the store can be nested too deeply for that.
 */
export function deepFreeze<Value>(value: Value): Value {
  const parts: unknown[] = [value]
  // The loop also visits the parts that it adds.
  for (const part of parts)
    if (Object(part) === part && !Object.isFrozen(part))
      for (const inner of Object.values(Object.freeze(part) as object)) parts.push(inner)
  return value
}
