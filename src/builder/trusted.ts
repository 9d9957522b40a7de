interface Policy {
  createHTML: (text: string) => string
  createScriptURL: (text: string) => string
}

const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text }
const types = Reflect.get(globalThis, 'trustedTypes') as
  | { createPolicy(name: string, rules: Policy): Policy }
  | undefined
const policy = types?.createPolicy('site-builder', rules) ?? rules

/** Parses a page into a separate document, which runs no scripts. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** Parses a drawing into a separate document, which runs no scripts. */
export function parseSvg(text: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(text), 'image/svg+xml')
}

/** Starts one of the builder's own workers. */
export function startWorker(address: URL): Worker {
  return new Worker(policy.createScriptURL(address.href), { type: 'module' })
}
