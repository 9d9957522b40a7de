import { aProduct } from './builder.ts'

const atHome = ['pcol_home']

export const power = [
  aProduct({
    key: 'surge_strip',
    title: 'Surge-Protected Power Strip',
    subtitle: 'A guard for everything with a chip in it',
    ribbon: 'Bestseller',
    order: -3,
    selection: 'lowest_price_first',
    collections: atHome,
    description:
      '<p>Soaks up the spikes that storms and motors send down the line, and tells you honestly when it no longer can: its lamp goes out.</p><ul><li><p>1,200 joules, 15 A, 6 ft cord</p></li><li><p>Lit switch with built-in breaker</p></li><li><p>Keyholes for wall mounting</p></li></ul>',
    pictures: ['surge-strip-4', 'surge-strip-6', 'surge-strip-8'],
    options: ['Outlets'],
    // The sale makes the second variant the cheapest one, so the card shows its price.
    styles: [
      { key: '4', values: ['4 outlets'], price: 2499, stock: 20, sku: 'SPD-4', picture: 'surge-strip-4' },
      {
        key: '6',
        values: ['6 outlets'],
        price: 2999,
        sale: 2299,
        stock: 14,
        sku: 'SPD-6',
        picture: 'surge-strip-6',
      },
      { key: '8', values: ['8 outlets'], price: 3499, stock: 6, sku: 'SPD-8', picture: 'surge-strip-8' },
    ],
    related: ['pcol_home'],
  }),
  aProduct({
    key: 'smart_plug',
    title: 'Smart Plug with Energy Meter',
    subtitle: 'See what the old freezer really costs',
    ribbon: 'Only a few left',
    order: -2,
    selection: null,
    collections: atHome,
    description:
      '<p>Switches and measures up to 15 A. Works on your own network without an account; schedules keep running when the internet does not.</p>',
    pictures: ['smart-plug', 'smart-plug-side', 'smart-plug-app'],
    price: 2400,
    sale: 1900,
    stock: 3,
    sku: 'PLG-S1',
  }),
  aProduct({
    key: 'usb_outlet',
    title: 'USB-C Wall Outlet',
    subtitle: 'Two outlets, two 30 W chargers, no bricks',
    ribbon: 'New',
    order: 2,
    collections: atHome,
    description:
      '<p>Fits a standard single-gang box. Tamper-resistant, 15 A, with two USB-C ports that share 45 W.</p><p>Not comfortable swapping an outlet? <a href="/#contact">Ask us to fit it</a>.</p>',
    pictures: ['usb-outlet-white', 'usb-outlet-graphite', 'usb-outlet-brass'],
    options: ['Finish'],
    styles: [
      { key: 'white', values: ['White'], price: 3200, stock: 16, picture: 'usb-outlet-white' },
      { key: 'graphite', values: ['Graphite'], price: 3400, stock: 5, picture: 'usb-outlet-graphite' },
      {
        key: 'brass',
        values: ['Brushed brass'],
        price: 4200,
        stock: 'not counted',
        picture: 'usb-outlet-brass',
      },
    ],
    unknownFields: { reviewsAnalytics: { total_reviews: 12, average_rating: 4.8 } },
  }),
  aProduct({
    key: 'extension_reel',
    title: 'Extension Reel, 80 ft',
    subtitle: 'Four outlets at the far end of the garden',
    ribbon: 'Back in spring',
    order: 7,
    selection: null,
    description:
      '<p>12-gauge outdoor cord on a steel reel with its own breaker. <em>Unroll it all the way before you run a heater on it:</em> a wound cord warms up.</p>',
    pictures: ['extension-reel'],
    price: 8900,
    stock: 0,
    sku: 'REEL-80',
  }),
  aProduct({
    key: 'ev_cable',
    title: 'EV Charging Cable, J1772',
    subtitle: '40 A, stays supple in the cold',
    order: 3,
    // The card shows the first variant's price unless this field is `lowest_price_first` or null.
    selection: 'first_variant',
    description:
      '<p>For chargers with a socket and cars with a J1772 inlet. UL listed, rated for outdoor use from −30 to 50 °C.</p>',
    pictures: ['ev-cable', 'ev-cable-plug'],
    options: ['Length'],
    styles: [
      { key: '25', values: ['25 ft'], price: 28900, stock: 4, picture: 'ev-cable' },
      { key: '16', values: ['16 ft'], price: 23900, sale: 19900, stock: 8, picture: 'ev-cable-plug' },
    ],
  }),
  aProduct({
    key: 'power_station',
    title: 'Portable Power Station, 1,000 Wh',
    subtitle: 'Keeps the fridge and the router alive through an outage',
    order: 9,
    selection: 'lowest_price_first',
    description:
      '<p>Lithium iron phosphate cells, a pure sine inverter, and a handle you can carry it by. Charges from the wall in 80 minutes.</p>',
    pictures: ['power-station', 'power-station-side'],
    price: 124900,
    stock: 2,
    sku: 'PWR-1000',
  }),
]
