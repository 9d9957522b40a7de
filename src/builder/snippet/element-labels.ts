import type { ElementName } from './elements.ts'

/** The labels of elements whose names do not explain what they are. */
const labels: Partial<Record<ElementName, string>> = {
  'electrician-site': 'Whole website',
  'store-front': 'Whole store',
  'store-grid': 'Product listing',
  'product-detail': 'One product',
  'cart-drawer': 'Cart',
  'order-success': 'Thanks after payment',
  'service-list': 'Services and rates',
  'about-owner': 'About the owner',
  'contact-info': 'Contact',
}

/** Returns the label of an element in the form. */
export function elementLabel(name: ElementName): string {
  return labels[name] ?? capitalize(name)
}

/** Converts a name to a label: `font-size` → "Font size", `home-url` → "Home URL". */
export function capitalize(text: string): string {
  const words = text.replaceAll('-', ' ').replace(/\burl\b/, 'URL')
  return (words[0] ?? '').toUpperCase() + words.slice(1)
}
