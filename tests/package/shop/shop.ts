import { cart } from 'electrician-elements'

// The page's own script beside the tags: what they put into the cart, it counts.
cart.subscribe(({ count }) => {
  const output = document.querySelector('output')
  if (output) output.textContent = String(count)
})
