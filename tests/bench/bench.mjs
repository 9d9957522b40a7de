// `npm run bench` measures the project's scripts, competing products and a hand-written page, and writes RESULTS.md and
// PROFILES.md. `--only sizes,cards` measures only these sections and prints the results, `--runs 15` repeats each visit
// 15 times, `--profile far-store` measures the cards with a store on another origin, and `--baseline <commit>` also
// measures the scripts from an earlier commit.
import { writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../support/ensure-browser.mjs'
import { isRunDirectly } from '../support/files.mjs'
import { ensureBuilt, ensureRivals } from './ensure.mjs'
import { profilesOf, resultsOf, verdictsOf } from './report.mjs'
import { useBaseline } from './scripts.mjs'
import * as cards from './sections/cards.mjs'
import * as downloads from './sections/downloads.mjs'
import * as growth from './sections/growth.mjs'
import * as interaction from './sections/interaction.mjs'
import * as lighthouse from './sections/lighthouse.mjs'
import * as search from './sections/search.mjs'
import * as sizes from './sections/sizes.mjs'
import * as website from './sections/website.mjs'
import { startServer } from './server.mjs'

const sections = { sizes, downloads, cards, website, growth, interaction, search, lighthouse }
const leastRuns = 3

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      profile: { type: 'string', default: 'own-store' },
      runs: { type: 'string', default: String(leastRuns) },
      baseline: { type: 'string' },
    },
  })
  const names = values.only?.split(',') ?? Object.keys(sections)
  if (!['own-store', 'far-store'].includes(values.profile))
    throw new Error(`There is no profile ${values.profile}. Profiles: own-store, far-store.`)
  const unknown = names.filter((name) => !Object.hasOwn(sections, name))
  if (unknown.length > 0 || !(Number(values.runs) >= 1)) {
    throw new Error(
      unknown.length > 0
        ? `There is no section ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}.`
        : `--runs must be at least 1, not ${values.runs}.`,
    )
  }
  return {
    names,
    profile: values.profile,
    baseline: values.baseline,
    runs: Number(values.runs),
    isWhole: values.only === undefined && values.profile === 'own-store' && Number(values.runs) >= leastRuns,
  }
}

async function main() {
  const { names, runs, baseline, profile, isWhole } = readOptions()
  // `NODE_ENV` makes Vite create production bundles.
  env.NODE_ENV = 'production'
  ensureRivals()
  ensureBuilt()
  if (baseline) useBaseline(baseline)
  const server = await startServer()
  const executablePath = findBrowser() ?? chromium.executablePath()
  const browser = await chromium.launch({ executablePath })
  const started = performance.now()
  const results = []
  try {
    for (const name of names) {
      console.error(`… ${name}, after ${Math.round((performance.now() - started) / 1000)} s`)
      const { title, measure } = sections[name]
      const context = {
        browser,
        executablePath,
        origin: server.origin,
        storeOrigin: profile === 'far-store' ? server.farStoreOrigin : null,
        hasSite: server.hasSite,
        runs,
        baseline,
      }
      try {
        results.push({ name, title, ...(await measure(context)) })
      } catch (error) {
        // The other sections took many minutes, so their results must not be lost.
        console.error(`The section ${name} failed.`, error)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const about = { runs, version: browser.version(), minutes: (performance.now() - started) / 60_000 }
  const report = resultsOf(results, about)
  const profiles = profilesOf(results, about)
  const isComplete = isWhole && results.length === names.length
  console.log(isComplete ? report : `${report}\n${profiles}`)
  if (isComplete) {
    await writeFile(new URL('RESULTS.md', import.meta.url), report)
    await writeFile(new URL('PROFILES.md', import.meta.url), profiles)
  }
  const missed = verdictsOf(results).filter(({ isMet }) => !isMet)
  console.error(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are not met.`)
}

if (isRunDirectly(import.meta.url)) await main()
