import { describe, expect, it } from 'vitest'
import { hoursByDay, weekFrom } from '../../src/builder/form/week-table.ts'
import { shareHash, stateFromHash } from '../../src/builder/open/share-link.ts'
import { addProduct, NO_PRODUCTS } from '../../src/builder/products/own-products.ts'
import { withIds } from '../../src/builder/products/write-file.ts'
import { websiteRequest } from '../../src/builder/publish/build-website.ts'
import { pageFiles } from '../../src/builder/publish/page-files.ts'
import { DEFAULT_CHOICES, type SnippetChoices } from '../../src/builder/snippet/choices.ts'
import { placeholderControls } from '../../src/builder/snippet/placeholder-controls.ts'
import { folderProblem } from '../../src/builder/snippet/script-warnings.ts'
import { reactWarnings } from '../../src/builder/snippet/warnings.ts'
import { type BuilderState, EMPTY_STATE, readState } from '../../src/builder/state/builder-state.ts'
import { chooseStore, storeSettings } from '../../src/builder/state/chosen-store.ts'
import { changeHistory, startHistory } from '../../src/builder/state/history.ts'
import { problemsIn } from '../../src/builder/state/problems.ts'
import { quoteAddress, snippetChoices } from '../../src/builder/state/snippet-choices.ts'
import {
  completeAddress,
  completeEmail,
  completeRecipient,
  completeSiteAddress,
  dialedNumber,
  scriptFolder,
} from '../../src/builder/state/typed-addresses.ts'
import { websiteFacts, websitePage, withoutWebsitePaths } from '../../src/builder/state/website-page.ts'
import { emptyStore, type StoreChoice } from '../../src/builder/store/store-choice.ts'

const state: BuilderState = {
  ...EMPTY_STATE,
  trade: 'plumber',
  facts: { name: 'Clear & <Water>', phone: '(555) 010-0134', statistics: [{ title: '3', text: 'Vans' }] },
  confirmed: ['3: Vans'],
  store: { ...EMPTY_STATE.store, host: 'https://store.example', id: 'shop' },
  look: { accent: '#0b6bcb', font: 'serif', background: 'dark' },
}

/** Returns the fields that have a problem. */
const fieldsIn = (changed: BuilderState) => problemsIn(changed).map(({ path }) => path.join('.'))

it('undo reverts all changes to one field at once, and redo restores them', () => {
  const set = (name: string) => (current: BuilderState) => ({ ...current, facts: { name } })
  let history = startHistory(EMPTY_STATE)
  for (const name of ['C', 'Cl'])
    history = changeHistory(history, { type: 'change', field: 'name', change: set(name) })
  history = changeHistory(history, { type: 'undo' })
  expect(history.present.facts).toEqual({})
  expect(changeHistory(history, { type: 'redo' }).present.facts).toEqual({ name: 'Cl' })
})

