import type { Page } from '@playwright/test'
import { headerOverlaps } from './support/header-layout.ts'
import { sidewaysOverflows } from './support/overflow.ts'
import { expect, test } from './support/site.ts'

const businesses = {
  German: {
    'business-name': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
    'owner-name': 'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    phone: '+49 (0) 30 901820-12345',
    email: 'very.long.address.of.the.service.department@electrical-contractors-northwest.example',
  },
  Arabic: {
    'business-name': 'شركة النور الساطع للمقاولات والتمديدات الكهربائية وخدمات الطوارئ المحدودة',
    'owner-name': 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ الأنصاري الكهربائي',
    phone: '+966 (55) 010-0199 ext. 4321',
  },
}

for (const [language, attributes] of Object.entries(businesses))
  test(`the website fits at any window width with a long ${language} business name`, async ({
    page,
    site,
  }) => {
    await site.open('/', { attributes })
    if (language === 'Arabic') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const width of [390, 600, 768, 900, 1000, 1100, 1280, 280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectFit(page, `at ${width} px`)
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectFit(page, 'the menu at 280 px')
  })

test('<about-owner> and <contact-info> fit in a 200 px wide sidebar on a wide page', async ({
  page,
  testPage,
}) => {
  const { 'owner-name': owner, phone, email } = businesses.German
  await testPage.open(`<div id="sidebar">
    <about-owner owner-name="${owner}"></about-owner>
    <contact-info phone="${phone}" email="${email}"></contact-info></div>`)
  await expect(page.getByText('Call Us')).toBeVisible()
  await page.locator('#sidebar').evaluate((sidebar) => {
    sidebar.style.inlineSize = '200px'
  })
  await expect.poll(() => sidewaysOverflows(page)).toEqual([])
})

async function expectFit(page: Page, message: string): Promise<void> {
  await expect.poll(() => sidewaysOverflows(page), message).toEqual([])
  expect(await headerOverlaps(page), message).toEqual([])
}
