// Bytes as they travel: minified, then gzip 9 and brotli 11, each file for itself.
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bundleApp, bundleReactAlone } from '../apps/bundle.mjs'
import { benchFolder, rivalFolder, rivalVersion } from '../ensure.mjs'
import { bytesOf, firstBytes, sum } from '../measuring/bytes.mjs'
import { kilobytes } from '../measuring/numbers.mjs'

export const title = 'Bytes'

export async function measure() {
  const [react, lite, buyButton, dropIn, appReact, appLite, base] = [
    bytesOf(readFileSync(join(root, 'dist/electrician-elements.js'))),
    bytesOf(readFileSync(join(root, 'dist/electrician-elements.lite.js'))),
    bytesOf(readFileSync(join(rivalFolder('@shopify/buy-button-js'), 'dist/buybutton.min.js'))),
    dropInBytes(),
    firstBytes(await bundleApp('react')),
    firstBytes(await bundleApp('preact')),
    firstBytes(await bundleReactAlone()),
  ]
  await record(buyButton)
  const named = {
    'React script: website and store': react,
    'lite script: website and store': lite,
    'an app with grid and cart alone, React': appReact,
    'an app with grid and cart alone, preact': appLite,
    'React, react-dom and r2wc alone': base,
    [`Shopify Buy Button ${rivalVersion('@shopify/buy-button-js')}: grid and cart`]: buyButton,
    [`Commerce Layer drop-in.js ${rivalVersion('@commercelayer/drop-in.js')}: price, button, cart link`]:
      dropIn,
  }
  return {
    intro:
      'What a visitor downloads before anything shows, minified. An app is `store-grid`, `cart-button` and `cart-drawer` out of `dist/esm`, bundled by Vite as it comes.',
    tables: [
      {
        head: ['', 'minified', 'gzip 9', 'brotli 11', 'brotli, of Buy Button'],
        rows: Object.entries(named).map(([name, size]) => [
          name,
          kilobytes(size.plain),
          kilobytes(size.gzip),
          kilobytes(size.brotli),
          (size.brotli / buyButton.brotli).toFixed(2),
        ]),
      },
    ],
    targets: [
      ratio('lite script with the whole website, brotli', lite, buyButton, 0.85),
      ratio('lite, an app with grid and cart alone, brotli', appLite, buyButton, 0.5),
      {
        target: 'React script, brotli',
        wanted: `≤ React alone + 38 kB = ${kilobytes(base.brotli + 38_000)}`,
        measured: kilobytes(react.brotli),
        isMet: react.brotli <= base.brotli + 38_000,
      },
    ],
  }
}

/** For the test that holds ours to it, which installs no rivals. */
async function record(buyButton) {
  const name = '@shopify/buy-button-js'
  const recorded = { [name]: { version: rivalVersion(name), brotli: buyButton.brotli } }
  await writeFile(join(benchFolder, 'rivals.json'), `${JSON.stringify(recorded, null, 2)}\n`)
}

function ratio(target, ours, theirs, most) {
  return {
    target,
    wanted: `≤ ${most} × Buy Button = ${kilobytes(theirs.brotli * most)}`,
    measured: `${(ours.brotli / theirs.brotli).toFixed(3)} × = ${kilobytes(ours.brotli)}`,
    isMet: ours.brotli <= theirs.brotli * most,
  }
}

/** Its loader fetches every part but that of signing in, as soon as one of its tags stands in a page. */
function dropInBytes() {
  const folder = join(rivalFolder('@commercelayer/drop-in.js'), 'dist/drop-in')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = files.map((name) => [name, readFileSync(join(folder, name))])
  const isSignIn = ([name, text]) => name.endsWith('.entry.js') && text.includes('cl_identity_info')
  const parts = texts.filter((file) => file[1].length > 0 && !isSignIn(file))
  return sum(parts.map(([, text]) => bytesOf(text)))
}
