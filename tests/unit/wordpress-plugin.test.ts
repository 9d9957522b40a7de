import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { storeTypes } from '../../build/store-types.mjs'
import packageInfo from '../../package.json' with { type: 'json' }
import { FACTS } from '../../src/business/facts.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import { BLOCKS, WITHOUT_BLOCK, WITHOUT_CONTROL } from '../../src/wordpress/blocks.ts'
import { blockElements } from '../../src/wordpress/elements-php.ts'
import { ownFiles } from '../../src/wordpress/plugin-files.ts'
import { translationTemplate } from '../../src/wordpress/translation-template.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = ownFiles(root, packageInfo.version)
const php = Object.entries(files).filter(([path]) => path.endsWith('.php'))
const blocks = Object.entries(blockElements())

describe('the blocks of the WordPress plugin', () => {
  it('contain each element, except those with a reason', () => {
    const names = elements.map(({ definition }) => definition.name)
    expect([...Object.keys(BLOCKS), ...Object.keys(WITHOUT_BLOCK)].toSorted()).toEqual(names.toSorted())
  })

  it.each(blocks)('set each attribute of <%s>, or the plugin knows why not', (name, block) => {
    const attributes = elements.find(({ definition }) => definition.name === name)?.definition.attributes
    const handled = [block.attributes, block.settings, block.fixed, WITHOUT_CONTROL].flatMap(Object.keys)
    expect(Object.keys(attributes ?? {}).filter((attribute) => !handled.includes(attribute))).toEqual([])
  })

  it.each(blocks)('let authors set no URL on <%s>, and no attribute from the settings', (_, block) => {
    const types = Object.values(block.attributes).map(({ type }) => type)
    expect(types).not.toContain('address')
    const names = Object.keys(block.attributes)
    const reserved = [block.settings, block.fixed, WITHOUT_CONTROL].flatMap(Object.keys)
    expect(names.filter((name) => reserved.includes(name) || /url|endpoint|store-/.test(name))).toEqual([])
  })

  it('name facts that exist', () => {
    const names = blocks.flatMap(([, { facts }]) => facts)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !(name in FACTS))).toEqual([])
  })
})

