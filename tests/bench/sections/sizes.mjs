// Measures download sizes of minified files with gzip, with brotli and without compression.
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bundleApp, bundleReactAlone } from '../apps/bundle.mjs'
import { buildScript } from '../apps/script.mjs'
import { benchFolder, rivalFolder, rivalVersion } from '../ensure.mjs'
import { bytesOf, firstBytes, sum } from '../measuring/bytes.mjs'
import { kilobytes } from '../measuring/numbers.mjs'
import { sourcesOf } from '../measuring/sources.mjs'
import { homePageBytes } from '../measuring/website-bytes.mjs'

export const title = 'Download size'

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
  const home = homePageBytes()
  await record(buyButton)
  /** Each target, and a function that reads the files whose size it limits if they have source maps. */
  const limits = [
    [atMost('lite script with the whole website, gzip', lite, 84_000), () => script('lite')],
    [atMost('React script with the whole website, gzip', react, 145_000), () => script('react')],
    [atMost('prerendered home page until interactive, brotli', home, 34_000, 'brotli')],
    [
      atMost('app with only grid and cart, preact, brotli', appLite, 32_000, 'brotli'),
      async () => (await bundleApp('preact')).map(inMemory),
    ],
  ]
  const profiles = []
  for (const [{ target, isMet }, read] of limits)
    if (!isMet && read)
      profiles.push({
        caption: `Contents: ${target}`,
        head: ['', 'minified', 'share'],
        rows: sourcesOf(await read()),
      })
  const named = {
    'React script: website and store': react,
    'lite script: website and store': lite,
    'prerendered home page until interactive': home,
    'app with only grid and cart, React': appReact,
    'app with only grid and cart, preact': appLite,
    'React, react-dom and r2wc only': base,
    [`Shopify Buy Button ${rivalVersion('@shopify/buy-button-js')}: grid and cart`]: buyButton,
    [`Commerce Layer drop-in.js ${rivalVersion('@commercelayer/drop-in.js')}: price, button, cart link`]:
      dropIn,
  }
  return {
    intro:
      'These files load before the page is interactive. The prerendered website consists of modules, and its home page loads only those that it needs. The app contains `store-grid`, `cart-button` and `cart-drawer` from `dist/esm`, bundled by Vite.',
    findings: [
      `With the whole website, the lite script is ${kilobytes(lite.gzip)} gzip and the React script is ${kilobytes(react.gzip)}. Shopify Buy Button is ${kilobytes(buyButton.gzip)}, and Commerce Layer drop-in.js is ${kilobytes(dropIn.gzip)}.`,
      `The home page of the prerendered website loads ${kilobytes(homeLite.brotli)} of JavaScript with Preact and ${kilobytes(homeReact.brotli)} with React (brotli).`,
      `A bundled app with only grid and cart is ${kilobytes(appLite.gzip)} gzip when built on Preact.`,
    ],
    tables: [
      {
        head: ['', 'minified', 'gzip 9', 'brotli 11', 'brotli, relative to Buy Button'],
        rows: Object.entries(named).map(([name, size]) => [
          name,
          kilobytes(size.plain),
          kilobytes(size.gzip),
          kilobytes(size.brotli),
          (size.brotli / buyButton.brotli).toFixed(2),
        ]),
      },
    ],
    targets: limits.map(([target]) => target),
    profiles,
  }
}

/** Builds a script with its source map. */
async function script(kind) {
  return [inMemory(await buildScript(kind, { sourcemap: 'hidden' }))]
}

/** Returns a file that Vite has built in memory. Its source map is relative to the folder that Vite would write to. */
const inMemory = ({ code, map, fileName }) => ({ code, map, folder: dirname(join(root, 'dist', fileName)) })

/** Saves the size of Shopify's Buy Button for the size test, because that test does not install Buy Button. */
async function record(buyButton) {
  const name = '@shopify/buy-button-js'
  const recorded = { [name]: { version: rivalVersion(name), brotli: buyButton.brotli } }
  await writeFile(join(benchFolder, 'rivals.json'), `${JSON.stringify(recorded, null, 2)}\n`)
}

function atMost(target, size, most, compression = 'gzip') {
  return {
    target,
    wanted: `≤ ${kilobytes(most)}`,
    measured: kilobytes(size[compression]),
    isMet: size[compression] <= most,
  }
}

/** Returns the total size of the files that drop-in.js loads for its elements: all files except those for sign-in. */
function dropInBytes() {
  const folder = join(rivalFolder('@commercelayer/drop-in.js'), 'dist/drop-in')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = files.map((name) => [name, readFileSync(join(folder, name))])
  const isSignIn = ([name, text]) => name.endsWith('.entry.js') && text.includes('cl_identity_info')
  const parts = texts.filter((file) => file[1].length > 0 && !isSignIn(file))
  return sum(parts.map(([, text]) => bytesOf(text)))
}
