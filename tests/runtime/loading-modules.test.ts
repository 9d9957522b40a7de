import { expect, it } from 'vitest'
import { anElement, aTestElement, updatePage } from '../support/test-element.tsx'

it('an element renders only after its modules have loaded, even if it is moved in the meantime', async () => {
  let finish = () => {}
  let loading: Promise<void> | undefined = new Promise((resolve) => {
    finish = resolve
  })
  const { tagName, seen, define } = aTestElement('electrician-site', { load: () => loading })
  define()
  const element = anElement(tagName)
  const wrapper = document.createElement('main')
  await updatePage(() => document.body.append(element, wrapper))
  await updatePage(() => wrapper.append(element))
  expect(seen.renders).toBe(0)
  loading = undefined
  await updatePage(finish)
  expect(seen.mounts).toBe(1)
})
