import { cartStore, followStoredCart, refreshCart } from '../cart/cart-store.ts'
import { resetCheckout } from '../cart/checkout.ts'
import { greetReturningVisitor } from '../cart/set-aside.ts'
import { onPageReturned, runLater } from '../navigation/page-lifecycle.ts'
import { keepCompanions } from './companions.ts'
import { defineElement } from './define-element.tsx'
import type { Prerendered, TagDefinition } from './element-definition.ts'
import { findRunningCopy, publishApi } from './running-copy.ts'
import { cartSummary, dispatchFromDocument, type ScriptApi, scriptApi } from './script-api.ts'
import { prefixed, rememberScript } from './store-settings.ts'
import { tellOnce } from './tell-once.ts'
import { upgradable, upgradeDivs, watchForDivs } from './upgrade-divs.ts'

declare global {
  interface Window {
    ElectricianElements?: ScriptApi
  }
}

let isOurPage: boolean | undefined

/**
 * Defines these tags, with how they take over what they were prerendered with; `together` runs what defines them. The first
 * call brings the page to life; in a page where another copy has done so, nothing happens. In Node the modules only render:
 * there is no page to start.
 */
export function defineTags(tags: readonly TagDefinition[], prerendered?: Prerendered, together = run): void {
  if (typeof window === 'undefined') return
  const isFirst = isOurPage === undefined
  isOurPage ??= startPage()
  if (!isOurPage) {
    reportMissing(tags)
    return
  }
  together(() => {
    for (const { name, ...tag } of tags)
      if (defineElement({ ...tag, tag: prefixed(name), name, prerendered })) upgradable.add(name)
  })
  if (isFirst) {
    // After the tags that stand in the page: those that were prerendered know of no cart, and begin like that.
    followStoredCart()
    announceCartChanges()
  }
  whenParsed(upgradeDivs)
}

function run(define: () => void): void {
  define()
}

/** The script API, and what keeps the page's parts together. Once a page; returns whether it was for us to do. */
function startPage(): boolean {
  const running = findRunningCopy()
  if (running) {
    console.warn(
      `electrician-elements is on this page twice (${running.version}, then ${scriptApi.version}); ` +
        'the second copy changes nothing. Load it once: as a script tag or as a package.',
    )
    return false
  }
  publishApi()
  rememberScript()
  keepCompanions()
  onPageReturned(() => {
    refreshCart()
    resetCheckout()
    greetReturningVisitor()
  })
  whenParsed(() => {
    watchForDivs()
    // After the tags have rendered: a success page among them settles the order and leaves nothing to offer.
    runLater(greetReturningVisitor)
  })
  return true
}

/** How long the copy that runs the page may take to load the rest of its elements. */
const LOADING_MS = 10_000

/** Another copy runs the page. The elements that only this one has cannot work with the other's cart: they stay empty. */
function reportMissing(tags: readonly TagDefinition[]): void {
  runLater(() => {
    for (const { name } of tags) {
      const tag = prefixed(name)
      if (document.querySelector(tag) && !customElements.get(tag))
        tellOnce(
          `<${tag}> stays empty: the copy of electrician-elements that runs this page does not include it. ` +
            `Import 'electrician-elements/${name}' in the bundle that loads first, or load one copy only.`,
        )
    }
  }, LOADING_MS)
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}

function announceCartChanges(): void {
  cartStore.subscribe((state, before) => {
    if (state.items === before.items) return
    dispatchFromDocument('cart-change', cartSummary())
  })
}
