import { describe, expect, it } from 'vitest'
import { builderForFile } from '../support/built-site.ts'

const builder = builderForFile()

const contact = 'business-name="Clearwater" owner-name="Ana Reyes" phone="1" email="a@clearwater.example"'

function aPage(body: string): string {
  return `<!doctype html><html lang="en"><head><script src="/electrician-elements.js" data-store-host="/provider" data-store-id="demo" defer></script></head><body>${body}</body></html>`
}

describe('business facts of a prerendered website', () => {
  const marked = (facts: object) =>
    `<script type="application/json" data-electrician-business>${JSON.stringify(facts)}</script>`
  const own = (facts: object) => `<script type="application/json">${JSON.stringify(facts)}</script>`
  const first = { headline: 'Page', blurb: 'Blurb of the page', description: 'Description of the page' }
  const around = { headline: 'Around', blurb: 'Blurb around' }

  it.each([
    ['the page', `<electrician-site ${contact}></electrician-site>`, ['Page', first.blurb]],
    [
      '<electrician-site>, rather than the page',
      `<div>${marked(around)}<electrician-site ${contact}>${own({ headline: 'Own' })}</electrician-site></div>`,
      ['Own', first.blurb],
    ],
    [
      'the first script for the page, without unmarked scripts and those in other elements',
      `<p>${marked(around)}</p><div>${own(around)}<electrician-site ${contact}></electrician-site></div>${marked(around)}`,
      ['Page', first.blurb],
    ],
  ])('come from %s', async (_, body, [headline, blurb]) => {
    const { read } = await builder.build(aPage(marked(first) + body))
    const home = read('index.html') ?? ''
    expect(/<h1[^>]*><span>(.*?)<\/span>/.exec(home)?.[1]).toBe(headline)
    expect(/<footer.*<\/footer>/s.exec(home)?.[0]).toContain(blurb)
    expect(home).toContain('<meta name="description" content="Description of the page">')
  })
})
