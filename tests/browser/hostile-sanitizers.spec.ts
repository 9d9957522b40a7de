import type { Page } from '@playwright/test'
import { markupAttacks } from './support/attacks.ts'
import { mockProduct, pageSetups, preparePage, sectionWith } from './support/hostile-descriptions.ts'
import { expect, test } from './support/test-page.ts'

/** Descriptions as owners write them or paste them from other programs. */
const ordinary = [
  'Cable 3 &times; 1.5 mm&sup2;\nFor indoor use',
  '<h3>Made to last</h3><p>Soft <strong>and</strong> <em>warm</em>, <u>really</u>.<br>Twice.</p>',
  '<ul><li aria-level="1">Cotton<ul><li>Organic</li></ul></li></ul><ol start="3" reversed><li value="9">Wash</li></ol>',
  '<table border="1"><caption>Sizes</caption><tr><th scope="col">Size</th></tr><tr><td colspan="2" align="center">M</td></tr></table>',
  '<a href="https://shop.example/">a</a><a href="/b?c=d#e">b</a><a href="mailto:a@b.example">c</a><a href="tel:+155501">d</a><a href="#f">e</a><a href="www.shop.example:8080/x">f</a>',
  '<a href="">a</a><img src="" alt="b"><img srcset="" alt="c">',
  ...['\0', '\t', '\u0085', '\u00a0', '\u200b', '\u2028', '\ufeff'].map(
    (character) => `<a href="java${character}script:x">a</a><img src="da${character}ta:image/gif,x" alt="b">`,
  ),
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Dot" width="9" height="9"><img srcset="/a.png 1x, /b.png 2x" sizes="9px">',
  '<picture><source srcset="/a.webp" type="image/webp" media="(min-width: 1px)"><img src="/a.png" alt=""></picture>',
  '<details open><summary>More</summary>Text</details><figure><figcaption lang="de">Größe</figcaption></figure>',
  '<p class="x" id="y" style="color: red" data-z="1" onclick="z()">Text<!-- note --></p><font color="red" face="Arial" size="5">Red</font>',
  '<p><b>1<p>2</b>3<div>4<i>5</div>6</i></p><p>7<table><tr><td>8<p>9',
  '<form><label>Name <input name="name"></label><button>Send</button></form><video controls><p>Film</p></video><o:p>Word</o:p>',
  '<svg><text>Icon</text></svg><math><mi>x</mi></math><iframe src="/x">Frame</iframe><custom-tag>Tag</custom-tag>',
]

test('the browser’s sanitizer and DOMPurify keep the same parts of descriptions', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  // The two parsers limit the depth of nested elements differently, and the browser keeps elements with `is`.
  const isDifferent = (text: string) => /<p is=|(<div>){400}/.test(text)
  const texts = [...ordinary, ...markupAttacks.filter((text) => !isDifferent(text))]
  const withBrowser = pageSetups['no content security policy']
  const withDompurify = pageSetups['the strict content security policy and no setHTML()']
  const sanitized: string[][] = []
  for (const setup of [withBrowser, withDompurify]) {
    await preparePage({ page, testPage, consoleMessages }, setup)
    await mockProduct(page, { additional_info: texts.map(sectionWith) })
    await testPage.openProduct('prod_1')
    await expect(page.getByRole('heading', { name: 'Section 0', exact: true })).toBeVisible()
    sanitized.push(await sanitizedTexts(page, texts.length))
  }
  const [byBrowser = [], byDompurify = []] = sanitized
  for (const [index, text] of texts.entries())
    expect(partsOf(byBrowser[index]), text).toEqual(partsOf(byDompurify[index]))
  // A table among the ordinary descriptions, so that the test fails if nothing is formatted.
  expect(byBrowser[3]).toContain('<td colspan="2" align="center">M</td>')
})

/** Returns the tags and texts of HTML; sorted if it has a table, because Firefox moves text between cells elsewhere. */
function partsOf(html = ''): string[] {
  const parts = html.match(/<[^>]*>|[^<]+/g) ?? []
  return html.includes('<table') ? parts.sort() : parts
}

/** Returns the sanitized HTML of a product's sections by their number. Sections without content are left out. */
function sanitizedTexts(page: Page, count: number): Promise<string[]> {
  return page.locator('section.product-info').evaluateAll((sections, length) => {
    const texts: string[] = Array(length).fill('')
    for (const section of sections) {
      const index = Number(section.querySelector('h3')?.textContent.replace('Section ', ''))
      texts[index] = section.querySelector('.rich-text')?.innerHTML ?? ''
    }
    return texts
  }, count)
}
