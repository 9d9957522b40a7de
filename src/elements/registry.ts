import { closeCart, openCart } from '../cart/drawer.ts'
import type { QuoteService } from '../quote/quote.ts'
import type { Attribute } from './attributes.ts'
import type { ElementRow } from './element-row.ts'

const TEXT: Attribute = { type: 'text' }
const ADDRESS: Attribute = { type: 'address' }
const STORE_URL: Attribute = { type: 'address', default: '/store' }

/**
 * THE TABLE: one row a tag. Its component is in `components.ts`, so that a bundler can take one tag without the others;
 * what its events and parts are called, and what all of it means, is in `registry-docs.ts`.
 */
export const registry = {
  'electrician-site': {
    store: 'optional',
    readsJson: true,
    attributes: {
      'business-name': TEXT,
      'owner-name': TEXT,
      'owner-photo': ADDRESS,
      phone: TEXT,
      email: TEXT,
      'base-path': { type: 'text', default: '/' },
      routing: { type: 'choice', of: ['history', 'hash'], default: 'history' },
      'quote-endpoint': ADDRESS,
    },
    display: 'block',
  },
  'store-front': { store: 'required', attributes: {}, display: 'block' },
  'store-grid': {
    store: 'required',
    attributes: { 'product-url': { type: 'address', default: '/product/{id}' } },
    display: 'block',
  },
  'product-detail': {
    store: 'required',
    attributes: {
      'product-id': TEXT,
      'product-param': { type: 'text', default: 'product' },
      'store-url': STORE_URL,
    },
    display: 'block',
  },
  'cart-drawer': {
    store: 'required',
    attributes: { open: { type: 'flag' }, 'success-url': ADDRESS },
    display: 'contents',
    reflects: {
      open: { setBy: 'cart-open', removedBy: 'cart-close', onSet: openCart, onRemoved: closeCart },
    },
    methods: { show: openCart, close: closeCart },
  },
  'cart-button': { attributes: {}, display: 'inline-block' },
  'quote-form': {
    attributes: {
      endpoint: ADDRESS,
      service: {
        type: 'choice',
        // Not out of the form's list: a bundle without the form would carry that.
        of: [
          'residential',
          'commercial',
          'emergency',
          'repair',
          'inspection',
          'maintenance',
        ] satisfies QuoteService[],
      },
      message: TEXT,
    },
    display: 'block',
  },
  'service-list': { attributes: {}, display: 'block' },
  'about-owner': {
    attributes: { 'owner-name': TEXT, 'owner-photo': ADDRESS },
    display: 'block',
  },
  'contact-info': { attributes: { phone: TEXT, email: TEXT }, display: 'block' },
  'order-success': {
    attributes: { 'store-url': STORE_URL, 'home-url': { type: 'address', default: '/' } },
    display: 'block',
  },
  'toast-area': { attributes: {}, display: 'contents' },
} satisfies Record<string, ElementRow>

export type TagName = keyof typeof registry
