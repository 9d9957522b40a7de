// Requests to the store, as the elements send them. The settings page and the block editor import this module.

/** Returns the settings of a store by camelCase name, such as `storeHost` for the attribute `data-store-host`. */
export function detailsOf(attributes) {
  const toName = (attribute) =>
    attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toName(name), value]))
}

/** Returns the function that sends requests to a store: `fetch`, or the adapter of the store's type. */
export async function requestsTo(details) {
  const { storeType: type } = details
  if (!type) return fetch
  await import(`../modules/stores/${type}.js`)
  const store = await globalThis.electricianElementsStores[type].store
  return (url, init) => store.fetch(url, init, { host: '', storeId: type, type, details })
}
