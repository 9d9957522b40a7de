/** How a block's sidebar shows an attribute. */
export interface BlockControl {
  label: string
  /** Replaces the description in the element's documentation, which is for people who write HTML. */
  help?: string
  /** Whether the panel “For developers” contains the control. */
  isForDevelopers?: boolean
}

/** How an element appears as a block in WordPress. */
interface Block {
  /** The block's name in the inserter. */
  title: string
  /** A sentence that the block's description adds to the element's. */
  note?: string
  /** What the editor shows instead of the element, if the element would act on the page around the editor. */
  explanation?: string
  /** The facts that the block shows. If the owner has written none of them, the editor links to the settings. */
  facts?: readonly string[]
  /** Whether authors can hide the element's heading, because the page already has a title. */
  canHideHeading?: boolean
  /** The name of a WordPress icon (“dashicon”). */
  icon: string
  /**
   * The attributes that authors may set. Anyone who may write a post can set them, so these attributes only select and
   * arrange content. None of them sets a URL, a store, a name or a contact detail.
   */
  controls: Readonly<Record<string, BlockControl>>
  /** The attributes whose values come from the plugin's settings, with the names of those values. */
  settings?: Readonly<Record<string, string>>
  /** The attributes with the same value in every block. */
  fixed?: Readonly<Record<string, string>>
}

const BROWSE: BlockControl = { label: 'Search and filters' }
const PRODUCT_ID: BlockControl = { label: 'Product' }

/** The elements that are blocks. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  'store-front': { title: 'Whole store', icon: 'store', controls: { browse: BROWSE } },
  'store-grid': {
    title: 'Product list',
    icon: 'grid-view',
    controls: {
      browse: BROWSE,
      limit: { label: 'Maximum number of products', help: 'Without a number, the block shows all products.' },
      sort: { label: 'Order', help: '“Featured” is the order in your store.' },
      collection: {
        label: 'Collection',
        help: 'The name of a collection in your store. The block then shows only its products.',
      },
      'product-ids': { label: 'Only these products', isForDevelopers: true },
      'exclude-ids': { label: 'Without these products', isForDevelopers: true },
    },
    canHideHeading: true,
  },
  'product-detail': {
    title: 'Product page',
    icon: 'products',
    controls: { 'product-id': PRODUCT_ID, related: { label: 'Related products' } },
    settings: { 'store-url': 'shop_url' },
  },
  'product-card': { title: 'Product card', icon: 'cover-image', controls: { 'product-id': PRODUCT_ID } },
  'buy-button': {
    title: 'Buy button',
    icon: 'button',
    controls: {
      'product-id': PRODUCT_ID,
      quantity: { label: 'Quantity' },
      'variant-id': { label: 'Variant ID', isForDevelopers: true },
    },
  },
  'cart-button': { title: 'Cart button', icon: 'cart', controls: {} },
  'order-success': {
    title: 'Thanks after payment',
    // The element itself would complete an order that the author has not paid yet.
    explanation:
      'Customers see “Order Successful!” here after payment, with links to your shop and your home page.',
    canHideHeading: true,
    icon: 'yes-alt',
    controls: {},
    settings: { 'store-url': 'shop_url', 'home-url': 'home_url' },
  },
  'service-list': {
    title: 'Services and rates',
    icon: 'list-view',
    controls: {},
    facts: ['services', 'rates', 'financing', 'brands', 'work'],
  },
  'about-owner': {
    title: 'About the owner',
    icon: 'businessperson',
    controls: {},
    settings: { 'booking-url': 'booking_url' },
  },
  'contact-info': {
    title: 'Contact details',
    icon: 'phone',
    controls: {},
    facts: ['phone', 'email', 'address', 'service_area', 'areas', 'hours', 'links', 'notice'],
    settings: { 'coverage-url': 'coverage_url' },
  },
  'quote-form': {
    title: 'Quote form',
    icon: 'email-alt',
    controls: {
      service: { label: 'Preselected service', help: 'Visitors can choose another service.' },
      message: { label: 'Initial message' },
      photos: {
        label: 'Photos',
        help: 'Lets visitors add up to five photos. Your form service must accept files, and “Format of quote requests” in the plugin’s settings must be “form”.',
      },
    },
    settings: { endpoint: 'quote_endpoint', format: 'quote_format' },
  },
  'electrician-site': {
    title: 'Whole website',
    note: 'Use a page template without a header and footer, because this block has its own.',
    // The element itself would change the title of the editor.
    explanation: 'Your whole website appears here. Preview the page to see it.',
    icon: 'admin-home',
    controls: { browse: BROWSE },
    settings: {
      'booking-url': 'booking_url',
      'coverage-url': 'coverage_url',
      'quote-endpoint': 'quote_endpoint',
      'quote-format': 'quote_format',
    },
    // WordPress does not serve the URLs of the website's screens.
    fixed: { routing: 'hash' },
  },
}

/** The elements that are not blocks, with the reasons. */
export const WITHOUT_BLOCK: Readonly<Record<string, string>> = {
  'cart-drawer':
    'The plugin adds it to every page that sells products, with the success page from the settings.',
  'toast-area': 'The elements add it when a notification appears.',
}

/** The attributes that no block sets, with the reasons. */
export const WITHOUT_CONTROL: Readonly<Record<string, string>> = {
  'base-path': 'The screens use the part of the URL after #.',
  'business-name': 'It comes from the business facts.',
  email: 'It comes from the business facts.',
  languages: 'Only the build of a prerendered website writes it.',
  'owner-name': 'It comes from the business facts.',
  'owner-photo': 'It comes from the business facts.',
  phone: 'It comes from the business facts.',
  'product-param': 'Product addresses always use the default, because WordPress reserves other names.',
  'product-url': 'It is on the script tag.',
}
