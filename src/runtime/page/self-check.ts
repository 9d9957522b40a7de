import { version as renderer } from 'react'
import { createStore } from 'zustand/vanilla'
import { loggedMessages } from '../../diagnostics/log-message.ts'
import { type MessageName, messages } from '../../diagnostics/messages.ts'
import type { CheckEntry, CheckSection } from '../../diagnostics/panel/check-report.ts'
import { openPanel } from '../../diagnostics/panel/panel.ts'
import { missingAdapter, unregisteredTypes } from '../../diagnostics/store-messages.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { type StoreSettings, storeClientFor } from '../../provider/store-client.ts'
import { storeUrl } from '../../provider/store-request.ts'
import { connectedElements } from '../element/element-hosts.ts'
import { findDefaultClaims } from '../settings/default-claims.ts'
import { pageLocale } from '../settings/locales.ts'
import { pageStore } from '../settings/page-store.ts'
import { findLoader } from './page-loader.ts'

const LABELS = { error: 'Problem', warn: 'Warning', info: 'Hint' } as const

/** Each store's response to a request that the panel sends when it opens. */
const storeAnswers = createStore<readonly CheckEntry[]>(() => [])

/** Opens the self-check, a panel with messages for the page's author. */
export function openSelfCheck(): void {
  storeAnswers.setState([], true)
  for (const settings of findStores()) void checkStore(settings)
  openPanel({
    sections: () => [
      messageSection(),
      placeholderSection(),
      claimSection(),
      { title: 'Store', none: 'This page sets no store.', entries: storeAnswers.getState() },
      { title: 'Versions', none: '', entries: versionEntries() },
    ],
    subscribe(listener) {
      const stops = [loggedMessages.subscribe(listener), storeAnswers.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  })
}

function messageSection(): CheckSection {
  return {
    title: 'Messages',
    none: 'No messages.',
    entries: messageEntries((name) => name !== 'placeholder'),
  }
}

function placeholderSection(): CheckSection {
  const entries = messageEntries((name) => name === 'placeholder')
  return { title: 'Buttons without a function', none: 'Every button works.', entries }
}

function messageEntries(isListed: (name: MessageName) => boolean): CheckEntry[] {
  return loggedMessages
    .getState()
    .filter(({ name }) => isListed(name))
    .map(({ level, text, element }) => ({ label: LABELS[level], text, element }))
}

function claimSection(): CheckSection {
  const entries = findDefaultClaims(connectedElements).map(({ element, fact, texts }) => ({
    label: fact,
    text: texts.map((text) => `“${text}”`).join(', '),
    element,
  }))
  return {
    title: 'Facts that you did not write',
    none: 'This screen shows no default facts about the business.',
    entries,
  }
}

/** Returns the page's store and those of its elements. */
function findStores(): StoreSettings[] {
  const settings = [...connectedElements].map(({ state }) => state.getState().store?.settings)
  const found = [pageStore(), ...settings].filter((store) => store !== undefined)
  return [...new Map(found.map((store) => [storeUrl(store), store])).values()]
}

async function checkStore(settings: StoreSettings): Promise<void> {
  const show = (text: string) =>
    storeAnswers.setState(
      [
        ...storeAnswers.getState().filter(({ label }) => label !== storeUrl(settings)),
        { label: storeUrl(settings), text },
      ],
      true,
    )
  const { type = '' } = settings
  show(unregisteredTypes().includes(type) ? missingAdapter(type) : 'Waiting for the store …')
  try {
    const { count, products } = await storeClientFor(settings).listProducts()
    show(
      `The store returned ${count} products, for example ${products
        .slice(0, 3)
        .map(({ title }) => `“${title}”`)
        .join(', ')}.`,
    )
  } catch (error) {
    show(messages['store-failed']({ error }) ?? String(error))
  }
}

function versionEntries(): CheckEntry[] {
  const script = findLoader()?.script ?? document.querySelector('script[src*="electrician-elements"]')
  const languages = new Set([
    pageLocale(),
    ...[...connectedElements].map(({ state }) => state.getState().locale),
  ])
  const tags = new Set([...languages].map(({ language }) => language))
  return [
    { label: 'electrician-elements', text: __VERSION__ },
    { label: 'Renderer', text: renderer === 'Preact' ? renderer : `React ${renderer}` },
    { label: 'Loaded as', text: __HAS_LOADER__ ? 'modules' : 'a bundle' },
    { label: 'Script', text: script?.getAttribute('src') ?? 'without a script tag' },
    { label: 'Language', text: [...tags].join(', ') },
    { label: 'Page', text: pageAddress()?.href ?? 'without a URL' },
    { label: 'Browser', text: navigator.userAgent },
  ]
}
