import type { CatalogCollection } from '../product.ts'
import type { CollectionKey } from './family.ts'

/**
 * The titles of the collections by key. They are as untidy as in real stores, with stray spaces and several languages.
 * A key with two titles creates two collections, each with half of the products.
 */
const titles: Record<CollectionKey, readonly string[]> = {
  wire: ['Wire & Cable'],
  breakers: [' Circuit Breakers'],
  panels: ['Panels & Boxes  '],
  outlets: ['Outlets'],
  switches: ['Schalter und Dimmer'],
  usb: ['USB Chargers'],
  ev: ['EV Charging '],
  lighting: ['Lighting', 'Lighting'],
  outdoor: ['Éclairage extérieur'],
  surge: ['Surge Protection'],
  smart: ['Έξυπνο σπίτι'],
  tools: ['Tools', ' Tools '],
  testers: ['Test Instruments'],
  conduit: ['Conduit & Fittings'],
  batteries: ['電池・バックアップ電源'],
  safety: ['السلامة والإنذار'],
  services: ['Services'],
}

const emptyTitles = ['Clearance', 'Neuheiten', ' Seasonal ', 'test']

/** All collections of the wholesale store, newest first. As in real stores, customers do not see this order. */
export const wholesaleCollections: readonly CatalogCollection[] = [
  ...Object.entries(titles).flatMap(([key, names]) =>
    names.map((title, index) => aCollection(idOf(key, index), title)),
  ),
  ...emptyTitles.map((title, index) => aCollection(idOf('empty', index), title)),
]
  .map((collection, index) => ({ ...collection, created_at: createdAt(index) }))
  .toReversed()

/** Returns the ID of the collection that contains the product at this position. */
export function collectionFor(key: CollectionKey, position: number): string {
  return idOf(key, position % titles[key].length)
}

function aCollection(id: string, title: string) {
  return { id, title }
}

function idOf(key: string, index: number): string {
  return `pcol_wholesale_${key}${index === 0 ? '' : `_${index + 1}`}`
}

function createdAt(index: number): string {
  return new Date(Date.UTC(2024, 0, 8 + index)).toISOString()
}