describe('a stored state', () => {
  it.each([
    ['facts', '{"facts":{"name":VALUE}}'],
    ['products', '{"products":{"list":[{"source":{"tags":VALUE}}]}}'],
  ])('is ignored if its %s are nested so deeply that the builder could not read them', (_, json) => {
    const deep = JSON.parse(json.replace('VALUE', `${'['.repeat(50_000)}${']'.repeat(50_000)}`))
    expect(shareHash(readState(deep))).toBe(shareHash(EMPTY_STATE))
  })

  it('is unchanged after being read', () => {
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it.each([null, [], 'text', { look: 1, store: [], facts: 'x', code: null }])(
    'becomes an empty state when it is %j',
    (given) => {
      expect(readState(given)).toEqual(EMPTY_STATE)
    },
  )
})

describe('a shared link', () => {
  it('contains the products without their pictures', () => {
    const products = withIds({ ...addProduct(NO_PRODUCTS), currency: 'usd' })
    const [product] = products.list
    const pictured = { ...products, list: [{ ...product, picture: 'pictures/a.webp' }] }
    const shared = readState({ ...state, products: pictured })
    expect(stateFromHash(shareHash(shared))).toEqual({ ...state, products })
  })

  it('contains the choices without the owner’s pictures', () => {
    const shared = { ...state, facts: { ...state.facts, logo: 'pictures/logo.png' } }
    expect(stateFromHash(shareHash(shared))).toEqual(state)
  })

  it('contains no statement that the owner has not confirmed or has removed', () => {
    const facts = { ...state.facts, headline: 'Always on time', bio: ['We are insured.', 'Call us.'] }
    const shared = { ...state, facts, confirmed: ['3: Vans', 'We never close'] }
    expect(stateFromHash(shareHash(shared))).toEqual({
      ...state,
      facts: { ...state.facts, bio: ['Call us.'] },
    })
  })

  it.each(['', '#facts', '#choices=', '#choices=%%%', '#choices=abcd'])(
    'is ignored if it is “%s”',
    (hash) => {
      expect(stateFromHash(hash)).toBeUndefined()
    },
  )
})

describe('the store', () => {
  it('keeps what the owner has entered for each type', () => {
    const shopify = { ...emptyStore('shopify'), host: 'https://clear.myshopify.com' }
    const other = { ...chooseStore(state, 'shopify'), store: shopify }
    const back = chooseStore(other, 'hosted')
    expect(back.store).toEqual(state.store)
    expect(chooseStore(back, 'shopify').store).toEqual(shopify)
    expect(readState(JSON.parse(JSON.stringify(back)))).toEqual(back)
  })

  it('sends orders of listed products to the owner’s email address by default', () => {
    const facts = { ...state.facts, email: 'hello@clear.test' }
    const listed = { ...state, facts, store: emptyStore('file') }
    expect(storeSettings(listed, '/shop/')).toMatchObject({
      storeType: 'file',
      storeHost: '/shop/products.json',
      storeId: '',
      checkoutUrl: 'mailto:hello@clear.test',
    })
  })
})

it.each<[string, Partial<StoreChoice> & Pick<StoreChoice, 'kind'>]>([
  ['host', { kind: 'shopify', host: 'https://clear.com' }],
  ['token', { kind: 'shopify', host: 'https://clear.myshopify.com', token: 'shpat_1' }],
  ['region', { kind: 'shopify', host: 'https://clear.myshopify.com', region: 'Germany' }],
  ['host', { kind: 'woocommerce', host: 'shop' }],
  ['checkoutUrl', { kind: 'woocommerce', host: 'https://shop.test', checkoutUrl: 'https://shop.test/pay' }],
  ['token', { kind: 'medusa', host: 'https://medusa.test', checkoutUrl: 'https://pay.test/{cart}' }],
  ['checkoutUrl', { kind: 'medusa', host: 'https://medusa.test', token: 'pk_1' }],
  ['checkoutUrl', { kind: 'file' }],
  ['checkoutUrl', { kind: 'file', checkoutUrl: 'orders@clear' }],
  ['checkoutUrl', { kind: 'file', checkoutUrl: 'https://pay.test' }],
])('a problem is shown at the store’s field %s: %j', (field, store) => {
  const products = addProduct(NO_PRODUCTS)
  const paths = fieldsIn({ ...state, products, store: { ...emptyStore(store.kind), ...store } })
  expect(paths.filter((path) => path.startsWith('store.'))).toEqual([`store.${field}`])
})

describe('the facts of the website', () => {
  const pictures = {
    logo: 'pictures/logo.png',
    work: [{ picture: 'pictures/pipes.jpeg', text: 'New pipes' }],
  }
  const withPictures = { ...state, facts: { ...state.facts, ...pictures } }

  it.each([
    ['', '/'],
    ['https://clearwater.example/shop', '/shop/'],
  ])('contain addresses that work on every screen of “%s”', (siteUrl, path) => {
    expect(websiteFacts({ ...withPictures, siteUrl })).toMatchObject({
      logo: `${path}pictures/logo.png`,
      work: [{ picture: `${path}pictures/pipes.jpeg` }],
      links: { booking: `${path}#contact` },
      placeholders: false,
    })
  })

  it('keep the owner’s booking page', () => {
    const links = { booking: 'https://cal.example/clear' }
    expect(websiteFacts({ ...state, facts: { ...state.facts, links } })['links']).toMatchObject(links)
  })

  it('are the owner’s facts again after the website is opened', () => {
    for (const siteUrl of ['', 'https://clearwater.example/shop']) {
      const opened = withoutWebsitePaths(websiteFacts({ ...withPictures, siteUrl }))
      expect(opened).toMatchObject(pictures)
      expect(opened).not.toHaveProperty('links')
      expect(opened).not.toHaveProperty('placeholders')
    }
  })
})

it.each([
  ['hello@clear.example', 'owner@clear.example', 'mailto:hello@clear.example'],
  ['', 'owner@clear.example', 'mailto:owner@clear.example'],
  ['https://formspree.io/f/x', 'owner@clear.example', 'https://formspree.io/f/x'],
  ['', '', ''],
])('quote requests to “%s” and the email “%s” go to “%s”', (quotes, email, endpoint) => {
  const given = { ...state, quotes, facts: { ...state.facts, email } }
  expect(quoteAddress(given)).toBe(endpoint)
  expect(websitePage(given, 'script.js').page.includes('quote-endpoint')).toBe(endpoint !== '')
})

describe('buttons without a page of their own', () => {
  const choices = (code: Partial<BuilderState['code']>, facts: object = {}) =>
    snippetChoices({
      ...state,
      facts: { ...state.facts, phone: '(555) 010-0144', ...facts },
      code: { ...state.code, ...code },
    })

  it('lead to the contact section in the code for the whole website', () => {
    expect(choices({ what: 'site' }).facts['links']).toEqual({ booking: '#contact' })
  })

  it('call the owner in the code for single parts', () => {
    expect(choices({ what: 'elements' }).facts['links']).toEqual({ booking: 'tel:5550100144' })
  })

  it('lead to the owner’s page if there is one', () => {
    const links = { booking: 'https://cal.example/clear' }
    expect(choices({ what: 'site' }, { links }).facts['links']).toMatchObject(links)
  })

  it('are listed with the fields that the owner can fill in', () => {
    expect(
      placeholderControls(choices({ what: 'elements', elements: ['contact-info', 'quote-form'] })),
    ).toEqual([
      '“View Coverage” (“Page about your area”)',
      '“Hours” (“Opening hours”)',
      '“Request a Quote” (“Quote requests”)',
    ])
  })
})

it('the notes on the code for React mention no upload and no address of a script', () => {
  const code = { ...state.code, host: 'react', scriptFolder: 'http://a.test/' } as const
  const notes = reactWarnings(snippetChoices({ ...state, language: 'de', code })).join(' ')
  expect(notes).not.toMatch(/upload|“languages”|“modules”|http:/i)
})

describe('the files of the website', () => {
  const facts = {
    ...state.facts,
    headline: 'Always on time',
    notes: 'Profit 40 %',
    services: [{ title: 'Pipe repair', cost: 'Profit 40 %' }],
  }
  const hidden: BuilderState = {
    ...state,
    facts,
    otherStores: [{ ...emptyStore('medusa'), host: 'https://profit.test' }],
    code: { ...state.code, storePage: '/profit' },
  }
  const request = (pictures = {}) => websiteRequest(hidden, pictures, 'https://builder.test/modules/')

  it('contain only what visitors see', () => {
    const { page, files } = request()
    expect(Object.keys(files)).toEqual(['look.css', 'business.json'])
    const text = [page, ...Object.values(files).map((content) => new TextDecoder().decode(content))].join()
    expect(text).toContain('Pipe repair')
    expect(text).not.toMatch(/on time|profit/i)
  })

  const bytes = new Uint8Array([1])
  const paths = [
    'pictures/a.png',
    'pictures/../../up.html',
    'pictures/a/b.png',
    'pictures/x.php',
    'pictures/.a.png',
  ]
  const pictures = Object.fromEntries(paths.map((path) => [path, { bytes, type: 'image/png' }]))
  const work = paths.map((picture) => ({ picture, text: 'Pipes' }))

  it('contain no other file in the folder of pictures', () => {
    const pictured = { ...hidden, facts: { ...facts, work } }
    expect(Object.keys(websiteRequest(pictured, pictures, 'https://builder.test/modules/').files)).toEqual([
      'pictures/a.png',
      'look.css',
      'business.json',
    ])
  })

  it('and the files for a page are never outside their folder', async () => {
    const choices = snippetChoices({ ...hidden, facts: { ...facts, work } })
    const html = paths.join(' ')
    const contents = { html, css: '', products: '', pictures, hasScripts: false }
    expect(Object.keys(await pageFiles(choices, contents)).filter((path) => !path.endsWith('.json'))).toEqual(
      ['pictures/a.png'],
    )
  })
})

describe('problems', () => {
  const fields = (changed: Partial<BuilderState>) =>
    problemsIn({ ...state, ...changed }).map(({ step, path }) => [step, path.join('.')].join(' '))

  it('are none for a complete website', () => {
    expect(fields({})).toEqual([])
  })

  it('name the fields of an empty builder', () => {
    expect(fieldsIn(EMPTY_STATE)).toEqual(['trade', 'name', 'phone', 'store.id'])
  })

  it('point to the part of a fact that the elements would reject', () => {
    const facts = {
      name: 'Clearwater',
      phone: '12',
      email: 'hello',
      services: [{ title: 'Pipes' }, { description: 'No title' }, {}],
      geo: { latitude: 'north', longitude: 1 },
    }
    expect(fields({ facts })).toEqual([
      'facts phone',
      'facts email',
      'facts services.1.title',
      'facts geo.latitude',
    ])
  })
})

/** Returns the state after the owner has written a text into a field. */
function stateWith(field: string, text: string): BuilderState {
  const [fact = '', part] = field.split('.')
  return { ...state, facts: { ...state.facts, [fact]: part ? { [part]: text } : text } }
}

it.each([
  ['phone', '(555) 010-O144'],
  ['phone', '1-800-FLOWERS'],
  ['email', 'bernadette@osullivan'],
  ['email', 'bernadette@osullivan,example'],
  ['email', 'berna dette@osullivan.test'],
  ['address.country', 'Atlantis'],
  ['address.country', 'ZZ'],
  ['links.whatsapp', '(555) 010-0144'],
  ['links.sms', '(555) 010-0144'],
  ['links.booking', 'my page'],
  ['links.privacy', 'clearwater.test/privacy'],
])('a problem is shown at the field %s for “%s”', (field, text) => {
  expect(fieldsIn(stateWith(field, text))).toEqual([field])
})

it.each([
  ['phone', '(555) 010-0144 ext. 5'],
  ['phone', '+1 555 010 0144 x5'],
  ['email', 'bernadette@mail.osullivan.test'],
  ['address.country', 'us'],
  ['address.country', 'Deutschland'],
  ['links.whatsapp', '+1 555 010 0144'],
  ['links.whatsapp', 'https://wa.me/15550100144'],
  ['links.sms', '+1 555 010 0144'],
  ['links.booking', 'https://book.test/me'],
  ['links.imprint', '/imprint.html'],
  ['links.terms', 'terms.html'],
  ['links.terms', 'terms.rtf'],
  ['links.terms', 'terms.docx'],
])('the field %s accepts “%s”', (field, text) => {
  expect(fieldsIn(stateWith(field, text))).toEqual([])
})

it('the number that phones dial has no extension, and is missing for typing errors', () => {
  expect(dialedNumber('(555) 010-0144 ext. 5')).toBe('5550100144')
  expect(dialedNumber('(555) 010-O144')).toBeUndefined()
})

it.each([
  ['formspree.io/f/x', 'https://formspree.io/f/x'],
  [' www.clearwater.test ', 'https://www.clearwater.test'],
  ['localhost.test:8080/a?b#c', 'https://localhost.test:8080/a?b#c'],
  ['HTTPS://Clearwater.test', 'https://Clearwater.test'],
])('completes the protocol of an address: %s', (text, completed) => {
  expect(completeAddress(text)).toBe(completed)
})

it.each([
  ['mailto:ann@a.test?subject=Hi', 'ann@a.test'],
  ['Ann Reyes <ann@a.test>', 'ann@a.test'],
  ['info@weiß-elektro.de', 'info@weiß-elektro.de'],
  ['not an address', 'not an address'],
])('the email address in “%s” is “%s”', (text, email) => {
  expect(completeEmail(text)).toBe(email)
})

it.each([
  ['<form action="https://formspree.io/f/abc" method="POST">', 'https://formspree.io/f/abc'],
  ["<form method=post action='https://forms.test/1'><input></form>", 'https://forms.test/1'],
  ['formspree.io/f/abc', 'https://formspree.io/f/abc'],
  ['Ann <ann@a.test>', 'ann@a.test'],
])('the recipient in “%s” is “%s”', (text, recipient) => {
  expect(completeRecipient(text)).toBe(recipient)
})

it.each([
  ['https://a.test/index.html?x=1', 'https://a.test'],
  ['www.a.test/shop/', 'https://www.a.test/shop'],
  ['HTTPS://a.test/#top', 'https://a.test'],
  ['not an address', 'not an address'],
])('the address of the website in “%s” is “%s”', (text, address) => {
  expect(completeSiteAddress(text)).toBe(address)
})

it.each([
  ['siteUrl', 'https://www.facebook.com/clear', 'Put your profile into “Links”'],
  ['siteUrl', 'my website', 'Write the address of your website'],
  ['quotes', 'https://formspree.io', 'Write the whole address of your form'],
  ['quotes', 'call me', 'Write an email address'],
])('the field %s refuses “%s” and says: %s', (field, text, message) => {
  const problems = problemsIn({ ...state, [field]: text })
  expect(problems.find(({ path }) => path.join() === field)?.message).toContain(message)
})

it.each([
  ['obrien-hvac.test/shop', 'https://obrien-hvac.test/shop'],
  ['https://a.test/modules/electrician-elements.js', 'https://a.test/'],
  ['https://a.test/shop/electrician-elements.lite.js?v=1', 'https://a.test/shop/'],
  ['assets/', 'assets/'],
])('the address of the script’s folder is the folder for: %s', (text, folder) => {
  expect(scriptFolder(text)).toBe(folder)
})

it('the script’s address has a problem unless it begins with https:// or is a path on the same server', () => {
  const problem = (host: SnippetChoices['host'], folder: string) =>
    folderProblem({ ...DEFAULT_CHOICES, host, scriptFolder: folder })
  expect(problem('wordpress', 'http://a.test/')).toContain('https://')
  expect(problem('wordpress', 'my folder')).toContain('https://')
  expect(problem('by-hand', 'http://a.test/')).toContain('https://')
  expect(problem('by-hand', 'assets/')).toBeUndefined()
  expect(problem('wix', 'https://a.test/')).toBeUndefined()
})

it.each([
  '',
  'https://a.test',
  'mailto:a@b.test',
  'a@b.test',
  'dana.reyes@clearwater.test',
  '/privacy',
  'privacy.html',
  'two words.test',
])('does not change an address or other text: %s', (text) => {
  expect(completeAddress(text)).toBe(text)
})

describe('the page of a website', () => {
  const { page, css } = websitePage(state, 'electrician-elements.js')

  it('contains the facts, the store and the path of the website', () => {
    expect(page).toContain('<title>Clear &amp; &lt;Water&gt;</title>')
    expect(page).toContain('"name": "Clear \\u0026 \\u003cWater\\u003e"')
    expect(page).toContain('data-store-id="shop"')
    expect(page).toContain('base-path="/"')
    expect(websitePage({ ...state, siteUrl: 'https://a.test/shop' }, 'x.js').page).toContain(
      'base-path="/shop/"',
    )
  })

  it('keeps its colors and font in a file, because a strict policy blocks inline styles', () => {
    expect(page).not.toMatch(/<style|\sstyle=/)
    expect(css).toContain('--ee-accent: #0b6bcb;')
    expect(css).toContain('--ee-font: Georgia')
  })

  it('has no store settings when the owner has no store', () => {
    const none = { ...state, store: { ...state.store, kind: 'none' as const } }
    expect(websitePage(none, 'x.js').page).not.toContain('data-store')
  })
})

it('a week has one entry for days with the same hours, and keeps the break of days that open twice', () => {
  const week = [
    { days: ['Mon', 'Tue'], opens: '08:00', closes: '12:30' },
    { days: ['Mon', 'Tue'], opens: '14:00', closes: '18:00' },
    { days: ['Sat'], opens: '09:00', closes: '12:00' },
  ]
  expect(weekFrom(hoursByDay(week))).toEqual(week)
})
