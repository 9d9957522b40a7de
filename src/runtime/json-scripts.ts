/** The attribute that marks a JSON script as texts, which replace the elements' own. */
export const TEXTS_ATTRIBUTE = 'data-electrician-texts'

/** Selects the scripts in which pages write business facts and texts. */
export const JSON_SCRIPT = 'script[type="application/json"]'

/** Returns whether a node is a JSON script. */
export function isJsonScript(node: Node): boolean {
  return node instanceof HTMLScriptElement && node.matches(JSON_SCRIPT)
}

/** Returns whether a node is or contains a JSON script. */
export function containsJsonScript(node: Node): boolean {
  return isJsonScript(node) || (node instanceof Element && node.querySelector(JSON_SCRIPT) !== null)
}
