import type { Page } from '@playwright/test'
import type { WireProduct } from './changed-products.ts'

/** Sizes of product pictures in real stores, by file name. Some SVG files have no size of their own. */
const shapes: Record<string, string> = {
  tall: 'width="600" height="1200" viewBox="0 0 600 1200"',
  panorama: 'width="2400" height="400" viewBox="0 0 2400 400"',
  tiny: 'width="24" height="24" viewBox="0 0 24 24"',
  unsized: 'viewBox="0 0 600 900"',
}

/** Replaces the pictures of all products. Each product has pictures of all shapes, and a thumbnail of one of them. */
export async function servePictureShapes(page: Page): Promise<void> {
  await page.route('**/shapes/*.svg', (route) => {
    const [, name = ''] = /(\w+)\.svg$/.exec(route.request().url()) ?? []
    const body = `<svg xmlns="http://www.w3.org/2000/svg" ${shapes[name]}><rect width="100%" height="100%"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await page.route(/\/store\/demo\/products/, async (route) => {
    const urls = Object.keys(shapes).map((name) => new URL(`/shapes/${name}.svg`, page.url()).href)
    const response = await route.fetch()
    const body = await response.json()
    for (const [index, product] of (body.products ?? [body.product]).entries() as Iterable<
      [number, WireProduct]
    >) {
      product['thumbnail'] = urls[index % urls.length]
      product['images'] = product['media'] = urls.map((url, order) => ({ url, order, type: 'image' }))
      for (const [at, variant] of product.variants.entries()) variant['image_url'] = urls[at % urls.length]
    }
    await route.fulfill({ response, json: body })
  })
}
