// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectRouting } from '../../src/navigation/detect-routing.ts'
import { goBackToPage } from '../../src/navigation/go-back.ts'
import { createRouter, type RouterOptions } from '../../src/navigation/router.ts'

const stops: (() => void)[] = []

/** Sets the current URL and starts a router. */
function aRouterAt(address: string, options: RouterOptions) {
  history.replaceState(null, '', location.origin + address)
  const router = createRouter(options)
  stops.push(router.start())
  return router
}

const paths = { routing: 'history' } as const
const hash = { routing: 'hash' } as const
const currentPath = () => location.pathname + location.search + location.hash

/** Changes the URL as the browser's back and forward buttons do. */
function returnTo(address: string): void {
  history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('a router before start()', () => {
  it('shows the screen for the current URL and has a navigation count of 0', () => {
    history.replaceState(null, '', '/product/prod_1')
    expect(createRouter(paths).location.getState()).toEqual({
      route: { screen: 'product', id: 'prod_1' },
      section: null,
      navigationCount: 0,
      isBackOrForward: false,
    })
  })

  it('shows the home screen for a URL outside its base path', () => {
    history.replaceState(null, '', '/elsewhere')
    const { route } = createRouter({ routing: 'history', basePath: '/shop/' }).location.getState()
    expect(route).toEqual({ screen: 'home' })
  })

  it('shows the screen for the path that the page was prerendered for', () => {
    expect(createRouter({ routing: 'history', path: '/store' }).location.getState().route).toEqual({
      screen: 'store',
    })
  })

  it('shows the home screen when the environment has no location object', () => {
    vi.stubGlobal('location', undefined)
    expect(createRouter(paths).location.getState()).toMatchObject({
      route: { screen: 'home' },
      navigationCount: 0,
    })
  })
})

const below = { routing: 'history', basePath: '/shop/' } as const
const based = (basePath: string) => ({ routing: 'history', basePath }) as const

it.each([
  [paths, '/store', '/store'],
  [paths, '/', '/'],
  [paths, '/#contact', '/#contact'],
  [paths, 'product/prod_1', '/product/prod_1'],
  [below, '/', '/shop/'],
  [below, '/#contact', '/shop/#contact'],
  [below, '/product/{id}', '/shop/product/{id}'],
  [based('shop'), '/store', '/shop/store'],
  [based('//shop//'), '/store', '/shop/store'],
  [based(''), '/store', '/store'],
  [hash, '/store', '#/store'],
  [hash, '/', '#/'],
  [hash, '/#contact', '#contact'],
  [hash, '/product/{id}', '#/product/{id}'],
])('a router with %j turns the path %s into the URL %s', (options, path, address) => {
  expect(createRouter(options).href(path)).toBe(address)
})

const home = { screen: 'home' }
const store = { screen: 'store' }
const product = (id: string) => ({ screen: 'product', id })

it.each<[RouterOptions, string, object]>([
  [paths, '/index.html', home],
  [paths, '//index.html', home],
  [paths, '/store/index.html', store],
  [paths, '/product/prod_1/index.html', product('prod_1')],
  [paths, '/product/a%2Fb/index.html', product('a/b')],
  [paths, '/%73tore/%69ndex.html', store],
  [paths, '/nowhere', { screen: 'unknown', path: '/nowhere/' }],
  [below, '/shop/store', store],
  [below, '/shop/', home],
  [below, '/shop', home],
  [based('shop'), '/shop/index.html', home],
  [based('/shop'), '/shop/store/index.html', store],
  [based('//shop//'), '/shop/product/x/index.html', product('x')],
  [below, '/%73hop/store/index.html', store],
  [based('my shop'), '/my%20shop/store/index.html', store],
  [based('/my%20shop/'), '//my%20shop//store//index.html', store],
  [hash, '/page', home],
  [hash, '/page#/', home],
  [hash, '/page#/store', store],
  [hash, '/page#/product/prod_1', product('prod_1')],
  [hash, '/page#/success', { screen: 'success' }],
])('a router with %j finds at %s the screen %j', (options, address, route) => {
  expect(aRouterAt(address, options).location.getState().route).toEqual(route)
})

describe('a router with history routing', () => {
  it.each([
    ['/#about', 'about'],
    ['/store#about', null],
    ['/#elsewhere', null],
  ])('starts at %s at the section %s', (address, section) => {
    expect(aRouterAt(address, paths).location.getState().section).toBe(section)
  })

  it('navigates to a screen and updates the URL', () => {
    const router = aRouterAt('/', paths)
    expect(router.navigate('/store')).toBe(true)
    expect(currentPath()).toBe('/store')
    expect(router.location.getState().route).toEqual({ screen: 'store' })
  })

  it.each([
    '/book',
    'https://elsewhere.example/store',
    'mailto:a@b.example',
    'tel:1',
    'javascript:alert(1)',
    'http://[',
  ])('does not handle navigation to %s', (address) => {
    expect(aRouterAt('/', paths).navigate(address)).toBe(false)
    expect(currentPath()).toBe('/')
  })

  it('counts repeated navigation to the same URL, which adds no history entry', () => {
    const router = aRouterAt('/#about', paths)
    const { navigationCount } = router.location.getState()
    const entries = history.length
    router.navigate('/#about')
    expect(router.location.getState().navigationCount).toBe(navigationCount + 1)
    expect(history.length).toBe(entries)
  })

  it('distinguishes back and forward navigation from link navigation', () => {
    const router = aRouterAt('/', paths)
    router.navigate('/store')
    expect(router.location.getState().isBackOrForward).toBe(false)
    returnTo('/')
    expect(router.location.getState()).toMatchObject({ route: { screen: 'home' }, isBackOrForward: true })
  })

  it('treats start() as link navigation', () => {
    expect(aRouterAt('/store', paths).location.getState()).toMatchObject({
      navigationCount: 1,
      isBackOrForward: false,
    })
  })

  it('ignores URL changes after it was stopped', () => {
    const router = createRouter(paths)
    router.start()()
    returnTo('/store')
    expect(router.location.getState().route).toEqual({ screen: 'home' })
  })
})

it.each(['/store', '/shopping/store', '/'])(
  'a router with a base path does not handle %s, which is outside the base path',
  (address) => {
    const router = aRouterAt('/shop/', below)
    expect(router.navigate(address)).toBe(false)
    expect(currentPath()).toBe('/shop/')
  },
)

describe('a router with hash routing', () => {
  it('finds a section of the home screen', () => {
    expect(aRouterAt('/page#services', hash).location.getState()).toMatchObject({
      route: { screen: 'home' },
      section: 'services',
    })
  })

  it('keeps the path and query of the page', () => {
    aRouterAt('/page?lang=en', hash).navigate('#/store')
    expect(currentPath()).toBe('/page?lang=en#/store')
  })

  it('stays on its screen when the visitor follows a link to an anchor on the page', () => {
    const router = aRouterAt('/page#/store', hash)
    const before = router.location.getState()
    returnTo('/page#reviews')
    expect(router.location.getState()).toBe(before)
  })

  it('returns to its screen when the visitor opened another screen at an anchor on the page', async () => {
    const router = aRouterAt('/page#/store', hash)
    history.pushState(null, '', '#reviews')
    router.navigate('#/product/prod_1')
    history.back()
    await vi.waitFor(() => expect(router.location.getState().route).toEqual({ screen: 'store' }), 10_000)
    expect(currentPath()).toBe('/page#/store')
  })

  it('returns to the home screen when the hash is removed', () => {
    const router = aRouterAt('/page#/store', hash)
    returnTo('/page')
    expect(router.location.getState().route).toEqual({ screen: 'home' })
  })

  it.each([
    '#reviews',
    '#/nowhere',
    '/other#/store',
    '/page?lang=de#/store',
    'https://elsewhere.example/page#/store',
  ])('does not handle the link %s', (address) => {
    expect(aRouterAt('/page', hash).navigate(address)).toBe(false)
  })
})

describe('the way back', () => {
  /** Starts a router on a product page that the visitor reached through the URLs in `trail`, the latest first. */
  function aRouterAfter(options: RouterOptions, trail: readonly string[]) {
    const router = aRouterAt(options === hash ? '/page#/product/prod_1' : '/product/prod_1', options)
    const urls = trail.map((address) => new URL(address, location.href).href)
    history.replaceState({ electricianElements: { trail: urls } }, '')
    return { router, go: vi.spyOn(history, 'go').mockImplementation(() => {}) }
  }

  it.each([
    ['the previous entry', paths, ['/store', '/'], '/store', -1],
    ['an earlier entry', paths, ['/product/prod_2', '/store?ee-q=mug'], '/store', -2],
    ['a hash', hash, ['/page#reviews', '/page#/store'], '#/store', -2],
  ] as const)('leads to %s', (_, options, trail, target, steps) => {
    const { router, go } = aRouterAfter(options, trail)
    expect(router.goBackTo(target)).toBe(true)
    expect(go).toHaveBeenCalledExactlyOnceWith(steps)
  })

  it.each([
    ['the visitor has not seen the screen', paths, ['/', '/product/prod_2'], '/store'],
    ['the screen was on another website', paths, ['https://elsewhere.example/store'], '/store'],
    ['the screen was on another page', hash, ['/other#/store'], '#/store'],
    ['the target is no screen', hash, ['/page#reviews'], '#reviews'],
    ['the browser knows no trail', paths, [], '/store'],
  ] as const)('is unknown if %s', (_, options, trail, target) => {
    const { router, go } = aRouterAfter(options, trail)
    expect(router.goBackTo(target)).toBe(false)
    expect(go).not.toHaveBeenCalled()
  })
})

it.each([
  ['/shop', true],
  ['/shop?lang=de', false],
  ['/elsewhere', false],
  // the current page
  ['/item', false],
  ['https://[', false],
])('the way back on a page without a router leads to %s: %s', (target, isKnown) => {
  const trail = ['/item', '/shop'].map((address) => new URL(address, location.href).href)
  history.replaceState({ electricianElements: { trail } }, '', '/item')
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  expect(goBackToPage(target)).toBe(isKnown)
  expect(go.mock.calls).toEqual(isKnown ? [[-2]] : [])
})

describe('detectRouting()', () => {
  it.each([
    ['/', {}, 'history'],
    ['/store', {}, 'history'],
    ['/about-us', {}, 'hash'],
    ['/about-us', { basePath: '/' }, 'hash'],
    ['/about-us', { path: '/' }, 'history'],
    ['/shop/about-us', { basePath: '/shop/' }, 'history'],
  ] as const)('at %s with %j returns %s', (address, options, routing) => {
    history.replaceState(null, '', address)
    expect(detectRouting(options)).toBe(routing)
  })

  it.each(['file:', 'about:', 'app-https:'])('returns hash for a page with the protocol %s', (protocol) => {
    vi.stubGlobal('location', { protocol })
    expect(detectRouting({})).toBe('hash')
  })

  it('returns history outside a browser', () => {
    vi.stubGlobal('location', undefined)
    expect(detectRouting({})).toBe('history')
  })
})
