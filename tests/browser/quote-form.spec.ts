import { QUOTE_SERVICES } from '../../src/quote/quote.ts'
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

test('the quote form has every field and marks name and phone as required', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form>')
  await expect(page.getByRole('heading', { name: 'Request a Quote' })).toBeVisible()
  await expect(field(page, 'Name *')).toHaveAttribute('required')
  await expect(field(page, 'Phone *')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'Phone *')).toHaveAttribute('required')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Message')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).not.toBeChecked()
  const options = page.getByRole('combobox', { name: 'Service' }).getByRole('option')
  const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(values).toEqual(Object.keys(QUOTE_SERVICES))
})

// spec 5.9, 5.10
test('the quote form shows an error for each empty required field and focuses the first one', async ({
  page,
  testPage,
}) => {
  await testPage.open('<quote-form></quote-form>')
  await submitQuote(page)
  await expect(field(page, 'Name *')).toBeFocused()
  await expect(field(page, 'Name *')).toHaveAccessibleDescription('Please tell us your name.')
  await expect(field(page, 'Phone *')).toHaveAccessibleDescription(/^Please give us a phone number/)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
  await expect(toastOf(page)).toHaveCount(0)
  await typeText(field(page, 'Name *'), 'Ada')
  await expect(page.getByText('Please tell us your name.')).toHaveCount(0)
  await submitQuote(page)
  await expect(field(page, 'Phone *')).toBeFocused()
})

test('the empty status message of the quote form is in the accessibility tree and takes up no space', async ({
  page,
  testPage,
}) => {
  await testPage.open('<quote-form></quote-form>')
  const form = page.getByRole('form')
  await expect(form.getByRole('status')).toHaveText('')
  const end = await form.getByRole('button').evaluate((button) => button.getBoundingClientRect().bottom)
  const formEnd = await form.evaluate((element) => element.getBoundingClientRect().bottom)
  // The padding and the border of the form.
  expect(formEnd - end).toBeCloseTo(25)
})

test('the quote form rejects a name that consists only of spaces', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form>')
  await fillQuoteForm(page, { ...completeQuote, name: '   ' })
  await submitQuote(page)
  await expect(field(page, 'Name *')).toBeFocused()
})

// spec 5.11
test('the quote form accepts an empty email address but not an invalid one', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form>')
  await fillQuoteForm(page, { ...completeQuote, email: 'ada@example' })
  await submitQuote(page)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/not an email address/)
  await expect(toastOf(page)).toHaveCount(0)
  await typeText(field(page, 'Email'), '')
  await submitQuote(page)
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

// spec 2.86, 5.13
test('the quote form without an endpoint sends nothing and shows the not-implemented toast', async ({
  page,
  testPage,
}) => {
  const posts = recordPosts(page)
  await testPage.open('<quote-form></quote-form>')
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  await expect(toastOf(page)).toContainText('You can request this feature in your next prompt!')
  await expect(field(page, 'Name *')).toHaveValue('Ada')
  expect(posts).toEqual([])
})

test('the quote form keeps its input across a reload and clears it after sending', async ({
  page,
  testPage,
}) => {
  await page.route('**/quotes', (route) => route.fulfill({ status: 200 }))
  await testPage.open(formWithEndpoint)
  await fillQuoteForm(page, completeQuote)
  await page.reload()
  await expect(field(page, 'Name *')).toHaveValue('Ada')
  await expect(field(page, 'Phone *')).toHaveValue('555 0100')
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
  await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).toBeChecked()
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Name *')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('')
})

test('two quote forms on one page each keep their own input across a reload', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form><quote-form></quote-form>')
  const [first, second] = [field(page, 'Name *').first(), field(page, 'Name *').last()]
  await typeText(first, 'Ada')
  await typeText(second, 'Grace')
  await page.reload()
  await expect(first).toHaveValue('Ada')
  await expect(second).toHaveValue('Grace')
})

for (const [storage, prepare] of [
  ['with session storage', () => {}],
  [
    'without session storage',
    () => Object.defineProperty(window, 'sessionStorage', { get: () => undefined }),
  ],
] as const) {
  test(`${storage}, changing the quote form’s attributes fills only the fields that the visitor has not edited`, async ({
    page,
    testPage,
  }) => {
    await page.addInitScript(prepare)
    await testPage.open('<quote-form message="Please call."></quote-form>')
    const setAttribute = (name: string, value: string) =>
      page
        .locator('quote-form')
        .evaluate((form, attribute) => form.setAttribute(...attribute), [name, value] as const)
    await expect(field(page, 'Message')).toHaveValue('Please call.')
    await typeText(field(page, 'Name *'), 'Ada')
    await setAttribute('message', 'Please write.')
    await expect(field(page, 'Message')).toHaveValue('Please write.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await typeText(field(page, 'Message'), 'It hums.')
    await setAttribute('message', 'Please come.')
    await setAttribute('service', 'repair')
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
    await expect(field(page, 'Message')).toHaveValue('It hums.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
  })
}

test('the quote form warns about an invalid endpoint and shows the not-implemented toast', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <quote-form> endpoint="javascript:alert\(1\)" is not an http/)
  await testPage.open('<quote-form endpoint="javascript:alert(1)"></quote-form>')
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
})
