import { expect, it } from 'vitest'
import { assertInStock } from '../../src/catalog/stock-error.ts'
import { StoreError } from '../../src/provider/store-error.ts'
import { errorText } from '../../src/texts/error-text.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aLocale } from '../support/a-locale.ts'

const german = aLocale({
  store_offline: 'Offline.',
  not_enough_stock: 'Nur noch {left}: {title}',
})

function outOfStock(): unknown {
  try {
    assertInStock({ title: 'Tee {left}' }, { title: 'Black', manage_inventory: true }, 2, 1, 2)
  } catch (error) {
    return error
  }
  return undefined
}

it.each([
  [new StoreError('offline'), 'Offline.', 'You seem to be offline. Check your connection and try again.'],
  [new StoreError({ status: 404, statusText: 'Not Found' }), 'HTTP 404: Not Found', 'HTTP 404: Not Found'],
  [outOfStock(), 'Nur noch 2: Tee {left}', 'Not enough stock for Tee {left} (Black). Only 2 left.'],
  [new Error('An unknown error'), 'An unknown error', 'An unknown error'],
  [new Error(''), 'Fallback', 'Fallback'],
  ['not an error', 'Fallback', 'Fallback'],
])('errorText() translates %s', (error, translated, english) => {
  expect(errorText(error, german, 'Fallback')).toBe(translated)
  expect(errorText(error, ENGLISH, 'Fallback')).toBe(english)
})
