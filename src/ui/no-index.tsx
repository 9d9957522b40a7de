import { useLayoutEffect } from 'react'
import { addNoIndex } from '../navigation/page-head.ts'

/** Keeps search engines from indexing a screen of `electrician-site` while it shows an error. */
export function NoIndex() {
  useLayoutEffect(addNoIndex, [])
  return null
}
