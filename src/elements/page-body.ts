/** Returns the page's body. Not `document.body`, which a form of that name takes the place of. */
export function pageBody(): Element {
  return document.querySelector('body') ?? document.documentElement
}
