import { expect, type Page } from '@playwright/test'

/** Returns the entries of the cart's change log as JSON. Returns `[]` if the log does not exist yet. */
export function logText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('e-commerce-cart')
        // Leave it to the page to create the database.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve('[]')
        opening.onsuccess = () => {
          const entries = opening.result
            .transaction('e-commerce-cart')
            .objectStore('e-commerce-cart')
            .getAll()
          entries.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(entries.result))
          }
        }
      }),
  )
}

/** Waits until localStorage contains no cart changes that still have to be added to the change log. */
export async function waitForMergedCart(page: Page): Promise<void> {
  const pendingChanges = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('e-commerce-cart-change-')))
  await expect.poll(pendingChanges).toEqual([])
}
