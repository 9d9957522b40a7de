import { defineElement } from '../../runtime/element/define-element.ts'
import { businessFacts } from '../../runtime/settings/business-facts.ts'
import { AboutOwner } from './about-owner.tsx'

export const definition = defineElement({
  name: 'about-owner',
  kind: 'sections',
  component: AboutOwner,
  attributes: {
    'owner-name': { type: 'text' },
    'owner-photo': { type: 'address' },
    'booking-url': { type: 'address', schemes: ['mailto:', 'tel:'] },
  },
  business: businessFacts(({ ownerName, ownerPhoto, bookingUrl }) => ({
    owner_name: ownerName,
    owner_photo: ownerPhoto,
    links: { booking: bookingUrl },
  })),
  display: 'block',
})
