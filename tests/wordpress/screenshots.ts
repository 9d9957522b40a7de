import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { cardOf, mug } from '../browser/support/shop.ts'
import { BlockEditor } from './support/block-editor.ts'
import { expect, signIn, test } from './support/plugin.ts'

test.use({ viewport: { width: 1200, height: 800 }, locale: 'en-US' })

/** Saves the visible part of the page as one of the numbered screenshots in `readme.txt`. */
async function save(page: Page, number: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  const file = `../../src/wordpress/assets/screenshot-${number}.png`
  await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)), animations: 'disabled' })
}

test('screenshots', async ({ page, site, plugin }) => {
  plugin.install({ facts: JSON.stringify({ phone: '(555) 010-0199' }) })
  await signIn(page, 'administrator')
  await page.goto('/wp-admin/options-general.php?page=electrician-elements')
  await page.getByRole('button', { name: 'Save and create the pages' }).click()
  await page.getByRole('button', { name: 'Dismiss this notice' }).click()
  await page.getByRole('button', { name: 'Check my store' }).click()
  await expect(page.getByRole('status')).toContainText('Your store works')
  // Owners do not use the tests' store.
  await page.getByLabel('Store ID').fill('store_01ABCDEFGHJKMNPQRSTVWXYZ12')
  // Another plugin of the tests adds this menu item.
  await page.addStyleTag({ content: '#menu-posts-product { display: none }' })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await save(page, 1)

  const editor = new BlockEditor(page)
  await editor.open('administrator', 'page')
  await page.getByRole('textbox', { name: 'Add title' }).fill('Shop')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Everything that we have in the van.')
  // The block's toolbar covers the line above the block.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await editor.insert('Product list')
  await editor.openBlockSettings()
  await page.getByRole('button', { name: 'Without heading' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
  await save(page, 2)

  site.switchTheme('twentytwentythree')
  // Leave the editor, which would send requests without its cookies.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/shop/')
  await expect(cardOf(page, mug)).toBeVisible()
  await save(page, 3)
})
