import type { StoreSettings } from '../../provider/store-client.ts'
import { parseLanguage } from '../../texts/locale.ts'
import { type ElementHost, findFirst } from '../element/element-hosts.ts'
import { pageSettings } from './page-settings.ts'
import {
  type ElementSettings,
  type FoundSettings,
  findStore,
  resolveSettings,
  settingsOf,
  withLanguage,
} from './store-settings.ts'

/** Returns the store settings of an auto-inserted cart drawer. */
export function storeOfDrawer({ state }: ElementHost, own: ElementSettings): FoundSettings {
  const settings = pageStore()
  if (settings) return withLanguage({ settings }, parseLanguage(own.lang))
  const { store: before } = state.getState()
  // Keeps the previous store settings if the page has removed the element that specified them.
  return before?.settings ? before : findStore(own)
}

/** Returns the store that the cart orders from: the page's, or that of the first element that has one. */
export function pageStore(): StoreSettings | undefined {
  const page = pageSettings.getState()
  const first = () => findFirst(({ state }) => state.getState().store?.settings)?.element
  const ofElement = (element: Element | undefined) => element && findStore(settingsOf(element, page)).settings
  return resolveSettings(page.store).settings ?? ofElement(first())
}
