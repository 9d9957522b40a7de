import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** 0 → a, 25 → z, 26 → aa … */
function lettersOf(number: number): string {
  const rest = Math.floor(number / 26)
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(97 + (number % 26))
}

/** What is found in a text, each once, the most frequent first. */
function byUse(text: string, pattern: RegExp): string[] {
  const uses = new Map<string, number>()
  for (const [name] of text.matchAll(pattern)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

/**
 * Short names for what only our own sheet and markup know: classes, and custom properties other than the page's `--ee-*`.
 * 1 kB less, and nothing inside a tag that a page could come to rely on, or that its slotted content could mistake for its own.
 */
export function shortNames(): Plugin {
  const folder = new URL('../src/styles/', import.meta.url)
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && name !== 'sheet.css')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('')
  const short = new Map<string, string>()
  for (const [index, name] of byUse(css, /(?<=\.)[a-z][\w-]*/g).entries()) short.set(name, lettersOf(index))
  for (const [index, name] of byUse(css, /--(?!ee-)[a-z][\w-]*/g).entries())
    short.set(name, `--_${index.toString(36)}`)
  for (const name of ['root', 'lucide']) short.delete(name)
  const shortened = (name: string) => short.get(name) ?? name
  const inSheet = (text: string) =>
    text
      .replace(/(?<=\.)[a-z][\w-]*|--(?!ee-)[a-z][\w-]*/g, shortened)
      // Spaces that the minifier leaves.
      .replace(/, | \* (?=[\d.v])/g, (text) => text.trim())
  const inMarkup = (text: string) =>
    text.replace(/(className(?:: | = ))"([^"]*)"/g, (_, before: string, names: string) => {
      return `${before}"${names.split(' ').map(shortened).join(' ')}"`
    })
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => {
      if (id.includes('sheet.css')) return inSheet(code)
      return /(?:src\/components|build\/site)\/.*\.tsx?$/.test(id) ? inMarkup(code) : undefined
    },
  }
}
