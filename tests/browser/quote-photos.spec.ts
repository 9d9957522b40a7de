import { expectAccessible, setCanvasBackground } from './support/accessibility.ts'
import { completeQuote, fillQuoteForm, submitQuote } from './support/quote-form.ts'
import { expect, test } from './support/test-page.ts'

/** Returns a PNG file of a wide picture, drawn by the browser. */
async function aPicture(page: import('@playwright/test').Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 1000
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('the quote form sends photos that the browser has scaled down, also under a strict policy', async ({
  page,
  testPage,
}) => {
  let body = ''
  await page.route('**/quotes', (route) => {
    body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.fulfill({ status: 200 })
  })
  await testPage.open(
    '<main><h1>Volt</h1><h2>Contact</h2><quote-form endpoint="/quotes" format="form" photos></quote-form></main>',
    { head: '<meta name="color-scheme" content="light dark">' },
  )
  const group = page.getByRole('group', { name: 'Photos' })
  const picture = await aPicture(page, 'panel.png')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    group.getByRole('button', { name: 'Add Photos' }).press('Enter'),
  ])
  await chooser.setFiles([
    picture,
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ])
  await expect(group.getByRole('button', { name: 'Remove panel.jpg' })).toBeVisible()
  await expect(group.getByRole('status')).toContainText('“plan.pdf” is not a picture')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await setCanvasBackground(page)
    await expectAccessible(page)
  }
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  await expect(group.getByRole('listitem')).toHaveCount(0)
  expect(body).toContain('name="photo-1"; filename="panel.jpg"')
  // The height and width in the header of the JPEG file.
  expect(body).toContain('\xff\xc0\x00\x11\x08\x01\x90\x06\x40')
})
