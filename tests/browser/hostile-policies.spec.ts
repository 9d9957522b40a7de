import { markups, twisted } from './support/attacks.ts'
import { testDescriptionsOn } from './support/hostile-descriptions.ts'
import { expect, test } from './support/stage.ts'
import { Tripwire } from './support/tripwire.ts'

test('attacks work: without sanitizing, they run and send requests', async ({
  page,
  stage,
  server,
  noise,
}) => {
  noise.allow(/./)
  server.policy = ''
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  await page.route('https://evil.invalid/**', (route) => route.abort())
  await stage.open('<div id="place"></div>', { script: '' })
  await page.evaluate(
    (markups) => {
      for (const markup of markups) {
        const place = document.createElement('div')
        document.body.append(place)
        place.innerHTML = markup
        for (const element of place.querySelectorAll('*')) {
          for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
        }
      }
    },
    markups.filter((markup) => !/<(meta|base|form)/.test(markup)),
  )
  await expect.poll(async () => (await tripwire.ran()).length).toBeGreaterThan(100)
  expect(tripwire.requests().length).toBeGreaterThan(10)
})

// What lies between the two ends of `hostile-content.spec.ts`.
testDescriptionsOn('Trusted Types alone')
// A few say it: whether anybody calls it does not depend on the text.
testDescriptionsOn('no policy, where setHTML, if anyone called it, would let everything in', twisted)
