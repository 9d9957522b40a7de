import { describe, expect, it } from 'vitest'
import type { FactOverrides } from '../../src/business/business.ts'
import { hasOwnServices } from '../../src/business/has-own-services.ts'
import { hasServices } from '../../src/business/has-services.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aLocale } from '../support/a-locale.ts'

/** The facts of an owner who shows nothing in the services section. */
const nothing: FactOverrides = { services: null, rates: null, work: null, brands: null, financing: null }
const service = { title: 'Panel upgrades', items: ['200 A panels'] }

describe('hasServices()', () => {
  it('is false for a business without services, rates, pictures of work, brands and financing', () => {
    expect(hasServices(mergeFacts([nothing]))).toBe(false)
  })

  it.each<[string, FactOverrides]>([
    ['one service', { services: [service] }],
    ['a picture of work', { work: [{ picture: '/panel.jpg', text: 'New panel' }] }],
    ['one brand', { brands: ['Leviton'] }],
    ['financing', { financing: { text: 'Pay in 12 months' } }],
    ['a title of the rates', { rates: { title: 'Rates', text: '', note: '' } }],
    ['a text of the rates', { rates: { title: '', text: '$95 an hour', note: '' } }],
    ['a note about the rates', { rates: { title: '', text: '', note: 'Parts cost extra' } }],
  ])('is true for a business with nothing but %s', (_, facts) => {
    expect(hasServices(mergeFacts([nothing, facts]))).toBe(true)
  })
})

it('hasOwnServices() is false for the default services, and true for the owner’s services and for none', () => {
  const facts = { services: [{ title: 'Reparatur', description: 'Schnell.', features: ['Kabel'] }] }
  const german = { ...aLocale({}), translations: [{ language: 'de', texts: {}, facts }] }
  expect(hasOwnServices(mergeFacts([]), ENGLISH)).toBe(false)
  expect(hasOwnServices(mergeFacts([], german), german)).toBe(false)
  expect(hasOwnServices(mergeFacts([{ services: [service] }]), ENGLISH)).toBe(true)
  expect(hasOwnServices(mergeFacts([{ services: null }]), ENGLISH)).toBe(true)
})
