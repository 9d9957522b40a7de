import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../../build/run-module.mjs'
import { root } from '../support/files.mjs'
import { scripts } from '../support/scripts.ts'
import { aSiteBuilder } from '../support/site-builder.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/prerendered-site.ts'

/** The prerendered home page of the plumber, with more facts around the element and for the whole page. */
let plumberPage: string
/** A prerendered home page that links to a file with business facts. */
let pageWithFile: string
const FACTS_FILE = '/facts-of-this-test.json'

test.beforeAll(async () => {
  // The hook bundles the build's code, which is slow on a busy computer.
  test.setTimeout(90_000)
  const facts = (json: object) =>
    `<script type="application/json" data-electrician-business>${JSON.stringify(json)}</script>`
  const source = readFileSync(join(root, 'demo/plumber.html'), 'utf8')
    // The width of a logo is unknown until it loads, so the business name next to it may shift.
    .replace(/"logo": .*/, '')
    .replace('src="electrician-elements.js"', `type="module" src="${scripts.loader}"`)
    .replace('<electrician-site', `${facts({ blurb: 'Page' })}<div>${facts({ blurb: 'Around' })}$&`)
  const { writeSite } = await importModule('src/website/write-site.ts')
  const builder = aSiteBuilder(writeSite)
  const { read } = await builder.build(source, { root })
  plumberPage = read('index.html') ?? ''
  const site = '<electrician-site business-name="Volt" routing="history"></electrician-site>'
  const head = `<title>Volt</title><script type="module" src="${scripts.loader}" data-store-host="/provider" data-store-id="demo" data-business-url="${FACTS_FILE}" defer></script>`
  builder.addFile(FACTS_FILE.slice(1), JSON.stringify({ headline: 'Before', services: [{ title: 'Lamps' }] }))
  const linked = `<!doctype html><html lang="en"><head>${head}</head><body>${site}</body></html>`
  pageWithFile = (await builder.build(linked, { root })).read('index.html') ?? ''
  builder.remove()
})

test('hydrating a page with the facts of a plumber keeps every prerendered node and causes no layout shift', async ({
  page,
  prerendered,
}) => {
  // A Wednesday at noon in the business's time zone, Chicago.
  await page.clock.setFixedTime('2026-03-04T12:00:00-06:00')
  await prerendered.open('/', () => plumberPage)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book Now' })).toBeVisible()
  await prerendered.expectSeamlessHydration()
  await expect(main.getByRole('button', { name: /^Hours/ })).toContainText('Open now · until 6 PM')
  await expect(main.getByRole('checkbox', { name: /Privacy/i })).toBeAttached()
})

test('a page with a business facts file hydrates before the file loads, and then shows changed facts', async ({
  page,
  prerendered,
}) => {
  await page.route(`**${FACTS_FILE}`, (route) => route.fulfill({ json: { headline: 'After' } }))
  const release = await holdRequests(page, `**${FACTS_FILE}`)
  await prerendered.open('/', () => pageWithFile)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Before')
  await prerendered.expectSeamlessHydration()
  release()
  await expect(heading).toHaveText('After')
})
