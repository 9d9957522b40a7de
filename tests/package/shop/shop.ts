import { cart } from 'electrician-elements'

// The page's own script, which shows how many items the elements have added to the cart.
cart.subscribe(({ count }) => {
  const output = document.querySelector('output')
  if (output) output.textContent = String(count)
})
