import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the language of the page around an element, as a BCP 47 language tag; empty if it is unknown. */
export function useLanguage(element: RefObject<Element | null>): string {
  const [language, setLanguage] = useState('')
  useLayoutEffect(() => {
    if (element.current) setLanguage(languageOf(element.current))
  }, [element])
  return language
}

function languageOf(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]')
  if (found) return found.lang
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : ''
}
