import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../src/wordpress/plugin-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = Object.entries(ownFiles(root, '0.0.0')).filter(([path]) => path.endsWith('.php'))

/** Functions whose result is safe in HTML: WordPress's, and the plugin's own that escape. */
const SAFE =
  /^(esc_\w+|wp_kses\w*|absint|checked|selected|electrician_elements_(render|invalid|facts_json))\(/
const LITERAL = /^('([^'\\]|\\.)*'|"[^"$\\]*(\\.[^"$\\]*)*")$/s

/** Returns the parts of PHP code that a separator outside of texts and brackets separates, up to a closing bracket. */
function split(code: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of code.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\?>|[\s\S]/g)) {
    if (/^[([{]$/.test(token)) depth += 1
    if (/^[)\]}]$/.test(token)) depth -= 1
    if (depth < 0 || (depth === 0 && (token === ';' || token === '?>'))) break
    if (depth === 0 && token === separator) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.trim())
}

/** Returns the arguments of each call of a function. */
function callsOf(source: string, name: string): string[][] {
  const starts = [...source.matchAll(new RegExp(`(?<![\\w>$'])${name}\\(`, 'g'))]
  return starts.map(({ index, 0: start }) => split(source.slice(index + start.length), ','))
}

/** Returns the expressions that PHP code prints: those of `echo` and `print`, and the arguments of `printf()`. */
function printedBy(source: string): string[] {
  const starts = [...source.matchAll(/\b(echo|print)\s+(?=['"$\w])/g)]
  const echoed = starts.flatMap(({ index, 0: start, 1: name }) =>
    // `print` prints one expression.
    split(source.slice(index + start.length), ',').slice(0, name === 'print' ? 1 : undefined),
  )
  return [...echoed, ...callsOf(source, 'printf').flatMap(([, ...values]) => values)]
    .flatMap((expression) => split(expression, '.'))
    .filter((expression) => expression && !LITERAL.test(expression))
}

describe('the texts that the WordPress plugin prints', () => {
  it('are found', () => {
    const source = `<?php echo '<p>' . esc_html( "a, $b" ) . $c; printf( '%s', $d, f( ',', 2 ) ) ?> echo`
    expect(printedBy(source)).toEqual(['esc_html( "a, $b" )', '$c', '$d', "f( ',', 2 )"])
    expect(callsOf(`g( 'a', h( 1, 2 ) )`, 'g')).toEqual([["'a'", 'h( 1, 2 )']])
  })

  it.each([
    ['add_settings_error', 2],
    ['wp_die', 0],
  ] as const)('are escaped before %s(), which prints HTML', (name, index) => {
    const messages = files.flatMap(([path, source]) =>
      callsOf(source, name).map((values) => [path, values[index] ?? '']),
    )
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter(([, message = '']) => !/^esc_html(__)?\(/.test(message))).toEqual([])
  })

  it.each(files)('are escaped in %s', (_, source) => {
    expect(printedBy(source).filter((expression) => !SAFE.test(expression))).toEqual([])
  })
})
