// Takes the pictures in docs/pictures from the built demo, in the same Chromium as the tests. Run `npm run build`
// first.
//   npm run docs:pictures                  all pictures
//   npm run docs:pictures -- hero cart     pictures whose name contains one of these words
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { preview } from 'vite'
import { launchBrowser } from '../../support/ensure-browser.mjs'
import { root } from '../../support/files.mjs'
import { freePort } from '../../support/free-port.mjs'
import { scenes } from './scenes.mjs'

const folder = join(root, 'docs', 'pictures')
const quality = 0.82

/** Returns a demo page with the elements in `body`. */
function scenePage({ body = '', css = '' }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/demo.css"><style>${css}</style>
    <script src="/electrician-elements.lite.js" data-store-host="/provider" data-store-id="demo" defer></script>
    </head><body>${body}</body></html>`
}

/** Waits until every picture and font in the window has loaded. */
async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const images = (root) => [
      ...root.querySelectorAll('img'),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? images(shadowRoot) : [])),
    ]
    await document.fonts.ready
    const isMissing = (image) => !image.complete && image.getBoundingClientRect().top < innerHeight
    for (const deadline = Date.now() + 5000; images(document).some(isMissing) && Date.now() < deadline; )
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
  // Wait for transitions, the longest of which takes 240 ms.
  await page.waitForTimeout(400)
}

/** Converts a PNG to WebP in Chromium, because Playwright can save screenshots only as PNG or JPEG. */
async function toWebp(browser, png) {
  const page = await browser.newPage()
  const address = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality],
  )
  await page.close()
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function takePicture(browser, origin, scene, colorScheme) {
  const { name, width, height, path, scale = 1.5, prepare, clip } = scene
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
  await page.route('**/scene.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: scenePage(scene) }),
  )
  await page.goto(origin + (path ?? '/scene.html'))
  await prepare?.(page)
  await settle(page)
  const box = clip ? await clip(page) : { x: 0, y: 0, width, height }
  const picture = await toWebp(browser, await page.screenshot({ clip: box }))
  writeFileSync(join(folder, `${name}-${colorScheme}.webp`), picture)
  await context.close()
  console.log(`${name}-${colorScheme}.webp`.padEnd(32), `${Math.round(picture.length / 1000)} kB`)
  return picture.length
}

const words = argv.slice(2)
const chosen = scenes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const server = await preview({
  root,
  logLevel: 'warn',
  preview: { port: await freePort(4197), strictPort: true },
})
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const browser = await launchBrowser()
mkdirSync(folder, { recursive: true })
let total = 0
for (const scene of chosen)
  for (const colorScheme of ['light', 'dark']) total += await takePicture(browser, origin, scene, colorScheme)
console.log(`${chosen.length * 2} pictures, ${Math.round(total / 1000)} kB`)
await browser.close()
await server.close()
