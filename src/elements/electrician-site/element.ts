import { QUOTE_FORMATS } from '../../quote/quote-format.ts'
import { defineElement } from '../../runtime/element/define-element.ts'
import { prerendered } from '../../runtime/hydration/hydrate.tsx'
import { startCart } from '../../runtime/page/start-cart.ts'
import { businessFacts } from '../../runtime/settings/business-facts.ts'
import { ElectricianSite, preloadElectricianSite } from './electrician-site.tsx'
import { loadFirstScreen, loadScreensWhenIdle } from './screens.ts'

export const definition = defineElement({
  name: 'electrician-site',
  kind: 'website',
  onDefine() {
    startCart()
    // The one-file scripts contain all screens.
    if (__HAS_LOADER__) loadScreensWhenIdle()
  },
  component: ElectricianSite,
  load: loadFirstScreen,
  preload: preloadElectricianSite,
  prerendered,
  business: businessFacts(
    ({ businessName, ownerName, ownerPhoto, bookingUrl, coverageUrl, phone, email }) => ({
      name: businessName,
      owner_name: ownerName,
      owner_photo: ownerPhoto,
      phone,
      email,
      links: { booking: bookingUrl, coverage: coverageUrl },
    }),
  ),
  store: 'optional',
  attributes: {
    'business-name': { type: 'text' },
    'owner-name': { type: 'text' },
    'owner-photo': { type: 'address' },
    phone: { type: 'text' },
    email: { type: 'text' },
    'booking-url': { type: 'address', schemes: ['mailto:', 'tel:'] },
    'coverage-url': { type: 'address', schemes: ['mailto:', 'tel:'] },
    'base-path': { type: 'text', default: '/' },
    languages: { type: 'text' },
    browse: { type: 'flag' },
    routing: { type: 'choice', values: ['history', 'hash'] },
    'quote-endpoint': { type: 'address', schemes: ['mailto:'] },
    'quote-format': { type: 'choice', values: QUOTE_FORMATS, default: 'json' },
  },
  display: 'block',
})
