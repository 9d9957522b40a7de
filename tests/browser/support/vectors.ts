import { createRequire } from 'node:module'
import { hasVectors, vectorsPath } from '../../support/ensure-vectors.mjs'
import { needs } from '../../support/needs.ts'

interface Fixture {
  payload: string
}

/** DOMPurify's own fixtures, most of them html5sec's vectors; none where they are not installed. */
export const vectors = hasVectors()
  ? (createRequire(import.meta.url)(vectorsPath) as Fixture[]).map(({ payload }) => payload)
  : []

export function needsVectors(): void {
  needs(
    hasVectors(),
    'needs DOMPurify’s fixtures, which npm could not install: `node tests/support/ensure-vectors.mjs`',
  )
}
