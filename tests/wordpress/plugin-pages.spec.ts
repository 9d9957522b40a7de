import { BlockEditor } from './support/block-editor.ts'
import { expect, signIn, test } from './support/plugin.ts'

const grid = '<!-- wp:electrician-elements/store-grid /-->'

test('pages load the script only if they need it, and are the same for all visitors', async ({
  page,
  request,
  site,
  plugin,
  wordpress,
}) => {
  plugin.install()
  const { success } = plugin.createPages()
  const shop = site.save('administrator', 'Cached', grid)
  const contact = site.save('administrator', 'Call', '[contact-info]')
  const plain = site.save('administrator', 'Plain text', '<p>Nothing to sell here.</p>')
  const htmlOf = async (address: string) => (await request.get(address)).text()
  expect(await htmlOf(plain)).not.toMatch(/electrician/)
  expect(await htmlOf(contact)).not.toMatch(/<cart-drawer/)
  const html = await htmlOf(shop)
  expect(html).toContain(`${success}"></cart-drawer>`)
  expect(html.match(/<script[^>]*data-store-id="demo"/g)).toHaveLength(1)
  expect(html.match(/data-electrician-business/g)).toBeNull()
  const again = await page.request.get(shop, { headers: { cookie: 'other=visitor', 'user-agent': 'Phone' } })
  expect(await again.text()).toBe(html)
  // Optimizers must not combine or delay the module.
  const script = /<script[^>]*src='([^'?]*electrician-elements\.js)/.exec(html)?.[1] ?? ''
  expect(script).toMatch(/^http/)
  const [pattern = ''] = JSON.parse(
    wordpress?.run("echo json_encode(apply_filters('rocket_delay_js_exclusions', []));") ?? '',
  )
  expect(new URL(script).pathname).toMatch(new RegExp(`^${pattern}$`))

  plugin.install({ cart_button: 'everywhere' })
  expect((await htmlOf(plain)).match(/<cart-button/g)).toHaveLength(1)
  await page.goto(plain)
  await expect(page.getByRole('button', { name: /^Open cart/ })).toBeVisible()
})

test('messages about mistakes load for administrators, and not for visitors and authors', async ({
  page,
  site,
  plugin,
}) => {
  plugin.install()
  const address = site.save('administrator', 'Checked', grid)
  const hasCheck = async () => (await (await page.request.get(address)).text()).includes('data-check="true"')
  expect(await hasCheck()).toBe(false)
  await signIn(page, 'author')
  expect(await hasCheck()).toBe(false)
  await page.context().clearCookies()
  await signIn(page, 'administrator')
  expect(await hasCheck()).toBe(true)
})

test('pages connect to a store on another server early, if they contain an element of the store', async ({
  request,
  site,
  plugin,
}) => {
  plugin.install({ store_host: 'https://store.example/api' })
  const linksIn = async (content: string) => {
    const html = await (await request.get(site.save('administrator', 'Early', content))).text()
    return (html.match(/<link [^>]*rel='preconnect'[^>]*>/g) ?? []).filter((link) =>
      link.includes('store.example'),
    )
  }
  expect(await linksIn(grid)).toEqual([expect.stringContaining("crossorigin='anonymous'")])
  expect(await linksIn('[store-grid]')).toHaveLength(1)
  expect(await linksIn('[contact-info]')).toEqual([])
  plugin.install()
  expect(await linksIn(grid)).toEqual([])
})

test('the plugin violates no content security policy', async ({ page, site, plugin, consoleMessages }) => {
  plugin.install({ facts: JSON.stringify({ phone: '(555) 010-0199' }) })
  plugin.createPages()
  const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
  await page.route('**/wp-policy-*/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  const blocks = ['store-grid', 'contact-info', 'quote-form'].map(
    (name) => `<!-- wp:electrician-elements/${name} /-->`,
  )
  const violationsOn = async (address: string) => {
    const before = consoleMessages.all().length
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const messages = consoleMessages.all().slice(before)
    return messages.filter((text) => text.startsWith('violation:')).map((text) => text.replace(/\d+/g, 'N'))
  }
  // WordPress and its theme violate the policy themselves.
  consoleMessages.allow(/./)
  const own = await violationsOn(site.save('administrator', 'WP policy without', '<p>Text</p>'))
  const withBlocks = await violationsOn(site.save('administrator', 'WP policy with', blocks.join('\n')))
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(withBlocks)).toEqual(new Set(own))
  await expect(page.getByRole('heading', { name: 'Request a Quote' })).toBeVisible()
})

test('the elements speak the language of the website, whose editor previews it', async ({
  page,
  site,
  plugin,
  wordpress,
}) => {
  plugin.install()
  wordpress?.run("update_option('test_locale', 'de_DE_formal');")
  try {
    await page.goto(site.save('administrator', 'Auf Deutsch', grid))
    await expect(page.getByRole('heading', { name: 'Unser Shop' })).toBeVisible()
    const editor = new BlockEditor(page)
    await editor.open('administrator', 'page')
    await page.getByRole('textbox', { name: 'Add title' }).fill('Auf Deutsch')
    await page.keyboard.press('Enter')
    await editor.insert('Product list')
    await expect(
      page.locator('[inert][lang="de-DE"]').getByRole('heading', { name: 'Unser Shop' }),
    ).toBeVisible()
  } finally {
    wordpress?.run("delete_option('test_locale');")
  }
})
