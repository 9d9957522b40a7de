import { documentProperty } from '../../navigation/page-document.ts'

/** Returns the page's body. Avoids `document.body`, which a form named "body" overrides. */
export function pageBody(): Element {
  return documentProperty('body') ?? documentProperty('documentElement')
}
