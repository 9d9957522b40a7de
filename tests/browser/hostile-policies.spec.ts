import { markupAttacks, parserAttacks } from './support/attacks.ts'
import { testHostileDescriptions } from './support/hostile-descriptions.ts'
import { InjectionMonitor } from './support/injection-monitor.ts'
import { expect, test } from './support/test-page.ts'

test('the attacks used in descriptions run code and send requests if they are not sanitized', async ({
  page,
  testPage,
  server,
  consoleMessages,
}) => {
  consoleMessages.allow(/./)
  server.policy = ''
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  await page.route('https://evil.invalid/**', (route) => route.abort())
  await testPage.open('', { script: '' })
  await page.evaluate(
    (markups) => {
      for (const markup of markups) {
        const container = document.createElement('div')
        document.body.append(container)
        container.innerHTML = markup
        for (const element of container.querySelectorAll('*')) {
          for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
        }
      }
    },
    markupAttacks.filter((markup) => !/<(meta|base|form)/.test(markup)),
  )
  await expect.poll(async () => (await monitor.executedCalls()).length).toBeGreaterThan(100)
  expect(monitor.unexpectedRequests().length).toBeGreaterThan(10)
})

// A few attacks are enough, because whether `setHTML()` is called does not depend on the attack.
testHostileDescriptions('a setHTML() that does not sanitize', parserAttacks)
