import type { Locator, Page } from '@playwright/test'

/** A quote form that posts to `/quotes`. */
export const formWithEndpoint = '<quote-form endpoint="/quotes"></quote-form>'
export const completeQuote = {
  name: 'Ada',
  phone: '555 0100',
  email: 'ada@example.com',
  service: 'repair',
  message: 'The kitchen light flickers.',
  emergency: true,
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const submitQuote = (page: Page) => page.getByRole('button', { name: 'Request a Quote' }).click()

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

/** Replaces a field's text by typing, because Playwright's `fill` does not behave like real typing in Firefox. */
export async function typeText(target: Locator, text: string): Promise<void> {
  await target.selectText()
  await target.press('Delete')
  await target.pressSequentially(text)
}

export async function fillQuoteForm(page: Page, quote: typeof completeQuote): Promise<void> {
  await typeText(field(page, 'Name *'), quote.name)
  await typeText(field(page, 'Phone *'), quote.phone)
  await typeText(field(page, 'Email'), quote.email)
  await page.getByRole('combobox', { name: 'Service' }).selectOption(quote.service)
  await typeText(field(page, 'Message'), quote.message)
  await page.getByRole('checkbox', { name: 'This is an emergency' }).setChecked(quote.emergency)
}

/** Returns an array that collects all POST requests that the page sends afterward. */
export function recordPosts(page: Page): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postDataJSON() })
  })
  return posts
}
