// The scenes in the pictures of the documentation. Each has two pictures, `<name>-light.webp` and `<name>-dark.webp`.
import { labelParts } from './label-parts.mjs'

const pageCss = 'body { padding: 24px }'
const shop = `<header class="bar"><a class="brand" href="#">Volt &amp; Sons</a><cart-button></cart-button></header>
  <main class="page"><store-grid></store-grid></main><cart-drawer></cart-drawer>`
const frame = { width: 800, height: 600, scale: 1 }

const titles = ['Linked Smoke Alarm', '“Ohm Sweet Ohm” Mug', 'Smart Plug with Energy Meter']

const cards = (page) => page.getByText('Smart Plug with Energy Meter').first().waitFor()

async function addToCart(page) {
  await cards(page)
  for (const title of titles)
    await page.getByRole('button', { name: new RegExp(`^Add to Cart.*${title}`) }).click()
  await page.getByRole('button', { name: `Open cart, ${titles.length} items` }).waitFor()
  await page.getByRole('button', { name: 'Close notification' }).click()
}

async function openCart(page) {
  await addToCart(page)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByText('Total').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => document.activeElement?.blur())
}

async function chooseTee(page) {
  await page.getByRole('heading', { name: 'Crew “Bolt” Tee' }).waitFor()
  await page.getByText('in stock!').waitFor()
}

async function fillQuote(page) {
  await page.getByLabel('Name *').fill('Dana Reyes')
  await page.getByLabel('Phone *').fill('(555) 010-0123')
  await page.getByLabel('Email').fill('dana@example.com')
  await page.getByLabel('Service').selectOption('inspection')
  await page.getByLabel('Message').fill('We are buying a house from 1962. Can you check the panel?')
  await page.getByLabel('Message').blur()
}

/** Returns a function that computes the bounding box of `selector` plus a margin, clipped to the viewport. */
function around(selector, margin = 24) {
  return async (page) => {
    await page.evaluate(() => scrollTo(0, 0))
    const box = await page.locator(selector).first().boundingBox()
    const { width, height } = page.viewportSize()
    const x = Math.max(0, box.x - margin)
    const y = Math.max(0, box.y - margin)
    return {
      x,
      y,
      width: Math.min(width, box.x + box.width + margin) - x,
      height: Math.min(height, box.y + box.height + margin) - y,
    }
  }
}

/** Returns a scene with only one element, which its picture shows with a margin. */
const element = (name, width, height, options = {}) => ({
  name,
  width,
  height,
  css: pageCss,
  body: `<${name}></${name}>`,
  clip: around(name),
  ...options,
})
const wholePage = { clip: undefined }

export const scenes = [
  { name: 'hero', width: 1280, height: 760, path: '/' },
  { name: 'electrician-site', width: 1280, height: 1500, scale: 1, path: '/' },
  element('store-front', 960, 720, { ...wholePage, scale: 1.25, prepare: cards }),
  element('store-grid', 960, 660, { ...wholePage, scale: 1.25, prepare: cards }),
  element('product-detail', 1000, 1200, {
    scale: 1.25,
    body: '<product-detail product-id="prod_tee"></product-detail>',
    prepare: chooseTee,
  }),
  element('product-card', 720, 640, {
    css: `${pageCss} p { margin: 0 0 28px } .picks { width: 560px }`,
    body: `<div class="shot"><p>Two things every hallway should have:</p><div class="picks">
      <product-card product-id="prod_smoke_alarm"></product-card><product-card product-id="prod_tee"></product-card></div></div>`,
    prepare: (page) => page.getByText('Linked Smoke Alarm').first().waitFor(),
    clip: around('.shot'),
  }),
  element('buy-button', 640, 400, {
    css: `${pageCss} p { margin: 0 0 16px }`,
    body: `<div class="shot"><p>Find out what your old freezer really costs: plug it into a meter for a week.</p>
      <buy-button product-id="prod_smart_plug">Buy the smart plug</buy-button></div>`,
    prepare: (page) => page.getByText('$').first().waitFor(),
    clip: around('.shot'),
  }),
  { name: 'cart-drawer', width: 960, height: 640, scale: 1.25, body: shop, prepare: openCart },
  { name: 'cart-button', width: 640, height: 400, body: shop, prepare: addToCart, clip: around('.bar', 0) },
  element('quote-form', 640, 900, { prepare: fillQuote }),
  element('service-list', 1000, 1400, { scale: 1.25 }),
  element('about-owner', 1000, 1000, {
    scale: 1.25,
    body: '<about-owner owner-name="Marco Volt" owner-photo="/owner.svg"></about-owner>',
  }),
  element('contact-info', 560, 900, {
    body: '<contact-info phone="(555) 010-0199" email="hello@voltandsons.example"></contact-info>',
  }),
  element('order-success', 720, 600),
  {
    name: 'toast-area',
    width: 860,
    height: 480,
    scale: 1.25,
    body: shop,
    prepare: async (page) => {
      await cards(page)
      await page.evaluate(() => scrollTo(0, 200))
      await page.getByRole('button', { name: /^Add to Cart.*Smart Plug/ }).click()
      await page.getByText('has been added to your cart.').waitFor()
    },
  },
  {
    name: 'theming',
    width: 1180,
    height: 712,
    scale: 1.25,
    css: `body { padding: 8px 220px 8px 32px } .bar { padding-inline: 0 } store-grid { margin-top: 52px }
      store-grid::part(heading) { width: fit-content; margin-bottom: 8px }`,
    body: `<div class="bar"><span class="brand">Volt &amp; Sons</span><cart-button></cart-button></div>
      <store-grid></store-grid><cart-drawer></cart-drawer>`,
    prepare: async (page) => {
      await cards(page)
      await labelParts(page)
    },
  },
  {
    name: 'feature-grid',
    width: 1000,
    height: 750,
    scale: 1,
    css: pageCss,
    body: '<store-grid></store-grid>',
    prepare: cards,
  },
  {
    name: 'feature-product',
    ...frame,
    css: pageCss,
    body: '<product-detail product-id="prod_tee"></product-detail>',
    prepare: chooseTee,
  },
  { name: 'feature-cart', ...frame, body: shop, prepare: openCart },
  {
    name: 'feature-quote',
    width: 960,
    height: 720,
    scale: 1,
    css: 'body { padding: 16px 140px }',
    body: '<quote-form></quote-form>',
    prepare: fillQuote,
  },
  {
    name: 'feature-phone',
    ...frame,
    css: `body { display: flex; justify-content: center; gap: 40px; padding: 20px 0 }
      iframe { width: 330px; height: 560px; border: 6px solid #19212b; border-radius: 28px }`,
    body: '<iframe src="/" title="Home"></iframe><iframe src="/product/prod_tee" title="Product"></iframe>',
  },
]
