import { failedRequest } from '../browser/support/console-messages.ts'
import { expect, openSettings, signIn, test } from './support/plugin.ts'

const evil = 'https://evil.example'
const code = `"' onload="alert(1)" x='</script><script>alert(1)</script>`

/** Attributes that would redirect visitors, their money or their data, or run code. */
const hostile = {
  'store-host': evil,
  'store-id': 'evil',
  'store-type': 'file',
  'store-token': 'evil',
  'checkout-url': evil,
  'store-url': evil,
  'home-url': evil,
  'success-url': evil,
  'cancel-url': evil,
  'product-url': `${evil}/{id}`,
  endpoint: evil,
  'quote-endpoint': evil,
  'booking-url': evil,
  'coverage-url': evil,
  'business-url': evil,
  'base-path': evil,
  phone: '+1 666 666 6666',
  email: 'evil@evil.example',
  prefix: 'evil-',
  onclick: 'alert(1)',
  onload: 'alert(1)',
  style: 'position:fixed;inset:0',
  routing: 'path',
  photos: 'javascript:alert(1)',
  limit: `2${code}`,
  sort: code,
  collection: code,
  'product-id': code,
  message: 'x'.repeat(100_000),
  className: code,
  align: code,
}

/** The blocks' names. */
const names = [
  'store-grid',
  'store-front',
  'product-detail',
  'buy-button',
  'order-success',
  'quote-form',
  'about-owner',
  'contact-info',
  'electrician-site',
]

