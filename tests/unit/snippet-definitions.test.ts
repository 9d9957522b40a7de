import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import * as definitions from '../../demo/snippet-builder/definitions.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { FACTS } from '../../src/business/facts.ts'
import { DIV_ATTRIBUTES } from '../../src/runtime/div-attributes.ts'
import { styleDocs } from '../../src/runtime/style-docs.ts'

const file = fileURLToPath(new URL('../../demo/snippet-builder/definitions.ts', import.meta.url))

/** Facts that have separate form fields in the snippet builder. */
const otherFields = ['name', 'owner_name', 'owner_photo', 'phone', 'email']

const current = {
  ELEMENTS: Object.fromEntries(
    elements.map(({ definition, docs }) => [
      definition.name,
      {
        about: docs.about,
        hasStore: definition.store !== undefined,
        readsFacts: definition.business !== undefined,
        divAttributes: DIV_ATTRIBUTES[definition.name] ?? null,
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
  FACTS: Object.fromEntries(
    (Object.keys(FACTS) as (keyof typeof FACTS)[])
      .filter((name) => !otherFields.includes(name))
      .map((name) => {
        const { about, example } = factDocs[name]
        return [name, { type: FACTS[name].type, about, example }]
      }),
  ),
}

it('the snippet builder’s definitions match the sources (`npm run fix:docs` updates them)', () => {
  if (process.env['FIX_DOCS']) writeDefinitions()
  else expect({ ...definitions }).toEqual(current)
})

function writeDefinitions(): void {
  const constants = Object.entries(current).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const`,
  )
  const note =
    '// Generated from src by `npm run fix:docs`, for browsers that load the snippet builder without a build.'
  writeFileSync(file, `${[note, ...constants].join('\n\n')}\n`)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', file])
}
