import { dompurifyFixtures, requireDompurifyFixtures } from './support/dompurify-fixtures.ts'
import { testHostileDescriptions } from './support/hostile-descriptions.ts'
import { InjectionMonitor } from './support/injection-monitor.ts'
import { expect, test } from './support/test-page.ts'

for (const setup of [
  'no content security policy',
  'the strict content security policy and no setHTML()',
] as const)
  testHostileDescriptions(setup, dompurifyFixtures)

test('DOMPurify’s test fixtures run code and send requests if they are not sanitized', async ({
  page,
  testPage,
  server,
  consoleMessages,
}) => {
  requireDompurifyFixtures()
  expect(dompurifyFixtures.length, 'fixtures in the release').toBe(185)
  consoleMessages.allow(/./)
  server.policy = ''
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  await page.route(/^http/, (route) =>
    route.request().url().startsWith(testPage.origin) ? route.fallback() : route.abort(),
  )
  // Create all containers first, because some fixtures clobber the methods that create elements.
  await testPage.open('<div></div>'.repeat(dompurifyFixtures.length), { script: '' })
  await page.evaluate(insert, dompurifyFixtures)
  await expect.poll(async () => (await monitor.executedCalls()).length).toBeGreaterThan(25)
  expect(monitor.unexpectedRequests().length).toBeGreaterThan(5)
})

function insert(payloads: string[]): void {
  for (const [index, container] of [...document.querySelectorAll('div')].entries()) {
    container.innerHTML = payloads[index] ?? ''
    for (const element of container.querySelectorAll('*')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
    }
  }
}
