import { toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const services = {
  'Residential Electrical': [
    'New Construction Wiring',
    'Outlet Installation',
    'Lighting Solutions',
    'Panel Upgrades',
  ],
  'Commercial Electrical': ['Office Wiring', 'Industrial Systems', 'Maintenance Plans', 'Code Compliance'],
  'Emergency Services': ['Power Outages', 'Electrical Faults', 'Safety Hazards', 'Urgent Repairs'],
  'Electrical Repairs': ['Troubleshooting', 'Faulty Wiring', 'Circuit Repairs', 'System Diagnostics'],
  'Safety Inspections': ['Code Compliance', 'Safety Audits', 'Risk Assessment', 'Certification'],
  Maintenance: ['Preventive Care', 'System Optimization', 'Regular Checkups', 'Performance Monitoring'],
}

test.beforeEach(async ({ site }) => {
  await site.open('/')
})

// spec 2.2, 2.49
test('the home screen has the sections home, services, about and contact, in that order', async ({
  page,
}) => {
  const names = await page
    .locator('[data-section]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-section')))
  expect(names).toEqual(['home', 'services', 'about', 'contact'])
})

// spec 2.51
test('the hero shows the owner’s name and three highlights', async ({ site }) => {
  const hero = site.section('home')
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero.getByText('Expert Electrical Solutions by Marta Volt', { exact: true })).toBeVisible()
  const highlights = hero.getByRole('listitem')
  await expect(highlights).toHaveText([
    'Expert Service 10+ years',
    /^24\/7 Emergency/,
    'Free Consultation Call for transparent pricing',
  ])
})

// spec 2.55, 8.12, 8.17, R.1
test('“Book Now” in the hero shows the not-implemented toast for five seconds', async ({ page, site }) => {
  await page.clock.install({ time: 0 })
  await page.reload()
  await expect(site.screen('home')).toBeVisible()
  await page.clock.pauseAt(60_000)
  await site.section('home').getByRole('button', { name: 'Book Now' }).click()
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  await expect(toastOf(page)).toContainText('You can request this feature in your next prompt!')
  expect(page.url()).toBe(`${site.origin}/`)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4500)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toastOf(page)).toHaveCount(0)
})

// spec 2.56
test('“Schedule a Consultation” in the hero scrolls to the contact section and shows no toast', async ({
  page,
  site,
}) => {
  await site.section('home').getByRole('button', { name: 'Schedule a Consultation' }).click()
  await expect(page).toHaveURL(`${site.origin}/#contact`)
  await site.expectScrolledTo('contact')
  await expect(toastOf(page)).toHaveCount(0)
})

// spec 2.57
test('the services section lists six services in order, each with a description and four features', async ({
  site,
}) => {
  const section = site.section('services')
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Our Services')
  const cards = section.locator('[part=service]')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(Object.keys(services))
  for (const [index, [title, features]] of Object.entries(services).entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card.getByRole('listitem')).toHaveText(features)
    await expect(card.getByRole('paragraph')).toHaveText(/\w{3,}.*\.$/)
  }
})

// spec 2.65
test('the rates card in the services section promises a free consultation and no hidden fees', async ({
  site,
}) => {
  const rates = site.section('services').locator('[part=rates]')
  await expect(rates).toContainText('Professional Rates')
  await expect(rates.getByRole('heading')).toHaveText('Call for a Free Consultation')
  await expect(rates).toContainText('no hidden fees')
  await expect(rates).toContainText('Note: Emergency services may incur additional charges.')
})

// spec 1.3, 1.7
test('the about section shows the owner’s biography and four statistics', async ({ site }) => {
  const about = site.section('about')
  await expect(about.getByRole('heading', { level: 2 })).toHaveText('About Marta Volt')
  await expect(about.getByText(/over 10 years/)).toBeVisible()
  await expect(about.getByRole('term')).toHaveText([
    'Years Experience',
    'Happy Clients',
    'Licensed & Insured',
    'Emergency Service',
  ])
  await expect(about.getByRole('definition')).toHaveText(['10+', '500+', '100%', '24/7'])
})

// spec 2.75
test('“Schedule a Consultation” in the about section shows the not-implemented toast and does not navigate', async ({
  page,
  site,
}) => {
  await site.section('about').getByRole('button', { name: 'Schedule a Consultation' }).click()
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
  expect(page.url()).toBe(`${site.origin}/`)
})

// spec 2.76
test('the phone and email links in the contact section open in a new tab', async ({ site }) => {
  const contact = site.section('contact')
  for (const [name, href] of [
    ['Call Us (555) 010-0199', 'tel:5550100199'],
    ['Email Us hello@volt.example', 'mailto:hello@volt.example'],
  ] as const) {
    const link = contact.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

for (const [name, text] of [
  ['Service Area', /Local & Surrounding Areas.*View Coverage/],
  ['Hours', /24\/7 Emergency Service.*Regular: Mon-Fri 8AM-6PM/],
] as const) {
  // spec 2.79, 2.81
  test(`“${name}” in the contact section is a button that shows the not-implemented toast`, async ({
    page,
    site,
  }) => {
    const item = site.section('contact').getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(item).toHaveText(text)
    await item.click()
    await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
    await expect(toastOf(page)).toContainText('You can request this feature in your next prompt!')
    await expect(toastOf(page)).toHaveCount(1)
  })
}

// spec 2.84
test('the emergency card in the contact section links to the phone number', async ({ site }) => {
  const card = site.section('contact').locator('[part=emergency]')
  await expect(card.getByRole('heading')).toHaveText('Emergency Service')
  await expect(card.getByRole('link', { name: 'Call (555) 010-0199' })).toHaveAttribute(
    'href',
    'tel:5550100199',
  )
})

// spec 1.2, 2.25, 2.33
test('the footer shows the services, the contact details, the hours and the copyright line', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  for (const service of Object.keys(services)) {
    await expect(footer.getByRole('listitem').filter({ hasText: service })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: '(555) 010-0199' })).toHaveAttribute('href', 'tel:5550100199')
  await expect(footer.getByText('(Emergency & Regular)')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'hello@volt.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByText('Local & Surrounding Areas')).toBeVisible()
  await expect(footer.getByRole('term')).toHaveText([
    'Regular Service Monday - Friday',
    'Saturday',
    'Emergency',
  ])
  await expect(footer.getByRole('definition')).toHaveText(['8AM - 6PM', '9AM - 4PM', '24/7'])
  await expect(footer.getByText('Call for a free consultation')).toBeVisible()
  await expect(footer.getByText(/Volt & Sons\. Licensed & Insured Professional Electrician$/)).toBeVisible()
})
