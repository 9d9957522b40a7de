import { html, LitElement } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { ElementEvents } from '../../../src/ui/element-events.ts'

/** A page made by Lit, with our tags in its shadow. */
class ShopApp extends LitElement {
  static override properties = { isFirst: {}, isHere: {}, productId: {}, heard: {} }
  declare isFirst: boolean
  declare isHere: boolean
  declare productId: string
  declare heard: string

  constructor() {
    super()
    Object.assign(this, { isFirst: true, isHere: true, productId: 'prod_tee', heard: 'nothing' })
  }

  #hear({ detail }: CustomEvent<ElementEvents['cart-add']>) {
    this.heard = `${detail.quantity} of ${detail.product.title}`
  }

  #part(name: string) {
    if (name === 'news') return html`<p>News of the club</p>`
    return html`<product-detail .productId=${this.productId} @cart-add=${this.#hear}></product-detail>`
  }

  override render() {
    const parts = this.isFirst ? ['detail', 'news'] : ['news', 'detail']
    const here = parts.filter((name) => this.isHere || name === 'news')
    return html`
      <button @click=${() => (this.isFirst = !this.isFirst)}>Move</button>
      <button @click=${() => (this.isHere = !this.isHere)}>Away or back</button>
      <button @click=${() => (this.productId = 'prod_mug')}>Another product</button>
      <output>Heard: ${this.heard}</output>
      ${this.isHere ? html`<cart-button></cart-button>` : ''}
      <div>${repeat(
        here,
        (name) => name,
        (name) => this.#part(name),
      )}</div>
      ${this.isHere ? html`<cart-drawer .successUrl=${'success.html'}></cart-drawer>` : ''}`
  }
}

customElements.define('shop-app', ShopApp)
