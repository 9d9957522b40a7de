import type { Page } from '@playwright/test'
import {
  completeQuote,
  field,
  fillQuoteForm,
  formWithEndpoint,
  submitQuote,
  typeText,
} from './support/quote-form.ts'
import { expect, test } from './support/test-page.ts'

test('the quote form keeps its input across a reload and clears it after sending', { tag: '@smoke' }, async ({
  page,
  testPage,
}) => {
  await page.route('**/quotes', (route) => route.fulfill({ status: 200 }))
  await testPage.open(formWithEndpoint)
  await expectEmptyStatus(page)
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

test('without session storage, changing the quote form’s attributes fills only the fields that the visitor has not edited', async ({
  page,
  testPage,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { get: () => undefined }))
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

/** Expects the form's empty status to be in the accessibility tree and to take up no space. */
async function expectEmptyStatus(page: Page): Promise<void> {
  const form = page.getByRole('form')
  await expect(form.getByRole('status')).toHaveText('')
  const end = await form.getByRole('button').evaluate((button) => button.getBoundingClientRect().bottom)
  const formEnd = await form.evaluate((element) => element.getBoundingClientRect().bottom)
  // The padding and the border of the form.
  expect(formEnd - end).toBeCloseTo(25)
}
