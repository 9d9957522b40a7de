import type { Locator, Page } from '@playwright/test'

export const sends = '<quote-form endpoint="/quotes"></quote-form>'
export const ada = {
  name: 'Ada',
  phone: '555 0100',
  email: 'ada@example.com',
  service: 'repair',
  message: 'The kitchen light flickers.',
  emergency: true,
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const submit = (page: Page) => page.getByRole('button', { name: 'Request a Quote' }).click()

/** Key by key, which every browser passes on as a visitor's own; instead of what was there. */
export async function type(target: Locator, text: string): Promise<void> {
  await target.selectText()
  await target.press('Delete')
  await target.pressSequentially(text)
}

export async function fill(page: Page, quote: typeof ada): Promise<void> {
  await type(field(page, 'Name *'), quote.name)
  await type(field(page, 'Phone *'), quote.phone)
  await type(field(page, 'Email'), quote.email)
  await page.getByRole('combobox', { name: 'Service' }).selectOption(quote.service)
  await type(field(page, 'Message'), quote.message)
  await page.getByRole('checkbox', { name: 'This is an emergency' }).setChecked(quote.emergency)
}

/** Everything the page posts from now on. */
export function watchPosts(page: Page): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postDataJSON() })
  })
  return posts
}