describe('the files of the WordPress plugin', () => {
  it('find a store ID in a pasted text with the pattern of the site builder', () => {
    const source = readFileSync(`${root}src/builder/store/store-id.ts`, 'utf8')
    const [pattern = ''] = /\/\(\?:store.+?\/(?=\.)/.exec(source) ?? []
    expect(pattern).toContain('store|scha')
    expect(files['includes/sanitize-store.php']).toContain(`'${pattern}'`)
  })

  it('recognize secret keys with one pattern on the page and on the server', () => {
    const [, pattern = ''] = /SECRET = (\/.+\/)$/m.exec(files['admin/check-settings.js'] ?? '') ?? []
    expect(pattern).toContain('sk_')
    expect(files['includes/sanitize-store.php']).toContain(`'${pattern}'`)
  })

  it('connect early to the store on pages that contain an element of the store', () => {
    const source = files['includes/render.php'] ?? ''
    expect(source).toContain(
      "add_filter( 'wp_resource_hints', 'electrician_elements_connect_to_store', 10, 2 )",
    )
    const [, body = ''] =
      /function electrician_elements_connect_to_store\(.*?\{\n(.*?)\n\}/s.exec(source) ?? []
    expect(body).toContain('electrician_elements_page_has_store()')
    expect(body).toContain("'crossorigin' => 'anonymous'")
  })

  it('offer each type of store that has an adapter', () => {
    const [, stores = ''] =
      /ELECTRICIAN_ELEMENTS_STORES = array\(\n(.*?)\n\);/s.exec(files['includes/store.php'] ?? '') ?? []
    const types = [...stores.matchAll(/^\t'(\w+)'/gm)].map(([, type]) => type)
    expect(types.toSorted()).toEqual(['hostinger', ...storeTypes()].toSorted())
  })

  it('name the version of the package', () => {
    expect(files['readme.txt']).toContain(`Stable tag: ${packageInfo.version}\n`)
    expect(files['electrician-elements.php']).toContain(` * Version: ${packageInfo.version}\n`)
    for (const [path, text] of Object.entries(files)) expect(text, path).not.toContain('%VERSION%')
  })

  it('contain a changelog entry for the version', () => {
    expect(files['readme.txt']).toContain(`= ${packageInfo.version} =`)
  })

  it('run only inside WordPress', () => {
    for (const [path, text] of php)
      expect(text, path).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/)
  })

  it('have at most 200 lines, except the generated ones', () => {
    const names = readdirSync(`${root}src/wordpress/plugin`, { recursive: true, encoding: 'utf8' })
    const written = names.filter((name) => /\.(php|css)$/.test(name))
    for (const name of written) expect(files[name]?.split('\n').length, name).toBeLessThanOrEqual(201)
  })
})

describe('translationTemplate()', () => {
  it('lists each text once, with its files', () => {
    const template = translationTemplate('1.0.0', {
      'a.php':
        "__( 'It\\'s “on”', 'electrician-elements' ) . esc_html__( 'Call %s.', 'electrician-elements' )",
      'b.js': "__('Call %s.', 'electrician-elements')",
    })
    expect(template).toContain('#: a.php\nmsgid "It\'s “on”"\nmsgstr ""\n')
    expect(template).toContain('#: a.php b.js\n#, php-format\nmsgid "Call %s."\nmsgstr ""\n')
  })

  it('contains the texts of blocks, settings and the editor', () => {
    const template = files['languages/electrician-elements.pot']
    expect(template).toContain('msgid "Product list"')
    expect(template).toContain('msgid "Check my store"')
    expect(template).toContain('msgid "Choose a product"')
  })
})

const readme = files['readme.txt'] ?? ''
const main = files['electrician-elements.php'] ?? ''

/** Returns the parts of the files that match, with the files' paths. By default, of the PHP files. */
function matchesOf(pattern: RegExp, sources = php): string[] {
  return sources.flatMap(([path, code]) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`))
}

function headerOf(text: string, name: string): string | undefined {
  return new RegExp(`^(?: \\* )?${name}: (.+)$`, 'm').exec(text)?.[1]
}

// Rules of WordPress’s “Plugin Check” that need no WordPress. The plugin directory rejects plugins that break them.
describe('the WordPress plugin', () => {
  it('uses no function that the plugin directory forbids or discourages', () => {
    const functions =
      /\b(eval|base64_decode|create_function|error_log|var_dump|var_export|print_r|phpinfo|exec|system|passthru|unserialize|extract|wp_redirect|file_put_contents|fopen|curl_init|file_get_contents|error_reporting|ini_set|query_posts)\s*\(/g
    expect(matchesOf(functions)).toEqual([])
    expect(matchesOf(/\$wpdb|<\?=|<<<|`.+`(?=;)|localhost|127\.0\.0\.1|ALLOW_UNFILTERED_UPLOADS/g)).toEqual(
      [],
    )
  })

  it('prefixes each function, constant and global variable', () => {
    const names = php.flatMap(([, code]) =>
      [...code.matchAll(/^(?:function (\w+)|const (\w+)|define\( '(\w+)'|\$(\w+) =|.*\bas \$(\w+) \) \{$)/gm)]
        .filter(([line]) => !line.startsWith('\t'))
        .map(([, ...found]) => found.find(Boolean) ?? ''),
    )
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !/^electrician_elements_/i.test(name))).toEqual([])
  })

  it('translates only literal texts, in its own domain', () => {
    const name = String.raw`\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(`
    const whole = String.raw`\s*'(?:[^'\\]|\\.)*',\s*'electrician-elements',?\s*\)`
    const code = Object.entries(files).filter(([path]) => /\.(php|js)$/.test(path))
    expect(matchesOf(new RegExp(`${name}(?!${whole}).*`, 'g'), code)).toEqual([])
    const commented = /translators: .*\n.*(?:__|_e)\(\s*'[^']*%/g
    expect(matchesOf(/(?:__|_e)\(\s*'[^']*%\d?\$?[sd]/g)).toHaveLength(matchesOf(commented).length)
  })

  it('checks permissions and nonces where it reads requests', () => {
    const reading = php
      .filter(([, code]) => /\$_(POST|GET|REQUEST|FILES|COOKIE)\b/.test(code))
      .map(([path]) => path)
    expect(reading).toEqual(['includes/pages.php'])
    expect(matchesOf(/add_action\( '(?:admin_post|wp_ajax)\w*'/g)).toHaveLength(1)
    expect(files['includes/pages.php']).toMatch(
      /check_admin_referer\([\s\S]*current_user_can\( 'manage_options' \)/,
    )
  })

  it('has the same headers in readme.txt and in the main file', () => {
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      expect(headerOf(main, name), name).toBe(headerOf(readme, name))
    expect(headerOf(main, 'Plugin Name')).toBe(/^=== (.+) ===\n/.exec(readme)?.[1])
    expect(headerOf(main, 'Text Domain')).toBe('electrician-elements')
    expect(headerOf(readme, 'Stable tag')).toBe(headerOf(main, 'Version'))
    expect(headerOf(readme, 'Tested up to')).toMatch(/^\d+\.\d$/)
    expect(headerOf(readme, 'Tags')?.split(',').length).toBeLessThanOrEqual(5)
  })

  it('describes itself in at most 150 characters', () => {
    expect(/\n\n(.+)\n\n== Description ==/.exec(readme)?.[1]?.length).toBeLessThanOrEqual(150)
  })

  it('has a screenshot of at most 150 kB for each caption', () => {
    const [captions = ''] = /(?<=\n== Screenshots ==\n)[^=]+/.exec(readme) ?? []
    const folder = new URL('../../src/wordpress/assets/', import.meta.url)
    const names = captions.match(/^\d+(?=\. )/gm)?.map((number) => `screenshot-${number}.png`)
    expect(readdirSync(folder).toSorted()).toEqual(names)
    for (const name of names ?? []) expect(statSync(new URL(name, folder)).size, name).toBeLessThan(150_000)
  })

  it('contains no hidden and no compressed files', () => {
    expect(Object.keys(files).filter((path) => !/^[a-z/-]+\.(php|js|css|txt|pot)$/.test(path))).toEqual([])
  })
})
