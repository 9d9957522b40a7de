import type { Page } from '@playwright/test'
import { allFacts, factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { toastOf } from './support/shop.ts'
import { business, expect, test } from './support/site.ts'

test('changing the attributes of <electrician-site> updates the business name, owner and phone everywhere', async ({
  page,
  site,
}) => {
  await site.open('/')
  await expect(site.header().getByText('Volt & Sons')).toBeVisible()
  await setAttributes(page, { 'business-name': 'Ohm Ltd', 'owner-name': 'Omar', phone: '+44 20 7946 0000' })
  await expect(site.header().getByText('Ohm Ltd')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Ohm Ltd.')
  await expect(page).toHaveTitle('Ohm Ltd - Professional Electrical Services')
  await expect(page.getByText('Expert Electrical Solutions by Omar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About Omar' })).toBeVisible()
  const phoneLinks = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(phoneLinks)).toEqual(new Set(['tel:+442079460000']))
})

// spec 2.69
test('the home screen shows the owner’s photo with alternative text', async ({ page, site }) => {
  await page.route('**/me.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>',
    }),
  )
  await site.open('/#about', { attributes: { 'owner-photo': '/me.svg' } })
  const photo = page.getByRole('img', { name: 'Marta Volt, owner' })
  await expect(photo).toBeVisible()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(8)
})

// spec 2.70
test('the content of the owner-bio slot replaces the default biography', async ({ page, site }) => {
  await site.open('/', { children: '<div slot="owner-bio"><p>I am <em>Marta</em>.</p></div>' })
  await expect(page.getByText('I am Marta.')).toBeVisible()
  await expect(page.getByText(/For over 10 years/)).toBeHidden()
  await site.link('Store').click()
  await expect(page.getByText('I am Marta.')).toBeHidden()
  await site.link('About').click()
  await expect(page.getByText('I am Marta.')).toBeVisible()
})

