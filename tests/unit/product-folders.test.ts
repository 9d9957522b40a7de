import { expect, it } from 'vitest'
import { idsWithFolder } from '../../src/website/product-folders.ts'

/** Returns the accepted IDs and the messages about the others. */
function check(...ids: string[]) {
  const messages: string[] = []
  return { accepted: idsWithFolder(ids, (message) => messages.push(message)), messages }
}

it('every product whose ID can be the name of a folder gets a page', () => {
  const ids = ['prod_1', '01HZX', 'a.b-c', 'console', 'x'.repeat(140)]
  expect(check(...ids)).toEqual({ accepted: ids, messages: [] })
})

it.each([
  'x'.repeat(255),
  'a/b',
  'a\\b',
  '../../etc',
  '..',
  '.',
  '.htaccess',
  'a.',
  '50%',
  '🛒',
  'a b',
  'a\u0000b',
  '\ud83d',
  'CON',
  'nul.txt',
])('the product with the ID %j gets no page, and a message says so', (id) => {
  const { accepted, messages } = check('prod_tee', id)
  expect(accepted).toEqual(['prod_tee'])
  expect(messages).toEqual([
    expect.stringContaining(`Product ${JSON.stringify(id)} gets no prerendered page`),
  ])
})

it('only the first of two products whose IDs differ in upper and lower case gets a page', () => {
  const { accepted, messages } = check('prod_A', 'prod_a')
  expect(accepted).toEqual(['prod_A'])
  expect(messages.join()).toContain('differs from prod_A only in upper and lower case')
})
