interface Rule {
  path: string
  headers: string[]
}

/** Parses a `_headers` file into its rules. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else if (line && !line.startsWith('#')) rules.at(-1)?.headers.push(line.split(':', 1)[0] ?? '')
  }
  return rules
}

/**
 * Returns whether a rule's path matches a URL's path, as Cloudflare Pages documents: `*` stands for any text, and a
 * placeholder such as `:name` for a text without slashes. Netlify also lets `/folder/*` match `/folder`.
 */
function matches(rule: string, path: string): boolean {
  const pattern = rule
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[a-z]\w*/gi, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

/** Returns the paths of rules with several asterisks, which Cloudflare Pages ignores. */
export function ignoredRules(text: string): string[] {
  return parseRules(text).flatMap(({ path }) => (path.split('*').length > 2 ? path : []))
}

/** Returns the headers that rules of a `_headers` file set for a URL's path, each once per rule. */
export function headersFor(text: string, path: string): string[] {
  return parseRules(text)
    .filter((rule) => matches(rule.path, path))
    .flatMap(({ headers }) => headers)
}
