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

test('the form asks for what the business needs, and marks what it must have', async ({ page, testPage }) => {
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

test('what is missing is said beside its field, and the focus goes to the first', async ({
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

test('blanks are no name', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form>')
  await fillQuoteForm(page, { ...completeQuote, name: '   ' })
  await submitQuote(page)
  await expect(field(page, 'Name *')).toBeFocused()
})

test('an e-mail address may be left out, but not be wrong', async ({ page, testPage }) => {
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

test('without an endpoint a complete form sends nothing and shows the notice', async ({ page, testPage }) => {
  const posts = recordPosts(page)
  await testPage.open('<quote-form></quote-form>')
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  await expect(toastOf(page)).toContainText('You can request this feature in your next prompt!')
  await expect(field(page, 'Name *')).toHaveValue('Ada')
  expect(posts).toEqual([])
})

test('what is typed survives a reload, and is gone once it has been sent', async ({ page, testPage }) => {
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

test('two forms of a page keep what was typed in each', async ({ page, testPage }) => {
  await testPage.open('<quote-form></quote-form><quote-form></quote-form>')
  const [first, second] = [field(page, 'Name *').first(), field(page, 'Name *').last()]
  await typeText(first, 'Ada')
  await typeText(second, 'Grace')
  await page.reload()
  await expect(first).toHaveValue('Ada')
  await expect(second).toHaveValue('Grace')
})

for (const [what, close] of [
  ['', () => {}],
  [
    ', though nothing can be kept',
    () => Object.defineProperty(window, 'sessionStorage', { get: () => undefined }),
  ],
] as const) {
  test(`what the page gives later stands only where nothing was typed${what}`, async ({ page, testPage }) => {
    await page.addInitScript(close)
    await testPage.open('<quote-form message="Please call."></quote-form>')
    const give = (name: string, value: string) =>
      page
        .locator('quote-form')
        .evaluate((form, given) => form.setAttribute(...given), [name, value] as const)
    await expect(field(page, 'Message')).toHaveValue('Please call.')
    await typeText(field(page, 'Name *'), 'Ada')
    await give('message', 'Please write.')
    await expect(field(page, 'Message')).toHaveValue('Please write.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await typeText(field(page, 'Message'), 'It hums.')
    await give('message', 'Please come.')
    await give('service', 'repair')
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
    await expect(field(page, 'Message')).toHaveValue('It hums.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
  })
}

test('an endpoint that is no address is named, and the form shows the notice', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <quote-form> endpoint="javascript:alert\(1\)" is not an address/)
  await testPage.open('<quote-form endpoint="javascript:alert(1)"></quote-form>')
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  expect(consoleMessages.all()).toHaveLength(1)
})
