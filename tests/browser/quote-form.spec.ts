import { QUOTE_SERVICES } from '../../src/quote/quote.ts'
import { ada, field, fill, sends, submit, type, watchPosts } from './support/quotes.ts'
import { notice } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

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
  const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(values).toEqual(Object.keys(QUOTE_SERVICES))
})

test('what is missing is said beside its field, and the focus goes to the first', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form>')
  await submit(page)
  await expect(field(page, 'Name *')).toBeFocused()
  await expect(field(page, 'Name *')).toHaveAccessibleDescription('Please tell us your name.')
  await expect(field(page, 'Phone *')).toHaveAccessibleDescription(/^Please give us a phone number/)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
  await expect(notice(page)).toHaveCount(0)
  await type(field(page, 'Name *'), 'Ada')
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
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/not an email address/)
  await expect(notice(page)).toHaveCount(0)
  await type(field(page, 'Email'), '')
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

test('two forms of a page keep what was typed in each', async ({ page, stage }) => {
  await stage.open('<quote-form></quote-form><quote-form></quote-form>')
  const [first, second] = [field(page, 'Name *').first(), field(page, 'Name *').last()]
  await type(first, 'Ada')
  await type(second, 'Grace')
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
  test(`what the page gives later stands only where nothing was typed${what}`, async ({ page, stage }) => {
    await page.addInitScript(close)
    await stage.open('<quote-form message="Please call."></quote-form>')
    const give = (name: string, value: string) =>
      page
        .locator('quote-form')
        .evaluate((form, given) => form.setAttribute(...given), [name, value] as const)
    await expect(field(page, 'Message')).toHaveValue('Please call.')
    await type(field(page, 'Name *'), 'Ada')
    await give('message', 'Please write.')
    await expect(field(page, 'Message')).toHaveValue('Please write.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
    await type(field(page, 'Message'), 'It hums.')
    await give('message', 'Please come.')
    await give('service', 'repair')
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
    await expect(field(page, 'Message')).toHaveValue('It hums.')
    await expect(field(page, 'Name *')).toHaveValue('Ada')
  })
}

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
