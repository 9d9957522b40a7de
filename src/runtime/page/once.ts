/** Returns a function that runs `action` on its first call. Later calls return the same result. */
export function once<Result>(action: () => Result): () => Result {
  let first: { result: Result } | undefined
  return () => {
    first ??= { result: action() }
    return first.result
  }
}
