import { expect, it, vi } from 'vitest'
import { note, readNotes } from '../../src/diagnostics/notes.ts'
import { areDevelopersReading } from '../../src/navigation/developers.ts'

function readAt(address: string, scripts: { dataset: Record<string, string> }[] = []): boolean {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', {})
  vi.stubGlobal('Document', { prototype: { scripts } })
  return areDevelopersReading()
}

it.each([
  'file:///home/volt/index.html',
  'http://localhost:4173/',
  'http://shop.localhost/',
  'http://volt.local/',
  'https://volt.test/',
  'http://127.0.0.1:8080/',
  'http://10.0.0.7/',
  'http://172.16.0.1/',
  'http://172.31.255.1/',
  'http://192.168.1.20/',
  'http://[::1]/',
  'http://[fd12:3456::1]/',
  'https://volt.example/#electrician-check',
])('developers read the messages at %s', (address) => {
  expect(readAt(address)).toBe(true)
})

it.each([
  'https://volt.example/',
  'https://localhost.example/',
  'https://mylocalhost/',
  'https://10.example/',
  'http://172.32.0.1/',
  'http://11.0.0.1/',
  'http://192.169.1.1/',
  'http://[2001:db8::1]/',
  'https://volt.example/#contact',
])('visitors see no messages at %s', (address) => {
  expect(readAt(address)).toBe(false)
})

it('developers read the messages of a page with data-check on a script tag', () => {
  expect(readAt('https://volt.example/', [{ dataset: {} }, { dataset: { check: '' } }])).toBe(true)
})

it('a reader gets the notes from before and after, without those that were withdrawn', () => {
  const read: string[] = []
  note('undialable-phone', () => ({ phone: '1' }))
  note('no-product', () => ({ tag: 'buy-button' }))()
  readNotes(({ name, details }) => details() && read.push(name))
  note('no-product', () => ({ tag: 'product-detail' }))
  expect(read).toEqual(['undialable-phone', 'no-product'])
})
