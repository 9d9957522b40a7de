import { expect, it } from 'vitest'
import { claimName } from '../../src/ui/claim-name.ts'

const nameOf = (number: number) => `form ${number}`

it('gives each component a name of its own', () => {
  expect([claimName(nameOf), claimName(nameOf), claimName(nameOf, 5)].map(({ name }) => name)).toEqual([
    'form 1',
    'form 2',
    'form 5',
  ])
})

it('reuses the name of a removed component', () => {
  const removed = claimName((number) => `listing ${number}`)
  removed.release()
  expect(claimName((number) => `listing ${number}`).name).toBe(removed.name)
})
