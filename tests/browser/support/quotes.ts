import type { Page } from '@playwright/test'

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

export async function fill(page: Page, quote: typeof ada): Promise<void> {
  await field(page, 'Name *').fill(quote.name)
  await field(page, 'Phone *').fill(quote.phone)
  await field(page, 'Email').fill(quote.email)
  await page.getByRole('combobox', { name: 'Service' }).selectOption(quote.service)
  await field(page, 'Message').fill(quote.message)
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
