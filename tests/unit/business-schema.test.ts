import Ajv from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { businessSchema } from '../../build/manifest/business-schema.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'

// Skip format validation, because Ajv does not know the format `uri-reference`, which the schema uses for editors.
const validate = new Ajv({ strict: true, validateFormats: false }).compile(businessSchema())

interface TradeSchema {
  properties: { type: { examples: string[] } }
}

describe('business.schema.json', () => {
  it('accepts the documented examples of all facts together', () => {
    const facts = Object.entries(factDocs).map(([name, { example }]) => [name, example])
    validate({ $schema: './business.schema.json', ...Object.fromEntries(facts) })
    expect(validate.errors).toBeNull()
  })

  it.each([
    ['an unknown fact', { slogan: 'Zap' }],
    ['an empty string', { headline: ' ' }],
    ['an empty list', { services: [] }],
    ['a list instead of an object', { rates: [] }],
    ['an object without fields', { rates: {} }],
    ['a missing field', { social: [{ title: 'Instagram' }] }],
    ['a text instead of true or false', { emergency: 'maybe' }],
    ['an unknown day', { hours: { week: [{ days: ['Funday'], opens: '08:00', closes: '09:00' }] } }],
    ['an impossible time', { hours: { week: [{ days: ['Mon'], opens: '8:00', closes: '25:00' }] } }],
    ['a position as text', { geo: { latitude: '41', longitude: '-87' } }],
    ['a latitude out of range', { geo: { latitude: 91, longitude: -87 } }],
    ['a longitude out of range', { geo: { latitude: 41, longitude: -181 } }],
    ['a type name with markup', { trade: { ...(factDocs.trade.example as object), type: '<b>' } }],
  ])('rejects %s, just as the elements’ parser does', (_, facts) => {
    expect(validate(facts)).toBe(false)
    expect(parseFacts(JSON.stringify(facts)).problems).toHaveLength(1)
  })

  it('suggests the types of local businesses in the schema.org vocabulary for the trade', () => {
    const { trade } = (businessSchema() as { properties: { trade: TradeSchema } }).properties
    const { examples } = trade.properties.type
    const documented = [
      'Electrician',
      'Plumber',
      'Locksmith',
      'HVACBusiness',
      'RoofingContractor',
      'HousePainter',
    ]
    expect(examples).toEqual(expect.arrayContaining([...documented, 'HomeAndConstructionBusiness']))
    for (const type of ['Organization', 'Person', 'Plummer', 'string']) expect(examples).not.toContain(type)
    expect(new Set(examples).size).toBe(examples.length)
  })

  it('contains a description of every business fact', () => {
    const { properties } = businessSchema() as { properties: Record<string, { description?: string }> }
    const { $schema, ...facts } = properties
    expect($schema).toEqual({ type: 'string' })
    for (const { description } of Object.values(facts))
      expect(description).toMatch(/^[A-Z].+\. Shown in .+\.$/)
  })
})
