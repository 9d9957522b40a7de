import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundleApp, bundleReactAlone } from '../bench/apps/bundle.mjs'
import { bytesOf, firstBytes } from '../bench/measuring/bytes.mjs'
import rivals from '../bench/rivals.json' with { type: 'json' }

// Recorded by `npm run bench`, which has it installed.
const buyButton = rivals['@shopify/buy-button-js'].brotli
const scriptBytes = (name: string) =>
  bytesOf(readFileSync(new URL(`../../dist/${name}`, import.meta.url))).brotli

it('the lite script, with a whole website inside, is 0.85 of Buy Button at most', () => {
  expect(scriptBytes('electrician-elements.lite.js') / buyButton).toBeLessThanOrEqual(0.85)
})

it('an app with grid and cart alone, on preact, is half of Buy Button at most', async () => {
  expect(firstBytes(await bundleApp('preact')).brotli / buyButton).toBeLessThanOrEqual(0.5)
})

it('the React script is 38 kB larger at most than React, react-dom and r2wc alone', async () => {
  const alone = firstBytes(await bundleReactAlone()).brotli
  expect(scriptBytes('electrician-elements.js') - alone).toBeLessThanOrEqual(38_000)
})
