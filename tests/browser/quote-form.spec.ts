import type { Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
import { notice } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const sends = '<quote-form endpoint="/quotes"></quote-form>'
const ada = {
  name: 'Ada',
  phone: '555 0100',
  email: 'ada@example.com',
  service: 'repair',
  message: 'The kitchen light flickers.',
  emergency: true,
}

test('the form asks for what the business needs, and marks what it must have', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form>')
  await expect(page.getByRole('heading', { name: 'Request a Quote' })).toBeVisible()
  await expect(field(page, 'Name *')).toHaveAttribute('required')
  await expect(field(page, 'Phone *')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'Phone *')).toHaveAttribute('required')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Message')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).not.toBeChecked()
  const options = page.getByRole('combobox', { name: 'Service' }).getByRole('option')
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
    '',
    'residential',
    'commercial',
    'emergency',
    'repair',
    'inspection',
    'maintenance',
  ])
})

test('what is missing is said beside its field, and the focus goes to the first', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form>')
  await submit(page)
  await expect(field(page, 'Name *')).toBeFocused()
  await expect(field(page, 'Name *')).toHaveAccessibleDescription('Please tell us your name.')
  await expect(field(page, 'Phone *')).toHaveAccessibleDescription(/^Please give a phone number/)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
  await expect(notice(page)).toHaveCount(0)
  await field(page, 'Name *').fill('Ada')
  await expect(page.getByText('Please tell us your name.')).toHaveCount(0)
  await submit(page)
  await expect(field(page, 'Phone *')).toBeFocused()
})

test('blanks are no name', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form>')
  await fill(page, { ...ada, name: '   ' })
  await submit(page)
  await expect(field(page, 'Name *')).toBeFocused()
})

test('an e-mail address may be left out, but not be wrong', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form>')
  await fill(page, { ...ada, email: 'ada@example' })
  await submit(page)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/not an e-mail address/)
  await expect(notice(page)).toHaveCount(0)
  await field(page, 'Email').fill('')
  await submit(page)
  await expect(notice(page)).toContainText("Contact form isn't implemented yet")
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('without an endpoint a complete form sends nothing and shows the notice', async ({ page, stage }) => {
  const posts = watchPosts(page)
  await stage.open('<quote-form></quote-form>')
  await fill(page, ada)
  await submit(page)
  await expect(notice(page)).toContainText("Contact form isn't implemented yet")
  await expect(notice(page)).toContainText('You can request this feature in your next prompt!')
  await expect(field(page, 'Name *')).toHaveValue('Ada')
  expect(posts).toEqual([])
})

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
  ['refuses', 503, 'It was refused (HTTP 503).'],
  ['can’t be reached', null, 'It could not be sent. Check your connection.'],
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
    await expect(page.getByText('Nothing you typed is lost: please try again.')).toBeVisible()
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await expect(field(page, 'Message')).toHaveValue(ada.message)
    isUp = true
    await submit(page)
    await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  })
}

test('a machine that fills in what nobody sees is thanked, and nothing is sent', async ({ page, stage }) => {
  const posts = watchPosts(page)
  await stage.open(sends)
  await fill(page, ada)
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect(await trap.ariaSnapshot()).toBe('')
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await submit(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(posts).toEqual([])
})

test('what is typed survives a reload, and is gone once it has been sent', async ({ page, stage }) => {
  await page.route('**/quotes', (route) => route.fulfill({ status: 200 }))
  await stage.open(sends)
  await fill(page, ada)
  await page.reload()
  await expect(field(page, 'Name *')).toHaveValue('Ada')
  await expect(field(page, 'Phone *')).toHaveValue('555 0100')
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
  await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).toBeChecked()
  await submit(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Name *')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('')
})

test('an endpoint that is no address is named, and the form shows the notice', async ({
  page,
  stage,
  noise,
}) => {
  noise.allow(/^warning: <quote-form> endpoint="javascript:alert\(1\)" is not an address/)
  await stage.open('<quote-form endpoint="javascript:alert(1)"></quote-form>')
  await fill(page, ada)
  await submit(page)
  await expect(notice(page)).toContainText("Contact form isn't implemented yet")
  expect(noise.all()).toHaveLength(1)
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
        ['quote-error', { quote: ada, message: 'It was refused (HTTP 400).' }],
      ])
  })
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Request a Quote' }).click()

async function fill(page: Page, quote: typeof ada): Promise<void> {
  await field(page, 'Name *').fill(quote.name)
  await field(page, 'Phone *').fill(quote.phone)
  await field(page, 'Email').fill(quote.email)
  await page.getByRole('combobox', { name: 'Service' }).selectOption(quote.service)
  await field(page, 'Message').fill(quote.message)
  await page.getByRole('checkbox', { name: 'This is an emergency' }).setChecked(quote.emergency)
}

/** Everything the page posts from now on. */
function watchPosts(page: Page): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postDataJSON() })
  })
  return posts
}

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
