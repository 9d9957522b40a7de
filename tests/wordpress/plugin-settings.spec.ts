import { accessibilityProblems } from '../browser/support/accessibility.ts'
import phoneNumbers from '../phone-numbers.json' with { type: 'json' }
import { expect, openSettings, sanitized, test } from './support/plugin.ts'
import type { WordPress } from './support/wordpress.ts'

/** Facts as the site builder writes them, and facts that owners exclude by hand. */
const FACTS = {
  name: 'Volt & Sons',
  phone: null,
  email: 'hello@voltandsons.example',
  emergency: false,
  hours: {
    week: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
      { days: ['Sat', 'Sun'], opens: '09:00', closes: '12:00' },
    ],
    special: [{ date: '2026-12-25', closed: true }],
  },
  services: [
    { title: 'Panels', description: 'More  power: 200 < 400 amps.', features: ['Permit'] },
    { title: 'Lamps' },
  ],
  geo: { latitude: 39.0, longitude: -89.64 },
}

/** Returns the facts after an administrator has changed fields of the form. The other fields keep their texts. */
function factsAfter(wordpress: WordPress | null, changes: Record<string, string>, facts: unknown = FACTS) {
  const code = `
    require_once ABSPATH . 'wp-admin/includes/template.php';
    foreach (['sanitize', 'sanitize-store', 'facts-form'] as $file)
      require_once dirname(ELECTRICIAN_ELEMENTS_FILE) . "/includes/$file.php";
    $saved = json_encode($input['facts']);
    update_option('electrician_elements', ['facts' => $saved]);
    $texts = electrician_elements_form_texts(electrician_elements_saved_facts());
    $form = ['facts' => $saved, 'fact' => array_merge($texts, $input['changes'])];
    echo electrician_elements_sanitize_settings($form)['facts'] ?: 'null';`
  return JSON.parse(wordpress?.run(code, { facts, changes }) ?? '')
}

test('the plugin reads the texts of the settings form', async ({ plugin, wordpress }) => {
  plugin.install()

  await test.step('the form changes only the facts whose fields changed', () => {
    expect(factsAfter(wordpress, {})).toEqual(FACTS)
    expect(factsAfter(wordpress, { name: 'Volt', email: '' })).toEqual(
      expect.objectContaining({ name: 'Volt', phone: null, emergency: false, hours: FACTS.hours }),
    )
    expect(factsAfter(wordpress, { email: '' })).not.toHaveProperty('email')
    expect(factsAfter(wordpress, { emergency: '1' }).emergency).toBe(true)
    expect(factsAfter(wordpress, { emergency: '' }, { emergency: true })).toBeNull()
  })

  await test.step('the form reads opening hours and services line by line', () => {
    const hoursAfter = (hours: string, facts: unknown = { name: 'Volt' }) =>
      factsAfter(wordpress, { hours }, facts)
    const week = [
      { days: ['Mon', 'Tue', 'Wed', 'Fri'], opens: '08:00', closes: '17:30' },
      { days: ['Sat', 'Sun', 'Mon'], opens: '20:00', closes: '02:00' },
    ]
    expect(hoursAfter('Mon – Wed, Friday: 8am - 5:30 p.m.\r\n\r\n Sat-Mon 20:00–2:00 ')).toEqual({
      name: 'Volt',
      hours: { week },
    })
    expect(hoursAfter('', FACTS).hours).toEqual({ special: FACTS.hours.special })
    for (const line of ['9-5', 'Mon 9-5', 'Mon-Fri', 'Funday 08:00-18:00', 'Mon 08:00-25:00', 'Mon 13am-2pm'])
      expect(hoursAfter(`Tue 08:00-12:00\n${line}`, FACTS).hours, line).toEqual(FACTS.hours)

    const lines = 'Lamps: Hung straight.\nSafety inspections\n\nPanels'
    expect(factsAfter(wordpress, { services: lines }).services).toEqual([
      { title: 'Lamps', description: 'Hung straight.' },
      { title: 'Safety inspections' },
      { title: 'Panels', features: ['Permit'] },
    ])
  })

  await test.step('addresses that visitors cannot open are not saved', () => {
    const saved = {
      '(555) 010-0199': 'tel:5550100199',
      'tel:5550100199': 'tel:5550100199',
      '+49 (0)30 123456': 'tel:+4930123456',
      'volt.example/book': 'https://volt.example/book',
      '/book/?a=1#now': '/book/?a=1#now',
      'book@volt.example': 'mailto:book@volt.example',
    }
    const texts = Object.keys(saved)
    const urls = sanitized(
      wordpress,
      texts.map((booking_url) => ({ booking_url })),
    ).map(({ settings }) => settings['booking_url'])
    expect(urls).toEqual(Object.values(saved))

    const invalid = ['call me', '555 010 0199 ext. 5', 'javascript:alert(1)', '12-34']
    const results = sanitized(
      wordpress,
      invalid.map((booking_url) => ({ booking_url })),
    )
    for (const [index, result] of results.entries())
      expect(result).toMatchObject({
        settings: { booking_url: '' },
        problems: { booking_url: expect.stringContaining('is no address. Write a web address') },
        typed: { booking_url: invalid[index] },
      })
    // A quote form cannot call a number.
    expect(sanitized(wordpress, [{ quote_endpoint: '(555) 010-0199' }])[0]?.problems).toEqual({
      quote_endpoint: expect.stringContaining('Write your email address'),
    })
  })

  await test.step('the plugin calls the same numbers as the elements', () => {
    const code =
      'foreach ($input as $text) $links[] = electrician_elements_phone_link($text); echo json_encode($links);'
    const cases = Object.values(phoneNumbers).flat()
    const links = JSON.parse(
      wordpress?.run(
        code,
        cases.map(([text]) => text),
      ) ?? '',
    )
    expect(cases.map(([text], index) => [text, links[index] || null])).toEqual(cases)
  })

  await test.step('a locale becomes a valid language tag for the preview', () => {
    const tags = { de_DE_formal: 'de-DE', pt_PT_ao90: 'pt-PT', ca_valencia: 'ca', zh_CN: 'zh-CN', de: 'de' }
    const code = `
      add_filter('locale', fn() => $GLOBALS['tested_locale']);
      foreach ($input as $locale) {
        $GLOBALS['tested_locale'] = $locale;
        $tags[] = electrician_elements_language();
      }
      echo json_encode($tags);`
    expect(JSON.parse(wordpress?.run(code, Object.keys(tags)) ?? '')).toEqual(Object.values(tags))
  })
})

