import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import {
  completeQuote,
  field,
  fillQuoteForm,
  formWithEndpoint,
  recordPosts,
  submitQuote,
  typeText,
} from './support/quote-form.ts'
import { toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('with an endpoint the quote is posted as JSON, and the visitor told', async ({ page, testPage }) => {
  const posts = recordPosts(page)
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/quotes', async (route) => {
    await held
    await route.fulfill({ status: 204 })
  })
  await testPage.open(formWithEndpoint)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  // The impatient send nothing more.
  await field(page, 'Name *').press('Enter')
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. We have your request' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeVisible()
  await expect(field(page, 'Name *')).toHaveValue('')
  await expect(toastOf(page)).toHaveCount(0)
  expect(posts).toEqual([{ url: `${testPage.origin}/quotes`, type: 'application/json', body: completeQuote }])
})

for (const [what, status, words] of [
  ['refuses', 503, 'The server refused your request (HTTP 503).'],
  ['can’t be reached', null, 'Your request could not be sent. Check your connection.'],
] as const) {
  test(`an endpoint that ${what} costs nothing that was typed`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(failedRequest)
    let isUp = false
    await page.route('**/quotes', (route) => {
      if (isUp) return route.fulfill({ status: 200, body: 'ok' })
      return status ? route.fulfill({ status }) : route.abort()
    })
    await testPage.open(formWithEndpoint)
    await fillQuoteForm(page, completeQuote)
    await submitQuote(page)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('Nothing you typed is lost. Please try again.')).toBeVisible()
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await expect(field(page, 'Message')).toHaveValue(completeQuote.message)
    isUp = true
    await submitQuote(page)
    await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  })
}

test('cookies go with a quote to the page’s own origin, as with any form, and to no other', async ({
  page,
  testPage,
  server,
}) => {
  const cookies: (string | undefined)[] = []
  const elsewhere = createServer(({ method, headers }, response) => {
    if (method === 'POST') cookies.push(headers.cookie)
    response.writeHead(204, {
      'access-control-allow-origin': testPage.origin,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    })
    response.end()
  })
  await new Promise<void>((done) => elsewhere.listen(0, 'localhost', done))
  const { port } = elsewhere.address() as AddressInfo
  server.policy = ''
  // Of the host: a port has no cookies of its own.
  await page.context().addCookies([{ name: 'session', value: 'volt', url: testPage.origin }])
  const quote = page.waitForRequest('**/stay')
  await testPage.open(
    `<quote-form endpoint="/stay"></quote-form><quote-form endpoint="http://localhost:${port}"></quote-form>`,
  )
  const forms = page.getByRole('form')
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    await typeText(form.getByRole('textbox', { name: 'Name *' }), 'Ada')
    await typeText(form.getByRole('textbox', { name: 'Phone *' }), '555 0100')
    await form.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(form.getByText('Thank you. We have your request')).toBeVisible()
  }
  expect((await (await quote).allHeaders())['cookie']).toBe('session=volt')
  expect(cookies).toEqual([undefined])
  elsewhere.closeAllConnections()
  await new Promise((done) => elsewhere.close(done))
})

test('a machine that fills in what nobody sees is thanked, and nothing is sent', async ({
  page,
  testPage,
}) => {
  const posts = recordPosts(page)
  await testPage.open(formWithEndpoint)
  await fillQuoteForm(page, completeQuote)
  const trap = page.locator('input[name=leave-empty]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect(await trap.ariaSnapshot()).toBe('')
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(posts).toEqual([])
})

test('the website hands its endpoint to the form', async ({ page, testPage }) => {
  const posts = recordPosts(page)
  await page.route('**/site-quotes', (route) => route.fulfill({ status: 200 }))
  testPage.serve('', { body: `<electrician-site quote-endpoint="/site-quotes"></electrician-site>` })
  await page.goto(`${testPage.origin}/`)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(posts).toMatchObject([{ url: `${testPage.origin}/site-quotes`, body: completeQuote }])
})

test.describe('events', () => {
  test('a page that prevents “quote-submit” has the quote, and neither notice nor request follows', async ({
    page,
    testPage,
  }) => {
    const posts = recordPosts(page)
    await testPage.open(formWithEndpoint)
    await record(page, true)
    await fillQuoteForm(page, completeQuote)
    await submitQuote(page)
    await expect.poll(() => recorded(page)).toEqual([['quote-submit', { quote: completeQuote }]])
    await expect(toastOf(page)).toHaveCount(0)
    expect(posts).toEqual([])
  })

  test('the page hears what was sent', async ({ page, testPage }) => {
    await page.route('**/quotes', (route) => route.fulfill({ status: 200 }))
    await testPage.open(formWithEndpoint)
    await record(page)
    await fillQuoteForm(page, completeQuote)
    await submitQuote(page)
    await expect
      .poll(() => recorded(page))
      .toEqual([
        ['quote-submit', { quote: completeQuote }],
        ['quote-sent', { quote: completeQuote }],
      ])
  })

  test('the page hears what could not be sent, and why', async ({ page, testPage, consoleMessages }) => {
    consoleMessages.allow(failedRequest)
    await page.route('**/quotes', (route) => route.fulfill({ status: 400 }))
    await testPage.open(formWithEndpoint)
    await record(page)
    await fillQuoteForm(page, completeQuote)
    await submitQuote(page)
    await expect
      .poll(() => recorded(page))
      .toEqual([
        ['quote-submit', { quote: completeQuote }],
        ['quote-error', { quote: completeQuote, message: 'The server refused your request (HTTP 400).' }],
      ])
  })
})

async function record(page: Page, prevents = false): Promise<void> {
  await page.evaluate((isPrevented) => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    for (const name of ['quote-submit', 'quote-sent', 'quote-error']) {
      document.addEventListener(name, (event) => {
        heard.push([name, (event as CustomEvent<unknown>).detail])
        if (isPrevented) event.preventDefault()
      })
    }
  }, prevents)
}

const recorded = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as unknown)
