import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import type { Business } from '../../src/business/business.ts'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { QuoteForm } from '../../src/elements/quote-form/quote-form.tsx'
import { renderComponent } from './render-component.tsx'

export const endpoint = 'https://volt.example/quotes'
/** The quote that `aFilledForm` contains. */
export const typedQuote = {
  name: 'Ada Wong',
  phone: '555 0100',
  email: '',
  service: '',
  message: '',
  emergency: false,
}

/** Returns the form field with this label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

type FormOptions = Partial<ComponentProps<typeof QuoteForm>> & { business?: Business }

/** Renders a quote form. `send` clicks its button. */
export function showForm({ business = DEFAULT_BUSINESS, ...props }: FormOptions = {}) {
  const view = renderComponent(<QuoteForm {...props} />, { business })
  const { user } = view
  return {
    ...view,
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await user.type(field(label), value)
    },
    send: () => user.click(screen.getByRole('button', { name: 'Request a Quote' })),
  }
}

/** Renders a form with valid input. `respond` handles the requests to its endpoint. */
export async function aFilledForm(respond: () => Promise<Response>, options: FormOptions = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond)
  vi.stubGlobal('fetch', fetch)
  const form = showForm({ endpoint, ...options })
  await form.fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
  return { ...form, fetch }
}
