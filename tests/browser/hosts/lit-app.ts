import { html, LitElement } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { ElementEvents } from '../../../src/ui/element-events.ts'

/** A page built with Lit that contains our elements in its shadow root. */
class ShopApp extends LitElement {
  static override properties = { isFirst: {}, isAttached: {}, productId: {}, heard: {} }
  declare isFirst: boolean
  declare isAttached: boolean
  declare productId: string
  declare heard: string

  constructor() {
    super()
    Object.assign(this, { isFirst: true, isAttached: true, productId: 'prod_tee', heard: 'nothing' })
  }

  #recordEvent({ detail }: CustomEvent<ElementEvents['cart-add']>) {
    this.heard = `${detail.quantity} of ${detail.product.title}`
  }

  #part(name: string) {
    if (name === 'news') return html`<p>News of the club</p>`
    return html`<product-detail .productId=${this.productId} @cart-add=${this.#recordEvent}></product-detail>`
  }

  override render() {
    const parts = this.isFirst ? ['detail', 'news'] : ['news', 'detail']
    const visible = parts.filter((name) => this.isAttached || name === 'news')
    return html`
      <button @click=${() => (this.isFirst = !this.isFirst)}>Move</button>
      <button @click=${() => (this.isAttached = !this.isAttached)}>Remove or add</button>
      <button @click=${() => (this.productId = 'prod_mug')}>Another product</button>
      <output>Heard: ${this.heard}</output>
      ${this.isAttached ? html`<cart-button></cart-button>` : ''}
      <div>${repeat(
        visible,
        (name) => name,
        (name) => this.#part(name),
      )}</div>
      ${this.isAttached ? html`<cart-drawer .successUrl=${'success.html'}></cart-drawer>` : ''}`
  }
}

customElements.define('shop-app', ShopApp)
