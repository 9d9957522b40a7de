import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
import { ada, field, fill, sends, submit, type, watchPosts } from './support/quotes.ts'
import { notice } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

test('with an endpoint the quote is posted as JSON, and the visitor told', async ({ page, stage }) => {
  const posts = watchPosts(page)
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/quotes', async (route) => {
    await held
    await route.fulfill({ status: 204 })
  })
  await stage.open(sends)
  await fill(page, ada)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  // The impatient send nothing more.
  await field(page, 'Name *').press('Enter')
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. We have your request' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeVisible()
  await expect(field(page, 'Name *')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)
  expect(posts).toEqual([{ url: `${stage.origin}/quotes`, type: 'application/json', body: ada }])
})

for (const [what, status, words] of [
  ['refuses', 503, 'The server refused your request (HTTP 503).'],
  ['can’t be reached', null, 'Your request could not be sent. Check your connection.'],
] as const) {
  test(`an endpoint that ${what} costs nothing that was typed`, async ({ page, stage, noise }) => {
    noise.allow(failedRequest)
    let isUp = false
    await page.route('**/quotes', (route) => {
      if (isUp) return route.fulfill({ status: 200, body: 'ok' })
      return status ? route.fulfill({ status }) : route.abort()
    })
    await stage.open(sends)
    await fill(page, ada)
    await submit(page)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('Nothing you typed is lost. Please try again.')).toBeVisible()
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await expect(field(page, 'Message')).toHaveValue(ada.message)
    isUp = true
    await submit(page)
    await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  })
}

test('cookies go with a quote to the page’s own origin, as with any form, and to no other', async ({
  page,
  stage,
  server,
}) => {
  const cookies: (string | undefined)[] = []
  const elsewhere = createServer(({ method, headers }, response) => {
    if (method === 'POST') cookies.push(headers.cookie)
    response.writeHead(204, {
      'access-control-allow-origin': stage.origin,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    })
    response.end()
  })
  await new Promise<void>((done) => elsewhere.listen(0, 'localhost', done))
  const { port } = elsewhere.address() as AddressInfo
  server.policy = ''
  // Of the host: a port has no cookies of its own.
  await page.context().addCookies([{ name: 'session', value: 'volt', url: stage.origin }])
  const quote = page.waitForRequest('**/stay')
  await stage.open(
    `<quote-form endpoint="/stay"></quote-form><quote-form endpoint="http://localhost:${port}"></quote-form>`,
  )
  const forms = page.getByRole('form')
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    await type(form.getByRole('textbox', { name: 'Name *' }), 'Ada')
    await type(form.getByRole('textbox', { name: 'Phone *' }), '555 0100')
    await form.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(form.getByText('Thank you. We have your request')).toBeVisible()
  }
  expect((await (await quote).allHeaders())['cookie']).toBe('session=volt')
  expect(cookies).toEqual([undefined])
  elsewhere.closeAllConnections()
  await new Promise((done) => elsewhere.close(done))
})

test('a machine that fills in what nobody sees is thanked, and nothing is sent', async ({ page, stage }) => {
  const posts = watchPosts(page)
  await stage.open(sends)
  await fill(page, ada)
  const trap = page.locator('input[name=leave-empty]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect(await trap.ariaSnapshot()).toBe('')
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await submit(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(posts).toEqual([])
})

test('the website hands its endpoint to the form', async ({ page, stage }) => {
  const posts = watchPosts(page)
  await page.route('**/site-quotes', (route) => route.fulfill({ status: 200 }))
  stage.serve('', { body: `<electrician-site quote-endpoint="/site-quotes"></electrician-site>` })
  await page.goto(`${stage.origin}/`)
  await fill(page, ada)
  await submit(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(posts).toMatchObject([{ url: `${stage.origin}/site-quotes`, body: ada }])
})

test.describe('events', () => {
  test('a page that prevents “quote-submit” has the quote, and neither notice nor request follows', async ({
    page,
    stage,
  }) => {
    const posts = watchPosts(page)
    await stage.open(sends)
    await record(page, true)
    await fill(page, ada)
    await submit(page)
    await expect.poll(() => recorded(page)).toEqual([['quote-submit', { quote: ada }]])
    await expect(notice(page)).toHaveCount(0)
    expect(posts).toEqual([])
  })

  test('the page hears what was sent', async ({ page, stage }) => {
    await page.route('**/quotes', (route) => route.fulfill({ status: 200 }))
    await stage.open(sends)
    await record(page)
    await fill(page, ada)
    await submit(page)
    await expect
      .poll(() => recorded(page))
      .toEqual([
        ['quote-submit', { quote: ada }],
        ['quote-sent', { quote: ada }],
      ])
  })

  test('the page hears what could not be sent, and why', async ({ page, stage, noise }) => {
    noise.allow(failedRequest)
    await page.route('**/quotes', (route) => route.fulfill({ status: 400 }))
    await stage.open(sends)
    await record(page)
    await fill(page, ada)
    await submit(page)
    await expect
      .poll(() => recorded(page))
      .toEqual([
        ['quote-submit', { quote: ada }],
        ['quote-error', { quote: ada, message: 'The server refused your request (HTTP 400).' }],
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
