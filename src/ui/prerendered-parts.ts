import { createContext, useContext, useEffect, useState } from 'react'

/** The containers of a prerendered page's parts, by the part's name. Only for the first render. */
export type PrerenderedParts = Map<string, Element>

const PrerenderedPartsContext = createContext<PrerenderedParts>(new Map())

/** Provides the parts of a prerendered page while it is hydrated. */
export const PrerenderedPartsProvider = PrerenderedPartsContext.Provider

/** Returns the container of a prerendered part. Undefined if the part is rendered for the first time. */
export function usePrerenderedPart(name: string): Element | undefined {
  const parts = useContext(PrerenderedPartsContext)
  const [container] = useState(() => parts.get(name))
  useEffect(() => {
    // A component that is mounted later renders its parts again.
    parts.delete(name)
  }, [parts, name])
  return container
}
