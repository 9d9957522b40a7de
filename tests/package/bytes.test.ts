import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundleApp, bundleReactAlone } from '../bench/apps/bundle.mjs'
import { bytesOf, firstBytes } from '../bench/measuring/bytes.mjs'
import rivals from '../bench/rivals.json' with { type: 'json' }

// Recorded by `npm run bench`, which has it installed.
const buyButton = rivals['@shopify/buy-button-js'].brotli
const scriptBytes = (name: string) =>
  bytesOf(readFileSync(new URL(`../../dist/${name}`, import.meta.url))).brotli

it('the lite script, with a whole website inside, is at most 1.23 times Buy Button', () => {
  expect(scriptBytes('electrician-elements.lite.js') / buyButton).toBeLessThanOrEqual(1.23)
})

it('an app with only grid and cart, on preact, is at most 0.7 of Buy Button', async () => {
  expect(firstBytes(await bundleApp('preact')).brotli / buyButton).toBeLessThanOrEqual(0.7)
})

it('the React script is at most 53 kB larger than React, react-dom and r2wc alone', async () => {
  const alone = firstBytes(await bundleReactAlone()).brotli
  expect(scriptBytes('electrician-elements.js') - alone).toBeLessThanOrEqual(53_000)
})
