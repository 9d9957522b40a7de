import { expect, it, vi } from 'vitest'
import '../../src/index.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

const aWebsite = () => anElement('electrician-site', { routing: 'hash', 'business-name': 'Volt' })
const pause = () => updatePage(() => new Promise((resolve) => setTimeout(resolve)))

it('a second <electrician-site> on the page is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const reports = () => warn.mock.calls.flat().filter((text) => /more than one <electrician-site>/.test(text))
  const [first, second, third] = [aWebsite(), aWebsite(), aWebsite()]
  await updatePage(() => document.body.append(first))
  await updatePage(() => first.replaceWith(second))
  await pause()
  expect(reports()).toEqual([])
  await updatePage(() => document.body.append(first, third))
  await vi.waitFor(() => expect(reports()).toHaveLength(1))
  await pause()
  expect(reports()).toHaveLength(1)
})
