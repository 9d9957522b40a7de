import { storeUrl } from '../../src/provider/store-client.ts'
import type { HostPage } from './host-page.ts'
import { askStore, type Send, type StoreAnswers, sendOver } from './store-answers.ts'

/** The store as it was when the website was written. */
export interface BuildStore extends StoreAnswers {
  /** Its address as the pages know it. */
  address: string
}

interface StoreOptions {
  page: string
  say: (sentence: string) => void
  send?: Send
}

/** Asks the page's store, or says why the pages come without its products. */
export async function findStore(
  page: HostPage,
  { page: name, say, send }: StoreOptions,
  demo: { isFor(name: string, host: string): boolean; origin: string; send: Send },
): Promise<BuildStore | null> {
  const { settings, problem } = page.store
  const without = 'The store’s pages ask it in the browser, and there are no pages of products.'
  if (!settings) {
    say(`${problem ?? `${name} names no store (STORE_HOST and STORE_ID can).`} ${without}`)
    return null
  }
  const { host } = settings
  const isDemo = demo.isFor(name, host)
  if (!isDemo && !/^https?:\/\//i.test(host)) {
    say(
      `store-host="${host}" is part of the website itself and can’t be asked yet: set STORE_HOST. ${without}`,
    )
    return null
  }
  const address = storeUrl(settings)
  try {
    const answers = await askStore(
      isDemo ? demo.origin + address : address,
      send ?? (isDemo ? demo.send : sendOver),
      say,
    )
    return { address, ...answers }
  } catch (error) {
    say(`The store could not be asked: ${(error as Error).message}. ${without}`)
    return null
  }
}

/** Returns the store's responses that the screen at a path shows, by request address. */
export function initialDataFor(store: BuildStore | null, path: string): Record<string, unknown> {
  if (!store) return {}
  const [screen, id = ''] = path.split('/')
  if (screen === 'store') return { [`${store.address}/products`]: store.page }
  if (screen === 'product')
    return { [`${store.address}/products/${id}`]: store.products.get(decodeURIComponent(id)) }
  return {}
}
