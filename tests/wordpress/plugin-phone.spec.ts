import phoneNumbers from '../phone-numbers.json' with { type: 'json' }
import { expect, test } from './support/plugin.ts'

test('the plugin calls the same numbers as the elements', ({ plugin, wordpress }) => {
  plugin.install()
  const code = 'foreach ($input as $text) echo electrician_elements_phone_link($text), "\\n";'
  const cases = Object.values(phoneNumbers).flat()
  const links = wordpress?.run(
    code,
    cases.map(([text]) => text),
  )
  const found = links?.split('\n').map((link, index) => [cases[index]?.[0], link || null])
  expect(found?.slice(0, -1)).toEqual(cases)
})
