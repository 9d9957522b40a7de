import { render, type screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { vi } from 'vitest'
import type { Business } from '../../src/business/business.ts'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { type StoreClient, shareStoreClient } from '../../src/provider/store-client.ts'
import { ENGLISH, type Locale } from '../../src/texts/locale.ts'
import { ChangedContext } from './changed-context.tsx'

/** What an element provides to its component. */
export interface Surroundings {
  /** The client for the store. Default: null, no store. */
  client?: StoreClient | null
  /** The business facts. Default: the specification's. Null for an element that shows no facts. */
  business?: Business | null
  /** The language. Default: English. */
  locale?: Locale
}

/** Renders a component. `onEvent` receives the name and detail of each event and can return false to cancel it. */
export function renderComponent(component: ReactElement, surroundings: Surroundings = {}) {
  const { client = null, business = DEFAULT_BUSINESS, locale = ENGLISH } = surroundings
  if (client) shareStoreClient(client)
  const onEvent = vi.fn((_name: string, _detail: unknown) => true)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChangedContext locale={locale} emit={onEvent} business={business} store={client?.settings ?? null}>
      {children}
    </ChangedContext>
  )
  const view = render(component, { wrapper })
  return { ...view, onEvent, user: userEvent.setup() }
}

/** Returns the accessible description of an element. */
export function descriptionOf(element: Element): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}

/** Returns the terms of a description list with their descriptions. */
export function termsIn(part: Pick<typeof screen, 'getAllByRole'>): string[] {
  return part.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
}
