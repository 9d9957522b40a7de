import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleDocs } from '../../src/elements/style-docs.ts'
import type { Described } from './tag-descriptions.ts'

/** An `--ee-*` property, with what the sheet takes where a page sets nothing. */
export interface StyleProperty extends Described {
  light: string
  dark: string
}

/** Every property that a page can style the tags with, read from the sheet. */
export function styleProperties(root: string): StyleProperty[] {
  const sheet = ['tokens', 'base']
    .map((name) => readFileSync(join(root, `src/styles/${name}.css`), 'utf8'))
    .join('')
  const uses = sheet.matchAll(/var\((--ee-[a-z-]+), ((?:[^()]|\([^()]*\))+)\)/g)
  return [...uses].map(([, name = '', byDefault = '']) => {
    const [, light = byDefault, dark = byDefault] = /^light-dark\((.+), (.+)\)$/.exec(byDefault) ?? []
    return { name, about: styleDocs[name] ?? '', light, dark }
  })
}
