import { createRouter, type RouterOptions } from './router.ts'

/**
 * Returns the routing for a website whose author did not set any: `hash` if the page has no path that belongs
 * to a screen, such as a page of a content system or a file that was opened from disk.
 */
export function detectRouting({
  basePath = '/',
  path,
}: Pick<RouterOptions, 'basePath' | 'path'>): RouterOptions['routing'] {
  // A prerendered website has a page for each path.
  if (path !== undefined || typeof location === 'undefined') return 'history'
  if (!/^https?:$/.test(location.protocol)) return 'hash'
  const { route } = createRouter({ routing: 'history', basePath }).location.getState()
  return route.screen === 'unknown' && basePath === '/' ? 'hash' : 'history'
}
