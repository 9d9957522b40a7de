// Checks the store that the settings page describes. Uses the adapters of the elements.
import { checkStore } from './check-store.js'
import { requestsTo } from './store-requests.js'

const { __, sprintf } = window.wp.i18n

/** Keys that must not become part of a page. The server has the same pattern. */
const SECRET = /^(?:shp[a-z]{2,}_|sk_|rk_|ck_|cs_)/

/** Returns what a result means for a type of store. Undefined if the general message is right. */
function explain(type, kind) {
  if (type === 'file') {
    if (kind === 'empty') return __('The file has no products yet.', 'electrician-elements')
    return __('This is no products file. It must contain { "products": [ … ] }.', 'electrician-elements')
  }
  if (kind === 'cors' && type === 'medusa')
    return sprintf(
      /* translators: %s: the address of this website */
      __(
        'Medusa responded, but not to this website. Add “%s” to STORE_CORS on the server and restart it.',
        'electrician-elements',
      ),
      location.origin,
    )
  if (kind === 'cors' && type === 'woocommerce')
    return __(
      'The shop responded, but not to this website. WooCommerce answers another website only after its owner has added a line to WordPress: see “Pages on another website” in the project’s documentation.',
      'electrician-elements',
    )
  if (kind === 'refused' && type === 'woocommerce')
    return __(
      'The shop refuses the requests of visitors, because a plugin closes WordPress’s REST API. In the settings of that plugin, allow visitors the addresses that begin with “wc/store”. Then check again.',
      'electrician-elements',
    )
  if (kind === 'not-found' && type === 'woocommerce')
    return __(
      'There is no WooCommerce shop at this address (HTTP 404). Check the address, and choose other permalinks than “Plain” under Settings → Permalinks.',
      'electrician-elements',
    )
  if (kind === 'not-found')
    return __('There is no store at this address (HTTP 404). Check the address.', 'electrician-elements')
  return undefined
}

/**
 * Returns a sentence about the store.
 * @param details the values of the store's attributes, by camelCase name
 * @param file the text of the products file
 * @param publicUrl the URL from which visitors receive the file. Undefined if the text is not saved.
 */
export async function checkSettings(details, file, publicUrl) {
  const { storeType: type, storeHost: host = '', storeId, storeToken = '' } = details
  const options = { pageProtocol: location.protocol }
  if (!type && !storeId) return __('Fill in the store ID first.', 'electrician-elements')
  if (type && type !== 'file' && !host)
    return __('Write the address of your store first.', 'electrician-elements')
  if (!type) return (await checkStore(host, storeId, options)).message
  if (SECRET.test(storeToken))
    return __(
      'This key is secret. All visitors can read the keys in a page, so use the public key.',
      'electrician-elements',
    )
  if (type === 'file' && !file) return __('Choose your products file first.', 'electrician-elements')
  const fetch = await requestsTo(details)
  if (type !== 'file') {
    const { kind, message } = await checkStore(host, type, { ...options, fetch })
    return explain(type, kind) ?? message
  }
  const url = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
  const send = (address, init) => fetch(address.replace(location.origin, url), init)
  const { kind, message } = await checkStore(location.origin, type, { ...options, fetch: send })
  URL.revokeObjectURL(url)
  if (kind !== 'found') return explain(type, kind)
  if (!publicUrl)
    return `${message} ${__('Visitors see this file after you save it.', 'electrician-elements')}`
  return (await isPublic(publicUrl))
    ? message
    : sprintf(
        /* translators: %s: the address of the products file */
        __(
          'Your products file is right, but visitors do not receive it from %s. A plugin for security or maintenance, a cache or your web host stops it. Allow this address there, then check again.',
          'electrician-elements',
        ),
        publicUrl,
      )
}

/** Returns whether visitors receive the products file. Sends no cookies, because plugins let administrators pass. */
async function isPublic(url) {
  const send = (_, { signal }) => fetch(url, { signal, credentials: 'omit', cache: 'no-cache' })
  const { kind } = await checkStore(location.origin, 'file', { pageProtocol: location.protocol, fetch: send })
  return kind === 'found'
}
