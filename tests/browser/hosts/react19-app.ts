import { createElement as e, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ElementEvents } from '../../../src/ui/element-events.ts'

/** A page made by React 19, which sets properties and listens to events of any name. */
function App() {
  const [isFirst, setFirst] = useState(true)
  const [isHere, setHere] = useState(true)
  const [productId, setProductId] = useState('prod_tee')
  const [heard, setHeard] = useState('nothing')
  const hear = ({ detail }: CustomEvent<ElementEvents['cart-add']>) =>
    setHeard(`${detail.quantity} of ${detail.product.title}`)
  const detail = e('product-detail', { key: 'detail', productId, 'oncart-add': hear })
  const news = e('p', { key: 'news' }, 'News of the club')
  const shop = isFirst ? [detail, news] : [news, detail]
  return e(
    'div',
    null,
    e('button', { onClick: () => setFirst(!isFirst) }, 'Move'),
    e('button', { onClick: () => setHere(!isHere) }, 'Away or back'),
    e('button', { onClick: () => setProductId('prod_mug') }, 'Another product'),
    e('output', null, `Heard: ${heard}`),
    isHere && e('cart-button'),
    e('div', null, isHere ? shop : news),
    isHere && e('cart-drawer', { successUrl: 'success.html' }),
  )
}

createRoot(document.querySelector('#app') as Element).render(e(App))
