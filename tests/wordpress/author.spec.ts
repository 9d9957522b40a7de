import { expect, htmlBlock, test } from './support/site.ts'

test('WordPress saves the snippets of administrators and editors unchanged', ({ site }) => {
  const content = htmlBlock(site.snippet({ elements: ['store-front', 'quote-form'] }).html)
  for (const role of ['administrator', 'editor'] as const)
    expect(site.contentOf(site.save(role, `By the ${role}`, content))).toBe(content)
})
