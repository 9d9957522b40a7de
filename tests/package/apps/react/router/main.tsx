import 'electrician-elements/store-grid'
import 'electrician-elements/product-detail'
import 'electrician-elements/cart-drawer'
import 'electrician-elements/order-success'
import type { CartDrawerElement, ElementEvents } from 'electrician-elements'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useNavigate, useParams } from 'react-router'
import { Thanks } from './thanks.jsx'

const store = { 'store-host': '/provider', 'store-id': 'demo' }

/** Opens the links of the elements with the app's router. */
function useFollow() {
  const navigate = useNavigate()
  return (event: CustomEvent<ElementEvents['link-click']>) => {
    if (event.detail.kind === 'page') return
    event.preventDefault()
    navigate(event.detail.href.slice(location.origin.length))
  }
}

function Products() {
  return <store-grid {...store} product-url="/item/{id}" onlink-click={useFollow()} />
}

function Item() {
  const { id } = useParams()
  return <product-detail {...store} product-id={id} store-url="/" onlink-click={useFollow()} />
}

/** The cart. Shows the page after the payment instead of leaving the app for the payment page. */
function Cart() {
  const navigate = useNavigate()
  const drawer = useRef<CartDrawerElement>(null)
  function pay(event: Event) {
    event.preventDefault()
    drawer.current?.close()
    navigate('/thanks')
  }
  return <cart-drawer ref={drawer} {...store} oncheckout-redirect={pay} />
}

function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Products />} />
        <Route path="/shop" element={<Products />} />
        <Route path="/item/:id" element={<Item />} />
        <Route path="/thanks" element={<Thanks />} />
      </Routes>
      <Cart />
    </BrowserRouter>
  )
}

const container = document.querySelector('#app')
if (container) createRoot(container).render(<App />)
