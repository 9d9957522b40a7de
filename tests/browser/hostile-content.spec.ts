import { markups } from './support/attacks.ts'
import { expectNoHarm } from './support/hostile-descriptions.ts'
import { test } from './support/stage.ts'

/** The two ends: nothing stands between a text and its doing, and all that can stand there does. */
const pages = {
  'no policy': { policy: '', hasSetHtml: true },
  'the strictest policy, in a browser without setHTML': { policy: null, hasSetHtml: false },
}

for (const [what, ground] of Object.entries(pages)) {
  test(`${markups.length} attacks in a description do nothing on a page with ${what}`, async ({
    page,
    stage,
    noise,
  }) => {
    await expectNoHarm({ page, stage, noise }, ground)
  })
}
