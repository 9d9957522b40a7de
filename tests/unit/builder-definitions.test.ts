import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as definitions from '../../src/builder/snippet/definitions.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import { styleDocs } from '../../src/runtime/docs/style-docs.ts'

const file = fileURLToPath(new URL('../../src/builder/snippet/definitions.ts', import.meta.url))

const current = {
  ELEMENTS: Object.fromEntries(
    elements.map(({ definition, docs }) => [
      definition.name,
      {
        about: docs.about,
        hasStore: definition.store !== undefined,
        readsFacts: definition.business !== undefined,
        attributes: Object.fromEntries(
          Object.entries(definition.attributes).map(([name, attribute]) => [
            name,
            { ...attribute, about: docs.attributes[name] ?? '' },
          ]),
        ),
      },
    ]),
  ),
  STYLE_PROPERTIES: styleDocs,
}

it('the site builder’s definitions match the sources (`npm run fix:docs` updates them)', () => {
  if (process.env['FIX_DOCS']) writeDefinitions()
  else expect({ ...definitions }).toEqual(current)
})

function writeDefinitions(): void {
  const constants = Object.entries(current).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const`,
  )
  const note =
    '// Generated from src by `npm run fix:docs`, so that the builder does not bundle the elements.'
  writeFileSync(file, `${[note, ...constants].join('\n\n')}\n`)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', file])
}
