/** Returns a list to which each new text of a node is added. */
export function recordTexts(node: Node): string[] {
  const texts: string[] = []
  const observer = new MutationObserver(() => {
    const text = node.textContent ?? ''
    if (text !== texts.at(-1)) texts.push(text)
  })
  observer.observe(node, { childList: true, characterData: true, subtree: true })
  return texts
}
