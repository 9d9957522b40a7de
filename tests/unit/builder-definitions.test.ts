import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { elements } from '../../src/elements/documented-elements.ts'
import { root } from '../support/files.mjs'

const file = join(root, 'src/builder/snippet/definitions.json')

const current = Object.fromEntries(
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
)

it('the site builder’s definitions match the elements (`npm run fix:docs` updates them)', () => {
  if (!process.env['FIX_DOCS']) return expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(current)
  writeFileSync(file, JSON.stringify(current))
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', file])
})
