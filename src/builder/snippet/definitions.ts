// Generated from src by `npm run fix:docs`, so that the builder does not bundle the elements.

export const ELEMENTS = {
  'about-owner': {
    about: 'Shows the owner’s photo and biography, statistics about the business and testimonials.',
    hasStore: false,
    readsFacts: true,
    attributes: {
      'owner-name': { type: 'text', about: 'The owner’s name.' },
      'owner-photo': { type: 'address', about: 'URL of the owner’s portrait, with an aspect ratio of 4:5.' },
      'booking-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “Schedule a Consultation” leads to: a web page, a path, `tel:` or `mailto:`. If not set, the button shows a toast that says it is not implemented yet.',
      },
    },
  },
  'buy-button': {
    about: 'Shows the price of one product and a button that adds it to the cart.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to sell.' },
      'variant-id': {
        type: 'text',
        about:
          'ID of the variant to sell. If it is not set and the product has several variants, the button opens the product instead.',
      },
      quantity: {
        type: 'count',
        default: '1',
        about:
          'The number of items that a click adds. If the store does not sell this quantity, a click adds the closest one.',
      },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
    },
  },
  'cart-button': {
    about: 'Shows a cart icon with the number of items. A click opens the cart.',
    hasStore: false,
    readsFacts: false,
    attributes: {},
  },
  'cart-drawer': {
    about:
      'Shows the cart in a panel that slides in from the right. If a page has no `<cart-drawer>`, one is added when the cart opens. If it has several, only the first one opens.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      open: {
        type: 'flag',
        about: 'Present while the cart is open. Add or remove the attribute to open or close the cart.',
      },
      'success-url': {
        type: 'address',
        about:
          'URL of the page that the checkout returns to after payment. Defaults to `/success` on the page’s origin.',
      },
    },
  },
  'contact-info': {
    about:
      'Shows an emergency card, the phone number, the email address, the service area and the opening hours.',
    hasStore: false,
    readsFacts: true,
    attributes: {
      phone: { type: 'text', about: 'The phone number, which is also the emergency number.' },
      email: { type: 'text', about: 'The email address.' },
      'coverage-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “View Coverage” leads to: a web page, a path, `tel:` or `mailto:`. If not set, a click on “Service Area” shows the “isn’t implemented yet” toast.',
      },
    },
  },
  'electrician-site': {
    about:
      'Shows the whole website: home, store, product and success screens with a header, footer, cart and notifications.',
    hasStore: true,
    readsFacts: true,
    attributes: {
      'business-name': { type: 'text', about: 'The name of the business.' },
      'owner-name': { type: 'text', about: 'The owner’s name. Defaults to the business name.' },
      'owner-photo': { type: 'address', about: 'URL of the owner’s portrait, with an aspect ratio of 4:5.' },
      phone: { type: 'text', about: 'The phone number, which is also the emergency number.' },
      email: { type: 'text', about: 'The email address.' },
      'booking-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “Book Now” and “Schedule a Consultation” in the owner section lead to: a web page, a path, `tel:` or `mailto:`. If not set, these buttons show a toast that says they are not implemented yet, and “Book Now” in the header leads to the contact section.',
      },
      'coverage-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “View Coverage” leads to: a web page, a path, `tel:` or `mailto:`. If not set, a click on “Service Area” shows the “isn’t implemented yet” toast.',
      },
      'base-path': {
        type: 'text',
        default: '/',
        about: 'Path of the home screen. Set it if the website is not at the root of the domain.',
      },
      languages: {
        type: 'text',
        about:
          'The website’s languages and the paths of their home screens, such as `en:/ de:/de/`. The footer then links to each language. The build of a prerendered website in several languages writes this attribute.',
      },
      browse: {
        type: 'flag',
        about:
          'Lets visitors search, filter and sort the products on the store screen, and shows related products on product pages.',
      },
      routing: {
        type: 'choice',
        values: ['history', 'hash'],
        about:
          '`history` uses real paths and needs a host that serves this page for every path. `hash` uses the part of the URL after `#` and works on any host. If not set, `history` is used, or `hash` on a page that is not one of the website’s screens, such as `/our-company/` or a file opened from disk.',
      },
      'quote-endpoint': {
        type: 'address',
        schemes: ['mailto:'],
        about:
          'URL that quote requests are posted to, or an email address to open the visitor’s mail program. If not set, the form shows a toast that says it is not implemented yet.',
      },
      'quote-format': {
        type: 'choice',
        values: ['json', 'form', 'urlencoded'],
        default: 'json',
        about:
          'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
      },
    },
  },
  'order-success': {
    about: 'Shows the thank-you page that customers return to after paying.',
    hasStore: false,
    readsFacts: false,
    attributes: {
      'store-url': { type: 'address', default: '/store', about: 'URL that “Continue Shopping” links to.' },
      'home-url': { type: 'address', default: '/', about: 'URL that “Back to Home” links to.' },
    },
  },
  'product-card': {
    about: 'Shows the card of one product on any page, such as an article.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to show.' },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
    },
  },
  'product-detail': {
    about: 'Shows one product with its pictures, styles, stock and description.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to show.' },
      'product-param': {
        type: 'text',
        default: 'ee-product',
        about:
          'Name of the query parameter that contains the product’s ID. Used only if `product-id` is not set.',
      },
      'store-url': { type: 'address', default: '/store', about: 'URL that “Back to Store” links to.' },
      related: { type: 'flag', about: 'Shows up to four related products below the description.' },
      'product-url': {
        type: 'address',
        about:
          'URL of a related product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag. Without it, defaults to `/product/{id}` if `product-id` is set, otherwise to the current page with the related product’s ID.',
      },
    },
  },
  'quote-form': {
    about: 'Shows the “Request a Quote” form.',
    hasStore: false,
    readsFacts: true,
    attributes: {
      endpoint: {
        type: 'address',
        schemes: ['mailto:'],
        about:
          'URL that quote requests are posted to, or an email address to open the visitor’s mail program. If not set, the form shows a toast that says it is not implemented yet.',
      },
      format: {
        type: 'choice',
        values: ['json', 'form', 'urlencoded'],
        default: 'json',
        about:
          'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
      },
      service: {
        type: 'choice',
        values: ['residential', 'commercial', 'emergency', 'repair', 'inspection', 'maintenance'],
        about:
          'The preselected service: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`. Without effect if the business facts contain `services`.',
      },
      message: { type: 'text', about: 'The initial text of the message field.' },
      photos: {
        type: 'flag',
        about:
          'Lets visitors add up to five photos, which are scaled down in the browser. Needs `format="form"` and a form service that accepts files.',
      },
    },
  },
  'service-list': {
    about: 'Shows the services of the business, a card about its rates and pictures of finished jobs.',
    hasStore: false,
    readsFacts: true,
    attributes: {},
  },
  'store-front': {
    about:
      'Shows the whole store on one page: product list, product details, cart and success screen. The part of the URL after `#` selects the screen.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      browse: {
        type: 'flag',
        about:
          'Lets visitors search, filter and sort the products, and shows related products on product pages.',
      },
    },
  },
  'store-grid': {
    about: 'Shows the products of the store as a grid of cards.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      browse: { type: 'flag', about: 'Lets visitors search, filter and sort the products.' },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of a product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
      collection: { type: 'text', about: 'ID or title of a collection. Only its products are shown.' },
      'product-ids': { type: 'text', about: 'IDs of the products to show, separated by commas.' },
      'exclude-ids': { type: 'text', about: 'IDs of products to leave out, separated by commas.' },
      limit: { type: 'count', about: 'The maximum number of products to show.' },
      sort: {
        type: 'choice',
        values: ['featured', 'newest', 'price-ascending', 'price-descending', 'title'],
        default: 'featured',
        about:
          'Order of the products: `featured` (the order in your store), `newest`, `price-ascending`, `price-descending` or `title`.',
      },
    },
  },
  'toast-area': {
    about:
      'Shows notifications, one at a time. If a page has no `<toast-area>`, one is added when a notification appears.',
    hasStore: false,
    readsFacts: false,
    attributes: {},
  },
} as const

export const STYLE_PROPERTIES = {
  '--ee-accent': 'background of buttons, price badges and the cart badge',
  '--ee-on-accent': 'text on the accent color',
  '--ee-ink': 'text and focus outlines',
  '--ee-paper': 'background of the cart and of the “Add to Cart” bar on phones',
  '--ee-background': 'background of elements on your page; `Canvas` is the page’s default background',
  '--ee-surface': 'background of cards, messages and toasts',
  '--ee-line': 'borders and dividers',
  '--ee-muted': 'secondary text',
  '--ee-link': 'links',
  '--ee-alarm': 'errors',
  '--ee-good': 'stock and success messages',
  '--ee-picture-ground': 'background of pictures',
  '--ee-font': 'font family',
  '--ee-font-size':
    'base font size; all other font sizes scale with it, and `medium` is the visitor’s browser setting',
  '--ee-radius': 'corner radius of cards',
  '--ee-space': 'base unit of spacing',
} as const
