import { expect, signIn, test } from './support/plugin.ts'
import type { WordPress } from './support/wordpress.ts'

const SETTINGS = '/wp-admin/options-general.php?page=electrician-elements'

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
    foreach (['sanitize', 'facts-form'] as $file)
      require_once dirname(ELECTRICIAN_ELEMENTS_FILE) . "/includes/$file.php";
    $saved = json_encode($input['facts']);
    update_option('electrician_elements', ['facts' => $saved]);
    $texts = electrician_elements_form_texts(electrician_elements_saved_facts());
    $form = ['facts' => $saved, 'fact' => array_merge($texts, $input['changes'])];
    echo electrician_elements_sanitize_settings($form)['facts'] ?: 'null';`
  return JSON.parse(wordpress?.run(code, { facts, changes }) ?? '')
}

test('the form changes only the facts whose fields changed', ({ plugin, wordpress }) => {
  plugin.install()
  expect(factsAfter(wordpress, {})).toEqual(FACTS)
  expect(factsAfter(wordpress, { name: 'Volt', email: '' })).toEqual(
    expect.objectContaining({ name: 'Volt', phone: null, emergency: false, hours: FACTS.hours }),
  )
  expect(factsAfter(wordpress, { email: '' })).not.toHaveProperty('email')
  expect(factsAfter(wordpress, { emergency: '1' }).emergency).toBe(true)
  expect(factsAfter(wordpress, { emergency: '' }, { emergency: true })).toBeNull()
})

test('the form reads opening hours and services line by line', ({ plugin, wordpress }) => {
  plugin.install()
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

test('an owner without a facts file describes the business, and visitors see it', async ({
  page,
  site,
  plugin,
}) => {
  plugin.install({ store_id: '' })
  await signIn(page, 'administrator')
  await page.goto(SETTINGS)
  await page
    .getByLabel('Store ID')
    .fill('https://cdn.example/cdn-ecommerce%2Fstore_01K3TQM870EP842MGTADV6KKSD%2Fa.png')
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
  await expect(page.getByText('The opening hours “Monday 9-5” could not be read.')).toBeVisible()
  await expect(page.getByText('your shop has its pages')).toHaveCount(0)

  await page.goto(site.save('administrator', 'About us', '[service-list][contact-info]'))
  await expect(page.getByRole('heading', { name: 'Panel upgrades' })).toBeVisible()
  await expect(page.getByText('Springfield')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hours Mon-Fri 8AM-6PM' })).toBeVisible()
})
