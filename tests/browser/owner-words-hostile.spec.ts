import { allFacts, factsScript } from './support/business-facts.ts'
import { attackResult, expect, test } from './support/site.ts'

const hostile = '"><img src=x onerror="window.ran=1"><script>window.ran=2</script>{{7*7}}'

test('hostile text in every attribute stays text', async ({ page, site, consoleMessages }) => {
  await site.open('/', {
    attributes: {
      'business-name': hostile,
      'owner-name': hostile,
      phone: hostile,
      email: 'javascript:alert(1)@x',
    },
  })
  await expect(page.getByText(`Expert Electrical Solutions by ${hostile}`)).toBeVisible()
  await expect(page).toHaveTitle(`${hostile} - Professional Electrical Services`)
  for (const link of await page.getByRole('link').all()) {
    await expect(link).not.toHaveAttribute('href', /^\s*javascript:/i)
  }
  await site.link('Store').click()
  await expect(page).toHaveTitle(`Store - ${hostile}`)
  expect(await attackResult(page)).toBeUndefined()
  expect(consoleMessages.all()).toEqual([])
})

test('an address that would run something is refused and named', async ({ page, site, consoleMessages }) => {
  const attributes = {
    'owner-photo': 'javascript:window.ran=1',
    'quote-endpoint': 'data:text/html,<script>parent.ran=1</script>',
  }
  consoleMessages.allow(/^warning: <electrician-site> (owner-photo|quote-endpoint)=".*" is not an address/)
  await site.open('/', { attributes })
  await expect(page.getByRole('heading', { name: 'About Marta Volt' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Marta Volt, owner' })).toHaveCount(0)
  expect(await attackResult(page)).toBeUndefined()
  expect(consoleMessages.all()).toHaveLength(2)
})

test('hostile text in every fact stays text, also in the structured data', async ({
  page,
  site,
  consoleMessages,
}) => {
  const facts = JSON.parse(JSON.stringify(allFacts), (_, value: unknown) =>
    typeof value === 'string' ? `${value} ${hostile}` : value,
  ) as typeof allFacts
  await site.open('/', { children: factsScript(facts) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Light where you need it ${hostile}`)
  const data = await page.locator('head script[type="application/ld+json"]').textContent()
  expect(data).not.toContain('</script>')
  expect((JSON.parse(data ?? '') as { description: string }).description).toBe(facts.description)
  expect(await attackResult(page)).toBeUndefined()
  expect(consoleMessages.all()).toEqual([])
})
