import { useEffect, useState } from 'react'
import { plainText } from '../catalog/plain-text.ts'
import type { Purifier } from './purifier.ts'

/** Stands in where the purifier can't be fetched: the words without their formatting. */
const wordsAlone = {
  sanitize(html: string) {
    const fragment = document.createDocumentFragment()
    fragment.append(plainText(html))
    return fragment
  },
} as unknown as Purifier

let purifier: Purifier | null = null
let arrival: Promise<void> | undefined

function fetchPurifier(): Promise<void> {
  return import('dompurify').then(
    ({ default: published }) => {
      purifier = {
        // Of a page of frames it makes nothing at all.
        sanitize: (html: string, settings: object) =>
          published.sanitize(html, settings) ?? document.createDocumentFragment(),
      } as unknown as Purifier
    },
    () => {
      purifier = wordsAlone
    },
  )
}

/** `purifier.ts` of the modules: most pages show no formatted text, so the purifier comes with the first that does. */
export function usePurifier(): Purifier | null {
  const [found, setFound] = useState(() => purifier)
  useEffect(() => {
    arrival ??= fetchPurifier()
    arrival.then(() => setFound(() => purifier))
  }, [])
  return found
}

/** A prerendered text has its words already. */
export function useReadyText(isPrerendered: boolean): boolean {
  const [hasWords] = useState(isPrerendered)
  return Boolean(usePurifier()) || hasWords
}
