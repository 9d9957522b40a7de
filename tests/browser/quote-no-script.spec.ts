import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { importModule } from '../../build/run-module.mjs'
import { readHostPage } from '../../src/website/host-page.ts'
import { root } from '../support/files.mjs'
import { aSiteBuilder } from '../support/site-builder.ts'
import { failedRequest } from './support/console-messages.ts'
import { test as base, expect } from './support/form-service.ts'
import { completeQuote, field, fillQuoteForm, submitQuote } from './support/quote-form.ts'
import { consentFacts, documentedMarkup, recipes, sentQuote } from './support/quote-recipes.ts'

const origin = 'https://volt.example'
const phone = '(555) 010-0199'
const email = 'hello@volt.example'

/** A prerendered website, sent with the policy that the website builder writes for web hosts. */
interface Website {
  /**
   * Builds the website from an element in the owner's page, and opens its home page. Requests for files that match
   * `missing` fail.
   */
  open: (site: string, missing?: RegExp) => Promise<void>
  /** Passes all requests to a form service's address on to the simulated service. */
  receiveAt: (address: string) => Promise<void>
}

const test = base.extend<{ website: Website }>({
  website: async ({ page, service }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-no-script-'))
    const { writeSite } = await importModule('src/website/write-site.ts')
    const builder = aSiteBuilder(writeSite)
    const toService = async (route: Route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: service.origin + pathname }) })
    }
    await use({
      receiveAt: async (address) => void (await page.route(`${address}/**`, toService)),
      async open(site, missing = /^$/) {
        const script = '<script src="/modules/electrician-elements.js" defer></script>'
        const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Volt</title>${script}</head><body>${site}</body></html>`
        await builder.build(html, { root, folder })
        const policy = await policyFor(html)
        await page.route(`${origin}/**`, (route) => {
          if (route.request().method() === 'POST') return toService(route)
          const file = new URL(route.request().url()).pathname.replace(/\/$/, '/index.html')
          if (missing.test(file)) return route.abort()
          return route.fulfill({
            path: join(folder, file),
            headers: file.endsWith('.html') ? { 'content-security-policy': policy } : {},
          })
        })
        await page.goto(`${origin}/`)
      },
    })
    builder.remove()
    rmSync(folder, { recursive: true })
  },
})

// Bundles the code that builds websites, which is slow on a busy computer.
test.setTimeout(120_000)

/** Returns the Content-Security-Policy that the website builder writes for a page. */
async function policyFor(html: string): Promise<string> {
  const { hostingFiles } = await importModule('src/website/worker/hosting-files.ts')
  const versions = [{ page: readHostPage(html), language: null, home: '/', folder: '' }]
  const { _headers } = hostingFiles({ base: '/', versions, pictures: [] }, origin)
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(_headers) ?? []
  expect(policy).toContain("form-action 'self'")
  return policy
}

function siteElement(attributes: string, children = ''): string {
  return `<electrician-site routing="history" business-name="Volt" phone="${phone}" email="${email}" ${attributes}>${children}</electrician-site>`
}

/** Returns a recipe for `<quote-form>` as a website. */
function asWebsite(markup: string): string {
  const [, attributes = '', children = ''] = /<quote-form([^>]*)>([\s\S]*)<\/quote-form>/.exec(markup) ?? []
  return siteElement(attributes.replaceAll(/ (endpoint|format)=/g, ' quote-$1='), children)
}

/** Expects the page to show how else visitors can reach the business. */
async function expectOtherWays(page: Page, mail = email): Promise<void> {
  const form = page.getByRole('form', { name: 'Request a Quote' })
  await expect(form.getByText('This form needs JavaScript')).toBeVisible()
  await expect(form.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', 'tel:5550100199')
  await expect(form.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${mail}\\?subject=Quote%20request&body=Name%3A%20`),
  )
}

const posted = { ...sentQuote, emergency: 'yes' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reply: '<!doctype html><title>Thank you!</title>' })

  for (const [name, { mark, path, fields }] of Object.entries(recipes))
    test(`the browser posts the quote form to the documented service: ${name}`, async ({
      page,
      website,
      service,
    }) => {
      const markup = documentedMarkup(mark)
      const [, address = origin] = /endpoint="(https:\/\/[^/"]+)/.exec(markup) ?? []
      if (address !== origin) await website.receiveAt(address)
      await website.open(consentFacts + asWebsite(markup))
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      // The consent is required.
      expect(service.requests).toEqual([])
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      await submitQuote(page)
      await expect(page).toHaveTitle('Thank you!')
      expect(page.url()).toBe(address + path)
      expect(service.requests.map(({ path, fields }) => ({ path, fields }))).toEqual([
        { path, fields: { ...fields, emergency: 'yes' } },
      ])
    })

  for (const format of ['form', 'urlencoded'])
    test(`the browser posts the quote form to the owner’s script in the format ${format}`, async ({
      page,
      website,
      service,
    }) => {
      await website.open(siteElement(`quote-endpoint="/quotes.php" quote-format="${format}"`))
      await submitQuote(page)
      expect(service.requests, 'the name is required').toEqual([])
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      await expect(page).toHaveTitle('Thank you!')
      const { consent: _, ...fields } = posted
      expect(service.requests).toMatchObject([{ path: '/quotes.php' }])
      expect(service.requests[0]?.fields).toEqual(fields)
    })

  for (const [endpoint, mail] of [
    ['', email],
    ['/quotes', email],
    ['quotes@volt.example', 'quotes@volt.example'],
  ] as const)
    test(`the form shows only other ways with the endpoint “${endpoint}”`, async ({ page, website }) => {
      await website.open(siteElement(`quote-endpoint="${endpoint}"`))
      await expectOtherWays(page, mail)
      await expect(field(page, 'Name *')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeHidden()
    })
})

test.describe('with scripts that do not load', () => {
  test.use({ reply: '<!doctype html><title>Thank you!</title>' })
  test.beforeEach(({ consoleMessages }) => consoleMessages.allow(failedRequest, /could not be loaded/))

  const failures = {
    'the loader': /\/modules\//,
    'the modules of the loader': /\/modules\/(?!electrician-elements\.js)/,
  }
  for (const [missing, files] of Object.entries(failures)) {
    test(`the browser posts the quote form without ${missing}`, async ({ page, website, service }) => {
      await website.open(siteElement('quote-endpoint="/quotes.php" quote-format="form"'), files)
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      await expect(page).toHaveTitle('Thank you!')
      expect(service.requests).toHaveLength(1)
    })

    test(`the browser sends nothing, and the form shows other ways once it is filled in, without ${missing}`, async ({
      page,
      website,
      service,
    }) => {
      await website.open(siteElement('quote-endpoint="/quotes"'), files)
      await expect(page.getByText('This form needs JavaScript')).toBeHidden()
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      await expectOtherWays(page)
      await expect(field(page, 'Name *')).toHaveValue(completeQuote.name)
      expect(page.url()).toBe(`${origin}/`)
      expect(service.requests).toEqual([])
    })
  }
})

test('with JavaScript, the form sends the owner’s fixed fields once and without leaving the page', async ({
  page,
  website,
  service,
}) => {
  const field = '<input type="hidden" slot="fields" name="source" value="website">'
  await website.open(siteElement('quote-endpoint="/quotes.php" quote-format="urlencoded"', field))
  await page.getByRole('heading', { name: 'Request a Quote' }).scrollIntoViewIfNeeded()
  await expect(page.locator('electrician-site [data-fingerprint]')).toHaveCount(0)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  await expect(page.getByText('This form needs JavaScript')).toBeHidden()
  const { consent: _, ...fields } = posted
  expect(service.requests.map(({ fields }) => fields)).toEqual([{ ...fields, source: 'website' }])
  expect(page.url()).toBe(`${origin}/`)
})
