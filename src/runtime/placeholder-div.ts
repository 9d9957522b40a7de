/** Matches the divs that name an element of this library, for content systems that remove custom elements. */
export const DIV_SELECTOR = 'div[data-electrician-element]'

/** Returns the name of the element that replaces a div. */
export function nameOfDiv(div: HTMLElement): string {
  return div.dataset['electricianElement'] ?? ''
}
