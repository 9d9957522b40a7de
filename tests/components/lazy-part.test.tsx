import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lazyPart } from '../../src/ui/lazy-part.tsx'
import { renderComponent } from '../support/render-component.tsx'

interface GreetingProps {
  name: string
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>

/** Returns the import of a module that cannot be loaded before `connect` is called. */
function anUnreachableModule() {
  let isOnline = false
  const importPart = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  }
  const connect = () => {
    isOnline = true
  }
  return { importPart, connect }
}

describe('a lazy part', () => {
  it('shows the placeholder until its component has been loaded', async () => {
    const Part = lazyPart(async () => Greeting, <p>Please wait</p>)
    renderComponent(<Part name="Marta" />)
    expect(screen.getByText('Please wait')).toBeTruthy()
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
    expect(screen.queryByText('Please wait')).toBeNull()
  })

  it('loads again when the visitor clicks “Try again” after a failure', async () => {
    const { importPart, connect } = anUnreachableModule()
    const Part = lazyPart(importPart)
    const { user } = renderComponent(<Part name="Marta" />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    connect()
    await user.click(again)
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
  })

  it('loads again when it is rendered again after a failure', async () => {
    const { importPart, connect } = anUnreachableModule()
    const Part = lazyPart(importPart)
    const first = renderComponent(<Part name="Marta" />)
    await screen.findByRole('button', { name: 'Try again' })
    first.unmount()
    connect()
    renderComponent(<Part name="Marta" />)
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
  })

  it('shows nothing after a failure if its placeholder is null', async () => {
    const Part = lazyPart(anUnreachableModule().importPart, null)
    const { container } = renderComponent(<Part name="Marta" />)
    await expect(Part.load()).rejects.toThrow('Failed to fetch')
    expect(container.textContent).toBe('')
  })
})