test('the groups of settings are saved together, and a field with a problem keeps its text', async ({
  page,
  plugin,
}) => {
  plugin.install()
  await openSettings(page)
  const groups = page.getByRole('navigation', { name: 'Groups of settings' })
  await expect(page.getByLabel('Store ID')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeHidden()
  await groups.getByRole('link', { name: 'Business' }).press('Enter')
  await page.getByLabel('Your name').fill('Ada Volt')
  await page.getByLabel('Opening hours').fill('Monday 9-5')
  await groups.getByRole('link', { name: 'Requests' }).click()
  await page.getByLabel('Address for appointments').fill('call me')
  await groups.getByRole('link', { name: 'Pages' }).click()
  await page.getByLabel('Cart button').selectOption('In the corner of every page')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  // The group of the first problem is open.
  const hours = page.getByLabel('Opening hours')
  await expect(hours).toBeFocused()
  await expect(hours).toHaveValue('Monday 9-5')
  await expect(hours).toHaveAccessibleDescription(/“Monday 9-5” could not be read/)
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Volt')
  await hours.fill('Monday 9am-5pm')
  await groups.getByRole('link', { name: 'Requests' }).click()
  await expect(page.getByLabel('Address for appointments')).toHaveValue('call me')
  await page.getByLabel('Address for appointments').fill('(555) 010-0199')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  // The page stays in the group that was saved.
  await expect(page.getByLabel('Address for appointments')).toHaveValue('tel:5550100199')
  await groups.getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByLabel('Cart button')).toHaveValue('everywhere')
})

const GROUPS = ['Store', 'Business', 'Requests', 'Pages', 'For developers']

test('the settings page fits into all screens in both directions and is accessible', async ({
  page,
  plugin,
  wordpress,
}) => {
  plugin.install()
  const groups = page.getByRole('navigation', { name: 'Groups of settings' })
  try {
    for (const direction of ['ltr', 'rtl']) {
      wordpress?.run("update_option('test_direction', $input);", direction)
      await openSettings(page)
      await expect(page.locator('body')).toHaveCSS('direction', direction)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        for (const group of GROUPS) {
          await groups.getByRole('link', { name: group }).click()
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${group} at ${width} px, ${direction}`).toBeLessThanOrEqual(0)
        }
      }
    }
  } finally {
    wordpress?.run("delete_option('test_direction');")
  }

  await test.step('the settings page has no accessibility violations', async () => {
    // WordPress's own menu has violations.
    await page.evaluate(() => document.querySelector('.wrap')?.setAttribute('role', 'main'))
    await page.evaluate(() => document.body.replaceChildren(document.querySelector('.wrap') ?? ''))
    for (const group of GROUPS) {
      await page.getByRole('link', { name: group }).click()
      expect(await accessibilityProblems(page), group).toEqual([])
    }
  })
})

test('an owner without a facts file describes the business, and visitors see it', async ({
  page,
  site,
  plugin,
}) => {
  plugin.install({ store_id: '' })
  await openSettings(page)
  await page
    .getByLabel('Store ID')
    .fill('https://cdn.example/cdn-ecommerce%2Fstore_01K3TQM870EP842MGTADV6KKSD%2Fa.png')
  await page.getByRole('link', { name: 'Business', exact: true }).click()
  await page.getByLabel('Name of the business').fill('Volt & Sons')
  await page.getByLabel('Phone number').fill('(555) 010-0199')
  await page.getByLabel('Area that you serve').fill('Springfield')
  await page.getByLabel('Opening hours').fill('Mon-Fri 8am-6pm\nSat 09:00-13:00')
  await page.getByLabel('Services').fill('Panel upgrades: More power.\nLamps')
  // One form: the fields are saved with the pages.
  await page.getByRole('button', { name: 'Save and create the pages' }).click()
  await expect(page.getByText('The settings are saved and your shop has its pages.')).toBeVisible()
  await expect(page.getByLabel('Store ID')).toHaveValue('store_01K3TQM870EP842MGTADV6KKSD')
  await expect(page.getByLabel('Opening hours')).toHaveValue('Mon-Fri 08:00-18:00\nSat 09:00-13:00')
  await expect(page.getByLabel('Services')).toHaveValue('Panel upgrades: More power.\nLamps')
  await expect(page.getByLabel('Shop', { exact: true })).not.toHaveValue('0')

  // The Enter key saves and creates no pages.
  await page.getByLabel('Opening hours').fill('Monday 9-5')
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByText('The opening hours “Monday 9-5” could not be read.').first()).toBeVisible()
  await expect(page.getByText('your shop has its pages')).toHaveCount(0)

  await page.goto(site.save('administrator', 'About us', '[service-list][contact-info]'))
  await expect(page.getByRole('heading', { name: 'Panel upgrades' })).toBeVisible()
  await expect(page.getByText('Springfield')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hours Mon-Fri 8AM-6PM' })).toBeVisible()
})
