import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createComponentLoader } from '../../src/ui/component-loader.ts'
import { OnDemand } from '../../src/ui/on-demand.tsx'
import { renderComponent } from '../support/render-component.tsx'

interface GreetingProps {
  name: string
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>
const greeting = { name: 'Marta' }

/** Returns a loader whose module cannot be loaded before `connect` is called. */
function anUnreachableLoader() {
  let isOnline = false
  const loader = createComponentLoader<GreetingProps>(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  const connect = () => {
    isOnline = true
  }
  return { loader, connect }
}

describe('a component on demand', () => {
  it('shows the placeholder until the component has been loaded', async () => {
    const loader = createComponentLoader<GreetingProps>(async () => Greeting)
    renderComponent(<OnDemand loader={loader} props={greeting} placeholder={<p>Please wait</p>} />)
    expect(screen.getByText('Please wait')).toBeTruthy()
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
    expect(screen.queryByText('Please wait')).toBeNull()
  })

  it('appears immediately if it has been loaded before', async () => {
    const loader = createComponentLoader<GreetingProps>(async () => Greeting)
    await loader.load()
    renderComponent(<OnDemand loader={loader} props={greeting} />)
    expect(screen.getByText('Hello Marta')).toBeTruthy()
  })

  it('loads again when the visitor clicks “Try again” after a failure', async () => {
    const { loader, connect } = anUnreachableLoader()
    const { user } = renderComponent(<OnDemand loader={loader} props={greeting} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    connect()
    await user.click(again)
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
  })

  it('loads again when it is rendered again after a failure', async () => {
    const { loader, connect } = anUnreachableLoader()
    const first = renderComponent(<OnDemand loader={loader} props={greeting} />)
    await screen.findByRole('button', { name: 'Try again' })
    first.unmount()
    connect()
    renderComponent(<OnDemand loader={loader} props={greeting} />)
    expect(await screen.findByText('Hello Marta')).toBeTruthy()
  })

  it('shows nothing after a failure if its failure content is null', async () => {
    const { loader } = anUnreachableLoader()
    const onDemand = (
      <OnDemand loader={loader} props={greeting} placeholder={<p>Please wait</p>} failure={null} />
    )
    const { container } = renderComponent(onDemand)
    await waitFor(() => expect(container.textContent).toBe(''))
  })
})

describe('a prerendered component on demand', () => {
  let root: Root | undefined

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => act(() => root?.unmount()))

  it('keeps its prerendered content until it has been loaded, even if loading fails at first', async () => {
    const { loader, connect } = anUnreachableLoader()
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Greeting {...greeting} />)
    document.body.append(container)
    const prerendered = screen.getByText('Hello Marta')
    const onRecoverableError = vi.fn()
    await act(async () => {
      root = hydrateRoot(container, <OnDemand loader={loader} props={greeting} />, { onRecoverableError })
    })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('Hello Marta')).toBe(prerendered)
    expect(loader.component()).toBeUndefined()
    connect()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(loader.component()).toBe(Greeting)
    expect(screen.getByText('Hello Marta')).toBe(prerendered)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
})
