import type { ComponentType } from 'react'
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
import { registry, type TagName } from './registry.ts'

/** What each tag shows, all of them: for the scripts, which carry everything. */
export const components = {
  'electrician-site': ElectricianSite,
  'store-front': StoreFront,
  'store-grid': StoreGrid,
  'product-detail': ProductDetail,
  'cart-drawer': CartDrawer,
  'cart-button': CartButton,
  'quote-form': QuoteForm,
  'service-list': ServiceList,
  'about-owner': AboutOwner,
  'contact-info': ContactInfo,
  'order-success': OrderSuccess,
  'toast-area': ToastArea,
} satisfies Record<TagName, ComponentType<never>>

/** Every tag with its row. */
export const allTags = Object.entries(components).map(([name, component]) => ({
  name: name as TagName,
  row: registry[name as TagName],
  component,
}))
