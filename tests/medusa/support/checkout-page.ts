/** A checkout page like the one that the owner of a Medusa store has. It completes the order without a payment. */
export function checkoutPage(host: string, token: string): string {
  return `<h1>Checkout</h1><p id="total"></p><button id="order">Order</button><a id="cancel">Cancel</a>
    <script src="checkout.js" data-host="${host}" data-token="${token}"></script>`
}

/** The script of the page. */
export const checkoutScript = `
const { host, token } = document.currentScript.dataset
const query = new URLSearchParams(location.search)
const cart = query.get('cart')
const call = async (path, body) => {
  const headers = { 'x-publishable-api-key': token, 'content-type': 'application/json' }
  const response = await fetch(host + '/store/' + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
document.querySelector('#cancel').href = query.get('cancel')
call('carts/' + cart).then((loaded) => (document.querySelector('#total').textContent = 'Total: ' + loaded.cart.item_total))
document.querySelector('#order').onclick = async () => {
  const address = { first_name: 'Ada', last_name: 'Volt', address_1: '1 Main St', city: 'Town', country_code: 'us', postal_code: '12345' }
  await call('carts/' + cart, { email: 'ada@example.com', shipping_address: address, billing_address: address })
  const { shipping_options: options } = await call('shipping-options?cart_id=' + cart)
  await call('carts/' + cart + '/shipping-methods', { option_id: options[0].id })
  const { payment_collection: payment } = await call('payment-collections', { cart_id: cart })
  await call('payment-collections/' + payment.id + '/payment-sessions', { provider_id: 'pp_system_default' })
  const result = await call('carts/' + cart + '/complete', {})
  sessionStorage.setItem('order', result.order.id)
  location.href = query.get('success')
}
`
