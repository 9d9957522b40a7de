import type { Page } from '@playwright/test'
import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, signIn, test } from './support/plugin.ts'

const FACTS = JSON.stringify({
  name: 'Volt & Sons',
  phone: '(555) 010-0199',
  email: 'hello@voltandsons.example',
})
const DEFAULT_CLAIMS = /licensed|insured|10\+|10 years|500\+|24\/7|emergency/i

/** Each kind of cache, with a page that it keeps. */
const CACHES = {
  builder: '[store-grid]\n\n[contact-info]\n\n[about-owner]\n\n[service-list]\n\n[cart-button]',
  esi: '[esi store-grid]\n\n[esi contact-info]\n\n[esi about-owner]\n\n[esi service-list]\n\n[esi cart-button]',
  fragments: ['store-grid', 'contact-info', 'about-owner', 'service-list', 'cart-button']
    .map((name) => `<!-- wp:electrician-elements/${name} /-->`)
    .join('\n\n'),
}

/** Returns the texts that the elements show. Without the script, there are none. */
function shownTexts(page: Page): Promise<string> {
  return page
    .locator('contact-info, about-owner, service-list')
    .evaluateAll((elements) => elements.map(({ shadowRoot }) => shadowRoot?.textContent).join('\n'))
}

/** Opens a page, and expects it to show the facts of the plugin and no others. */
async function expectFacts(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => shownTexts(page)).toContain('(555) 010-0199')
  expect(await shownTexts(page)).not.toMatch(DEFAULT_CLAIMS)
}

test.afterEach(({ wordpress }) => {
  wordpress?.run(`
    delete_option('test_cache');
    $GLOBALS['wpdb']->query("DELETE FROM wp_options WHERE option_name LIKE 'kept\\\\_%'");`)
})

for (const [kind, content] of Object.entries(CACHES))
  test(`from the second visit on, a cache (${kind}) shows the facts and sells`, async ({
    page,
    site,
    plugin,
    wordpress,
    testPage,
  }) => {
    plugin.install({ facts: FACTS })
    const { success } = plugin.createPages()
    const address = site.save('administrator', `Kept by ${kind}`, content)
    wordpress?.run("update_option('test_cache', $input);", kind)
    for (const visit of ['first', 'second', 'third']) {
      await test.step(`${visit} visit`, async () => {
        await expectFacts(page, address)
        await expect(page.locator('cart-drawer')).toHaveCount(1)
      })
    }
    await addFromCard(page, mug)
    await openCart(page)
    await startCheckout(page)
    expect(JSON.stringify(testPage.server.checkoutRequests)).toContain(success)
  })

test('a page that a page builder keeps shows the facts in other pages, too', async ({
  page,
  site,
  plugin,
  wordpress,
}) => {
  // Classic themes render the page after its head.
  site.switchTheme('twentytwentyone')
  plugin.install({ facts: FACTS })
  wordpress?.run("update_option('test_cache', 'builder');")
  const kept = site.save('administrator', 'Kept contact', '[contact-info]')
  const id = wordpress?.run('echo get_page_by_path($input)->ID;', kept)
  const outer = site.save('administrator', 'Kept outer page', `[template id="${id}"]`)
  for (const address of [kept, outer, outer]) await expectFacts(page, address)
})

test('a kept cart is the only one on a page with a cart button in the corner', async ({
  page,
  site,
  plugin,
  wordpress,
}) => {
  plugin.install({ cart_button: 'everywhere' })
  plugin.createPages()
  wordpress?.run("update_option('test_cache', 'builder');")
  const addresses = ['store-front', 'cart-button'].map((name) =>
    site.save('administrator', `Kept ${name}`, `[${name}]`),
  )
  for (const address of [...addresses, ...addresses]) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Open cart/ })).toHaveCount(1)
  }
})

test('a widget that a cache keeps shows the facts', async ({ page, site, plugin, wordpress }) => {
  site.switchTheme('twentytwentyone')
  plugin.install({ facts: FACTS })
  const address = site.save('administrator', 'With a widget', 'Welcome.')
  const widgets = wordpress?.run(`
    $widgets = [get_option('widget_block'), get_option('sidebars_widgets')];
    update_option('widget_block', [9 => ['content' => '<!-- wp:electrician-elements/contact-info /-->'], '_multiwidget' => 1]);
    update_option('sidebars_widgets', ['sidebar-1' => ['block-9'], 'array_version' => 3]);
    update_option('test_cache', 'esi');
    echo json_encode($widgets);`)
  try {
    for (const _ of ['first visit', 'second visit']) await expectFacts(page, address)
  } finally {
    wordpress?.run(
      "update_option('widget_block', $input[0]); update_option('sidebars_widgets', $input[1]);",
      JSON.parse(widgets ?? ''),
    )
  }
})

test('elements without the facts of the plugin make no claims', async ({ page, site, plugin }) => {
  plugin.install({ facts: FACTS })
  // The HTML of another page, which an administrator or another plugin has copied.
  const copied = '<contact-info></contact-info><about-owner></about-owner><service-list></service-list>'
  const address = site.save(
    'administrator',
    'Copied',
    `<!-- wp:html -->${copied}<!-- /wp:html -->[store-grid]`,
  )
  await page.goto(address)
  await expect(page.locator('about-owner').getByRole('heading').first()).toBeVisible()
  expect(await shownTexts(page)).not.toMatch(DEFAULT_CLAIMS)
})

test('a cache keeps no note for authors', async ({ page, site, plugin, wordpress }) => {
  plugin.install()
  wordpress?.run("update_option('test_cache', 'builder');")
  const address = site.save('administrator', 'Kept note', '[store-grid serch]')
  await signIn(page, 'administrator')
  await page.goto(address)
  await expect(page.getByText('[store-grid] does not know “serch”.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
  await expect(page.getByText('does not know')).toHaveCount(0)
})

test('saved settings apply to pages that a page builder keeps', async ({ site, plugin, wordpress }) => {
  plugin.install()
  const address = site.save('administrator', 'Kept address', '[quote-form]')
  const kept = wordpress?.run(
    `
    $id = get_page_by_path($input)->ID;
    update_post_meta($id, '_elementor_element_cache', 'kept');
    add_action('litespeed_purge_all', fn () => print 'purged ');
    $settings = get_option('electrician_elements');
    update_option('electrician_elements', ['quote_endpoint' => 'https://forms.example/f/1'] + $settings);
    echo get_post_meta($id, '_elementor_element_cache', true) ?: 'nothing is kept';`,
    address,
  )
  expect(kept).toBe('purged nothing is kept')
})
