// Entry point of the modules, which pages load with `<script type="module">`. Finds this library's elements
// on the page and loads only their modules. It is a bundle of its own that imports nothing statically, so
// that the modules load right after this file.

import './runtime/page/first-request.ts'
import { requestProducts } from './provider/early-products.ts'
import type { ScriptApi } from './runtime/api/api-types.ts'
import { createPageApi } from './runtime/api/page-api.ts'
import { holdPresses } from './runtime/hydration/hold-presses.ts'
import { findMarkup } from './runtime/hydration/prerendered.ts'
import { checkWhenIdle } from './runtime/page/check-when-idle.ts'
import { hasPage } from './runtime/page/has-page.ts'
import { publishLoader } from './runtime/page/page-loader.ts'
import { findRunningCopy, publishApi } from './runtime/page/running-copy.ts'
import { findScript, parsePrefix } from './runtime/settings/find-script.ts'
import { settingsOf } from './runtime/settings/store-settings.ts'

/** How long the loader waits before it tries again to load a module. The time doubles with each attempt. */
const FIRST_RETRY_MS = 4000
const MAX_RETRY_MS = 60_000

/** The name of the module with the script API, next to the names of the elements. */
const SCRIPT_API = 'script-api'
/** The name of the module that checks the page for its author. */
const PAGE_CHECK = 'page-check'
/** The files of each element. Read once, because the build inserts the whole table. */
const { files, modules } = __MODULES__
const elementNames = Object.keys(modules).filter((name) => name !== SCRIPT_API && name !== PAGE_CHECK)

function start(): void {
  const script = findScript()
  const prefix = parsePrefix(script?.dataset['prefix'] ?? '') ?? ''
  const { api } = createPageApi(loadScriptApi)
  const scan = createScan(script, prefix)
  publishLoader({ script, loadLanguage, loadStore })
  publishApi(Object.assign(api, { scan }))
  scan(document)
  checkWhenIdle(async () => (await loadPageCheck()).checkPage({ prefix }))
}

/** Returns the function that loads the modules of the elements in a node and of those inserted later. */
function createScan(script: HTMLElement | null, prefix: string) {
  /** The names of the elements by tag, without those whose modules are loading or loaded. */
  const names = new Map(elementNames.map((name) => [prefix + name, name]))
  // A prefix may contain dots, which would start a class in a selector.
  const selector = [...names.keys()].join().replaceAll('.', '\\.')
  const observer = new MutationObserver((changes) => {
    const added = changes.filter(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))
    for (const root of new Set(added.map(({ target }) => target.getRootNode()))) search(root as ShadowRoot)
  })

  function search(root: ParentNode): void {
    if (names.size === 0) return
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const tag = element.localName
      const name = names.get(tag)
      names.delete(tag)
      if (!name) continue
      const markup = findMarkup(element)
      if (markup) holdPresses(markup)
      const { store, lang } = settingsOf(element, { store: script?.dataset ?? {} })
      if (name === 'store-grid') requestProducts(element, store)
      void load(name)
      loadStore(store['storeType'] ?? '')
      void loadLanguage(lang)
    }
  }

  return (root: ParentNode): void => {
    observer.observe(root, { childList: true, subtree: true })
    search(root)
  }
}

/** Loads the module that checks the page for its author. */
function loadPageCheck() {
  return load(PAGE_CHECK) as Promise<typeof import('./runtime/page/page-check.ts')>
}

async function loadScriptApi(): Promise<ScriptApi> {
  // Without these elements, an opened cart and a toast would have nowhere to appear.
  const [module] = await Promise.all([load(SCRIPT_API), load('cart-drawer'), load('toast-area')])
  return (module as typeof import('./runtime/api/loaded-api.ts')).startScriptApi()
}

const loading = new Map<string, Promise<unknown>>()

/** Loads all files of an element at once. Returns the element's own module. */
async function load(name: string): Promise<unknown> {
  const loaded = await Promise.all((modules[name] ?? []).map((index) => loadFile(`./${files[index]}.js`)))
  return loaded.at(-1)
}

/** Loads a language's file. Returns undefined if there is none. Browsers may cache modules for a year. */
function loadLanguage(language: string): Promise<unknown> | undefined {
  const tag = __LANGUAGES__.findLast((tag) =>
    `${language.trim().toLowerCase()}-`.replaceAll('_', '-').startsWith(`${tag}-`),
  )
  return tag === undefined ? undefined : loadFile(`./languages/${tag}.js?${__SOURCES__}`)
}

/** Loads the adapter of a type of store. Does nothing if there is none. */
function loadStore(type = ''): void {
  const name = type.trim()
  if (__STORES__.includes(name)) void loadFile(`./stores/${name}.js?${__SOURCES__}`)
}

function loadFile(file: string): Promise<unknown> {
  const module = loading.get(file) ?? importWithRetries(file)
  loading.set(file, module)
  return module
}

/** Imports a module. Tries again until it succeeds, because visitors can read the page in the meantime. */
async function importWithRetries(file: string, delay_ms = FIRST_RETRY_MS): Promise<unknown> {
  const url = new URL(file, import.meta.url).href
  try {
    return await import(/* @vite-ignore */ url)
  } catch (error) {
    if (delay_ms === FIRST_RETRY_MS)
      console.error(
        `${url} could not be loaded, so some elements of electrician-elements do not appear yet. ` +
          'The loader tries again. If this message appears on every visit, check that the whole folder ' +
          '"modules" was uploaded and that the Content-Security-Policy allows its address.',
        error,
      )
    await new Promise<void>((resolve) => {
      const timer = setTimeout(stop, delay_ms)
      function stop(): void {
        clearTimeout(timer)
        removeEventListener('online', stop)
        resolve()
      }
      addEventListener('online', stop)
    })
    return importWithRetries(file, Math.min(delay_ms * 2, MAX_RETRY_MS))
  }
}

if (hasPage() && !findRunningCopy()) start()
