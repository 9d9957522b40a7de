import { everything, json } from './support/facts.ts'
import { expect, somethingRan, test } from './support/site.ts'

const hostile = '"><img src=x onerror="window.ran=1"><script>window.ran=2</script>{{7*7}}'

test('hostile text in every attribute stays text', async ({ page, site, noise }) => {
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
  expect(await somethingRan(page)).toBeUndefined()
  expect(noise.all()).toEqual([])
})

test('an address that would run something is refused and named', async ({ page, site, noise }) => {
  const attributes = {
    'owner-photo': 'javascript:window.ran=1',
    'quote-endpoint': 'data:text/html,<script>parent.ran=1</script>',
  }
  noise.allow(/^warning: <electrician-site> (owner-photo|quote-endpoint)=".*" is not an address/)
  await site.open('/', { attributes })
  await expect(page.getByRole('heading', { name: 'About Marta Volt' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Marta Volt, owner' })).toHaveCount(0)
  expect(await somethingRan(page)).toBeUndefined()
  expect(noise.all()).toHaveLength(2)
})

test('hostile text in every fact stays text, also in the structured data', async ({ page, site, noise }) => {
  const facts = JSON.parse(JSON.stringify(everything), (_, value: unknown) =>
    typeof value === 'string' ? `${value} ${hostile}` : value,
  ) as typeof everything
  await site.open('/', { inside: json(facts) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Light where you need it ${hostile}`)
  const data = await page.locator('head script[type="application/ld+json"]').textContent()
  expect(data).not.toContain('</script>')
  expect((JSON.parse(data ?? '') as { description: string }).description).toBe(facts.description)
  expect(await somethingRan(page)).toBeUndefined()
  expect(noise.all()).toEqual([])
})
