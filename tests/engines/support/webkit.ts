import { test as base, expect } from '@playwright/test'
import { runServer, type ShopServer } from '../../browser/support/shop-server.ts'
import { TestPage } from '../../browser/support/test-page.ts'
import { scripts } from '../../support/scripts.ts'
import { recordErrors } from './page-functions.ts'
import { WebDriver } from './webdriver.ts'
import { WebKitPage } from './webkit-page.ts'

interface Fixtures {
  testPage: TestPage
  visitor: WebKitPage
}

interface WorkerFixtures {
  /** The path of the script that pages load. */
  script: string
  driver: WebDriver
  server: ShopServer
}

/** The `testPage` fixture for WebKit. A test fails if its pages cause errors, warnings or policy violations. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  script: [scripts.loader, { option: true, scope: 'worker' }],
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
    server.pages.set('/record-errors.js', `(${recordErrors})()`)
    server.pages.set('/empty.html', '<!doctype html>')
    const visitor = new WebKitPage(driver)
    await driver.post('/window/rect', { width: 1280, height: 900 })
    await visitor.goto(`${server.originAt('localhost')}/empty.html`)
    await driver.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await use(visitor)
    expect(await recordedErrors(visitor), 'console and policy violations').toEqual([])
  },
  testPage: async ({ visitor, server, script }, use) => {
    const testPage = new TestPage(server, visitor, script)
    testPage.head = '<script src="/record-errors.js"></script>'
    await use(testPage)
    server.throwCrash()
  },
})

/** Opens the complete website on a server that returns the same page for every path. */
export async function openSite(testPage: TestPage, visitor: WebKitPage, path: string): Promise<void> {
  testPage.server.website = testPage.html({
    body: '<electrician-site business-name="Volt & Sons" owner-name="Marta Volt" phone="(555) 010-0199" routing="history"></electrician-site>',
  })
  await visitor.goto(testPage.origin + path)
}

/** Returns all errors, warnings and policy violations recorded since the test started. */
export async function recordedErrors(visitor: WebKitPage): Promise<string[]> {
  return visitor.driver.evaluate(
    () => JSON.parse(sessionStorage.getItem('consoleMessages') ?? '[]') as string[],
  )
}

export { expect }
