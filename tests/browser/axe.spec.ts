import type { Page } from '@playwright/test'
import {
  accessibilityProblems,
  expectFit,
  expectFitAndAccessible,
  setCanvasBackground,
} from './support/accessibility.ts'
import { failedRequest } from './support/console-messages.ts'
import { largeImage, openerOf } from './support/picture-zoom.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import { checkoutButton, drawerOf, openCart, toastOf } from './support/shop.ts'
import type { Site } from './support/site.ts'
import { smallTargets } from './support/site-layout.ts'
import { expect, routes, test } from './support/site-screens.ts'
import type { TestPage } from './support/test-page.ts'

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const openListing = (site: Site) => site.open('/store', { attributes: { browse: '' } })

/** The screens and states to check, each with the steps that open it. */
const screens: Record<
  string,
  (page: Page, testPage: TestPage, site: Site, openScreen: (path: string) => Promise<void>) => Promise<void>
> = {
  'the product page of a sold-out product': async (page, testPage) => {
    await testPage.openProduct('prod_extension_reel')
    await expect(page.getByText('Not enough stock. Only 0 left.')).toBeVisible()
  },
  'the product page with an empty required field': async (page, testPage) => {
    await testPage.openProduct('prod_safety_inspection')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Enter “Address of the property” to add this product')).toBeVisible()
  },
  'the product page of a subscription': async (page, testPage) => {
    testPage.storeId = 'wholesale'
    await testPage.openProduct('prod_wholesale_care_plan')
    await expect(page.getByText('subscription, which cannot be ordered online')).toBeVisible()
  },
  'the cart drawer with the value of a custom field': async (page, testPage) => {
    await testPage.openProduct('prod_safety_inspection')
    await page.getByRole('textbox', { name: 'Address of the property' }).fill('1 Ohm Street')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect((await openCart(page)).getByText('Address of the property: 1 Ohm Street')).toBeVisible()
  },
  'a product list with filters': async (page, _, site) => {
    await openListing(site)
    await searchField(page).fill('smart')
    await expect(page.getByRole('status').filter({ hasText: /products for “smart”/ })).toBeVisible()
  },
  'a search without results': async (page, _, site) => {
    await openListing(site)
    await searchField(page).fill('zebra')
    await expect(page.getByText('No products for “zebra”.')).toBeVisible()
  },
  'the filter dialog': async (page, _, site) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openListing(site)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  },
  'a filtered list with long product names': async (page, testPage) => {
    testPage.storeId = 'wholesale'
    testPage.serve('shop.html', { body: '<main><h1>Shop</h1><store-grid browse></store-grid></main>' })
    await page.goto(`${testPage.origin}/shop.html?ee-q=switch&ee-min=1&ee-stock=in`)
    await expect(page.getByText(/ of 400 products for “switch”, from \$1, in stock$/).first()).toBeVisible()
  },
  'the product page of a product with several options': async (page, testPage) => {
    testPage.storeId = 'wholesale'
    await testPage.openProduct('prod_wholesale_thhn_2')
    await page.getByRole('group', { name: 'Color' }).getByRole('radio', { name: 'Red' }).check()
    await expect(page.getByRole('radio', { name: '500 ft, not available in Red' })).toBeVisible()
  },
  'related products': async (page, _, site) => {
    await site.open('/product/prod_tee', { attributes: { browse: '' } })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: 'Goes well with' }).getByRole('listitem')).toHaveCount(2)
  },
  'the dialog with a product’s pictures': async (page, testPage) => {
    await testPage.openProduct('prod_tee')
    await openerOf(page).click()
    await expect(largeImage(page, 1)).toBeVisible()
  },
  'a booking without a required field': async (page, _, site) => {
    site.testPage.storeId = 'wholesale'
    await site.open('/product/prod_wholesale_safety_inspection')
    await page.getByRole('grid').locator('button[aria-disabled=false]').first().click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByText('Enter “Address of the property” to book')).toBeVisible()
  },
  'a donation without an amount': async (page, _, site) => {
    site.testPage.storeId = 'wholesale'
    await site.open('/product/prod_wholesale_donation')
    await page.getByRole('radio', { name: 'Other amount' }).check()
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByText('Enter an amount from $5.00 to $500.00.')).toBeVisible()
  },
  'a toast over the website’s home screen': async (page, _, __, openScreen) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openScreen('/')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(toastOf(page)).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  },
  'the website’s empty cart with a toast': async (page, _, __, openScreen) => {
    await openScreen('/success')
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(toastOf(page)).toBeVisible()
  },
  'the website with a store that fails': async (page, _, __, openScreen) => {
    await openScreen('/store?failing')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'the demo article with product cards': async (page) => {
    await page.goto('/article.html')
    await expect(page.getByRole('button', { name: /^Buy the amber shirt/ })).toBeEnabled()
  },
  'the plumber’s schedule': async (page) => {
    await openPlumberPage(page)
    await hoursButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Hours' })).toBeVisible()
  },
  'a picture of the plumber’s work': async (page) => {
    await openPlumberPage(page)
    await workButton(page, 'Kitchen faucet').click()
    await expect(page.getByRole('dialog', { name: 'Our Work' })).toBeVisible()
  },
  'the list of demo pages': async (page) => {
    await page.goto('/demos.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

for (const [name, goThere] of Object.entries(screens))
  test(`${name} fits and has no accessibility violations`, async ({
    page,
    testPage,
    site,
    openScreen,
    consoleMessages,
  }) => {
    consoleMessages.allow(failedRequest)
    testPage.head = '<meta name="color-scheme" content="light dark">'
    await goThere(page, testPage, site, openScreen)
    if (page.url().startsWith(testPage.origin)) await setCanvasBackground(page)
    await expectFitAndAccessible(page)
  })

for (const language of ['ar', 'de'])
  test(`the website’s pages in the language ${language} fit and have no accessibility violations`, async ({
    page,
    site,
    consoleMessages,
  }) => {
    test.slow()
    consoleMessages.allow(failedRequest)
    site.testPage.language = language
    site.testPage.head = '<meta name="color-scheme" content="light dark">'
    for (const path of Object.keys(routes)) {
      await site.open(path, { head: `<script src="/languages/${language}.js" defer></script>` })
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await setCanvasBackground(page)
      await expectFit(page, path)
      // The colors do not depend on the language.
      expect(await accessibilityProblems(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      await expectFit(page, path)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
