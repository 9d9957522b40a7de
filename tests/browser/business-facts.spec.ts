import { accessibilityProblems } from './support/accessibility.ts'
import { factsScript } from './support/business-facts.ts'
import { toastOf } from './support/shop.ts'
import { attackResult, expect, test } from './support/site.ts'

const week = [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' }]
const monday = new Date('2026-11-23T15:00:00Z')

/** Returns a JSON script element with business facts that apply to every element on the page. */
const pageFacts = (facts: object) =>
  factsScript(facts).replace('<script', '<script data-electrician-business')

test('one JSON script on the page provides the business facts for all elements', async ({
  page,
  testPage,
}) => {
  await testPage.open(`
    <service-list></service-list>
    <about-owner></about-owner>
    <contact-info></contact-info>
    <quote-form endpoint="/quotes"></quote-form>
    ${pageFacts({
      name: 'Ohm Ltd',
      phone: '555 0100',
      services: [{ title: 'Lamps', description: 'Hung straight.', features: ['Ceiling'] }],
      statistics: [{ title: '2', text: 'Vans' }],
      links: { privacy: '/privacy', booking: '/book', coverage: '/map' },
    })}`)
  await expect(page.locator('[part=service]')).toHaveText([/Lamps/])
  await expect(page.getByRole('heading', { name: 'About Ohm Ltd' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['2'])
  await expect(page.getByText('Happy Clients')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call 555 0100' })).toBeVisible()
  await expect(page.getByRole('link', { name: /View Coverage/ })).toHaveAttribute('href', '/map')
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/book')
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeVisible()
})

test('configure() sets the business facts for all elements', async ({ page, testPage }) => {
  await testPage.open('<about-owner></about-owner><contact-info></contact-info>')
  await page.evaluate(() =>
    window.ElectricianElements?.configure({
      business: { name: 'Ohm Ltd', phone: '555 0100' },
    }),
  )
  await expect(page.getByRole('heading', { name: 'About Ohm Ltd' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 555 0100' })).toBeVisible()
})

test('booking-url and coverage-url turn the placeholder buttons into links', async ({ page, site }) => {
  await site.open('/', { attributes: { 'booking-url': 'tel:5550100', 'coverage-url': '/map' } })
  for (const name of ['Book Now', 'Schedule a Consultation']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', 'tel:5550100')
  }
  await expect(site.header().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', 'tel:5550100')
  await expect(page.getByRole('link', { name: /View Coverage/ })).toHaveAttribute('target', '_blank')
})

test('javascript: and data: URLs in attributes and business facts are rejected with a warning', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(
    /^warning: <electrician-site> (booking|coverage)-url=/,
    /^warning: <electrician-site> business facts: "(logo|work|social|links)".* has the wrong format/,
  )
  const attack = 'java\nscript:window.ran=1'
  await site.open('/', {
    attributes: { 'booking-url': 'javascript:window.ran=1', 'coverage-url': attack },
    children: factsScript({
      logo: attack,
      work: [{ picture: attack, text: 'Picture' }],
      social: [{ title: 'Profile', url: attack }],
      links: { privacy: attack, booking: 'data:text/html,<script>window.ran=1</script>' },
    }),
  })
  await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click()
  await expect(toastOf(page)).toBeVisible()
  expect(await attackResult(page)).toBeUndefined()
  await expect.poll(() => consoleMessages.all()).toHaveLength(7)
})

test.describe('the weekly schedule behind the “Hours” button', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.clock.setFixedTime(monday)
    await site.open('/#contact', {
      children: factsScript({ time_zone: 'America/Chicago', hours: { week } }),
    })
  })

  test('opens with the keyboard, closes on Escape and returns focus to the button', async ({ page }) => {
    const hours = page.getByRole('button', { name: /^Hours/ })
    await expect(hours).toContainText('Open now · until 6 PM')
    await hours.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Hours' })
    await expect(dialog.getByRole('definition')).toHaveText([
      ...Array<string>(5).fill('8 AM – 6 PM'),
      'Closed',
      'Closed',
    ])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(hours).toBeFocused()
  })

  test('closes when the visitor clicks outside it or on its close button', async ({ page }) => {
    const hours = page.getByRole('button', { name: /^Hours/ })
    const dialog = page.getByRole('dialog', { name: 'Hours' })
    await hours.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await hours.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(hours).toBeFocused()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: /^Hours/ }).click()
      await expect(page.getByRole('dialog', { name: 'Hours' })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })
  }
})

test('a toast that is shown while the opening hours dialog is open appears inside that dialog', async ({
  page,
  site,
}) => {
  await site.open('/#contact', { children: factsScript({ hours: { week } }) })
  await page.getByRole('button', { name: /^Hours/ }).click()
  await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Saved' }))
  const toast = page.getByRole('dialog', { name: 'Hours' }).getByText('Saved')
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toast).toBeHidden()
})

test('the website logs a list of its placeholder buttons to the console only once', async ({
  page,
  site,
}) => {
  const infos: string[] = []
  page.on('console', (message) => message.type() === 'info' && infos.push(message.text()))
  await site.open('/')
  await expect
    .poll(() => infos)
    .toEqual([
      'These controls only show a “not implemented” toast: “Book Now” (booking-url), ' +
        '“Schedule a Consultation” (booking-url), “View Coverage” (coverage-url), “Hours” (hours.week), ' +
        '“Request a Quote” (endpoint or quote-endpoint). ' +
        'To make them work, add the setting in parentheses to an element or to the business facts.',
    ])
  await site.link('Store').click()
  await site.link('About').click()
  await expect(page.getByRole('heading', { name: 'About Marta Volt' })).toBeVisible()
  expect(infos).toHaveLength(1)
})

test('a configured website lists only the buttons that are still placeholders in the console', async ({
  page,
  site,
}) => {
  const info = page.waitForEvent('console', (message) => message.type() === 'info')
  await site.open('/', {
    attributes: { 'booking-url': '/book', 'quote-endpoint': '/quotes' },
    children: factsScript({ hours: { week } }),
  })
  expect((await info).text()).toContain('toast: “View Coverage” (coverage-url). To')
})