test('business facts in a JSON script inside <electrician-site> replace the default text', async ({
  page,
  site,
}) => {
  await site.open('/', { children: factsScript(allFacts) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light where you need it')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Lights on since 1999.')
  await expect(site.section('home').getByRole('listitem')).toHaveText(['Quick Within the hour'])
  await expect(site.section('services').getByRole('heading', { level: 3 })).toHaveText(['Lamps', 'Fair'])
  await expect(site.section('services').locator('[part=service]').getByRole('listitem')).toHaveText([
    'Ceiling',
    'Wall',
  ])
  await expect(site.section('services')).toContainText('Tea is free.')
  await expect(site.section('about')).toContainText('Born beside a substation.')
  await expect(site.section('about')).toContainText('Never shocked anyone.')
  await expect(site.section('about').getByRole('definition')).toHaveText(['7'])
  await expect(page.getByRole('button', { name: /^Service Area/ })).toContainText('The whole island')
  await expect(page.getByRole('button', { name: /^Hours/ })).toContainText('Regular: Tue 10AM-2PM')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Two sisters and a van.')
  await expect(footer).toContainText('The whole island')
  await expect(footer.getByRole('term')).toHaveText(['Regular Service Tuesday', 'Emergency'])
  await expect(footer).toContainText('Ring twice')
  await expect(footer.getByRole('listitem').filter({ hasText: 'Lamps' })).toBeVisible()
})

test('the home screen updates when the JSON script inside <electrician-site> is added, changed or removed', async ({
  page,
  site,
}) => {
  await site.open('/')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Power you can rely on, day and night')
  await page.locator('electrician-site').evaluate((element) => {
    const script = document.createElement('script')
    script.type = 'application/json'
    element.append(script)
  })
  const child = page.locator('electrician-site > script')
  await writeFacts('{ "headline": "First" }')
  await expect(headline).toHaveText('First')
  await writeFacts('{ "headline": "Second" }')
  await expect(headline).toHaveText('Second')
  await child.evaluate((script) => script.remove())
  await expect(headline).toHaveText('Power you can rely on, day and night')

  /** Sets the text of the JSON script through the page's own Trusted Types policy. */
  async function writeFacts(text: string): Promise<void> {
    await child.evaluate((script, text) => {
      const types = Reflect.get(window, 'trustedTypes') as {
        createPolicy: (name: string, rules: object) => { createScript: (text: string) => string }
      }
      script.textContent = types.createPolicy('page', { createScript: String }).createScript(text)
    }, text)
  }
})

test('invalid JSON in the script inside <electrician-site> logs the correction and shows no default claims', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <electrician-site> business facts: The JSON is not valid/)
  await site.open('/', { children: '<script type="application/json">{ headline: oops }</script>' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volt & Sons')
  await expect(page.getByText(/Happy Clients|Licensed|24\/7|8AM/)).toHaveCount(0)
  await expect
    .poll(() => consoleMessages.all())
    .toEqual([expect.stringContaining('go to line 1: put headline in quotes (")')])
})

test('each invalid or unknown business fact is reported once, and the valid ones are used', async ({
  page,
  site,
  consoleMessages,
}) => {
  await site.open('/', {
    children: factsScript({
      headline: true,
      services: [{ title: 'Lamps' }, { description: 'Untitled' }],
      slogan: '1',
      __proto__x: 1,
      blurb: 'Used.',
    }),
  })
  await expect(page.getByRole('contentinfo')).toContainText('Used.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volt & Sons')
  await expect(site.section('services').locator('[part=service]')).toHaveText(['Lamps'])
  const warnings = consoleMessages.all().join('\n')
  for (const key of [
    '"headline" has the wrong format',
    '"services", entry 2 has the wrong format',
    '"slogan" is not a business fact',
  ]) {
    expect(warnings).toContain(key)
  }
  expect(warnings).not.toContain('"blurb"')
  await expect.poll(() => consoleMessages.all()).toHaveLength(4)
  consoleMessages.allow(/^warning: <electrician-site> business facts: "/)
})

test('the home screen has no empty links when phone, email and photo are missing', async ({ page, site }) => {
  await site.open('/', { attributes: Object.fromEntries(Object.keys(business).map((name) => [name, null])) })
  await expect(page.getByText('Expert Electrical Solutions by Your Local Electrician')).toBeVisible()
  await expect(page).toHaveTitle('Your Local Electrician - Professional Electrical Services')
  await expect(page.getByText('Call Us')).toHaveCount(0)
  await expect(page.getByText('Email Us')).toHaveCount(0)
  await expect(page.getByText(/null|undefined|\{phone\}|\{email\}/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Service Area/ }).click()
  await expect(toastOf(page)).toBeVisible()
  const links = page.getByRole('link')
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^(?!(tel|mailto):$)./)
    await expect(link).toHaveAccessibleName(/./)
  }
})

test('the home screen hides an owner photo that fails to load', async ({ page, site, consoleMessages }) => {
  consoleMessages.allow(failedRequest)
  await site.open('/#about', { attributes: { 'owner-photo': '/gone.jpg' } })
  await expect(page.getByRole('heading', { name: 'About Marta Volt' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Marta Volt, owner' })).toHaveCount(0)
})

test.describe('business elements without <electrician-site>', () => {
  test('<service-list>, <about-owner> and <contact-info> show the default text', async ({
    page,
    testPage,
  }) => {
    await testPage.open(`
      <service-list></service-list>
      <about-owner owner-name="Marta Volt"><p slot="owner-bio">My own words.</p></about-owner>
      <contact-info phone="(555) 010-0199" email="hello@volt.example"></contact-info>`)
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
    await expect(page.locator('[part=service]')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'About Marta Volt' })).toBeVisible()
    await expect(page.getByText('My own words.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call Us/ })).toHaveAttribute('href', 'tel:5550100199')
    await page.getByRole('button', { name: 'Schedule a Consultation' }).click()
    await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
    await expect(page).toHaveTitle('Test page')
  })
})

async function setAttributes(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.locator('electrician-site').evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value)
  }, attributes)
}
