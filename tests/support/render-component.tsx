import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { EmitProvider } from '../../src/ui/element-events.ts'

/** Renders a component. `onEvent` receives the name and detail of each event and can return false to cancel it. */
export function renderComponent(component: ReactElement) {
  const onEvent = vi.fn((_name: string, _detail: unknown) => true)
  const view = render(<EmitProvider value={onEvent}>{component}</EmitProvider>)
  return { ...view, onEvent, user: userEvent.setup() }
}

/** Returns the accessible description of an element. */
export function descriptionOf(element: Element): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}
