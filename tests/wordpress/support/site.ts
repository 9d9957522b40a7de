import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { SCRIPTS, type ScriptKind, type SnippetChoices } from '../../../src/builder/snippet/choices.ts'
import { type Snippet, snippetFor } from '../../../src/builder/snippet/snippet.ts'
import type { ShopServer } from '../../browser/support/shop-server.ts'
import { test as base, expect } from '../../browser/support/test-page.ts'
import { assertAvailable } from '../../support/assert-available.ts'
import { EXAMPLE_CHOICES } from '../../support/example-choices.ts'
import { findWordPress } from '../ensure-wordpress.mjs'
import { BlockEditor } from './block-editor.ts'
import { WordPress } from './wordpress.ts'

type Role = 'administrator' | 'editor' | 'author' | 'contributor'

/** A business's website in WordPress. As in production, the script and the store are on a different origin. */
export class Site {
  readonly storeHost: string
  readonly #scriptFolder: string
  readonly #wordpress: WordPress
  readonly #browser: Browser

  constructor(wordpress: WordPress, server: ShopServer, browser: Browser) {
    this.#scriptFolder = server.originAt('127.0.0.1')
    this.storeHost = `${this.#scriptFolder}/provider`
    this.#wordpress = wordpress
    this.#browser = browser
  }

  /** Returns the snippet that the snippet builder generates for these choices. */
  snippet(choices: Partial<SnippetChoices>): Snippet {
    const serverChoices = { scriptFolder: this.#scriptFolder, storeHost: this.storeHost, storeId: 'demo' }
    const all = { ...EXAMPLE_CHOICES, ...serverChoices, ...choices }
    return snippetFor({ ...all, integrity: checksumOf(all.script) })
  }

  /** Pastes HTML into a Custom HTML block as a user with this role. Does not publish the page. */
  async paste(role: Role, title: string, html: string): Promise<BlockEditor> {
    const editor = new BlockEditor(await this.#browser.newPage({ baseURL: this.#wordpress.origin }))
    // Authors can create posts but not pages.
    await editor.open(role, role === 'author' ? 'post' : 'page')
    await editor.write(title, html)
    return editor
  }

  /** Saves a page without the editor and returns its path. WordPress removes HTML that this role is not allowed to use. */
  save(role: Role, title: string, content: string): string {
    const code = `
      wp_set_current_user(get_user_by('login', $input['role'])->ID);
      echo wp_make_link_relative(get_permalink(wp_insert_post(wp_slash([
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_title' => $input['title'],
        'post_content' => $input['content'],
      ]))));`
    return this.#wordpress.run(code, { role, title, content })
  }

  /** Returns the saved content of a page. */
  contentOf(address: string): string {
    return this.#wordpress.run('echo get_page_by_path($input)->post_content;', address)
  }

  /** Switches to a theme until the end of the test. Fails the test if the theme is not installed. */
  switchTheme(theme: string): void {
    const code = `
      add_option('initial_theme', get_stylesheet());
      if (wp_get_theme($input)->exists()) switch_theme($input);
      echo get_stylesheet();`
    assertAvailable(
      this.#wordpress.run(code, theme) === theme,
      `The WordPress theme ${theme} is missing. Its Debian package could not be unpacked.`,
    )
  }
}

/** Returns the markup that WordPress saves for a Custom HTML block. */
export function htmlBlock(html: string): string {
  return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`
}

function checksumOf(script: ScriptKind): string {
  const file = new URL(`../../../dist/${SCRIPTS[script]}`, import.meta.url)
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
}

export const test = base.extend<{ site: Site }, { wordpress: WordPress | null }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      const unpacked = findWordPress()
      const wordpress = unpacked ? await WordPress.start(unpacked, 4300 + parallelIndex) : null
      await use(wordpress)
      await wordpress?.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ wordpress }, use) => {
    await use(wordpress?.origin)
  },
  site: async ({ wordpress, testPage, browser }, use, testInfo) => {
    if (!wordpress)
      return testInfo.skip(true, 'WordPress is missing because its Debian packages could not be unpacked')
    await use(new Site(wordpress, testPage.server, browser))
    wordpress.run("if ($theme = get_option('initial_theme')) switch_theme($theme);")
  },
})

export { expect }
