import type { Page } from '@playwright/test'
import { headerOverlaps, overflowingTexts, unreachableControls } from './support/header-layout.ts'
import { expect, test } from './support/site.ts'
import { clippedTexts, overflowingBoxes } from './support/site-layout.ts'

const longEmail = 'very.long.address.of.the.service.department@electrical-contractors-northwest.example'
const longPhone = '+1 (555) 010-0199 ext. 4321'

const businesses = {
  German: {
    'business-name': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
    'owner-name': 'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    phone: '+49 (0) 30 901820-12345',
    email: longEmail,
  },
  'English and Spanish': {
    'business-name':
      'Smith, Johnson, Fernández-Villalobos & Sons Electrical Contracting and Emergency Services LLC',
    'owner-name': 'José María Wolfeschlegelsteinhausenbergerdorff-Fernández-Villalobos III',
    phone: longPhone,
    email: longEmail,
  },
  Arabic: {
    'business-name': 'شركة النور الساطع للمقاولات والتمديدات الكهربائية وخدمات الطوارئ المحدودة',
    'owner-name': 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ الأنصاري الكهربائي',
    phone: '+966 (55) 010-0199 ext. 4321',
    email: longEmail,
  },
  Chinese: {
    'business-name': '上海浦东新区光明电气工程安装维修与二十四小时紧急服务有限责任公司',
    'owner-name': '欧阳震华与司徒美堂电气工程师事务所联合创始人',
    phone: longPhone,
    email: longEmail,
  },
}

const widths = [280, 390, 600, 768, 900, 1000, 1100, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [language, attributes] of Object.entries(businesses)) {
  for (const direction of language === 'Arabic' ? ['ltr', 'rtl'] : ['ltr']) {
    test(`the website fits at any window width with a long ${language} business name (${direction})`, async ({
      page,
      site,
    }) => {
      await site.open('/', { attributes })
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectFit(page, `at ${width} px`)
      }
    })
  }

  test(`a long ${language} business name and phone number fit in the mobile menu`, async ({ page, site }) => {
    await site.open('/', { attributes })
    for (const width of [280, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      expect(await overflowingBoxes(page), `at ${width} px`).toEqual([])
      expect(await overflowingTexts(page, 'dialog[open]'), `at ${width} px`).toEqual([])
      await page.getByRole('button', { name: 'Close menu' }).click()
    }
  })
}

test('<about-owner> and <contact-info> fit in a 200 px wide sidebar on a wide page', async ({
  page,
  testPage,
}) => {
  const { 'owner-name': owner, phone, email } = businesses.German
  await testPage.open(`<div id="sidebar">
    <about-owner owner-name="${owner}"></about-owner>
    <contact-info phone="${phone}" email="${email}"></contact-info></div>`)
  await expect(page.getByText('Call Us')).toBeVisible()
  for (const width of [200, 320, 760]) {
    await page.locator('#sidebar').evaluate((sidebar, px) => {
      sidebar.style.inlineSize = `${px}px`
    }, width)
    for (const tag of ['about-owner', 'contact-info']) {
      expect(await overflowingTexts(page, ':scope', tag), `${tag} at ${width} px`).toEqual([])
    }
  }
})

async function expectFit(page: Page, message: string): Promise<void> {
  expect(await overflowingBoxes(page), message).toEqual([])
  expect(await clippedTexts(page), message).toEqual([])
  expect(await headerOverlaps(page), message).toEqual([])
  expect(await unreachableControls(page), message).toEqual([])
  expect(await overflowingTexts(page, 'header, main, footer'), message).toEqual([])
}
