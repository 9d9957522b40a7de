import { expect, expectInteractive, test } from './support/prerendered-site.ts'

const address = 'hello@voltandsons.example'
const hex = '6e0b030f0702'

/** Hides email addresses as Cloudflare does: outside the comments `email_off`, in links to them and in text. */
function hideEmails(html: string): string {
  return html
    .split(/(<!--email_off-->.*?<!--\/email_off-->)/s)
    .map((part) =>
      part.startsWith('<!--email_off-->')
        ? part
        : part
            .replaceAll(/href="mailto:[^"]*"/g, `href="/cdn-cgi/l/email-protection#${hex}"`)
            .replaceAll(
              new RegExp(`(?<=>)${address}(?=<)`, 'g'),
              `<span class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</span>`,
            ),
    )
    .join('')
}

const withoutComments = (html: string) => html.replace(/<!--(?!\[).*?-->/gs, '')

test('email addresses are right before and after hydration on a host that hides email addresses', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/', (html) => {
    expect(hideEmails(withoutComments(html))).toContain('/cdn-cgi/')
    return hideEmails(html)
  })
  const link = page.getByRole('link', { name: address }).first()
  await expect(link).toHaveAttribute('href', `mailto:${address}`)
  prerendered.releaseScripts()
  await expectInteractive(page)
  await expect(link).toHaveAttribute('href', `mailto:${address}`)
})

test('email addresses are right after hydration if the host also removes comments', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/', (html) => hideEmails(withoutComments(html)))
  prerendered.releaseScripts()
  await expectInteractive(page)
  const link = page.getByRole('link', { name: address }).first()
  await expect(link).toHaveAttribute('href', `mailto:${address}`)
  await expect(page.getByText('[email')).toHaveCount(0)
})
