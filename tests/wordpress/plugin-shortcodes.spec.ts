import { expect, signIn, test } from './support/plugin.ts'

/** Shortcodes as editors, mail programs and page builders write them, with the HTML of their elements. */
const READ: Readonly<Record<string, string>> = {
  '[store-grid browse]': '<store-grid browse=""></store-grid>',
  // Attributes that need a value are ignored without one.
  '[store-grid limit sort search product-ids 3]': '<store-grid></store-grid>',
  '[store-grid limit=“4” sort=“newest”]': '<store-grid limit="4" sort="newest"></store-grid>',
  '[store-grid collection=“Parts & tools” browse]':
    '<store-grid browse="" collection="Parts &amp; tools"></store-grid>',
  '[store-grid collection=„Schalter und Dosen“ limit=‘2’]':
    '<store-grid limit="2" collection="Schalter und Dosen"></store-grid>',
  '[store-grid collection=« Outils » limit=”3″]': '<store-grid limit="3" collection="Outils"></store-grid>',
  '[store-grid limit=&#8220;4&#8243; collection=&ldquo;All parts&rdquo;]':
    '<store-grid limit="4" collection="All parts"></store-grid>',
  '[store-grid&nbsp;limit=&quot;4&quot;]': '<store-grid limit="4"></store-grid>',
  '[quote-form message=“It’s the kids’ room” /]':
    '<quote-form format="json" message="It’s the kids’ room"></quote-form>',
  // Straight quotes keep the curly ones inside them.
  '[store-grid collection="The “best” parts" limit=“4”]Call us[/store-grid]':
    '<store-grid limit="4" collection="The “best” parts">Call us</store-grid>',
  '[store-grid sort="Newest" browse="no"]': '<store-grid sort="newest"></store-grid>',
  '[store-grid browse="off"]': '<store-grid></store-grid>',
  '[store-grid browse=“yes”]': '<store-grid browse=""></store-grid>',
}

test('shortcodes read curly quotes and other ways to write a value', ({ plugin, wordpress }) => {
  plugin.install()
  const found = JSON.parse(
    wordpress?.run('echo json_encode(array_map("do_shortcode", $input));', Object.keys(READ)) ?? '',
  )
  expect(Object.fromEntries(Object.keys(READ).map((shortcode, index) => [shortcode, found[index]]))).toEqual(
    READ,
  )
  // The whole path of a page, with WordPress’s own curly quotes.
  const page = wordpress?.run(
    "echo apply_filters('the_content', $input);",
    '[store-grid limit=“4”]\n\n[store-grid limit="2"]',
  )
  expect(page?.match(/limit="\d"/g)).toEqual(['limit="4"', 'limit="2"'])
})

/** Shortcodes and blocks with an attribute or a value that does not fit, with the note for authors. */
const NOTES: Readonly<Record<string, string>> = {
  '[store-grid serch limit="2"]':
    '[store-grid] does not know “serch”. It knows: browse, limit, sort, collection',
  '[store-grid limit="four"]': '[store-grid] ignores limit="four", which needs a whole number such as 4.',
  '[store-grid limit=“0”]': '[store-grid] ignores limit="0", which needs a whole number such as 4.',
  '[buy-button quantity="1.5" product-id]':
    '[buy-button] ignores product-id, which needs a text. [buy-button] ignores quantity="1.5", which needs a whole number such as 4.',
  '[store-grid sort="cheapest"]':
    '[store-grid] ignores sort="cheapest", which needs one of these values: featured,',
  '<!-- wp:electrician-elements/store-grid {"limit":"four","sort":"<b>"} /-->':
    'store-grid ignores limit="four", which needs a whole number such as 4. store-grid ignores sort="", which',
}

test('pages note attributes and values that do not fit, for authors only', async ({ page, site, plugin }) => {
  plugin.install()
  const addresses = Object.keys(NOTES).map((content, index) =>
    site.save('administrator', `Values ${index}`, content),
  )
  const note = page.getByText('Only you and other authors see this note.')
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('store-grid, buy-button')).toHaveCount(1)
    await expect(note).toHaveCount(0)
  }
  await signIn(page, 'administrator')
  for (const [index, expected] of Object.values(NOTES).entries()) {
    await page.goto(addresses[index] ?? '')
    await expect(note).not.toHaveCount(0)
    const text = (await note.allTextContents())
      .join(' ')
      .replaceAll(' Only you and other authors see this note.', '')
    expect(text).toContain(expected)
  }
  // A value that is empty, or that an element can use, has no note. WordPress passes a shortcode without attributes as
  // text, and unclosed HTML as an empty text.
  const valid = site.save(
    'administrator',
    'Valid',
    '[store-grid limit="" sort="newest" collection=" " browse="no"]\n\n[cart-button]\n\n[buy-button <b]',
  )
  await page.goto(valid)
  await expect(page.locator('store-grid')).toHaveCount(1)
  await expect(note).toHaveCount(0)
})
