import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ElectricianSite } from '../../src/elements/electrician-site/electrician-site.tsx'
import { loadAllScreens } from '../../src/elements/electrician-site/screens.ts'
import type { Locale } from '../../src/texts/locale.ts'
import { ChangedContext } from '../support/changed-context.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

await loadAllScreens()

const german: Locale = {
  language: 'de',
  translations: [
    {
      language: 'de',
      texts: {
        menu_store: 'Laden',
        call_phone: '{phone} anrufen',
        footer_phone: 'Notdienst: {phone}',
        copyright: '{name} © {year} – {notes}',
        license_number: 'Lizenz {number}',
        emergency_call: 'Jetzt anrufen! {question}',
        emergency_call_hours: 'Jetzt anrufen ({hours})! {question}',
        not_found: 'Diese Seite gibt es nicht.',
        not_found_status: 'Nicht gefunden',
      },
    },
  ],
  priceFormat: 'template',
}

function renderGermanSite(path: string) {
  history.replaceState(null, '', path)
  const business = aBusiness({ license_number: 'E-1', founded: null })
  return renderComponent(
    <ChangedContext locale={german}>
      <ElectricianSite basePath="/" routing="history" quoteFormat="json" />
    </ChangedContext>,
    { client: aStoreWith({}).client, business },
  )
}

it('puts phone numbers and the year where the language needs them', () => {
  renderGermanSite('/')
  expect(screen.getAllByRole('link', { name: '(555) 010-0199 anrufen' })).not.toEqual([])
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/^Notdienst:/).textContent).toBe('Notdienst: (555) 010-0199')
  expect(footer.getByText(/©/).textContent).toMatch(
    /^Volt & Sons © \d{4} – Licensed & Insured Professional Electrician · Lizenz E-1$/,
  )
  expect(screen.getByText('Jetzt anrufen (24/7)! Sparks, smoke or no power?')).toBeTruthy()
})
