import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test as base, expect, type Site } from './site.ts'
import type { WordPress } from './wordpress.ts'

/** The plugin as administrators upload it. */
export const pluginZip = fileURLToPath(
  new URL('../../../dist/electrician-elements-wordpress.zip', import.meta.url),
)

const MAIN_FILE = 'electrician-elements/electrician-elements.php'

/** WordPress's plugin, which a test installs and configures. */
export class Plugin {
  readonly #wordpress: WordPress
  readonly #site: Site

  constructor(wordpress: WordPress, site: Site) {
    this.#wordpress = wordpress
    this.#site = site
  }

  /** Installs and activates the plugin without its user interface, and sets the demo store. */
  install(settings: Record<string, unknown> = {}): void {
    this.#wordpress.installPlugin(readFileSync(pluginZip))
    const code = `
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      if ($problem = activate_plugin('${MAIN_FILE}')) exit($problem->get_error_message());
      update_option('electrician_elements', $input);`
    const store = { store_host: this.#site.storeHost, store_id: 'demo' }
    expect(this.#wordpress.run(code, { ...store, ...settings })).toBe('')
  }

  /** Creates the shop's pages, as the button in the settings does. Returns their paths. */
  createPages(): { shop: string; product: string; success: string } {
    const code = `
      foreach (electrician_elements_new_pages() as $page => [$title, $content])
        $ids[$page] = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content]);
      update_option('electrician_elements', ['pages' => $ids] + get_option('electrician_elements'));
      echo json_encode(array_map(fn ($id) => wp_make_link_relative(get_permalink($id)), $ids));`
    return JSON.parse(this.#wordpress.run(code))
  }

  /** Deactivates and deletes the plugin, as an administrator does. Its uninstaller removes the settings. */
  remove(): void {
    this.#wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      require_once ABSPATH . 'wp-admin/includes/file.php';
      deactivate_plugins('${MAIN_FILE}');
      delete_plugins(['${MAIN_FILE}']);`)
  }
}

/** Returns PHP's warnings and notices about the plugin. WordPress 6.1 itself logs many on PHP 8.2. */
export function pluginWarnings(wordpress: WordPress): string[] {
  return wordpress.warnings().filter((line) => /electrician[-_]elements\/|electrician_elements/.test(line))
}

/** Signs a browser page in. Each user's password is their name. */
export async function signIn(page: Page, name: string, origin = ''): Promise<void> {
  await page.request.post(`${origin}/wp-login.php`, { form: { log: name, pwd: name } })
}

/** Signs an administrator in and opens the settings page. */
export async function openSettings(page: Page): Promise<void> {
  await signIn(page, 'administrator')
  await page.goto('/wp-admin/options-general.php?page=electrician-elements')
}

/** The result of saving the settings page. */
interface Saved {
  settings: Record<string, unknown>
  products: string
  /** The problems by setting. */
  problems: Record<string, string>
  /** The texts that were not saved, by setting. */
  typed: Record<string, string>
}

/**
 * Returns what the plugin would save for each of the inputs. Fields that an input does not contain keep their values.
 * `products` is the text of the products file.
 */
export function sanitized(
  wordpress: WordPress | null,
  inputs: readonly { products?: string; [setting: string]: unknown }[],
): Saved[] {
  const code = `
    require_once ABSPATH . 'wp-admin/includes/template.php';
    foreach (['sanitize', 'sanitize-store', 'facts-form'] as $file)
      require_once dirname(ELECTRICIAN_ELEMENTS_FILE) . "/includes/$file.php";
    foreach ($input as $fields) {
      $GLOBALS['wp_settings_errors'] = [];
      delete_transient(electrician_elements_typed_key());
      $saved[] = [
        'settings' => electrician_elements_sanitize_settings($fields),
        'products' => electrician_elements_sanitize_products($fields['products'] ?? null),
        'problems' => (object) array_map(
          fn ($problem) => wp_specialchars_decode($problem, ENT_QUOTES),
          array_column(get_settings_errors('electrician_elements'), 'message', 'code')),
        'typed' => (object) (get_transient(electrician_elements_typed_key()) ?: []),
      ];
    }
    delete_transient(electrician_elements_typed_key());
    echo json_encode($saved);`
  return JSON.parse(wordpress?.run(code, inputs) ?? '')
}

export const test = base.extend<{ plugin: Plugin }>({
  plugin: async ({ wordpress, site }, use) => {
    if (!wordpress) throw new Error('The fixture `site` skips tests without WordPress.')
    const plugin = new Plugin(wordpress, site)
    const lastPost = wordpress.run('echo $GLOBALS["wpdb"]->get_var("SELECT MAX(ID) FROM wp_posts");')
    await use(plugin)
    expect(pluginWarnings(wordpress)).toEqual([])
    plugin.remove()
    // Later tests use the same addresses.
    const newPosts = '$GLOBALS["wpdb"]->get_col("SELECT ID FROM wp_posts WHERE ID > $input")'
    wordpress.run(`foreach (${newPosts} as $id) wp_delete_post($id, true);`, Number(lastPost))
  },
})

export { expect }
