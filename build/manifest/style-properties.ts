import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleDocs } from '../../src/runtime/docs/style-docs.ts'
import type { Described } from './tag-descriptions.ts'

const descriptions: Readonly<Record<string, string>> = styleDocs

/** An `--ee-*` property with its default values for the light and dark color schemes. */
export interface StyleProperty extends Described {
  light: string
  dark: string
}

/** Returns all `--ee-*` properties, read from the stylesheets in `src/styles`. */
export function styleProperties(root: string): StyleProperty[] {
  const css = ['tokens', 'base']
    .map((name) => readFileSync(join(root, `src/styles/${name}.css`), 'utf8'))
    .join('')
  const uses = css.matchAll(/var\((--ee-[a-z-]+), ((?:[^()]|\([^()]*\))+)\)/g)
  return [...uses].map(([, name = '', value = '']) => {
    // The last fallback applies if the author sets no property.
    const defaultValue = value.replace(/^var\(--[a-z-]+, (.+)\)$/, '$1')
    const [, light = defaultValue, dark = defaultValue] =
      /^light-dark\((.+), (.+)\)$/.exec(defaultValue) ?? []
    return { name, about: descriptions[name] ?? '', light, dark }
  })
}
