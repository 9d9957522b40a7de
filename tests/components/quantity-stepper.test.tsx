import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from '../../src/ui/quantity-stepper.tsx'
import { renderComponent } from '../support/render-component.tsx'

describe('<QuantityStepper>', () => {
  it.each([
    [1, 'Decrease quantity of Tee'],
    [9999, 'Increase quantity of Tee'],
  ])('at quantity %i, disables “%s”', async (quantity, name) => {
    const onStep = vi.fn()
    const { user } = renderComponent(<QuantityStepper quantity={quantity} label="Tee" onStep={onStep} />)
    await user.click(screen.getByRole('button', { name }))
    expect(onStep).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  })

  it('explains the maximum quantity to screen readers', () => {
    renderComponent(<QuantityStepper quantity={9999} label="Tee" onStep={() => {}} />)
    const plus = screen.getByRole('button', { name: 'Increase quantity of Tee' })
    const explanation = document.getElementById(plus.getAttribute('aria-describedby') ?? '')
    expect(explanation?.textContent).toBe('You can add at most 9,999 of one item.')
  })
})
