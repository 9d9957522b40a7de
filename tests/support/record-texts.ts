/** Records the text of a node after each change of its descendants. Returns the list, which grows with each change. */
export function recordTexts(node: Node): string[] {
  const texts: string[] = []
  new MutationObserver(() => texts.push(node.textContent ?? '')).observe(node, {
    childList: true,
    subtree: true,
  })
  return texts
}
