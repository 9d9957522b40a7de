import { allFacts, factsScript } from './support/business-facts.ts'
import { attackResult, expect, test } from './support/site.ts'

const maliciousText = '"><img src=x onerror="window.ran=1"><script>window.ran=2</script>{{7*7}}'

test('<electrician-site> renders HTML in its attributes as plain text', async ({
  page,
  site,
  consoleMessages,
}) => {
  await site.open('/', {
    attributes: {
      'business-name': maliciousText,
      'owner-name': maliciousText,
      phone: maliciousText,
      email: 'javascript:alert(1)@x',
    },
  })
  await expect(page.getByText(`Expert Electrical Solutions by ${maliciousText}`)).toBeVisible()
  await expect(page).toHaveTitle(`${maliciousText} - Professional Electrical Services`)
  for (const link of await page.getByRole('link').all()) {
    await expect(link).not.toHaveAttribute('href', /^\s*javascript:/i)
  }
  await site.link('Store').click()
  await expect(page).toHaveTitle(`Store - ${maliciousText}`)
  expect(await attackResult(page)).toBeUndefined()
  await expect.poll(() => consoleMessages.all()).toEqual([])
})

test('<electrician-site> renders HTML in the business facts as plain text and escapes it in structured data', async ({
  page,
  site,
  consoleMessages,
}) => {
  const { hours, ...otherFacts } = allFacts
  const texts = { ...otherFacts, hours: { emergency: hours.emergency, note: hours.note } }
  const facts = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? `${value} ${maliciousText}` : value,
  ) as typeof texts
  await site.open('/', { children: factsScript(facts) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Light where you need it ${maliciousText}`)
  const data = await page.locator('head script[type="application/ld+json"]').textContent()
  expect(data).not.toContain('</script>')
  expect((JSON.parse(data ?? '') as { description: string }).description).toBe(facts.description)
  expect(await attackResult(page)).toBeUndefined()
  await expect.poll(() => consoleMessages.all()).toEqual([])
})
