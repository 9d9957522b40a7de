import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ClaimList } from '../../demo/builder/publish/claim-list.tsx'
import { EMPTY_STATE } from '../../demo/builder/state/builder-state.ts'

it('shows the owner’s name as it is written', () => {
  const facts = { name: 'Cash $& Carry', headline: '{name} is always on time' }
  render(<ClaimList state={{ ...EMPTY_STATE, facts }} change={() => {}} />)
  expect(screen.getByText(/always on time/).textContent).toBe('“Cash $& Carry is always on time”')
})
