import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetPage } from './reset-page.ts'

// The default of one second is too short for a busy computer.
configure({ asyncUtilTimeout: 10_000 })

// Test files load lazy parts before their first test.
resetPage()

beforeEach(() => {
  resetPage()
  history.replaceState(null, '', '/')
  // Tests that need responses replace this function or pass their own.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network in tests.')))
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
