import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** HTML that is added to an element's example, because the example alone shows little. */
const additions = {
  'cart-button': '<buy-button product-id="prod_mug">Add the mug</buy-button>',
  'toast-area': '<buy-button product-id="prod_mug">Add the mug to see a notification</buy-button>',
}

/** The placeholders in the examples, and the pages and products of the demo that replace them. */
const replacements = [
  [/="\/shop\.html"/g, '="store-elements.html"'],
  [/="\/thanks\.html"/g, '="success.html"'],
  [/home-url="\/"/g, 'home-url="index.html"'],
  [/="\//g, '="'],
  ['prod_01ABC', 'prod_smart_plug'],
]

/** Writes a page for each element. It runs the first example in the element's documentation with the demo store. */
export function writeExamples({ docs, demo }) {
  for (const name of readdirSync(join(docs, 'elements'))) {
    const element = name.replace('.md', '')
    const [, example] =
      /^## Example\n+```html\n([\s\S]*?)^```$/m.exec(readFileSync(join(docs, 'elements', name), 'utf8')) ?? []
    if (example === undefined) throw new Error(`docs/elements/${name} has no example.`)
    const code = replacements.reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, value),
      example,
    )
    writeFileSync(join(demo, `example-${element}.html`), page(element, code + (additions[element] ?? '')))
  }
}

function page(element, code) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Example of ${element}</title>
    <script src="demo-store.js" data-pictures="pictures/" defer></script>
    <script src="electrician-elements.lite.js" data-store-host="https://demo-store.example" data-store-id="demo"
      data-product-url="product.html?ee-product={id}" defer></script>
  </head>
  <body>
${code}
  </body>
</html>
`
}
