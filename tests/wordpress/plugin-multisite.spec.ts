import { readFileSync } from 'node:fs'
import { test } from '../browser/support/test-page.ts'
import { findWordPress } from './ensure-wordpress.mjs'
import { expect, pluginWarnings, pluginZip, signIn } from './support/plugin.ts'
import { WordPress } from './support/wordpress.ts'

test('each site of a network has its own settings, and deleting the plugin removes all of them', async ({
  page,
}, testInfo) => {
  const unpacked = findWordPress()
  if (!unpacked) return testInfo.skip(true, 'WordPress is missing')
  const network = await WordPress.start(unpacked, 4350, true)
  try {
    network.installPlugin(readFileSync(pluginZip))
    // The server and the browser treat both names as this computer.
    const second = network.origin.replace('localhost', '127.0.0.1')
    const newSite = {
      domain: new URL(second).host,
      path: '/',
      title: 'Second',
      user_id: 1,
      options: { show_avatars: '' },
    }
    // WordPress would remove the colon before the port.
    network.run(
      "add_filter('sanitize_user', fn ($_, $name) => $name, 10, 2); wp_insert_site($input);",
      newSite,
    )
    const storeIds = () =>
      network.run(
        'foreach (get_sites() as $site) echo json_encode(get_blog_option($site->blog_id, "electrician_elements")["store_id"] ?? null);',
      )

    await signIn(page, 'administrator', second)
    await page.goto(`${second}/wp-admin/plugins.php`)
    await page.getByRole('link', { name: 'Activate Electrician Elements', exact: true }).click()
    await page.goto(`${second}/wp-admin/options-general.php?page=electrician-elements`)
    await page.getByLabel('Store ID').fill('second')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    expect(storeIds()).toBe('null"second"')
    const content = '<!-- wp:electrician-elements/store-grid /-->'
    const addPost =
      'echo wp_insert_post(["post_status" => "publish", "post_title" => "Shop", "post_content" => $input]);'
    const id = network.run(`switch_to_blog(2); ${addPost}`, content)
    expect(await htmlOf(`${second}/?p=${id}`)).toContain('data-store-id="second"')
    // The plugin is not active on the main site.
    expect(await htmlOf(`${network.origin}/?p=${network.run(addPost, content)}`)).not.toContain('store-grid')

    network.run(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      activate_plugin('electrician-elements/electrician-elements.php');
      update_option('electrician_elements', ['store_id' => 'main']);`)
    expect(storeIds()).toBe('"main""second"')
    expect(await htmlOf(`${second}/?p=${id}`)).toContain('data-store-id="second"')

    network.run(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      deactivate_plugins('electrician-elements/electrician-elements.php');
      delete_plugins(['electrician-elements/electrician-elements.php']);`)
    expect(storeIds()).toBe('nullnull')
    expect(pluginWarnings(network)).toEqual([])
  } finally {
    await network.stop()
  }
})

async function htmlOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}
