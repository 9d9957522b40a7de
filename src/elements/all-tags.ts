import { AboutOwner } from '../tags/about-owner/about-owner.tsx'
import { CartButton } from '../tags/cart-button/cart-button.tsx'
import { CartDrawer } from '../tags/cart-drawer/cart-drawer.tsx'
import { ContactInfo } from '../tags/contact-info/contact-info.tsx'
import { ElectricianSite } from '../tags/electrician-site/electrician-site.tsx'
import { OrderSuccess } from '../tags/order-success/order-success.tsx'
import { ProductDetail } from '../tags/product-detail/product-detail.tsx'
import { QuoteForm } from '../tags/quote-form/quote-form.tsx'
import { ServiceList } from '../tags/service-list/service-list.tsx'
import { StoreFront } from '../tags/store-front/store-front.tsx'
import { StoreGrid } from '../tags/store-grid/store-grid.tsx'
import { ToastArea } from '../tags/toast-area/toast-area.tsx'
import type { TagDefinition } from './element-definition.ts'
import {
  aboutOwner,
  cartButton,
  cartDrawer,
  contactInfo,
  electricianSite,
  orderSuccess,
  productDetail,
  quoteForm,
  serviceList,
  storeFront,
  storeGrid,
  toastArea,
} from './registry.ts'

/** Every tag, for the scripts, which carry all of them. */
export const allTags: readonly TagDefinition[] = [
  { name: 'electrician-site', row: electricianSite, component: ElectricianSite },
  { name: 'store-front', row: storeFront, component: StoreFront },
  { name: 'store-grid', row: storeGrid, component: StoreGrid },
  { name: 'product-detail', row: productDetail, component: ProductDetail },
  { name: 'cart-drawer', row: cartDrawer, component: CartDrawer },
  { name: 'cart-button', row: cartButton, component: CartButton },
  { name: 'quote-form', row: quoteForm, component: QuoteForm },
  { name: 'service-list', row: serviceList, component: ServiceList },
  { name: 'about-owner', row: aboutOwner, component: AboutOwner },
  { name: 'contact-info', row: contactInfo, component: ContactInfo },
  { name: 'order-success', row: orderSuccess, component: OrderSuccess },
  { name: 'toast-area', row: toastArea, component: ToastArea },
]