test('blocks and shortcodes of a contributor set no address and run no code', async ({
  page,
  site,
  plugin,
  consoleMessages,
}) => {
  // The store has no product with the hostile ID, and the other blocks name none.
  consoleMessages.allow(failedRequest, /has no product (to show|with the ID)/)
  plugin.install({ quote_endpoint: '/quotes', booking_url: '/book' })
  const lists = Object.fromEntries(Object.keys(hostile).map((name) => [name, [code, { x: code }]]))
  const attributes = Object.entries(hostile).map(
    ([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`,
  )
  const content = names.flatMap((name) => [
    // WordPress escapes attributes in this way.
    ...[hostile, lists].map(
      (values) =>
        `<!-- wp:electrician-elements/${name} ${JSON.stringify(values).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} /-->`,
    ),
    `[${name} ${attributes.join(' ')} onclick="alert(1)" onmouseover]<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">Order</a>[/${name}]`,
  ])
  const address = site.save('contributor', 'Hostile', content.join('\n\n'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('dialog', (dialog) => requests.push(`dialog ${dialog.message()}`))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Our Store' }).first()).toBeVisible()
  const elements = page.locator(names.join())
  expect(await elements.count()).toBeGreaterThanOrEqual(3 * names.length)
  const found = await elements.evaluateAll((list) =>
    list.flatMap(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`)),
  )
  expect(found).toContain('endpoint=/quotes')
  expect(found.filter((text) => /evil|666|^(on|style|prefix)|routing=path/.test(text))).toEqual([])
  await expect(
    page.locator('[onclick], [onload], [onerror], [onmouseover], [href^="javascript"]'),
  ).toHaveCount(0)
  expect(requests.filter((address) => !/^(http:\/\/(localhost|127\.0\.0\.1):|data:)/.test(address))).toEqual(
    [],
  )
})

test('only administrators change settings, and only from the settings page', async ({
  page,
  plugin,
  wordpress,
}) => {
  plugin.install()
  const saved = () => wordpress?.run("echo json_encode(get_option('electrician_elements'));")
  const before = saved()
  const pageCount = () => wordpress?.run("echo wp_count_posts('page')->publish;")
  const pagesBefore = pageCount()
  const form = {
    option_page: 'electrician_elements',
    action: 'update',
    'electrician_elements[store_id]': 'evil',
  }
  for (const role of ['contributor', 'editor', 'administrator']) {
    await signIn(page, role)
    // A link on another website can send these requests, but knows no nonce.
    for (const nonce of ['', 'x']) {
      const options = await page.request.post('/wp-admin/options.php', { form: { ...form, _wpnonce: nonce } })
      expect(options.status(), role).toBe(403)
      const pages = await page.request.post('/wp-admin/admin-post.php', {
        form: { action: 'electrician_elements_pages', _wpnonce: nonce },
      })
      expect(pages.status(), role).toBe(403)
    }
    const rest = await page.request.get('/wp-json/wp/v2/settings')
    expect(await rest.text()).not.toContain('store_id')
    const settings = await page.request.get('/wp-admin/options-general.php?page=electrician-elements')
    expect(settings.status(), role).toBe(role === 'administrator' ? 200 : 403)
    await page.context().clearCookies()
  }
  // Even with a valid nonce, an editor creates no pages.
  const withNonce = `
    wp_set_current_user(get_user_by('login', 'editor')->ID);
    $_REQUEST['_wpnonce'] = wp_create_nonce('electrician_elements-options');
    do_action('admin_post_electrician_elements_pages');`
  expect(wordpress?.run(withNonce)).toContain('You are not allowed to do this.')
  expect(saved()).toBe(before)
  expect(pageCount()).toBe(pagesBefore)
})

test('broken settings in the database neither run code nor break the website', async ({
  page,
  site,
  plugin,
  wordpress,
  consoleMessages,
}) => {
  plugin.install()
  plugin.createPages()
  const blocks = names.map((name) => `<!-- wp:electrician-elements/${name} /-->`).join('\n')
  const address = site.save('administrator', 'Broken', blocks)
  // The store's address is invalid.
  consoleMessages.allow(/^(error|warning)/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  const fields = [
    'store_type',
    'store_host',
    'store_id',
    'shopify_host',
    'shopify_token',
    'facts',
    'prefix',
    'cart_button',
    'pages',
    'quote_endpoint',
    'quote_format',
    'booking_url',
    'coverage_url',
  ]
  await signIn(page, 'administrator')
  for (const value of [code, 'javascript:alert(1)', [code, { x: code }]]) {
    const settings = Object.fromEntries(fields.map((name) => [name, value]))
    const save =
      "remove_all_filters('sanitize_option_electrician_elements'); update_option('electrician_elements', $input);"
    wordpress?.run(save, { ...settings, unknown: code })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Broken' })).toBeVisible()
    await expect(page.locator('[onload]')).toHaveCount(0)
    await page.goto('/wp-admin/options-general.php?page=electrician-elements')
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await expect(page.locator('[onload]')).toHaveCount(0)
    const editor = await page.request.get('/wp-admin/post-new.php')
    expect(await editor.text()).toMatch(/electricianElementsEditor = [\s\S]*<\/html>/)
  }
  expect(dialogs).toEqual([])
})

test('a text that cannot be saved runs no code for the next administrator', async ({ page, plugin }) => {
  plugin.install()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await openSettings(page)
  const typed = `<img src=x onerror=alert(1)><script>alert(1)</script>`
  await page.request.post('/wp-admin/options.php', {
    form: {
      option_page: 'electrician_elements',
      action: 'update',
      _wpnonce: await page.locator('#_wpnonce').inputValue(),
      'electrician_elements[quote_endpoint]': typed,
      'electrician_elements[booking_url]': typed,
      'electrician_elements[fact][hours]': `Mon "closed" & 'open'`,
    },
    // The messages are for the next page, whoever opens it.
    maxRedirects: 0,
  })
  await page.goto('/wp-admin/options-general.php?page=electrician-elements&settings-updated=true')
  const notices = page.locator('.settings-error')
  await expect(notices.filter({ hasText: `“${typed}” is no address for quote requests.` })).toBeVisible()
  await expect(notices.filter({ hasText: `“${typed}” is no address. Write` })).toBeVisible()
  await expect(page.locator('.settings-error :is(img, script)')).toHaveCount(0)
  // The notice and the field show the same text, which is escaped once.
  await expect(page.getByText(`The opening hours “Mon "closed" & 'open'” could not be read.`)).toHaveCount(2)
  expect(dialogs).toEqual([])
})
