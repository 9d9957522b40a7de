import { createElement as e, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ElementEvents } from '../../../src/ui/element-events.ts'

/** A page built with React 19, which can set properties and listen for custom events. */
function App() {
  const [isFirst, setFirst] = useState(true)
  const [isAttached, setAttached] = useState(true)
  const [productId, setProductId] = useState('prod_tee')
  const [heard, setHeard] = useState('nothing')
  const recordEvent = ({ detail }: CustomEvent<ElementEvents['cart-add']>) =>
    setHeard(`${detail.quantity} of ${detail.product.title}`)
  const detail = e('product-detail', { key: 'detail', productId, 'oncart-add': recordEvent })
  const news = e('p', { key: 'news' }, 'News of the club')
  const shop = isFirst ? [detail, news] : [news, detail]
  return e(
    'div',
    null,
    e('button', { onClick: () => setFirst(!isFirst) }, 'Move'),
    e('button', { onClick: () => setAttached(!isAttached) }, 'Remove or add'),
    e('button', { onClick: () => setProductId('prod_mug') }, 'Another product'),
    e('output', null, `Heard: ${heard}`),
    isAttached && e('cart-button'),
    e('div', null, isAttached ? shop : news),
    isAttached && e('cart-drawer', { successUrl: 'success.html' }),
  )
}

createRoot(document.querySelector('#app') as Element).render(e(App))
