import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocale } from './locale-context.ts'

/** Returns the language of the page around an element, as a BCP 47 language tag; empty if it is unknown. */
export function useLanguage(element: RefObject<Element | null>): string {
  const [language, setLanguage] = useState('')
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale changes with the page's language
  useLayoutEffect(() => {
    if (element.current) setLanguage(languageOf(element.current))
  }, [element, locale])
  return language
}

function languageOf(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]')
  if (found) return found.lang
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageOf(root.host) : ''
}
