import { expect, it } from 'vitest'
import '../../src/index.ts'
import { recordMessages } from '../support/author-messages.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

const aWebsite = () => anElement('electrician-site', { routing: 'hash', 'business-name': 'Volt' })

it('reports a second <electrician-site> on the page once', async () => {
  const loggedMessages = recordMessages()
  const reports = async () =>
    (await loggedMessages()).filter((text) => /more than one <electrician-site>/.test(text))
  const [first, second, third] = [aWebsite(), aWebsite(), aWebsite()]
  await updatePage(() => document.body.append(first))
  await updatePage(() => first.replaceWith(second))
  expect(await reports()).toEqual([])
  await updatePage(() => document.body.append(first, third))
  expect(await reports()).toHaveLength(1)
})
