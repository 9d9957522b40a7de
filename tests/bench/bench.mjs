// npm run bench: measures what we ship beside what others ship and beside what a browser can do, in one run. Prints its
// tables and writes RESULTS.md. `--only sizes,cards` measures a part and writes nothing, `--runs 15` takes more of each.
import { writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../support/ensure-browser.mjs'
import { isRunDirectly } from '../support/files.mjs'
import { ensureBuilt, ensureRivals } from './ensure.mjs'
import { reportOf, verdictsOf } from './report.mjs'
import * as cards from './sections/cards.mjs'
import * as growth from './sections/growth.mjs'
import * as interaction from './sections/interaction.mjs'
import * as lighthouse from './sections/lighthouse.mjs'
import * as sizes from './sections/sizes.mjs'
import * as website from './sections/website.mjs'
import { startServer } from './server.mjs'

const sections = { sizes, cards, website, growth, interaction, lighthouse }
const leastRuns = 9

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: String(leastRuns) } },
  })
  const names = values.only?.split(',') ?? Object.keys(sections)
  const unknown = names.filter((name) => !Object.hasOwn(sections, name))
  if (unknown.length > 0 || !(Number(values.runs) >= 1)) {
    throw new Error(
      `There is no section ${unknown.join(', ') || 'with'} ${values.runs} runs. Sections: ${Object.keys(sections).join(', ')}.`,
    )
  }
  return {
    names,
    runs: Number(values.runs),
    isWhole: values.only === undefined && Number(values.runs) >= leastRuns,
  }
}

async function main() {
  const { names, runs, isWhole } = readOptions()
  // What is bundled here is what visitors get, whatever else of Vite is at work beside it.
  env.NODE_ENV = 'production'
  ensureRivals()
  ensureBuilt()
  const server = await startServer()
  const executablePath = findBrowser() ?? chromium.executablePath()
  const browser = await chromium.launch({ executablePath })
  const started = performance.now()
  const results = []
  try {
    for (const name of names) {
      console.error(`… ${name}, after ${Math.round((performance.now() - started) / 1000)} s`)
      const { title, measure } = sections[name]
      const context = { browser, executablePath, origin: server.origin, hasSite: server.hasSite, runs }
      results.push({ name, title, ...(await measure(context)) })
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const about = { runs, version: browser.version(), minutes: (performance.now() - started) / 60_000 }
  const report = reportOf(results, about)
  console.log(report)
  if (isWhole) await writeFile(new URL('RESULTS.md', import.meta.url), report)
  const missed = verdictsOf(results).filter(({ isMet }) => !isMet)
  console.error(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are not met.`)
}

if (isRunDirectly(import.meta.url)) await main()
