/** Creates an element with attributes and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...content)
  return element
}

/** Creates a button. */
export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'button', 'data-kind': 'quiet' }, label)
  button.addEventListener('click', onClick)
  return button
}
