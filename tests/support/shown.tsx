import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { EmitProvider } from '../../src/ui/element-events.ts'

/** A component on a page that listens: `heard` is called with each event's name and detail, and may return false. */
export function show(component: ReactElement) {
  const heard = vi.fn((_name: string, _detail: unknown) => true)
  const view = render(<EmitProvider value={heard}>{component}</EmitProvider>)
  return { ...view, heard, user: userEvent.setup() }
}
