import { createRequire } from 'node:module'
import { assertAvailable } from '../../support/assert-available.ts'
import { hasVectors, vectorsPath } from '../../support/ensure-vectors.mjs'

interface Fixture {
  payload: string
}

/** DOMPurify's own fixtures, most of them html5sec's vectors; none where they are not installed. */
export const vectors = hasVectors()
  ? (createRequire(import.meta.url)(vectorsPath) as Fixture[]).map(({ payload }) => payload)
  : []

export function needsVectors(): void {
  assertAvailable(
    hasVectors(),
    'needs DOMPurify’s fixtures, which npm could not install: `node tests/support/ensure-vectors.mjs`',
  )
}
