import { describe, expect, it } from 'vitest'
import { languageLinks } from '../../src/elements/electrician-site/language-links.ts'
import type { Route } from '../../src/navigation/routes.ts'

describe('languageLinks()', () => {
  it.each<[Route, string[]]>([
    [{ screen: 'store' }, ['/store', '/fr/store', '/ar/store']],
    [{ screen: 'product', id: 'a/b' }, ['/product/a%2Fb', '/fr/product/a%2Fb', '/ar/product/a%2Fb']],
    [{ screen: 'success' }, ['/', '/fr/', '/ar/']],
  ])('leads to the same screen in each language, or to the home screen: %j', (route, urls) => {
    const links = languageLinks('en:/ fr:/fr/ ar:/ar/', route, 'history')
    expect(links.map(({ url }) => url)).toEqual(urls)
  })

  it.each(['en:/', 'en:/ de:javascript:alert(1)', 'en:/ nonsense:/x/', 'en:/ de'])(
    'omits invalid entries: %s',
    (text) => {
      const links = languageLinks(text, { screen: 'home' }, 'history')
      expect(links).toEqual([{ language: 'en', url: '/' }])
    },
  )
})
