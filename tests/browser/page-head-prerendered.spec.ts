import { expect, expectHydrated, test } from './support/prerendered-site.ts'
import { mug } from './support/shop.ts'

/** The tags for the share picture, which the build writes only if it knows the website's URL. */
const sharePicture = {
  'og:image': 'https://volt.example/share-picture.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Volt & Sons: Power you can rely on',
}

test('the prerendered home page keeps its share picture, except while the visitor views a product', async ({
  page,
  prerendered,
}) => {
  const pictureTags = () =>
    page
      .locator('meta[property^="og:image"]')
      .evaluateAll((tags) =>
        Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
      )
  const tags = Object.entries(sharePicture).map(
    ([name, content]) => `<meta property="${name}" content="${content}" data-electrician-elements="page">`,
  )
  await prerendered.open('/', (html) => html.replace('</head>', `${tags.join('')}</head>`))
  prerendered.releaseScripts()
  await expectHydrated(page)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  expect(await pictureTags()).toEqual(sharePicture)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await page.getByRole('link', { name: mug }).click()
  await expect.poll(pictureTags).toEqual({ 'og:image': expect.stringContaining('mug') })
  await page.getByRole('banner').getByRole('link', { name: 'Volt & Sons' }).click()
  await expect.poll(pictureTags).toEqual(sharePicture)
})
