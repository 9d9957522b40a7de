import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { ELEMENT_ATTRIBUTES } from '../../src/diagnostics/element-attributes.ts'
import { FACT_ELEMENTS } from '../../src/diagnostics/find-json-problems.ts'

const file = fileURLToPath(new URL('../../src/diagnostics/element-attributes.ts', import.meta.url))

const current = Object.fromEntries(
  elements.map(({ definition }) => [definition.name, Object.keys(definition.attributes)]),
)

it('the messages know every element’s attributes (`npm run fix:docs` updates them)', () => {
  if (process.env['FIX_DOCS']) writeAttributes()
  else expect(ELEMENT_ATTRIBUTES).toEqual(current)
})

it('the messages know which elements show business facts', () => {
  const names = elements
    .filter(({ definition }) => definition.business)
    .map(({ definition }) => definition.name)
  expect(FACT_ELEMENTS).toEqual(names.toSorted())
})

function writeAttributes(): void {
  const text = `/* Generated from src/elements by \`npm run fix:docs\`, because a page may load only some elements. */

/** The attributes of each element, without those that set a store. */
export const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(current)}\n`
  writeFileSync(file, text)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', file])
}
