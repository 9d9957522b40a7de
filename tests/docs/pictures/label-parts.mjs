/** Draws labeled frames around parts of the cart button and the product list, and labels a card's custom properties. */
export async function labelParts(page) {
  await page.evaluate(() => {
    const inside = (host, selector, index = 0) =>
      document.querySelector(host).shadowRoot.querySelectorAll(selector)[index]
    const boxOf = (element) => element.getBoundingClientRect()

    function addLabel(text, color, position) {
      const label = document.createElement('span')
      label.textContent = text
      label.style.cssText = `position:fixed;${position};padding:1px 8px;border-radius:6px;background:${color};color:#fff;
        font:600 13px/1.5 ui-monospace,monospace;white-space:nowrap`
      document.body.append(label)
    }

    /** Draws a frame around an element and a label below, above or to the left of the frame. */
    function framePart(element, text, side) {
      const { left, top, width, height } = boxOf(element)
      const frame = document.createElement('div')
      frame.style.cssText = `position:fixed;left:${left - 6}px;top:${top - 6}px;width:${width + 8}px;height:${height + 8}px;
        border:2px dashed #d6336c;border-radius:10px`
      document.body.append(frame)
      const positions = {
        below: `left:${left - 6}px;top:${top + height + 10}px`,
        above: `left:${left - 6}px;top:${top - 32}px`,
        left: `right:${innerWidth - left + 14}px;top:${top + height / 2 - 11}px`,
      }
      addLabel(text, '#d6336c', positions[side])
    }

    /** Writes a custom property's name next to the card and draws a line to the element that uses the property. */
    function nameProperty(element, text) {
      const { right, top, height } = boxOf(element)
      const middle = top + height / 2
      const edge = boxOf(inside('store-grid', '[part=card]', 2)).right + 24
      const line = document.createElement('div')
      line.style.cssText = `position:fixed;left:${right + 4}px;top:${middle}px;width:${edge - right - 4}px;border-top:2px solid #1c7ed6`
      document.body.append(line)
      addLabel(text, '#1864ab', `left:${edge}px;top:${middle - 10}px`)
    }

    framePart(inside('cart-button', '[part=button]'), 'cart-button::part(button)', 'left')
    framePart(inside('store-grid', '[part=heading]'), 'store-grid::part(heading)', 'above')
    framePart(inside('store-grid', '[part=card]'), 'store-grid::part(card)', 'below')
    framePart(inside('store-grid', '[part=button]', 1), 'store-grid::part(button)', 'above')
    nameProperty(inside('store-grid', '.ribbon', 2), '--ee-ink')
    nameProperty(inside('store-grid', '.picture', 2), '--ee-picture-ground')
    nameProperty(inside('store-grid', '.price-badge > *', 2), '--ee-accent')
    nameProperty(inside('store-grid', '.card-body', 2), '--ee-surface')
    nameProperty(inside('store-grid', '[part=button]', 2), '--ee-on-accent')
  })
}
