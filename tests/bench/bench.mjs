// `npm run bench` measures the project's scripts, Shopify Buy Button and a hand-written page, and writes RESULTS.md.
// `--only sizes,cards` measures only these sections and prints the results, `--runs 15` repeats each visit 15 times,
// `--profile far-store` measures the cards with a store on another origin, and `--baseline <commit>` also measures the
// scripts from an earlier commit.
import { writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { ensureBuilt, ensureBuyButton } from './ensure.mjs'
import { resultsOf, verdictsOf } from './report.mjs'
import { useBaseline } from './scripts.mjs'
import * as cards from './sections/cards.mjs'
import * as downloads from './sections/downloads.mjs'
import * as growth from './sections/growth.mjs'
import * as interaction from './sections/interaction.mjs'
import * as sizes from './sections/sizes.mjs'
import { startServer } from './server.mjs'

const sections = { sizes, downloads, cards, growth, interaction }
const leastRuns = 3
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(sections).join() },
    profile: { type: 'string', default: 'own-store' },
    runs: { type: 'string', default: String(leastRuns) },
    baseline: { type: 'string' },
  },
})
const { profile, baseline } = options
const names = options.only.split(',')
const runs = Number(options.runs)
if (!['own-store', 'far-store'].includes(profile))
  throw new Error(`There is no profile ${profile}. Profiles: own-store, far-store.`)
for (const name of names)
  if (!Object.hasOwn(sections, name))
    throw new Error(`There is no section ${name}. Sections: ${Object.keys(sections).join(', ')}.`)
if (!(runs >= 1)) throw new Error(`--runs must be at least 1, not ${options.runs}.`)

// `NODE_ENV` makes Vite create production bundles.
env.NODE_ENV = 'production'
ensureBuyButton()
ensureBuilt()
if (baseline) useBaseline(baseline)
const server = await startServer()
const browser = await launchBrowser()
const started = performance.now()
const results = []
try {
  for (const name of names) {
    console.error(`… ${name}, after ${Math.round((performance.now() - started) / 1000)} s`)
    const { title, measure } = sections[name]
    const { origin } = server
    const storeOrigin = profile === 'far-store' ? server.farStoreOrigin : null
    try {
      results.push({ title, ...(await measure({ browser, origin, storeOrigin, runs, baseline })) })
    } catch (error) {
      // The other sections took many minutes, so their results must not be lost.
      console.error(`The section ${name} failed.`, error)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
const minutes = (performance.now() - started) / 60_000
const report = resultsOf(results, { runs, version: browser.version(), minutes })
console.log(report)
const isWhole = results.length === Object.keys(sections).length && runs >= leastRuns
if (isWhole && profile === 'own-store') await writeFile(new URL('RESULTS.md', import.meta.url), report)
const missed = verdictsOf(results).filter(({ isMet }) => !isMet)
console.error(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are not met.`)
