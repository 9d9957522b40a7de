import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { QuantityStepper } from '../../src/ui/quantity-stepper.tsx'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'

describe('<QuantityStepper>', () => {
  it.each([
    [1, 'Decrease quantity of Tee'],
    [9999, 'Increase quantity of Tee'],
  ])('at quantity %i, disables “%s”', async (quantity, name) => {
    const onStep = vi.fn()
    const { user } = renderComponent(
      <QuantityStepper quantity={quantity} label="Tee" onStep={onStep} onQuantity={() => {}} />,
    )
    await user.click(screen.getByRole('button', { name }))
    expect(onStep).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  })

  it('explains the maximum quantity to screen readers', () => {
    renderComponent(<QuantityStepper quantity={9999} label="Tee" onStep={() => {}} onQuantity={() => {}} />)
    const plus = screen.getByRole('button', { name: 'Increase quantity of Tee' })
    expect(descriptionOf(plus)).toBe('You can add at most 9,999 of one item.')
  })

  it.each([
    ['250', 250],
    ['1,000', 1000],
    ['２５', 25],
    ['٢٠', 20],
    ['0', 1],
    ['99999999999', 9999],
  ])('changes the typed quantity %s to %i when the visitor presses Enter', async (text, quantity) => {
    const { input, user, typed } = show()
    await user.type(input, `${text}{Enter}`, { initialSelectionStart: 0, initialSelectionEnd: 9 })
    expect(typed()).toBe(quantity)
    expect(input).toHaveProperty('value', `${quantity}`)
    expect(document.activeElement).toBe(input)
  })

  it.each(['{Backspace}', 'abc', '1.5'])(
    'restores the quantity when the visitor types %s and leaves the input',
    async (text) => {
      const { input, user, typed } = show()
      await user.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: 9 })
      await user.tab()
      expect(typed()).toBe(3)
      expect(input).toHaveProperty('value', '3')
    },
  )

  it('changes the quantity when the visitor leaves the input', async () => {
    const { input, user, typed } = show()
    await user.click(input)
    await user.keyboard('12')
    expect([typed(), input.value]).toEqual([3, '12'])
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Tee' }))
    expect([typed(), input.value]).toEqual([13, '13'])
  })

  it('changes the quantity while the visitor types if it is live, and restores it on Escape', async () => {
    const { input, user, typed } = show(true)
    await user.click(input)
    await user.keyboard('12')
    expect(typed()).toBe(12)
    await user.keyboard('{Escape}')
    expect([typed(), input.value]).toEqual([3, '3'])
  })

  it('lets the arrow keys change the quantity', async () => {
    const { input, user, typed } = show()
    await user.click(input)
    await user.keyboard('12{ArrowUp}')
    expect(typed()).toBe(13)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(typed()).toBe(11)
  })

  it('shows a quantity that changes elsewhere, unless the visitor is typing', async () => {
    const { input, user, setQuantity } = show()
    await user.click(input)
    act(() => setQuantity(7))
    expect(input.value).toBe('7')
    await user.clear(input)
    await user.keyboard('1')
    act(() => setQuantity(8))
    expect(input.value).toBe('1')
    await user.keyboard('{Escape}')
    expect(input.value).toBe('8')
  })
})

interface StepperProps {
  quantity: StoreApi<number>
  isLive: boolean
}

function Stepper({ quantity, isLive }: StepperProps) {
  return (
    <QuantityStepper
      quantity={useStore(quantity)}
      label="Tee"
      onStep={(by) => quantity.setState(quantity.getState() + by, true)}
      onQuantity={(value) => quantity.setState(value, true)}
      isLive={isLive}
    />
  )
}

/** Shows a stepper that starts at 3. */
function show(isLive = false) {
  const quantity = createStore(() => 3)
  const { user } = renderComponent(<Stepper quantity={quantity} isLive={isLive} />)
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Tee' })
  return {
    input,
    user,
    setQuantity: (value: number) => quantity.setState(value, true),
    typed: quantity.getState,
  }
}
