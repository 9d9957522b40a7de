import { aboutOwnerStyles } from '../about-owner/styles.ts'
import { cartButtonStyles } from '../cart-button/styles.ts'
import { cartDrawerStyles } from '../cart-drawer/styles.ts'
import { contactInfoStyles } from '../contact-info/styles.ts'
import { orderSuccessStyles } from '../order-success/styles.ts'
import { productDetailStyles } from '../product-detail/styles.ts'
import { quoteFormStyles } from '../quote-form/styles.ts'
import { serviceListStyles } from '../service-list/styles.ts'
import { storeGridStyles } from '../store-grid/styles.ts'
import { toastAreaStyles } from '../toast-area/styles.ts'
import footer from './footer.css?inline'
import home from './home.css?inline'
import houseScene from './house-scene.css?inline'
import lowScreens from './low-screens.css?inline'
import menu from './menu.css?inline'
import print from './print.css?inline'
import site from './site.css?inline'
import wire from './wire.css?inline'

/** The stylesheets of `<electrician-site>`. */
export const siteStyles = [
  ...storeGridStyles,
  ...productDetailStyles,
  ...cartButtonStyles,
  ...cartDrawerStyles,
  ...toastAreaStyles,
  ...orderSuccessStyles,
  site,
  menu,
  footer,
  home,
  wire,
  houseScene,
  ...serviceListStyles,
  ...aboutOwnerStyles,
  ...contactInfoStyles,
  ...quoteFormStyles,
  lowScreens,
  print,
]
