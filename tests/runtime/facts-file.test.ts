import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordMessages } from '../support/author-messages.ts'
import { aDelayedResponse } from '../support/stores.ts'
import { aDefinedElement, addScriptTag, aFactsScript, put, updatePage } from '../support/test-element.tsx'

let fileCount = 0

/** Returns the URL of a file with these facts, and the requests for it. */
function aFile(response: () => Response | Promise<Response>) {
  fileCount += 1
  const url = `/business-${fileCount}.json`
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return response()
  })
  return { url, requests }
}

const facts = (value: object) => () => new Response(JSON.stringify(value))

const anElementWithFacts = (attributes: Record<string, string> = {}) =>
  aDefinedElement('contact-info', attributes)

afterEach(() => addScriptTag({}))

describe('a file with business facts', () => {
  it('is loaded once for all elements', async () => {
    const { url, requests } = aFile(facts({ headline: 'From the file' }))
    addScriptTag({ businessUrl: url })
    const [first, second] = [anElementWithFacts(), anElementWithFacts()]
    await put(first.element, second.element)
    await vi.waitFor(() => expect(second.business()?.headline).toBe('From the file'))
    expect(first.business().headline).toBe('From the file')
    expect(requests).toEqual([new URL(url, location.href).href])
  })

  it('is overridden by facts in the page and by attributes', async () => {
    const { url } = aFile(facts({ headline: 'File', blurb: 'File', phone: '1', email: 'a@file.example' }))
    const { element, business } = anElementWithFacts({ 'business-url': url, phone: '2' })
    element.append(aFactsScript({ blurb: 'Page' }))
    await put(element)
    await vi.waitFor(() => expect(business()?.headline).toBe('File'))
    expect(business()).toMatchObject({ blurb: 'Page', phone: '2', email: 'a@file.example' })
  })

  it('keeps the element’s fallback content on the page while it loads', async () => {
    const { response, respond } = aDelayedResponse()
    const { url, requests } = aFile(() => response)
    const { element, seen } = anElementWithFacts({ 'business-url': url })
    await put(element)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(seen.renders).toBe(0)
    await updatePage(() => respond(facts({ headline: 'Late' })()))
    await vi.waitFor(() => expect(seen.business?.headline).toBe('Late'))
  })

  it('is replaced when business-url changes', async () => {
    const { element, business } = anElementWithFacts()
    element.setAttribute('business-url', aFile(facts({ headline: 'First' })).url)
    await put(element)
    await vi.waitFor(() => expect(business()?.headline).toBe('First'))
    const { url } = aFile(facts({ headline: 'Second' }))
    await updatePage(() => element.setAttribute('business-url', url))
    await vi.waitFor(() => expect(business().headline).toBe('Second'))
  })

  it('shows no default claims and logs an error if it cannot be loaded', async () => {
    const loggedMessages = recordMessages()
    const { url } = aFile(() => new Response('', { status: 404 }))
    const { element, business } = anElementWithFacts({ 'business-url': url })
    await put(element)
    await vi.waitFor(() => expect(business()?.services).toEqual([]))
    expect(await loggedMessages()).toContain(
      `business-url="${url}": the server responded with HTTP 404. Check the address. ` +
        'Until it loads, neither its facts nor the default claims are shown.',
    )
  })
})
