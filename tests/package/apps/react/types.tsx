// This file is type-checked with React's types but never run.
import type { CartDrawerElement } from 'electrician-elements'
import { useRef } from 'react'

export function Types() {
  const drawer = useRef<CartDrawerElement>(null)
  return (
    <main>
      <store-grid
        className="wide"
        product-url="/p/{id}"
        store-id="demo"
        limit={8}
        oncart-add={({ detail }) => detail.quantity > 1 && drawer.current?.show()}
      />
      <cart-drawer ref={drawer} open oncart-close={(event) => event.detail satisfies null} />
      <electrician-site routing="hash" business-name="Volt & Sons">
        <div slot="owner-bio">
          <p>I wired my first lamp at nine.</p>
        </div>
      </electrician-site>
      <buy-button product-id="prod_mug" quantity="2" lang="de-AT" price-format="locale" />
      {/* @ts-expect-error price-format must be template or locale */}
      <store-grid price-format="german" />
      {/* @ts-expect-error product-id must be a string */}
      <buy-button product-id={2} />
      {/* @ts-expect-error attributes use their HTML names, which work even before the element is defined */}
      <store-grid productUrl="/p/{id}" />
      {/* @ts-expect-error a listener must be a function */}
      <quote-form onquote-sent="thank()" />
    </main>
  )
}
