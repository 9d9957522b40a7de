import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundleApp, bundleReactAlone } from '../bench/apps/bundle.mjs'
import { bytesOf, firstBytes } from '../bench/measuring/bytes.mjs'
import { homePageBytes } from '../bench/measuring/website-bytes.mjs'
import { documentedSizes, measuredSizes, writeSizes } from './support/size-table.ts'

/** The size of Shopify Buy Button 3.0.6, as `npm run bench -- --only sizes` measures it. */
const buyButtonBytes = 49_714
const scriptBytes = (name: string) =>
  bytesOf(readFileSync(new URL(`../../dist/${name}`, import.meta.url))).brotli

// The limits leave room for hashes in the names of files, which change the compressed sizes by up to 0.3 %.

it('the lite script is at most 2.25 times as large as Shopify Buy Button', () => {
  expect(scriptBytes('electrician-elements.lite.js') / buyButtonBytes).toBeLessThanOrEqual(2.25)
})

it('a Preact app with only the product grid and cart is at most 0.83 times as large as Shopify Buy Button', async () => {
  expect(firstBytes(await bundleApp()).brotli / buyButtonBytes).toBeLessThanOrEqual(0.83)
})

it('the React script is at most 105 kB larger than React, react-dom and r2wc combined', async () => {
  const librariesBytes = firstBytes(await bundleReactAlone()).brotli
  expect(scriptBytes('electrician-elements.js') - librariesBytes).toBeLessThanOrEqual(105_000)
})

it('the home page of the prerendered website loads at most 64.9 kB', () => {
  expect(homePageBytes().brotli).toBeLessThanOrEqual(64_900)
})

it('the sizes in docs/npm.md are at most 2 kB off', { timeout: 120_000 }, async () => {
  const measured = await measuredSizes()
  if (process.env['FIX_DOCS']) writeSizes(measured)
  const documented = documentedSizes()
  expect([...documented.keys()]).toEqual([...measured.keys()])
  for (const [app, sizes] of measured)
    for (const [index, size] of sizes.entries())
      expect(Math.abs((documented.get(app)?.[index] ?? 0) - size), app).toBeLessThanOrEqual(2)
})
