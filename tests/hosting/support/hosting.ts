import { test as base, expect } from '@playwright/test'
import { createDemoStore } from '../../../demo/store/handler.ts'
import { type ConsoleMessages, failOnUnexpectedMessages } from '../../browser/support/console-messages.ts'
import { assertAvailable } from '../../support/assert-available.ts'
import { type Host, hostNamed, programOf } from './hosts.ts'
import { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'
import { startHandler } from './web-server.ts'

/** A website that a host serves. */
interface HostedWebsite {
  server: Server
  recipe: Recipe
}

interface Fixtures {
  consoleMessages: ConsoleMessages
  /** Serves a separate website under a base path. `change` can change its files before the server starts. */
  host: (base: string, change?: (recipe: Recipe) => void) => Promise<HostedWebsite>
}

interface WorkerFixtures {
  hostName: string
  hosting: Host
  /** The demo store, which runs on a different origin than the website. */
  store: Server
  /** The website that most tests share. Tests may add files to it, but do not change existing ones. */
  hosted: HostedWebsite
  website: Server
}

function build({ name }: Host, store: Server, base: string): Promise<Recipe> {
  // A source with a path would match only this exact URL, so the policy must contain the store's origin.
  return Recipe.run({ host: name, store: `${store.origin}/api/v1`, base })
}

async function start(hosting: Host, recipe: Recipe): Promise<HostedWebsite> {
  try {
    const server = await hosting.start(recipe, programOf(hosting) ?? '')
    return { server, recipe }
  } catch (error) {
    recipe.remove()
    throw error
  }
}

/** A test function whose fixtures build the website with the commands in docs/hosting.md and serve it on a host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hostName: ['', { option: true, scope: 'worker' }],
  hosting: [
    async ({ hostName }, use) => {
      const hosting = hostNamed(hostName)
      assertAvailable(
        programOf(hosting) !== null,
        `${hostName} is missing and could not be installed, so its hosting tests cannot run`,
      )
      await use(hosting)
    },
    { scope: 'worker' },
  ],
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const store = await startHandler(createDemoStore(), '127.0.0.1')
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  hosted: [
    async ({ hosting, store }, use) => {
      const hosted = await start(hosting, await build(hosting, store, '/'))
      await use(hosted)
      await hosted.server.stop()
      hosted.recipe.remove()
    },
    // The build takes a while on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  website: [async ({ hosted }, use) => use(hosted.server), { scope: 'worker' }],
  baseURL: async ({ website }, use) => use(website.origin),
  host: async ({ hosting, store, hosted }, use) => {
    const started: HostedWebsite[] = []
    await use(async (base, change) => {
      const recipe = base === '/' ? hosted.recipe.copy() : await build(hosting, store, base)
      change?.(recipe)
      const website = await start(hosting, recipe)
      started.push(website)
      return website
    })
    for (const { server, recipe } of started) {
      await server.stop()
      recipe.remove()
    }
  },
  consoleMessages: [failOnUnexpectedMessages, { auto: true }],
})

export { expect }
