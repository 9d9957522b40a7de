/** Returns the page's body. Avoids `document.body`, which a form named "body" overrides. */
export function pageBody(): Element {
  return document.querySelector('body') ?? document.documentElement
}
