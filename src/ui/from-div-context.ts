import { createContext, useContext } from 'react'

const FromDivContext = createContext(false)

/** Provides the value that `useIsFromDiv` returns. */
export const FromDivProvider = FromDivContext.Provider

/**
 * Returns whether the component's element was made from a `<div>`. Anyone who may post content can write such a div, so
 * the element must not change anything outside itself, such as the page's head.
 */
export function useIsFromDiv(): boolean {
  return useContext(FromDivContext)
}
