import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../build/wordpress/plugin-files.ts'
import packageInfo from '../../package.json' with { type: 'json' }

// Rules of WordPress’s “Plugin Check” that need no WordPress. The plugin directory rejects plugins that break them.

const files = ownFiles(fileURLToPath(new URL('../..', import.meta.url)), packageInfo.version)
const php = Object.entries(files).filter(([path]) => path.endsWith('.php'))
const readme = files['readme.txt'] ?? ''
const main = files['electrician-elements.php'] ?? ''

/** Returns the parts of all PHP files that match, with the files' paths. */
function matchesOf(pattern: RegExp): string[] {
  return php.flatMap(([path, code]) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`))
}

function headerOf(text: string, name: string): string | undefined {
  return new RegExp(`^(?: \\* )?${name}: (.+)$`, 'm').exec(text)?.[1]
}

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
    const whole = String.raw`\s*'(?:[^'\\]|\\.)*',\s*'electrician-elements'\s*\)`
    expect(matchesOf(new RegExp(`${name}(?!${whole}).*`, 'g'))).toEqual([])
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
    const folder = new URL('../../build/wordpress/assets/', import.meta.url)
    const names = captions.match(/^\d+(?=\. )/gm)?.map((number) => `screenshot-${number}.png`)
    expect(readdirSync(folder).toSorted()).toEqual(names)
    for (const name of names ?? []) expect(statSync(new URL(name, folder)).size, name).toBeLessThan(150_000)
  })

  it('contains no hidden and no compressed files', () => {
    expect(Object.keys(files).filter((path) => !/^[a-z/-]+\.(php|js|css|txt|pot)$/.test(path))).toEqual([])
  })
})
