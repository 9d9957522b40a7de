import type { CatalogCollection } from '../product.ts'
import type { CollectionKey } from './family.ts'

/**
 * The titles of the collections, as untidy as in real stores: stray spaces, several languages, and two collections with
 * the same title. A key with two titles has two collections, each with half of the products.
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

/** Every collection, newest first. As in real stores, this order has no meaning for customers. */
export const wholesaleCollections: readonly CatalogCollection[] = [
  ...Object.entries(titles).flatMap(([key, names]) =>
    names.map((title, index) => aCollection(idOf(key, index), title)),
  ),
  ...emptyTitles.map((title, index) => aCollection(idOf('empty', index), title)),
]
  .map((collection, index) => ({ ...collection, created_at: createdAt(index) }))
  .toReversed()

/** Returns the id of the collection for a product at this position. */
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
