// Measures the download sizes of files that contain everything, minified and compressed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bundleApp } from '../apps/bundle.mjs'
import { buyButtonFile, buyButtonVersion } from '../ensure.mjs'
import { bytesOf, firstBytes } from '../measuring/bytes.mjs'
import { kilobytes } from '../measuring/numbers.mjs'
import { atMost } from '../measuring/targets.mjs'
import { homePageBytes } from '../measuring/website-bytes.mjs'

export const title = 'Download size'

const fileBytes = (path) => bytesOf(readFileSync(path))

export async function measure() {
  const react = fileBytes(join(root, 'dist/electrician-elements.js'))
  const lite = fileBytes(join(root, 'dist/electrician-elements.lite.js'))
  const home = homePageBytes()
  const app = firstBytes(await bundleApp())
  const buyButton = fileBytes(buyButtonFile)
  const named = {
    'React script: website and store': react,
    'lite script: website and store': lite,
    'prerendered home page until interactive': home,
    'app with only grid and cart, preact': app,
    [`Shopify Buy Button ${buyButtonVersion}: grid and cart`]: buyButton,
  }
  return {
    intro:
      'These files load before the page is interactive. The prerendered website consists of modules, and its home page loads only those that it needs. The app contains `store-grid`, `cart-button` and `cart-drawer` from `dist/esm`, bundled by Vite.',
    findings: [
      `With the whole website, the lite script is ${kilobytes(lite.gzip)} gzip and the React script is ${kilobytes(react.gzip)}. Shopify Buy Button is ${kilobytes(buyButton.gzip)}.`,
      `The home page of the prerendered website loads ${kilobytes(home.brotli)} of JavaScript (brotli).`,
      `A bundled app with only grid and cart is ${kilobytes(app.gzip)} gzip when built on Preact.`,
    ],
    tables: [
      {
        head: ['', 'minified', 'gzip 9', 'brotli 11', 'brotli, relative to Buy Button'],
        rows: Object.entries(named).map(([name, { plain, gzip, brotli }]) => [
          name,
          ...[plain, gzip, brotli].map(kilobytes),
          (brotli / buyButton.brotli).toFixed(2),
        ]),
      },
    ],
    targets: [
      atMost('lite script with the whole website, gzip', lite.gzip, 84_000, kilobytes),
      atMost('React script with the whole website, gzip', react.gzip, 145_000, kilobytes),
      atMost('prerendered home page until interactive, brotli', home.brotli, 34_000, kilobytes),
      atMost('app with only grid and cart, preact, brotli', app.brotli, 32_000, kilobytes),
    ],
  }
}
