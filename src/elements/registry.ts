import { closeDrawer, openDrawer } from '../cart/drawer.ts'
import type { QuoteService } from '../quote/quote.ts'
import type { Attribute } from './attributes.ts'
import type { ElementRow } from './element-row.ts'
import { watchJsonChild } from './json-child.ts'

const TEXT: Attribute = { type: 'text' }
const ADDRESS: Attribute = { type: 'address' }
const STORE_URL: Attribute = { type: 'address', default: '/store' }

/*
 * THE TABLE: one row a tag, each by itself, so that a bundler can take one without the others. The components are in
 * `all-tags.ts`; what events and parts are called, and what all of it means, is in `registry-docs.ts`.
 */

export const electricianSite = {
  store: 'optional',
  watchJson: watchJsonChild,
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
} satisfies ElementRow

export const storeFront = { store: 'required', attributes: {}, display: 'block' } satisfies ElementRow

export const storeGrid = {
  store: 'required',
  attributes: { 'product-url': { type: 'address', default: '/product/{id}', with: '{id}' } },
  display: 'block',
} satisfies ElementRow

export const productDetail = {
  store: 'required',
  attributes: {
    'product-id': TEXT,
    'product-param': { type: 'text', default: 'product' },
    'store-url': STORE_URL,
  },
  display: 'block',
} satisfies ElementRow

export const cartDrawer = {
  store: 'required',
  attributes: { open: { type: 'flag' }, 'success-url': ADDRESS },
  display: 'contents',
  reflects: {
    open: { setBy: 'cart-open', removedBy: 'cart-close', onSet: openDrawer, onRemoved: closeDrawer },
  },
  methods: {
    show() {
      openDrawer(this)
    },
    close() {
      closeDrawer(this)
    },
  },
} satisfies ElementRow

export const cartButton = { attributes: {}, display: 'inline-block' } satisfies ElementRow

export const quoteForm = {
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
} satisfies ElementRow

export const serviceList = { attributes: {}, display: 'block' } satisfies ElementRow

export const aboutOwner = {
  attributes: { 'owner-name': TEXT, 'owner-photo': ADDRESS },
  display: 'block',
} satisfies ElementRow

export const contactInfo = { attributes: { phone: TEXT, email: TEXT }, display: 'block' } satisfies ElementRow

export const orderSuccess = {
  attributes: { 'store-url': STORE_URL, 'home-url': { type: 'address', default: '/' } },
  display: 'block',
} satisfies ElementRow

export const toastArea = { attributes: {}, display: 'contents' } satisfies ElementRow

/** The rows by the tags' names, without a page's prefix. */
export const registry = {
  'electrician-site': electricianSite,
  'store-front': storeFront,
  'store-grid': storeGrid,
  'product-detail': productDetail,
  'cart-drawer': cartDrawer,
  'cart-button': cartButton,
  'quote-form': quoteForm,
  'service-list': serviceList,
  'about-owner': aboutOwner,
  'contact-info': contactInfo,
  'order-success': orderSuccess,
  'toast-area': toastArea,
} satisfies Record<string, ElementRow>

export type TagName = keyof typeof registry

/** For those who need no more of the other tags than what they are called. */
export const tagNames =
  'electrician-site, store-front, store-grid, product-detail, cart-drawer, cart-button, ' +
  'quote-form, service-list, about-owner, contact-info, order-success, toast-area'
