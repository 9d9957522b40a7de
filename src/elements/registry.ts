import { closeCart, openCart } from '../cart/drawer.ts'
import { AboutOwner } from '../components/about-owner/about-owner.tsx'
import { CartButton } from '../components/cart-button/cart-button.tsx'
import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx'
import { ContactInfo } from '../components/contact-info/contact-info.tsx'
import { ElectricianSite } from '../components/electrician-site/electrician-site.tsx'
import { OrderSuccess } from '../components/order-success/order-success.tsx'
import { ProductDetail } from '../components/product-detail/product-detail.tsx'
import { QuoteForm } from '../components/quote-form/quote-form.tsx'
import { ServiceList } from '../components/service-list/service-list.tsx'
import { StoreFront } from '../components/store-front/store-front.tsx'
import { StoreGrid } from '../components/store-grid/store-grid.tsx'
import { ToastArea } from '../components/toast-area/toast-area.tsx'
import type { Attribute } from './attributes.ts'
import type { ElementRow } from './element-row.ts'

const TEXT: Attribute = { type: 'text' }
const ADDRESS: Attribute = { type: 'address' }
const STORE_URL: Attribute = { type: 'address', default: '/store' }

/** THE TABLE: one row a tag. What its events and parts are called, and what all of it means, is in `registry-docs.ts`. */
export const registry = {
  'electrician-site': {
    component: ElectricianSite,
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
  'store-front': { component: StoreFront, store: 'required', attributes: {}, display: 'block' },
  'store-grid': {
    component: StoreGrid,
    store: 'required',
    attributes: { 'product-url': { type: 'address', default: '/product/{id}' } },
    display: 'block',
  },
  'product-detail': {
    component: ProductDetail,
    store: 'required',
    attributes: {
      'product-id': TEXT,
      'product-param': { type: 'text', default: 'product' },
      'store-url': STORE_URL,
    },
    display: 'block',
  },
  'cart-drawer': {
    component: CartDrawer,
    store: 'required',
    attributes: { open: { type: 'flag' }, 'success-url': ADDRESS },
    display: 'contents',
    reflects: { open: { setBy: 'cart-open', removedBy: 'cart-close' } },
    methods: { show: openCart, close: closeCart },
  },
  'cart-button': { component: CartButton, attributes: {}, display: 'inline-block' },
  'quote-form': { component: QuoteForm, attributes: { endpoint: ADDRESS }, display: 'block' },
  'service-list': { component: ServiceList, attributes: {}, display: 'block' },
  'about-owner': {
    component: AboutOwner,
    attributes: { 'owner-name': TEXT, 'owner-photo': ADDRESS },
    display: 'block',
  },
  'contact-info': { component: ContactInfo, attributes: { phone: TEXT, email: TEXT }, display: 'block' },
  'order-success': {
    component: OrderSuccess,
    attributes: { 'store-url': STORE_URL, 'home-url': { type: 'address', default: '/' } },
    display: 'block',
  },
  'toast-area': { component: ToastArea, attributes: {}, display: 'contents' },
} satisfies Record<string, ElementRow>

export type TagName = keyof typeof registry
