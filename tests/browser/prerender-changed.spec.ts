import { expect, expectInteractive, test } from './support/prerendered-site.ts'
import { field } from './support/quote-form.ts'

const changes = {
  'a minifier removes its comments': (html: string) => html.replace(/<!--(?!\[).*?-->/gs, ''),
  'an extension adds an element to the form': (html: string) =>
    html.replace(/<form [^>]*>/, '$&<grammarly-extension></grammarly-extension>'),
  'the page’s settings have changed': (html: string) =>
    html.replace('<electrician-site', '$& quote-format="form"'),
}

for (const [name, change] of Object.entries(changes))
  test(`typed text and focus survive when ${name}`, async ({ page, prerendered, consoleMessages }) => {
    consoleMessages.allow(/^warning: The prerendered HTML was changed/)
    await prerendered.open('/', (html) => {
      const changed = change(html)
      expect(changed).not.toBe(html)
      return changed
    })
    await field(page, 'Name *').fill('Zoë Müller-Lüdenscheidt')
    await field(page, 'Message').fill('The light flickers.\nIt hums, too.')
    await page.getByRole('combobox', { name: 'Service' }).selectOption('repair')
    await page.getByRole('checkbox', { name: 'This is an emergency' }).check()
    await field(page, 'Name *').focus()
    await page.keyboard.press('Home')
    prerendered.releaseScripts()
    await expect(page.locator('electrician-site [data-fingerprint]')).toHaveCount(0)
    await expect(field(page, 'Name *')).toBeFocused()
    await page.keyboard.type('Dr. ')
    await expectInteractive(page)
    await expect(field(page, 'Name *')).toHaveValue('Dr. Zoë Müller-Lüdenscheidt')
    await expect(field(page, 'Message')).toHaveValue('The light flickers.\nIt hums, too.')
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('repair')
    await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).toBeChecked()
  })

test('email addresses are right after hydration on a host that hides email addresses and removes comments', async ({
  page,
  prerendered,
}) => {
  const address = 'hello@voltandsons.example'
  const hidden = '/cdn-cgi/l/email-protection#6e0b030f0702'
  await prerendered.open('/', (html) =>
    changes['a minifier removes its comments'](html)
      .replaceAll(/href="mailto:[^"]*"/g, `href="${hidden}"`)
      .replaceAll(`>${address}<`, '><span class="__cf_email__">[email&#160;protected]</span><'),
  )
  await expect(page.locator(`a[href="${hidden}"]`).first()).toBeAttached()
  prerendered.releaseScripts()
  await expectInteractive(page)
  const link = page.getByRole('link', { name: address }).first()
  await expect(link).toHaveAttribute('href', `mailto:${address}`)
  await expect(page.getByText('[email')).toHaveCount(0)
})
