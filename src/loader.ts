// Entry point of the modules, which pages load with `<script type="module">`. Finds this library's elements on the page
// and loads only their modules. It is a bundle of its own that imports nothing statically, so that the modules load
// right after this file.
import { findScript, parsePrefix } from './runtime/find-script.ts'
import { hasPage } from './runtime/has-page.ts'
import { isSet } from './runtime/is-set.ts'
import { createPageApi, type LoaderApi } from './runtime/page-api.ts'
import { publishLoader } from './runtime/page-loader.ts'
import { DIV_SELECTOR, nameOfDiv } from './runtime/placeholder-div.ts'
import { createRootWatcher } from './runtime/root-watcher.ts'
import { findRunningCopy, publishApi } from './runtime/running-copy.ts'
import type { ScriptApi } from './runtime/script-api.ts'

/** How long the loader waits before it tries again to load a module. The time doubles with each attempt. */
const FIRST_RETRY_MS = 4000
const MAX_RETRY_MS = 60_000

/** The name of the module with the script API, next to the names of the elements. */
const SCRIPT_API = 'script-api'

function start(): void {
  const script = findScript(import.meta.url)
  const { prefix = '', upgradeDivs = null } = script?.dataset ?? {}
  const { api } = createPageApi(loadScriptApi)
  const watcher = watchPage(parsePrefix(prefix) ?? '', isSet(upgradeDivs))
  publishLoader({ script, watch: watcher.watch })
  publishApi(Object.defineProperty(api, 'scan', { enumerable: true, value: scan }) as LoaderApi)
  watcher.watch(document)
  // Searches the whole page later, because searching it now would delay the modules.
  setTimeout(() => watcher.watchInside(document))

  function scan(root: ParentNode): void {
    if (root instanceof ShadowRoot) watcher.watch(root)
    watcher.watchInside(root)
  }
}

/** Loads the modules of the elements on the page, and of those that are inserted later. */
function watchPage(prefix: string, upgradesDivs: boolean) {
  const names = Object.keys(__MODULES__)
  const tags = names.map((name) => prefix + name)
  const selector = [...tags.map((tag) => CSS.escape(tag)), ...(upgradesDivs ? [DIV_SELECTOR] : [])].join()
  return createRootWatcher(
    (root) => {
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        const { localName } = element
        const name = localName === 'div' ? nameOfDiv(element) : localName.slice(prefix.length)
        if (name !== SCRIPT_API && names.includes(name)) void load(name)
      }
    },
    // The shadow roots of this library's own elements contain no other elements.
    ({ localName }) => tags.includes(localName),
  )
}

async function loadScriptApi(): Promise<ScriptApi> {
  // Without these elements, an opened cart and a toast would have nowhere to appear.
  const [module] = await Promise.all([load(SCRIPT_API), load('cart-drawer'), load('toast-area')])
  return (module as typeof import('./runtime/script-api.ts')).startScriptApi()
}

const loading = new Map<string, Promise<unknown>>()

/** Loads all files of an element at once. Returns the element's own module. */
async function load(name: string): Promise<unknown> {
  const modules = await Promise.all((__MODULES__[name] ?? []).map(loadFile))
  return modules.at(-1)
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
        `${url} could not be loaded, so some elements of electrician-elements do not appear yet. It will be tried again. ` +
          'If this message appears on every visit, check that the whole folder "modules" was uploaded and that the ' +
          'Content-Security-Policy allows its address.',
        error,
      )
    await new Promise((resolve) => {
      setTimeout(resolve, delay_ms)
      addEventListener('online', resolve, { once: true })
    })
    return importWithRetries(file, Math.min(delay_ms * 2, MAX_RETRY_MS))
  }
}

// The page may already have another copy of this library, or load this file twice.
if (hasPage() && !findRunningCopy()) start()
