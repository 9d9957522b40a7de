import type { Page } from '@playwright/test'
import { failedRequest } from '../browser/support/console-messages.ts'
import { cardOf, mug } from '../browser/support/shop.ts'
import { expect, test } from './support/plugin.ts'
import type { WordPress } from './support/wordpress.ts'

const grid = '<!-- wp:electrician-elements/store-grid /-->'

const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

test('each product has its own canonical address', async ({
  page,
  plugin,
  site,
  wordpress,
  consoleMessages,
}) => {
  // The store does not have all of these products.
  consoleMessages.allow(failedRequest)
  plugin.install()
  const { product, shop } = plugin.createPages()
  const origin = wordpress?.origin ?? ''

  await test.step('WordPress prints the address that cards link to', async () => {
    await page.goto(shop)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${shop}`)
    await page.getByRole('link', { name: mug }).click()
    await expect(page.getByRole('heading', { name: mug })).toBeVisible()
    expect(await canonicalOf(page)).toBe(page.url())
    expect(page.url()).toBe(`${origin}${product}?ee-product=prod_mug`)
    await expect(page.locator('link[rel="shortlink"]')).toHaveAttribute(
      'href',
      /\/\?p=\d+&ee-product=prod_mug$/,
    )
  })

  await test.step('other parameters do not belong to it', async () => {
    await page.goto(`${product}?utm_source=mail&ee-product=a%20%26%22b%C3%BC&ee-variant=var_1`)
    expect(await canonicalOf(page)).toBe(`${origin}${product}?ee-product=a%20%26%22b%C3%BC`)
    for (const query of ['', '?ee-product=', '?ee-product[]=prod_mug']) {
      await page.goto(product + query)
      expect(await canonicalOf(page), query).toBe(`${origin}${product}`)
    }
  })

  await test.step('other pages keep their address', async () => {
    const other = site.save('administrator', 'Other page', grid)
    await page.goto(`${other}?ee-product=prod_mug`)
    expect(await canonicalOf(page)).toBe(`${origin}${other}`)
  })

  await test.step('plain permalinks', async () => {
    wordpress?.run("update_option('permalink_structure', '');")
    try {
      await page.goto(site.save('administrator', 'Plain', grid))
      await page.getByRole('link', { name: mug }).click()
      await expect(page).toHaveURL(/\/\?page_id=\d+&ee-product=prod_mug$/)
      await expect(page.getByRole('heading', { name: mug })).toBeVisible()
      expect(await canonicalOf(page)).toBe(page.url())
      await page.getByRole('link', { name: 'Back to Store' }).click()
      await expect(cardOf(page, mug)).toBeVisible()
    } finally {
      wordpress?.run("update_option('permalink_structure', '/%postname%/');")
    }
  })

  await test.step('SEO plugins', async () => {
    try {
      for (const filter of ['wpseo_canonical', 'rank_math/frontend/canonical', 'aioseo_canonical_url']) {
        wordpress?.run("update_option('test_seo', $input);", filter)
        await page.goto(`${product}?ee-product=prod_mug`)
        const address = `${origin}${product}?ee-product=prod_mug`
        expect(await canonicalOf(page), filter).toBe(address)
        expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(address)
      }
    } finally {
      wordpress?.run("delete_option('test_seo');")
    }
  })
})

test('addresses begin with the folder of a website in a folder', ({ plugin, wordpress }) => {
  plugin.install({ store_type: 'file' })
  plugin.createPages()
  const code = `
    update_option('electrician_elements_products', '{"products":[]}');
    add_filter('option_home', fn () => 'https://volt.example/blog', 99);
    $urls = [electrician_elements_store_attributes()['data-store-host'], electrician_elements_product_url()];
    echo json_encode([...$urls, ...array_values(electrician_elements_attributes('order-success', []))]);`
  expect(JSON.parse(wordpress?.run(code) ?? '')).toEqual([
    'https://volt.example/blog/?electrician-elements=products',
    'https://volt.example/blog/product/?ee-product={id}',
    'https://volt.example/blog/shop/',
    'https://volt.example/blog/',
  ])
})

/** Creates German translations of the shop’s pages, and a German and an English page with products. */
function translate(wordpress: WordPress | null, vendor: string): Record<string, string> {
  const code = `
    $page = fn ($title, $content, $parent = 0) => wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent]);
    $contents = array_column(electrician_elements_new_pages(), 1);
    $german = $page('de', 'Startseite');
    $ids = array_map(fn ($title, $content) => $page($title, $content, $german), ['Laden', 'Produkt', 'Danke'], $contents);
    $blocks = '<!-- wp:electrician-elements/store-grid /--><!-- wp:electrician-elements/order-success /-->';
    update_option('test_german_pages', array_combine(electrician_elements_settings()['pages'], $ids));
    update_option('test_translations', $input);
    echo json_encode(array_map(fn ($id) => wp_make_link_relative(get_permalink($id)), [
      'german' => $page('Angebote', $blocks, $german),
      'english' => $page('Offers', $blocks),
    ]));`
  return JSON.parse(wordpress?.run(code, vendor) ?? '')
}

/** Returns the addresses on the page to which its elements lead. */
function addressesOn(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const of = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name)?.replace(location.origin, '') ?? null
    return {
      product: of('script[data-product-url]', 'data-product-url'),
      shop: of('order-success', 'store-url'),
      home: of('order-success', 'home-url'),
      success: of('cart-drawer', 'success-url'),
    }
  })
}

for (const vendor of ['polylang', 'wpml'])
  test(`elements lead to pages in the language of their page with ${vendor}`, async ({
    page,
    plugin,
    wordpress,
  }) => {
    plugin.install()
    plugin.createPages()
    try {
      const { german = '', english = '' } = translate(wordpress, vendor)
      await page.goto(english)
      expect(await addressesOn(page)).toEqual({
        product: '/product/?ee-product={id}',
        shop: '/shop/',
        home: '/',
        success: '/thank-you-for-your-order/',
      })
      await page.goto(german)
      expect(await addressesOn(page)).toEqual({
        product: '/de/produkt/?ee-product={id}',
        shop: '/de/laden/',
        home: '/de/',
        success: '/de/danke/',
      })

      await page.getByRole('link', { name: mug }).click()
      await expect(page).toHaveURL(/\/de\/produkt\/\?ee-product=prod_mug$/)
      await expect(page.getByRole('heading', { name: mug })).toBeVisible()
      await expect(page.locator('body')).toHaveClass(/electrician-elements-product-page/)
      expect(await canonicalOf(page)).toBe(page.url())
      const hreflang = (language: string) => page.locator(`link[hreflang="${language}"]`)
      await expect(hreflang('de')).toHaveAttribute('href', page.url())
      await expect(hreflang('en')).toHaveAttribute('href', /\/product\/\?ee-product=prod_mug$/)
      if (vendor === 'wpml') await expect(hreflang('fr')).toHaveAttribute('href', /\/fr\/$/)

      // Visitors cannot open a draft.
      wordpress?.run(
        "foreach (get_option('test_german_pages') as $id) wp_update_post(['ID' => $id, 'post_status' => 'draft']);",
      )
      await page.goto(german)
      expect(await addressesOn(page)).toMatchObject({ product: expect.stringMatching(/\/product\/\?/) })

      // Carts belong to the address of the store.
      wordpress?.run(`
        update_option('electrician_elements_products', '{"products":[]}');
        update_option('electrician_elements', ['store_type' => 'file'] + get_option('electrician_elements'));`)
      await page.goto(german)
      await expect(page.locator('script[data-store-host]')).toHaveAttribute(
        'data-store-host',
        `${wordpress?.origin}/?electrician-elements=products`,
      )
    } finally {
      wordpress?.run("delete_option('test_translations'); delete_option('test_german_pages');")
    }
  })
