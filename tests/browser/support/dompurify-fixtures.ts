import { createRequire } from 'node:module'
import { assertAvailable } from '../../support/assert-available.ts'
import { hasVectors, vectorsPath } from '../../support/ensure-vectors.mjs'

interface Fixture {
  payload: string
}

/** Payloads from DOMPurify's test fixtures, mostly html5sec vectors. Empty if the fixtures are not installed. */
export const dompurifyFixtures = hasVectors()
  ? (createRequire(import.meta.url)(vectorsPath) as Fixture[]).map(({ payload }) => payload)
  : []

/** Fails the test if the fixtures are not installed. */
export function requireDompurifyFixtures(): void {
  assertAvailable(
    hasVectors(),
    'needs DOMPurify’s fixtures, which npm could not install: `node tests/support/ensure-vectors.mjs`',
  )
}
