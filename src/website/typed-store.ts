import { type RegisteredStore, registeredStore } from '../provider/registered-stores.ts'
import type { StoreSettings } from '../provider/store-request.ts'
import { type HostPage, productFileOf } from './host-page.ts'
import { type FileSources, findFile } from './site-files.ts'
import type { Send } from './store-responses.ts'

const adapters = import.meta.glob('../stores/*/store.ts')

/**
 * Loads the adapter of a type of store.
 * @throws Error if the build has no adapter for the type
 */
export async function loadAdapter(type: string): Promise<RegisteredStore> {
  const load = adapters[`../stores/${type}/store.ts`]
  if (!load)
    throw new Error(`The build has no adapter for store-type="${type}". Use one of ${__STORES__.join(', ')}.`)
  await load()
  return registeredStore(type)
}

interface AdapterOptions {
  sources: FileSources
  /** Sends the adapter's own requests to the store. */
  send: Send
}

/**
 * Returns a function that answers requests like the documented store API. A file with products is read from the
 * website's own files.
 * @throws Error if that file is missing or not JSON
 */
export async function sendToAdapter(
  adapter: RegisteredStore,
  settings: StoreSettings,
  page: HostPage,
  { sources, send }: AdapterOptions,
): Promise<Send> {
  const address = productFileOf(page.store)
  const file = address === null ? undefined : await readProductFile(address, sources)
  const sendOrRead: Send = async (url, init) => (file === undefined ? send(url, init) : Response.json(file))
  return (url, init = {}) => adapter.fetch(url, init, settings, sendOrRead)
}

async function readProductFile(address: string, sources: FileSources): Promise<unknown> {
  const file = await findFile(address, sources)
  if (!file)
    throw new Error(`store-host="${address}" is not in the page’s folder. Add the file or correct the URL.`)
  try {
    return JSON.parse(new TextDecoder().decode(file.content))
  } catch (cause) {
    throw new Error(`store-host="${address}" is not valid JSON (${(cause as Error).message}).`, { cause })
  }
}
