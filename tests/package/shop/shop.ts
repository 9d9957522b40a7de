import { cart } from 'electrician-elements'

// A script on the page that shows how many items the elements have added to the cart.
cart.subscribe(({ count }) => {
  const output = document.querySelector('output')
  if (output) output.textContent = String(count)
})
