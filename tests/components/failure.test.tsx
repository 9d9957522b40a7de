import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CallLink, Failure } from '../../src/ui/failure.tsx'
import { KnownPhoneProvider } from '../../src/ui/known-phone-context.ts'
import { renderComponent } from '../support/render-component.tsx'

await CallLink.load()

function show(phone: string | null) {
  renderComponent(
    <KnownPhoneProvider value={{ get: () => phone, subscribe: () => () => {} }}>
      <Failure message="The store could not be reached." onRetry={() => {}} />
    </KnownPhoneProvider>,
  )
}

describe('an error message with “Try again”', () => {
  it('links to the phone number of the business', async () => {
    show('(555) 010-0199')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'Call (555) 010-0199' })
    expect(link.getAttribute('href')).toBe('tel:5550100199')
  })

  it('names no phone number if none is known', () => {
    show(null)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
