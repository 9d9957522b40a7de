import { expect, it, vi } from 'vitest'
import { publishLoader } from '../../src/runtime/page/page-loader.ts'
import { startCart } from '../../src/runtime/page/start-cart.ts'
import { addLanguage } from '../../src/texts/languages.ts'
import { currentToast } from '../support/carts.ts'
import { order } from '../support/orders.ts'

it('the offer to restore an order waits for the file of the page’s language', async () => {
  document.documentElement.lang = 'de'
  const loadLanguage = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    addLanguage({ language: 'de', texts: { order_not_completed: 'Noch nicht bestellt' } })
  })
  publishLoader({ script: null, loadLanguage, loadStore: () => {} })
  order('black')
  startCart()
  const toast = await vi.waitUntil(currentToast)
  expect(loadLanguage).toHaveBeenCalledWith('de')
  expect(toast.title).toBe('Noch nicht bestellt')
})
