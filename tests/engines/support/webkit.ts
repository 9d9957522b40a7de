import { test as base, expect } from '@playwright/test'
import { runServer, type ShopServer } from '../../browser/support/shop-server.ts'
import { TestPage } from '../../browser/support/test-page.ts'
import { listen } from './in-page.ts'
import { WebDriver } from './webdriver.ts'
import { WebKitPage } from './webkit-page.ts'

interface Fixtures {
  testPage: TestPage
  visitor: WebKitPage
}

interface WorkerFixtures {
  /** What pages load in the place of the script. */
  script: string
  driver: WebDriver
  server: ShopServer
}

/** A testPage of the browser tests, visited with WebKit. What its pages complain of fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  script: ['/electrician-elements.js', { option: true, scope: 'worker' }],
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const driver = await WebDriver.start()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  server: [runServer, { scope: 'worker' }],
  visitor: async ({ driver, server }, use) => {
    server.reset()
    server.pages.set('/listen.js', `(${listen})()`)
    server.pages.set('/empty.html', '<!doctype html>')
    const visitor = new WebKitPage(driver)
    await driver.post('/window/rect', { width: 1280, height: 900 })
    await visitor.goto(`${server.originAt('localhost')}/empty.html`)
    await driver.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await use(visitor)
    expect(await heard(visitor), 'console and policy violations').toEqual([])
  },
  testPage: async ({ visitor, server }, use) => {
    const testPage = new TestPage(server, visitor)
    testPage.head = '<script src="/listen.js"></script>'
    await use(testPage)
  },
})

/** Opens the whole website, on a host that answers every path with its one page. */
export async function openSite(testPage: TestPage, visitor: WebKitPage, path: string): Promise<void> {
  testPage.server.website = testPage.html({
    body: '<electrician-site business-name="Volt & Sons" owner-name="Marta Volt" phone="(555) 010-0199"></electrician-site>',
  })
  await visitor.goto(testPage.origin + path)
}

/** What the pages of this visit have complained of. */
export async function heard(visitor: WebKitPage): Promise<string[]> {
  return visitor.driver.evaluate(
    () => JSON.parse(sessionStorage.getItem('consoleMessages') ?? '[]') as string[],
  )
}

export { expect }
