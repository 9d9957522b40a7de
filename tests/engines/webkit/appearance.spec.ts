import { expect, openSite, test } from '../support/webkit.ts'
import type { WebKitPage } from '../support/webkit-page.ts'

test('the website does not scroll horizontally on a phone, and its menu links open sections', async ({
  visitor,
  testPage,
}) => {
  await openSite(testPage, visitor, '/empty')
  for (const path of ['/', '/store', '/product/prod_tee']) {
    await openInPhoneFrame(visitor, path)
    await visitor.find('button', 'Open menu')
    const overflow = await visitor.driver.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await visitor.click('button', 'Open menu')
  await visitor.click('link', 'Contact')
  await visitor.sees('Request a Quote')
  await expect.poll(() => visitor.count('dialog', 'Menu')).toBe(0)
})

/** Opens the website in an iframe as wide as a phone, because WebKit's window cannot be that narrow. */
async function openInPhoneFrame(visitor: WebKitPage, path: string): Promise<void> {
  await visitor.driver.post('/frame', { id: null })
  const [frame] = await visitor.driver.find(async (address) => {
    const iframe = document.createElement('iframe')
    Object.assign(iframe, { width: '390', height: '800', src: address })
    document.body.replaceChildren(iframe)
    await new Promise((done) => iframe.addEventListener('load', done))
    return [iframe]
  }, path)
  await visitor.driver.post('/frame', { id: frame })
}
