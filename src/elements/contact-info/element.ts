import { defineElement } from '../../runtime/element/define-element.ts'
import { businessFacts } from '../../runtime/settings/business-facts.ts'
import { ContactInfo } from './contact-info.tsx'

export const definition = defineElement({
  name: 'contact-info',
  kind: 'sections',
  component: ContactInfo,
  attributes: {
    phone: { type: 'text' },
    email: { type: 'text' },
    'coverage-url': { type: 'address', schemes: ['mailto:', 'tel:'] },
  },
  business: businessFacts(({ phone, email, coverageUrl }) => ({
    phone,
    email,
    links: { coverage: coverageUrl },
  })),
  display: 'block',
})
