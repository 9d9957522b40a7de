// Compiled, never run, with React's types beside the package's.
import type { CartDrawerElement } from 'electrician-elements'
import { useRef } from 'react'

export function Shop() {
  const drawer = useRef<CartDrawerElement>(null)
  return (
    <main>
      <store-grid
        className="wide"
        product-url="/p/{id}"
        store-id="demo"
        oncart-add={({ detail }) => detail.quantity > 1 && drawer.current?.show()}
      />
      <cart-drawer ref={drawer} open oncart-close={(event) => event.detail satisfies null} />
      <electrician-site routing="hash" business-name="Volt & Sons">
        <div slot="owner-bio">
          <p>I wired my first lamp at nine.</p>
        </div>
      </electrician-site>
      {/* @ts-expect-error neither history nor hash */}
      <electrician-site routing="path" />
      {/* @ts-expect-error an attribute is written as in HTML, so that it reaches a tag that is defined later */}
      <store-grid productUrl="/p/{id}" />
      {/* @ts-expect-error it is called quantity */}
      <store-grid oncart-add={({ detail }) => detail.amount} />
      {/* @ts-expect-error a handler is a function */}
      <quote-form onquote-sent="thank()" />
      {/* @ts-expect-error there is no such tag */}
      <store-list />
    </main>
  )
}
