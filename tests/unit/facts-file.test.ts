import { describe, expect, it } from 'vitest'
import { loadFactsFile } from '../../src/business/facts-file.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'

/** Loads a file from a server that answers with `responses`, one after another. */
async function load(...responses: (Response | Error)[]) {
  const requests: RequestInit[] = []
  const file = await loadFactsFile('https://volt.example/business.json', {
    retry_ms: 0,
    fetch: async (_, init) => {
      requests.push(init ?? {})
      const next = responses.shift()
      if (next instanceof Response) return next
      throw next ?? new TypeError('Failed to fetch')
    },
  })
  return { ...file, requests }
}

const json = (value: unknown) => new Response(JSON.stringify(value))

describe('a file with business facts', () => {
  it('is requested without a preflight request, and again after a network error', async () => {
    const facts = { name: 'Volt', services: [{ title: 'Lamps' }] }
    const { requests, ...file } = await load(new TypeError('Failed to fetch'), json(facts))
    expect(file).toEqual({ facts, problems: [], json: JSON.stringify(facts) })
    expect(requests.map(({ headers }) => headers)).toEqual([{}, {}])
  })

  it('keeps valid facts and lists mistakes', async () => {
    const { facts, problems } = await load(json({ name: 'Volt', phones: '1' }))
    expect(facts.name).toBe('Volt')
    expect(problems).toEqual([{ kind: 'unknown-fact', name: 'phones' }])
  })

  it('can contain HTML in its texts and have no facts', async () => {
    expect(await load(json({ bio: ['<b>Volt</b>'] }))).toMatchObject({ facts: { bio: ['<b>Volt</b>'] } })
    expect((await load(json({}))).failure).toBeUndefined()
  })

  it.each([
    ['the server cannot be reached', undefined, { kind: 'not-loaded' }],
    ['the server has no such file', new Response('', { status: 404 }), { kind: 'http-status', status: 404 }],
    ['it is a web page', new Response('<!doctype html><title>Volt</title>'), { kind: 'html' }],
    ['it is an indented web page', new Response(' \n<!doctype html>'), { kind: 'html' }],
    ['it contains other data with an empty fact', json({ products: [], name: null }), { kind: 'no-facts' }],
    ['it contains other data', json({ products: [1, 2] }), { kind: 'no-facts' }],
    ['its JSON is not valid', new Response('{ "name": "Volt", }'), undefined],
    ['its JSON is a list', json([{ name: 'Volt' }]), undefined],
  ])('makes no default claims if %s', async (_, response, expected) => {
    const { facts, failure } = await load(...(response ? [response] : []))
    expect(failure).toEqual(expected)
    const { services, statistics, highlights, hours, phone } = mergeFacts([facts])
    expect({ services, statistics, highlights, phone, week: hours.week }).toEqual({
      services: [],
      statistics: [],
      highlights: [],
      phone: null,
      week: null,
    })
  })
})
