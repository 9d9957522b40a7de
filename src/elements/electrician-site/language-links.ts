import type { RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import { resolveUrl } from '../../navigation/url.ts'
import { parseLanguage } from '../../texts/locale.ts'

/** A link to the website in one of its languages. */
export interface LanguageLink {
  /** BCP 47 language tag. */
  language: string
  url: string
}

/**
 * Returns links to a screen in all languages of the website.
 * @param text the languages and their home URLs, such as `en:/ de:/de/`. Invalid entries are omitted.
 */
export function languageLinks(text: string, route: Route, routing: RouterOptions['routing']): LanguageLink[] {
  const path = pathOf(route)
  return text.split(/\s+/).flatMap((entry) => {
    const [, tag = '', home = ''] = /^([^:]+):(.+)/.exec(entry) ?? []
    const language = parseLanguage(tag)
    if (!language || !resolveUrl(home)) return []
    const base = routing === 'hash' ? `${home}#/` : home.replace(/\/?$/, '/')
    return [{ language, url: path ? base + path : home }]
  })
}

/** Returns the path of a screen that exists in every language. Empty for the home screen and all others. */
function pathOf(route: Route): string {
  if (route.screen === 'product') return `product/${encodeURIComponent(route.id)}`
  return route.screen === 'store' ? route.screen : ''
}
