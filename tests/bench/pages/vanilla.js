// The fastest possible product list: it sends one request and creates DOM elements from the response. It has no cart,
// stock checks, loading states or error states.
const list = document.getElementById('cards')
const source = document.currentScript.dataset.store

function element(name, props, ...children) {
  const created = Object.assign(document.createElement(name), props)
  created.append(...children)
  return created
}

function cardOf(product) {
  const { amount, sale_amount, currency } = product.variants[0].prices[0]
  const money = (cents) => currency.template.replace('$1', () => (cents / 100).toFixed(2))
  const price = element('span', { className: 'price' }, money(sale_amount ?? amount))
  if (sale_amount !== null) price.append(' ', element('s', {}, money(amount)))
  const button = element('button', { type: 'button' }, 'Add to Cart')
  const link = element('a', { href: `/product?ee-product=${product.id}` }, product.title)
  const subtitle = element('p', {}, product.subtitle || 'Check out this amazing product!')
  const ribbon = product.ribbon_text ? [element('span', { className: 'ribbon' }, product.ribbon_text)] : []
  return element(
    'li',
    { className: 'card' },
    element('img', { src: product.thumbnail, alt: '', loading: 'lazy' }),
    ...ribbon,
    element('div', { className: 'body' }, price, element('h3', {}, link), subtitle, button),
  )
}

fetch(`${source}/products`)
  .then((response) => response.json())
  .then(({ products }) => list.append(...products.map(cardOf)))
