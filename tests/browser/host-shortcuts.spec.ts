import type { Page } from '@playwright/test'
import { field, formWithEndpoint } from './support/quote-form.ts'
import { expect, test } from './support/test-page.ts'

test('visitors can type in a page that has shortcuts on its window', async ({ page, testPage }) => {
  await testPage.open(`<store-grid browse></store-grid>${formWithEndpoint}`)
  await listenForShortcuts(page)
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.pressSequentially('ab')
  await search.press('ArrowLeft')
  await search.press('Backspace')
  await search.press('1')
  await expect(search).toHaveValue('1b')
  await field(page, 'Name *').pressSequentially('Søren 2')
  await expect(field(page, 'Name *')).toHaveValue('Søren 2')
  expect(await shortcuts(page)).toEqual([])
})

test('a page receives Escape, Tab and shortcuts with modifier keys from a field', async ({
  page,
  testPage,
}) => {
  await testPage.open(formWithEndpoint)
  await listenForShortcuts(page)
  for (const key of ['Escape', 'Control+k', 'Alt+s', 'F2', 'Tab']) await field(page, 'Name *').press(key)
  expect(await shortcuts(page)).toEqual(['Escape', 'Control', 'k', 'Alt', 's', 'F2', 'Tab'])
})

test('keys of an input method do not act', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  const quantity = page.getByRole('spinbutton')
  await quantity.fill('5')
  for (const key of ['Enter', 'Escape', 'ArrowUp'])
    for (const composition of [{ isComposing: true }, { keyCode: 229 }])
      await quantity.dispatchEvent('keydown', { key, ...composition })
  await expect(quantity).toHaveAttribute('aria-valuenow', '5')
  await expect(quantity).toHaveValue('5')
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('6')
})

/** Adds shortcuts as web apps often do: all keys outside of form fields are shortcuts. */
async function listenForShortcuts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keys: string[] = []
    Object.assign(window, { keys })
    const listen = (event: Event) => {
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      keys.push((event as KeyboardEvent).key)
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    addEventListener('keypress', listen)
  })
}

function shortcuts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'keys') as string[])
}
