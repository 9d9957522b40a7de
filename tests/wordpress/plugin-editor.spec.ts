import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, cardOf, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { BlockEditor } from './support/block-editor.ts'
import { expect, test } from './support/plugin.ts'

test('the block editor lists the elements as blocks and shows what visitors will see', async ({
  page,
  site,
  plugin,
  consoleMessages,
}) => {
  const modules: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/electrician-elements/modules/')) modules.push(request.url())
  })
  // The search for blocks also asks WordPress's block directory, which needs the internet.
  consoleMessages.allow(failedRequest)
  plugin.install({ facts: JSON.stringify({ owner_name: 'Ada Volt', phone: '(555) 010-0199' }) })
  await page.goto(site.save('administrator', 'One URL', '<!-- wp:electrician-elements/store-grid /-->'))
  await expect(cardOf(page, mug)).toBeVisible()
  const editor = new BlockEditor(page)
  await editor.open('administrator', 'page')
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  const inserter = page.getByRole('region', { name: 'Block Library' })
  await expect(inserter.getByRole('heading', { name: 'Electrician Elements' })).toBeVisible()
  await inserter.getByRole('searchbox').fill('electrician')
  await expect(inserter.getByRole('option')).toHaveCount(12)
  await inserter.getByRole('option', { name: 'Product list' }).click()
  await editor.addParagraphAfter('Product list')
  await editor.insert('About the owner')

  await expect(page.getByText('Ada Volt').first()).toBeVisible()
  await expect(cardOf(page, mug)).toBeVisible()
  // Clicks select the block instead of adding products to the cart.
  await expect(page.locator('store-grid')).toHaveJSProperty('inert', false)
  await expect(page.locator('[inert] store-grid')).toHaveCount(1)
  await cardOf(page, mug).click({ force: true })
  await editor.openBlockSettings()
  const limit = page.getByRole('spinbutton', { name: 'Maximum number of products' })
  const buttons = page.getByRole('button', { name: /^Add to Cart/ })
  await expect(limit).toHaveAttribute('placeholder', 'Default')
  await limit.fill('2')
  await expect(buttons).toHaveCount(2)
  await page.getByRole('button', { name: 'Use the default: Maximum number of products' }).click()
  await expect(limit).toHaveValue('')
  await expect(buttons).not.toHaveCount(2)
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ index: 1 })

  await expect(page.getByLabel('Only these products')).toHaveCount(0)
  await page.getByRole('button', { name: 'For developers' }).click()
  await expect(page.getByLabel('Only these products')).toBeVisible()
  await expect(page.getByLabel('Text without the script')).toBeVisible()

  // A page that has a title needs no second heading.
  const heading = page.locator('store-grid').getByRole('heading', { name: 'Our Store' })
  expect((await heading.boundingBox())?.width).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Without heading' }).click()
  await expect(async () => expect((await heading.boundingBox())?.width).toBe(1)).toPass()

  await test.step('the editor and the website load the elements from one URL', () => {
    // All other modules have a hash in their names. A second URL of this one would run the elements twice.
    const loaders = modules.filter((url) => /\/electrician-elements\.js/.test(url))
    expect(loaders.length).toBeGreaterThan(1)
    expect(new Set(loaders).size).toBe(1)
  })
})

test('without a store and facts, blocks ask for the settings', async ({ browser, baseURL, plugin }) => {
  plugin.install({ store_id: '' })
  for (const role of ['contributor', 'administrator']) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    const editor = new BlockEditor(page)
    await editor.open(role, 'post')
    await page.getByRole('textbox', { name: 'Add title' }).fill('Without store')
    await page.keyboard.press('Enter')
    await editor.insert('Product list')
    const links = page.getByRole('link', { name: 'Open the settings' })
    if (role === 'contributor') {
      await expect(page.getByText('Ask an administrator to set the store.')).toBeVisible()
      await expect(links).toHaveCount(0)
    } else {
      await editor.addParagraphAfter('Product list')
      await editor.insert('Services and rates')
      await editor.addParagraphAfter('Services and rates')
      await editor.insert('Contact details')
      await expect(page.getByText('There is nothing to show yet.')).toHaveCount(2)
      await expect(links).toHaveCount(3)
      for (const link of await links.all())
        await expect(link).toHaveAttribute('href', /options-general\.php\?page=electrician-elements$/)
    }
    await page.close()
  }
})

test('the editor completes no order and keeps its title', async ({ page, plugin }) => {
  plugin.install()
  const { shop } = plugin.createPages()
  await page.goto(shop)
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  const editor = new BlockEditor(page)
  await editor.open('administrator', 'page')
  const title = await page.title()
  await page.getByRole('textbox', { name: 'Add title' }).fill('Thanks')
  await page.keyboard.press('Enter')
  await editor.insert('Thanks after payment')
  await expect(page.getByText('Customers see “Order Successful!” here')).toBeVisible()
  await editor.addParagraphAfter('Thanks after payment')
  await editor.insert('Whole website')
  await expect(page.getByText('Preview the page to see it.')).toBeVisible()
  // The other blocks load the elements into the editor.
  await editor.addParagraphAfter('Whole website')
  await editor.insert('Product list')
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await page.title()).toBe(title)
  await page.goto(shop)
  await openCart(page)
  await expect(page.getByRole('button', { name: 'Put it back' }).first()).toBeVisible()
})
