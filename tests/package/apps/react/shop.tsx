import { type CartDrawerElement, cart } from 'electrician-elements'
import { useEffect, useRef, useState } from 'react'

export function Shop() {
  const [added, setAdded] = useState('nothing')
  const [count, setCount] = useState(cart.count)
  const drawer = useRef<CartDrawerElement>(null)
  useEffect(() => cart.subscribe((summary) => setCount(summary.count)), [])
  return (
    <main>
      <output>
        Added: {added}. In the cart: {count}.
      </output>
      <button type="button" onClick={() => drawer.current?.show()}>
        Show the cart
      </button>
      <store-grid
        store-host="/provider"
        store-id="demo"
        product-url="#/product/{id}"
        oncart-add={({ detail }) => setAdded(`${detail.quantity} of ${detail.product.title}`)}
      />
      <cart-button />
      <cart-drawer ref={drawer} store-host="/provider" store-id="demo" />
      <quote-form service="repair" onquote-submit={(event) => event.preventDefault()} />
    </main>
  )
}

/** Contains invalid code that the type check must reject. Never rendered. */
export function Wrong() {
  return (
    <>
      {/* @ts-expect-error routing must be history or hash */}
      <electrician-site routing="path" />
      {/* @ts-expect-error the event detail has quantity, not amount */}
      <store-grid oncart-add={({ detail }) => detail.amount} />
      {/* @ts-expect-error the element does not exist */}
      <store-list />
    </>
  )
}
